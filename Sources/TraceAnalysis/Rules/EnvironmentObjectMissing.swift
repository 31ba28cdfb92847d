import Findings
import TraceModel

/// Reports a view that reads an environment object that no ancestor provides.
struct EnvironmentObjectMissing: SentenceRule {
  static let descriptor = RuleDescriptor(
    757,
    "environment-object-missing",
    .error,
    [.runtime, .input],
    summary: "A view reads an environment object that no ancestor provides.",
    rationale: "The app crashes on a device.",
    help: """
      add environmentObject(_:) or environment(_:) above the view; a sheet and a hosting controller \
      need their own
      """,
    wrong: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":2.000,"cat":"object","id2":{"local":"0x2"},"name":"CartView#2","args":{"class":"CartView","kind":"swiftUIView"}}
      {"ph":"i","pid":1,"tid":1,"ts":3.000,"s":"t","cat":"hierarchy","name":"node","args":{"obj":2,"to":1,"index":0}}
      {"ph":"B","pid":1,"tid":1,"ts":4.000,"cat":"callback","name":"CartView.body","args":{"obj":2,"text":"@self, @identity, _x"}}
      {"ph":"E","pid":1,"tid":1,"ts":5.000}
      {"ph":"b","pid":1,"tid":1,"ts":6.000,"cat":"object","id2":{"local":"0x2"},"name":"appeared"}
      {"ph":"B","pid":1,"tid":1,"ts":7.000,"cat":"callback","name":"CartView.onChange(of:)","args":{"obj":2,"text":"1 → 2"}}
      {"ph":"E","pid":1,"tid":1,"ts":8.000}
      {"ph":"i","pid":1,"tid":1,"ts":9.000,"s":"t","cat":"diagnostic","name":"environment-object-missing","args":{"obj":2,"message":"Fatal error: No ObservableObject of type Store found. A View.environmentObject(_:) for Store may be missing as an ancestor of this view."}}
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
    exceptions: ["An optional environment value is nil without an object."],
    sources: [
      "SwiftUI: “No ObservableObject of type … found.”",
      "developer.apple.com/documentation/swiftui/environmentobject",
    ],
    since: "0.2.0"
  )

  static let sentences = [Sentence([.environmentObjectMissing], [], .both)]
  static let opening = "an environment object is missing"
}
