import TestSupport
import Testing
import TraceAnalysis
import TraceFormat
import TraceModel

/// The turns of the main loop, recorded or guessed from the time between calls.
struct `Turns of the main loop` {
  @Test func `a recorded turn lasts longer than 5 ms`() throws {
    #expect(try !report(recordsTurns: true).contains("LC305"))
  }

  @Test func `calls more than 5 ms apart are in two turns if turns are not recorded`() throws {
    #expect(try report(recordsTurns: false).contains("LC305"))
  }

  /// A view is added to a visible view 8 ms before its controller becomes a child.
  private func report(recordsTurns: Bool) throws -> String {
    let endOfTurn = { (time: Int) in
      recordsTurns ? [#"{"ph":"M","pid":1,"tid":1,"ts":\#(time).000,"name":"end of turn"}"#] : []
    }
    let lines =
      [
        #"{"ph":"M","pid":1,"tid":1,"ts":0.000,"name":"lifeline","args":{"schema":"lifeline","#
          + #""version":1,"minor":0,"clock":"monotonic","title":"turns","producer":"lifeline 0.1.0"}}"#,
        birth(1, "UIWindow", "window", at: 1),
        birth(2, "HostViewController", "viewController", at: 2),
        birth(3, "UIView", "view", at: 3), birth(4, "ChartViewController", "viewController", at: 4),
        birth(5, "UIView", "view", at: 5), relation("view", 2, 3, at: 6),
        relation("view", 4, 5, at: 7),
      ] + callback("loadView", 2, at: 8) + callback("viewDidLoad", 2, at: 9)
      + callback("loadView", 4, at: 10) + callback("viewDidLoad", 4, at: 11)
      + callback("viewWillAppear", 2, at: 12)
      + [relation("superview", 3, 1, at: 13), relation("window", 3, 1, at: 14)]
      + callback("viewDidAppear", 2, at: 15) + endOfTurn(16)
      + [relation("superview", 5, 3, at: 20_000), relation("parent", 4, 2, at: 28_000)]
      + callback("willMove(toParent:)", 4, parent: 2, at: 28_001)
      + callback("viewWillAppear", 4, at: 28_002) + [relation("window", 5, 1, at: 28_003)]
      + callback("didMove(toParent:)", 4, parent: 2, at: 28_004)
      + callback("viewDidAppear", 4, at: 28_005) + endOfTurn(28_006)
      + [
        #"{"ph":"M","pid":1,"tid":1,"ts":28007.000,"name":"lifeline_end","args":{"events":0,"#
          + #""dropped":0,"status":"complete"}}"#
      ]
    let text = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    var reader = TraceReader(bytes: Array(text.utf8))
    return try analyze(&reader).text(fileName: "trace.json")
  }

  private func birth(_ number: Int, _ name: String, _ kind: String, at time: Int) -> String {
    #"{"ph":"b","pid":1,"tid":1,"ts":\#(time).000,"cat":"object","id2":{"local":"0x\#(number)"},"#
      + #""name":"\#(name)#\#(number)","args":{"class":"\#(name)","kind":"\#(kind)"}}"#
  }

  private func relation(_ name: String, _ object: Int, _ other: Int, at time: Int) -> String {
    #"{"ph":"i","pid":1,"tid":1,"ts":\#(time).000,"s":"t","cat":"hierarchy","name":"\#(name)","#
      + #""args":{"obj":\#(object),"to":\#(other)}}"#
  }

  private func callback(
    _ name: String,
    _ object: Int,
    parent: Int? = nil,
    at time: Int
  ) -> [String] {
    let argument =
      parent.map { #","to":\#($0)"# } ?? (name.contains("ppear") ? #","animated":false"# : "")
    return [
      #"{"ph":"B","pid":1,"tid":1,"ts":\#(time).000,"cat":"callback","name":"\#(name)","#
        + #""args":{"obj":\#(object)\#(argument)}}"#,
      #"{"ph":"E","pid":1,"tid":1,"ts":\#(time).500}"#,
    ]
  }
}
