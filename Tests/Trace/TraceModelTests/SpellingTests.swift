import Testing
import TraceModel

struct `Spelling suggestions` {
  private static let words = ["check", "record", "render", "rules", "A", "did-appear-repeated"]

  @Test(arguments: [
    ("chekc", "check"), ("RULES", "rules"), ("recrod", "record"), ("rendr", "render"),
    ("did-apear-repeeated", "did-appear-repeated"), ("check", "check"),
  ])
  func `a misspelled word has a suggestion`(text: String, word: String) {
    #expect(Spelling.nearest(to: text, in: Self.words) == word)
  }

  @Test(arguments: ["", "x", "B", "cheese", "abcdef", String(repeating: "check", count: 1_000)])
  func `a dissimilar word has no suggestion`(text: String) {
    #expect(Spelling.nearest(to: text, in: Self.words) == nil)
  }

  @Test func `the first of equally similar words is suggested`() {
    #expect(Spelling.nearest(to: "hook", in: ["book", "look"]) == "book")
    #expect(Spelling.nearest(to: "hook", in: ["look", "book"]) == "look")
  }
}
