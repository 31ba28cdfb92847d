import Testing
import TraceModel

struct `The spelling of a word` {
  private static let words = ["check", "record", "render", "rules", "A", "did-appear-repeated"]

  @Test(arguments: [
    ("chekc", "check"), ("RULES", "rules"), ("recrod", "record"), ("rendr", "render"),
    ("did-apear-repeeated", "did-appear-repeated"), ("check", "check"),
  ])
  func `leads to the word that was meant`(text: String, word: String) {
    #expect(Spelling.nearest(to: text, in: Self.words) == word)
  }

  @Test(arguments: ["", "x", "B", "cheese", "abcdef", String(repeating: "check", count: 1_000)])
  func `is no guess`(text: String) {
    #expect(Spelling.nearest(to: text, in: Self.words) == nil)
  }

  @Test func `prefers the first of equals`() {
    #expect(Spelling.nearest(to: "hook", in: ["book", "look"]) == "book")
    #expect(Spelling.nearest(to: "hook", in: ["look", "book"]) == "look")
  }
}
