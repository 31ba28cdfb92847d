import Findings
import TraceModel

/// Reports a graph of views that updates itself without end.
struct UpdateRestless: SentenceRule {
  static let descriptor = RuleDescriptor(
    756,
    "update-restless",
    .error,
    [.runtime, .input],
    summary: "Views were updated again and again in one turn of the main loop.",
    rationale: "SwiftUI stops the updates of the turn, and the app uses the processor without a pause.",
    help: """
      do not write a value that the same action observes; write it only if it differs, and let one \
      view own it
      """,
    wrong: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":2.000,"cat":"object","id2":{"local":"0x2"},"name":"CounterView#2","args":{"class":"CounterView","kind":"swiftUIView"}}
      {"ph":"i","pid":1,"tid":1,"ts":3.000,"s":"t","cat":"hierarchy","name":"node","args":{"obj":2,"to":1,"index":0}}
      {"ph":"B","pid":1,"tid":1,"ts":4.000,"cat":"callback","name":"CounterView.body","args":{"obj":2,"text":"@self, @identity, _x"}}
      {"ph":"E","pid":1,"tid":1,"ts":5.000}
      {"ph":"b","pid":1,"tid":1,"ts":6.000,"cat":"object","id2":{"local":"0x2"},"name":"appeared"}
      {"ph":"B","pid":1,"tid":1,"ts":7.000,"cat":"callback","name":"CounterView.onChange(of:)","args":{"obj":2,"text":"1 → 2"}}
      {"ph":"E","pid":1,"tid":1,"ts":8.000}
      {"ph":"i","pid":1,"tid":1,"ts":9.000,"s":"t","cat":"diagnostic","name":"update-restless","args":{"obj":2,"message":"onChange(of: Int) action tried to update multiple times per frame."}}
      {"ph":"M","pid":1,"tid":1,"ts":9.000,"name":"end of turn"}
      {"ph":"M","pid":1,"tid":1,"ts":10.000,"name":"lifeline_end","args":{"events":9,"dropped":0,"status":"complete","reason":"the run ended"}}
      """
    ),
    right: .trace(
      """
      {"ph":"b","pid":1,"tid":1,"ts":2.000,"cat":"object","id2":{"local":"0x2"},"name":"CounterView#2","args":{"class":"CounterView","kind":"swiftUIView"}}
      {"ph":"i","pid":1,"tid":1,"ts":3.000,"s":"t","cat":"hierarchy","name":"node","args":{"obj":2,"to":1,"index":0}}
      {"ph":"B","pid":1,"tid":1,"ts":4.000,"cat":"callback","name":"CounterView.body","args":{"obj":2,"text":"@self, @identity, _x"}}
      {"ph":"E","pid":1,"tid":1,"ts":5.000}
      {"ph":"b","pid":1,"tid":1,"ts":6.000,"cat":"object","id2":{"local":"0x2"},"name":"appeared"}
      {"ph":"B","pid":1,"tid":1,"ts":7.000,"cat":"callback","name":"CounterView.onChange(of:)","args":{"obj":2,"text":"1 → 2"}}
      {"ph":"E","pid":1,"tid":1,"ts":8.000}
      {"ph":"M","pid":1,"tid":1,"ts":8.000,"name":"end of turn"}
      {"ph":"M","pid":1,"tid":1,"ts":9.000,"name":"lifeline_end","args":{"events":8,"dropped":0,"status":"complete","reason":"the run ended"}}
      """
    ),
    exceptions: ["An action that writes the value once more, and then rests, is not reported."],
    sources: [
      "SwiftUI: “onChange(of:) action tried to update multiple times per frame.”",
      "developer.apple.com/documentation/swiftui/view/onchange(of:initial:_:)",
    ],
    since: "0.2.0"
  )

  static let sentences = [Sentence([.updateRestless], [], .both)]
  static let opening = "the updates of views did not come to rest"
}
