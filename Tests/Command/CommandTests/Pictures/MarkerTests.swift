import CommandEnvironment
import Foundation
import LifelineCommand
import Testing

struct `Picture markers of a document` {
  @Test func `a marker is parsed with its lines, and fenced code is ignored`() throws {
    let text = """
      <!-- lifeline:picture trace="a b.json" diagram=tree mark=shown -->
      old
      <!-- /lifeline:picture -->
      ```
      <!-- lifeline:picture shown as code -->
      ```
      <!-- lifeline:picture trace=c.json diagram=tree at=1.5 -->
      <!-- /lifeline:picture -->
      """
    let pictures = try EmbeddedPictures(text, path: "a.md")
    try #require(pictures.markers.count == 2)
    let (first, second) = (pictures.markers[0], pictures.markers[1])
    #expect(first.trace == "a b.json" && first.diagram == .tree && first.mark == "shown")
    #expect(first.content == 1..<2)
    #expect(second.trace == "c.json" && second.at == 1.5 && second.content.isEmpty)
    let replaced = pictures.text(with: ["new", "newer"])
    #expect(
      replaced
        == text.replacing("old", with: "new")
        .replacing("at=1.5 -->\n", with: "at=1.5 -->\nnewer\n")
    )
  }

  @Test(arguments: [
    ("<!-- lifeline:picture trace=a.json diagram=timeline -->", 1, "the picture has no end marker"),
    ("\n<!-- /lifeline:picture -->", 2, "a picture ends that did not begin"),
    ("<!-- /lifeline:picture -->", 1, "a picture ends that did not begin"),
    ("<!-- /lifeline:picture --> x", 1, "the end of a picture is"),
    ("<!-- lifeline:picture trace=a -->", 1, "the marker names no diagram"),
    ("<!-- lifeline:picture diagram=tree -->", 1, "the marker names no trace"),
    ("<!-- lifeline:picture trace=a diagram=pie -->", 1, "diagram is 'pie', expected one of"),
    ("<!-- lifeline:picture trace=a diagram=tree", 1, "the marker has no '-->' on its line"),
    ("<!-- lifeline:picture trace=\"a diagram=tree -->", 1, "the value of 'trace' has no end"),
    ("<!-- lifeline:picture trace=a diagram -->", 1, "'diagram' has no value, expected key=value"),
    ("<!-- lifeline:picture trace=a size=3 -->", 1, "'size' is unknown, expected trace, diagram"),
    ("<!-- lifeline:picture trace=a at=soon -->", 1, "at is 'soon', expected seconds from 0"),
    (
      "<!-- lifeline:picture trace=a diagram=tree at=1 mark=b -->", 1,
      "at and mark both name a moment"
    ),
    (
      "<!-- lifeline:picture trace=a diagram=tree -->\n<!-- lifeline:picture trace=b diagram=tree -->",
      2, "a picture begins inside the picture of line 1"
    ),
  ])
  func `a malformed marker is refused with its line`(
    document: String,
    line: Int,
    message: String
  ) throws {
    let failure = try #require(throws: CommandFailure.self) {
      try EmbeddedPictures(document, path: "a.md")
    }
    #expect(failure.code == .pictureMarker)
    #expect(failure.text.hasPrefix("a.md:\(line):1: error: \(message)"), "\(failure.text)")
    #expect(failure.text.contains(" [picture-marker]\nhelp: "))
  }
}

struct `Gallery lists` {
  @Test func `an entry has a name, a path, a mark and a title`() throws {
    let text = "# name  path\n\na  x.json\nb y.yml  two words | A title \n"
    #expect(
      try GalleryList.entries(in: text, file: "list.txt") == [
        GalleryEntry(name: "a", path: "x.json"),
        GalleryEntry(name: "b", path: "y.yml", mark: "two words", title: "A title"),
      ]
    )
  }

  @Test(arguments: [
    ("push-pop", "list.txt:1: error: 'push-pop' has no path"),
    ("# first\na x.json\na y.json", "list.txt:3: error: 'a' is listed twice"),
    ("../a x.json", "list.txt:1: error: '../a' can't name a folder of pictures"),
    ("-rf x.json", "list.txt:1: error: '-rf' can't name a folder of pictures"),
    ("# nothing\n", "list.txt: error: the list names no trace"),
  ])
  func `a malformed list is refused with its line`(list: String, message: String) throws {
    let failure = try #require(throws: CommandFailure.self) {
      try GalleryList.entries(in: list, file: "list.txt")
    }
    #expect(failure.text.hasPrefix(message), "\(failure.text)")
  }
}

struct `Text in Markdown` {
  @Test(arguments: [
    ("plain_text", "plain_text"), ("_a_", "\\_a\\_"), ("1. a", "1\\. a"), ("# a", "\\# a"),
    ("a # b", "a \\# b"), ("<b>&lt;", "\\<b>\\&lt;"), ("a\nb", "a b"),
  ])
  func `markup is escaped`(text: String, escaped: String) {
    #expect(MarkdownText.escaped(text) == escaped)
  }

  @Test func `code is fenced by more backticks than it contains`() {
    #expect(MarkdownText.code("a") == "`a`")
    #expect(MarkdownText.code("a``b") == "``` a``b ```")
  }

  @Test func `a path is percent-encoded`() {
    #expect(MarkdownText.reference("a/ü b~@2x.png") == "a/%C3%BC%20b~@2x.png")
  }
}
