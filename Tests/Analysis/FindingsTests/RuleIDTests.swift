import Findings
import Testing

struct `The identity of a rule` {
  @Test(arguments: [(7 as RuleID, "LC007"), (99, "LC099"), (209, "LC209"), (1000, "LC1000")])
  func `an identity is read from the text that it writes`(id: RuleID, text: String) {
    #expect(id.text == text)
    #expect(RuleID(text) == id)
  }

  @Test(arguments: [
    "", "LC", "LC7", "LC0007", "LC+07", "lc209", "209", "LC70000", "LC2O9", "LC209 ",
  ])
  func `a text that no report shows is not read as an identity`(text: String) {
    #expect(RuleID(text) == nil)
  }
}
