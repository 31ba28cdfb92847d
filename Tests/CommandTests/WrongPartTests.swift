import Foundation
import TestSupport
import Testing

struct `Wrong requests for a picture` {
  private let story = Repository.url("traces/stories/push-pop.json").path

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun(list: ["render"] + arguments)
  }

  @Test(arguments: ["timeline", "sequence"])
  func `a time outside the trace says which are in it`(picture: String) throws {
    let run = try run(picture, story, "--from", "20s", "-o", "-")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: 20 s is outside the trace [moment-outside]
        help: choose a time from 0 to 1.55 s

        """
    )
  }

  @Test func `an unknown mark is answered with the nearest`() throws {
    let run = try run("timeline", story, "--to", "push", "-o", "-")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: the trace has no mark 'push' [unknown-mark]
        help: did you mean 'pushed'?

        """
    )
  }

  @Test func `a filter that leaves nothing says what it may name`() throws {
    let run = try run("timeline", story, "--only", "Nope*", "-o", "-")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: the filter leaves no object [nothing-to-draw]\nhelp: "))
  }

  @Test func `a path that can't be written is named`() throws {
    let run = try run("timeline", story, "-o", "/nonesuch/a.png")
    #expect(run.status == 2)
    #expect(run.errors.contains("/nonesuch/a.png: error: can't be written"))
    #expect(run.errors.contains("help: "))
  }

  @Test(arguments: ["40000", "12"])
  func `a width that can't be drawn is refused with the range`(width: String) throws {
    let run = try run("timeline", story, "--max-width", width, "-o", "-")
    #expect(run.status == 2)
    #expect(run.errors.contains("--max-width is \(width), expected 400 to 16383 at scale 2"))
  }

  @Test func `a narrow page is told of the sequence`() throws {
    let run = try run("timeline", story, "--max-width", "600", "-o", "/dev/null", "--format", "svg")
    #expect(run.status == 0)
    #expect(run.errors.contains("note: below 700 pixels 'lifeline render sequence' reads better"))
  }

  @Test func `an empty trace says what to do`() throws {
    let run = try CommandRun("render", "timeline", "-", "-o", "-", input: Data("[\n]\n".utf8))
    #expect(run.status == 2)
    #expect(run.errors.contains("help: "))
  }

  @Test(arguments: ["a.png", "a.pdf", "a.svg --text outlines"])
  func `a machine without fonts is told what to install`(output: String) throws {
    let run = try withoutFonts(["render", "timeline", story, "-o"] + output.words)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        \(output.words[0]): error: no font with letters is installed, so no text can be drawn \
        [no-fonts]
        help: apt-get install fonts-inter fonts-dejavu-core, or write an svg with real text, which \
        the reader's own fonts draw

        """
    )
  }

  @Test func `a machine without fonts draws an SVG with real text`() throws {
    let run = try withoutFonts(["render", "timeline", story, "-o", "-", "--format", "svg"])
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("warning: no font is installed, so text was measured by a table"))
    #expect(run.output.contains(">viewDidLoad</text>"))
  }

  private func withoutFonts(_ words: [String]) throws -> CommandRun {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let fonts = folder.appending(path: "fonts.conf")
    try Data("<?xml version=\"1.0\"?>\n<fontconfig></fontconfig>\n".utf8).write(to: fonts)
    return try CommandRun(list: words, in: folder, environment: ["FONTCONFIG_FILE": fonts.path])
  }
}

extension String {
  fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
