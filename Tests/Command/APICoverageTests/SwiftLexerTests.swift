import APICoverage
import Testing

struct `The tokens of Swift source` {
  private func texts(_ source: String) -> [String] {
    SwiftLexer.tokens(of: source).map(\.text)
  }

  @Test func `comments and strings contain no names`() {
    let source = """
      let a = "UIView" /* UILabel /* nested */ UISwitch */ + #"\\(UIButton)"# // UITableView
      let b = 1.5
      """
    let words = SwiftLexer.tokens(of: source).filter { $0.kind == .word }.map(\.text)
    #expect(words == ["let", "a", "let", "b"])
  }

  @Test func `an interpolation contains names`() {
    #expect(
      texts(#"f("a \(UIColor.red) b" )"#) == ["f", "(", "", "(", "UIColor", ".", "red", ")", ")"]
    )
    #expect(texts(###"##"x \##(view) \(no)"## + y"###) == ["", "(", "view", ")", "+", "y"])
    #expect(
      texts(#""\(f("\(x)", g(1)))" z"#) == [
        "", "(", "f", "(", "", "(", "x", ")", ",", "g", "(", "1", ")", ")", ")", "z",
      ]
    )
  }

  @Test func `a string of several lines ends at its delimiter`() {
    let source = "let a = \"\"\"\n  say \"UIView\"\n  \"\"\"\nlet b"
    #expect(texts(source) == ["let", "a", "=", "", "let", "b"])
    #expect(SwiftLexer.tokens(of: source).last?.line == 4)
  }

  @Test func `a regular expression contains no names and no strings`() {
    #expect(texts("let r = /UIView\"/ + b") == ["let", "r", "=", "/UIView\"/", "+", "b"])
    #expect(texts("a / b / c") == ["a", "/", "b", "/", "c"])
  }

  @Test func `positions count lines and bytes from 1`() {
    let token = SwiftLexer.tokens(of: "a\r\n\n  é b").last
    #expect(token?.line == 3 && token?.column == 6)
  }

  @Test(
    arguments: [
      "\"", "\"\"\"", "#\"", "/*", "`", "\\", "\"\\(", "\"\\(\"\\(\"\\(", "#", "@", "((((", "))))",
      "{]", "\u{0}", "/x", "#/",
    ]
  )
  func `unterminated source has tokens`(source: String) {
    _ = DeclarationParser.declarations(in: SwiftLexer.tokens(of: source))
    _ = DeclarationParser.declarations(in: SwiftLexer.tokens(of: "class A: B { func f(" + source))
  }

  @Test func `bytes that are not UTF-8 have tokens`() {
    let bytes = [UInt8](repeating: 0xFF, count: 3) + Array(" UIView".utf8)
    #expect(SwiftLexer.tokens(of: bytes).last?.text == "UIView")
  }

  @Test func `nested brackets and interpolations need no stack of calls`() {
    let deep = String(repeating: "(", count: 100_000) + String(repeating: "\"\\(", count: 100_000)
    #expect(SwiftLexer.tokens(of: deep).count == 300_000)
    let types = String(repeating: "class A {", count: 20_000)
    #expect(DeclarationParser.declarations(in: SwiftLexer.tokens(of: types)).types.count == 20_000)
  }
}
