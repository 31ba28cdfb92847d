import SiteBuilder
import Testing

@Suite struct `The Markdown scanner` {
  @Test func `the Markdown scanner finds links, pictures, comments and tags`() {
    let text = "a [b](c.md) ![d](e.svg) <!-- f --> <br> g"
    #expect(
      MarkdownScanner.parts(of: text[...]) == [
        .verbatim("a "), .link(text: "b", destination: "c.md"), .verbatim(" "),
        .image(description: "d", destination: "e.svg"), .verbatim(" "), .comment("<!-- f -->"),
        .verbatim(" "), .element("<br>"), .verbatim(" g"),
      ]
    )
  }

  @Test func `code is copied, between backticks and in fences`() {
    let text = "`[a](b.md)` ``[a`](b.md)``\n```swift\n[a](b.md) <c>\n```\n"
    #expect(MarkdownScanner.parts(of: text[...]) == [.verbatim(text[...])])
  }

  @Test func `brackets in code do not end the text of a link`() {
    let text = "[`a]` [b]](c.md)"
    #expect(
      MarkdownScanner.parts(of: text[...]) == [.link(text: "`a]` [b]", destination: "c.md")]
    )
  }

  @Test func `a link that is wrapped over two lines is a link, one over two paragraphs is not`() {
    #expect(
      MarkdownScanner.parts(of: "[a\nb](c.md)") == [.link(text: "a\nb", destination: "c.md")]
    )
    #expect(MarkdownScanner.parts(of: "[a\n\nb](c.md)") == [.verbatim("[a\n\nb](c.md)")])
  }

  @Test func `an address in angle brackets is no tag, and escaped marks are text`() {
    for text in ["<https://example.org/a>", "\\[a](b.md)", "a < b > c", "[a] (b)", "<", "[", "!["] {
      #expect(MarkdownScanner.parts(of: text[...]) == [.verbatim(text[...])])
    }
  }

  @Test func `the parts of damaged text cover it`() {
    for text in ["<!-- open", "`open", "```\nopen", "[a](open", "![", "<a", "\\"] {
      let covered = MarkdownScanner.parts(of: text[...]).map { part in
        switch part {
        case .verbatim(let text), .comment(let text), .element(let text): String(text)
        case .image, .link: ""
        }
      }
      #expect(covered.joined() == text)
    }
  }
}
