import Findings
import Testing
import TraceAnalysis
import TraceFormat

struct `A slice without its other half` {
  private func findings(_ text: String) throws -> [Finding] {
    var reader = TraceReader(bytes: Array(text.utf8))
    return try analyze(&reader).findings.filter { $0.rule == 7 }
  }

  @Test func `an unpaired slice is reported in the rule's wrong example, not in the right one`()
    throws
  {
    let rule = try #require(RuleRegistry.all.first { $0.id == 7 })
    #expect(try findings(rule.wrong.text).map(\.line) == [3])
    let lines = rule.wrong.text.split(separator: "\n").joined(separator: ",\n")
    #expect(try findings("[\n\(lines)\n]\n").map(\.line) == [4])
    #expect(try findings(rule.right.text) == [])
  }

  @Test func `an end that is earlier than its begin is an unpaired slice`() throws {
    let messages = try findings(
      """
      [
      {"ph":"E","pid":1,"tid":1,"ts":1},
      {"ph":"B","pid":1,"tid":1,"ts":2,"cat":"work","name":"request"},
      {"ph":"i","pid":1,"tid":1,"ts":3,"s":"t","cat":"work","name":"done"}
      ]
      """
    ).map(\.message)
    #expect(messages.count == 2)
    #expect(messages.contains("an end on process 1 thread 1 has no begin"))
    #expect(messages.contains("'request' of line 3 on process 1 thread 1 never ended"))
  }

  @Test func `a begin that never ends is an unpaired slice`() throws {
    let messages = try findings(
      """
      [
      {"ph":"B","pid":1,"tid":1,"ts":1,"cat":"work","name":"request"},
      {"ph":"B","pid":1,"tid":1,"ts":2,"cat":"work","name":"decode"},
      {"ph":"E","pid":1,"tid":1,"ts":3}
      ]
      """
    ).map(\.message)
    #expect(messages == ["'request' of line 2 on process 1 thread 1 never ended"])
  }
}
