import Findings
import TraceModel

/// Reports a class that conforms to SwiftUI’s `View`.
struct ViewIsAClass: SentenceRule {
  static let descriptor = RuleDescriptor(
    758,
    "view-is-a-class",
    .error,
    [.runtime, .input],
    summary: "A class conforms to View.",
    rationale: "The app crashes on a device, because views are values.",
    help: "declare the view as a struct, and keep objects in StateObject, State or ObservedObject",
    wrong: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":2.000,"cat":"object","id2":{"local":"0x2"},"name":"CartView#2","args":{"class":"CartView","kind":"swiftUIView"}}
      {"ph":"i","pid":1,"tid":1,"ts":3.000,"s":"t","cat":"hierarchy","name":"node","args":{"obj":2,"to":1,"index":0}}
      {"ph":"B","pid":1,"tid":1,"ts":4.000,"cat":"callback","name":"CartView.body","args":{"obj":2,"text":"@self, @identity, _x"}}
      {"ph":"E","pid":1,"tid":1,"ts":5.000}
      {"ph":"b","pid":1,"tid":1,"ts":6.000,"cat":"object","id2":{"local":"0x2"},"name":"appeared"}
      {"ph":"B","pid":1,"tid":1,"ts":7.000,"cat":"callback","name":"CartView.onChange(of:)","args":{"obj":2,"text":"1 → 2"}}
      {"ph":"E","pid":1,"tid":1,"ts":8.000}
      {"ph":"i","pid":1,"tid":1,"ts":9.000,"s":"t","cat":"diagnostic","name":"view-is-a-class","args":{"obj":2,"message":"Fatal error: views must be value types (either a struct or an enum); CartView is a class."}}
      {"ph":"M","pid":1,"tid":1,"ts":9.000,"name":"end of turn"}
      {"ph":"M","pid":1,"tid":1,"ts":10.000,"name":"lifeline_end","args":{"events":9,"dropped":0,"status":"complete","reason":"the run ended"}}
      """
    ),
    right: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":2.000,"cat":"object","id2":{"local":"0x2"},"name":"CartView#2","args":{"class":"CartView","kind":"swiftUIView"}}
      {"ph":"i","pid":1,"tid":1,"ts":3.000,"s":"t","cat":"hierarchy","name":"node","args":{"obj":2,"to":1,"index":0}}
      {"ph":"B","pid":1,"tid":1,"ts":4.000,"cat":"callback","name":"CartView.body","args":{"obj":2,"text":"@self, @identity, _x"}}
      {"ph":"E","pid":1,"tid":1,"ts":5.000}
      {"ph":"b","pid":1,"tid":1,"ts":6.000,"cat":"object","id2":{"local":"0x2"},"name":"appeared"}
      {"ph":"B","pid":1,"tid":1,"ts":7.000,"cat":"callback","name":"CartView.onChange(of:)","args":{"obj":2,"text":"1 → 2"}}
      {"ph":"E","pid":1,"tid":1,"ts":8.000}
      {"ph":"M","pid":1,"tid":1,"ts":8.000,"name":"end of turn"}
      {"ph":"M","pid":1,"tid":1,"ts":9.000,"name":"lifeline_end","args":{"events":8,"dropped":0,"status":"complete","reason":"the run ended"}}
      """
    ),
    exceptions: ["A representable may refer to UIKit’s classes, but is itself a struct."],
    sources: [
      "SwiftUI: “views must be value types (either a struct or an enum)”",
      "developer.apple.com/documentation/swiftui/view",
    ],
    since: "0.2.0"
  )

  static let sentences = [Sentence([.viewIsAClass], [], .both)]
  static let opening = "a view is a class"
}
