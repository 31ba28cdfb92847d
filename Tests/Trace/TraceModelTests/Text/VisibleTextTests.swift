import Foundation
import Testing
import TraceModel

struct `Visible text` {
  @Test(arguments: [
    ("Home\u{1B}[31m", "Home<U+001B>[31m"), ("a\nb\tc\r", "a<U+000A>b<U+0009>c<U+000D>"),
    ("\u{9B}2J", "<U+009B>2J"),
    ("\u{202E}\u{2067}\u{200F}\u{61C}", "<U+202E><U+2067><U+200F><U+061C>"),
    ("a\u{2028}b", "a<U+2028>b"), ("\u{E0041}\u{E007F}", "<U+E0041><U+E007F>"),
    ("\u{FFF9}", "<U+FFF9>"), ("a##[b]", "a<U+0023>#[b]"), ("Überblick 👨‍👩‍👧 中文", "Überblick 👨‍👩‍👧 中文"),
    ("a\u{200B}b\u{2060}c\u{FEFF}", "a<U+200B>b<U+2060>c<U+FEFF>"),
    ("क्\u{200D}ष\u{200C}", "क्\u{200D}ष\u{200C}"),
  ])
  func `control characters and invisible characters are spelled out`(text: String, shown: String) {
    #expect(VisibleText.of(text) == shown)
  }

  @Test(arguments: [
    ("::add-mask::a", "<U+003A>:add-mask::a"),
    ("  \u{2003}::error::a", "  \u{2003}<U+003A>:error::a"),
    ("a\n::stop-commands::x\nb", "a\n<U+003A>:stop-commands::x\nb"), ("a::b", "a::b"),
    ("x ##[add-mask]y", "x <U+0023>#[add-mask]y"),
    ("##vso[task.complete]", "<U+0023>#vso[task.complete]"),
    ("## heading [1]", "## heading [1]"),
  ])
  func `commands of build servers are spelled out`(text: String, shown: String) {
    #expect(VisibleText.withoutCommands(text) == shown)
  }

  @Test func `line breaks of formatted lines are kept`() {
    #expect(VisibleText.lines("a\nb\u{7}\n::c") == "a\nb<U+0007>\n<U+003A>:c")
  }

  @Test func `a JSON parser reads the original text`() throws {
    let text = "\"\\\u{0}\n\r\t\u{1B}\u{7F}\u{9B}\u{202E}\u{2028}\u{E0041}é😀##[a]#b"
    var json = ""
    JSONEscaping.append(text, to: &json)
    let hidden = json.unicodeScalars.filter(VisibleText.isHidden)
    #expect(hidden.isEmpty && !json.contains("##"))
    let read = try JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed)
    #expect(read as? String == text)
  }
}
