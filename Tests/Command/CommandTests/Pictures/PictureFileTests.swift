import CommandEnvironment
import DiagramLayout
import Foundation
import LifelineCommand
import TestSupport
import Testing
import TraceModel

@MainActor
struct `The file of a picture` {
  private let story = Repository.url("traces/stories/push-pop.json").path

  private func draw(
    _ kind: PictureKind = .timeline(.init()),
    to output: String? = "-",
    _ change: (inout PictureSettings) -> Void = { $0.format = .svg }
  ) async throws -> JobRun {
    var settings = PictureSettings(input: story, output: output)
    change(&settings)
    let job = PictureJob(kind, settings)
    return try await JobRun {
      try await job.run()
      return 0
    }
  }

  @Test func `an SVG contains text or outlines`() async throws {
    let text = try await draw()
    #expect(text.output.contains("<text"))
    #expect(text.output.contains("viewWillAppear"))
    let outlines = try await draw { $0.text = .outlines }
    #expect(outlines.output.contains("<svg"))
    #expect(!outlines.output.contains("<text"))
  }

  @Test(arguments: ["a.png", "a.pdf", "a.SVG"])
  func `the ending of the name decides the format`(name: String) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let run = try await draw(to: folder.path(name)) { _ in }
    #expect(run.status == 0, "\(run.errors)")
    let begins = ["png": "\u{89}PNG", "pdf": "%PDF", "svg": "<"]
    let bytes = try Data(contentsOf: folder.url.appending(path: name)).prefix(4)
    let begin = try #require(begins[String(name.suffix(3)).lowercased()])
    #expect(String(bytes.map { Character(Unicode.Scalar($0)) }).hasPrefix(begin))
  }

  @Test func `a name in a different format is refused`() throws {
    let failure = try #require(throws: CommandFailure.self) {
      try PictureFile(PictureSettings(input: "x.json", output: "x.bmp"), suffix: "timeline")
    }
    #expect(
      failure.text == """
        x.bmp: error: pictures are png, svg or pdf, not 'bmp'
        help: end the name in .png, .svg or .pdf, or choose a --format
        """
    )
  }

  @Test func `outlines in a PNG are refused`() throws {
    var settings = PictureSettings(input: "x.json", output: "a.png")
    settings.text = .outlines
    let failure = try #require(throws: CommandFailure.self) {
      try PictureFile(settings, suffix: "timeline")
    }
    #expect(failure.text.hasPrefix("a.png: error: --text outlines is for svg; "))
  }

  @Test(arguments: [true, false])
  func `a time outside the trace is refused with the times of the trace`(
    isTimeline: Bool
  ) async throws {
    let filter = PictureFilter(from: PictureFilter.Moment("20s"))
    let run = try await draw(
      isTimeline ? .timeline(.init(filter: filter)) : .sequence(.init(filter: filter))
    )
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: 20 s is outside the trace [moment-outside]
        help: choose a time from 0 to 1.55 s

        """
    )
  }

  @Test func `an unknown mark is refused with the nearest one`() async throws {
    let filter = PictureFilter(to: PictureFilter.Moment("push"))
    let run = try await draw(.timeline(.init(filter: filter)))
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: the trace has no mark 'push' [unknown-mark]
        help: did you mean 'pushed'?

        """
    )
  }

  @Test func `a filter that leaves no object is refused with the areas`() async throws {
    let run = try await draw(.timeline(.init(filter: PictureFilter(only: ["Nope*"]))))
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("error: the filter leaves no object [nothing-to-draw]\nhelp: "))
  }

  @Test func `an empty trace is refused with a help`() async throws {
    let settings = PictureSettings(input: "-", output: "-")
    let job = PictureJob(.timeline(.init()), settings)
    let run = try await JobRun(input: Array("[\n]\n".utf8)) {
      try await job.run()
      return 0
    }
    #expect(run.status == 2)
    #expect(run.errors.contains("help: "))
  }

  @Test func `a file that can't be written is named`() async throws {
    let run = try await draw(to: "/nonesuch/a.png") { _ in }
    #expect(run.status == 2)
    #expect(run.errors.contains("/nonesuch/a.png: error: can't be written"))
    #expect(run.errors.contains("help: "))
  }

  @Test(arguments: [40_000, 12])
  func `a width that no picture can have is refused with the range`(width: Int) throws {
    let error = try #require(PictureWidth.error(width, scale: 2))
    #expect(error.hasPrefix("--max-width is \(width), expected 400 to 16383 at scale 2"))
  }

  @Test func `a small width has a note about the sequence`() {
    #expect(
      PictureWidth.note(600)
        == "note: below 700 pixels, 'lifeline render sequence' is easier to read"
    )
    #expect(PictureWidth.note(700) == nil)
    #expect(PictureWidth.error(600, scale: 2) == nil)
  }

  @Test(
    arguments: [
      ("1.5", 1_500_000_000), ("1.5s", 1_500_000_000), ("250ms", 250_000_000),
      ("2min", 120_000_000_000),
      ("-1us", -1_000),
    ] as [(String, Int64)]
  )
  func `a time has a unit or is in seconds`(text: String, nanoseconds: Int64) {
    guard case .time(let time) = PictureFilter.Moment(text) else {
      Issue.record("\(text) is not a time")
      return
    }
    #expect(time.nanoseconds == nanoseconds)
  }

  @Test func `a text that is not a time is a mark`() {
    guard case .mark("pushed s") = PictureFilter.Moment("pushed s") else {
      Issue.record("not a mark")
      return
    }
  }
}

/// The environment of fontconfig belongs to the process, so that these tests start the command.
struct `A machine without fonts` {
  private let story = Repository.url("traces/stories/push-pop.json").path

  private func withoutFonts(_ words: [String]) throws -> CommandRun {
    let folder = try Workspace()
    defer { folder.remove() }
    let fonts = try folder.write(
      "<?xml version=\"1.0\"?>\n<fontconfig></fontconfig>\n",
      to: "fonts.conf"
    )
    return try CommandRun(list: words, in: folder.url, environment: ["FONTCONFIG_FILE": fonts])
  }

  @Test(arguments: [["a.png"], ["a.pdf"], ["a.svg", "--text", "outlines"]])
  func `a picture that needs a font is refused with the packages to install`(
    output: [String]
  ) throws {
    let run = try withoutFonts(["render", "timeline", story, "-o"] + output)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        \(output[0]): error: no font with letters is installed, so no text can be drawn [no-fonts]
        help: apt-get install fonts-inter fonts-dejavu-core, or write an svg with real text, which \
        the reader's own fonts draw

        """
    )
  }

  @Test func `an SVG with real text is drawn`() throws {
    let run = try withoutFonts(["render", "timeline", story, "-o", "-", "--format", "svg"])
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix("warning: no font is installed, so text was measured with a table")
    )
    #expect(run.output.contains(">viewDidLoad</text>"))
  }
}
