import Foundation
import Testing

struct `Drawing trees` {
  private let stories = Folder.root.appending(path: "traces/stories")

  private func draw(_ arguments: String...) throws -> CommandRun {
    let words = ["render", "tree", "vc4-orphan.json", "--format", "svg", "-o", "-"] + arguments
    return try CommandRun(list: words, in: stories)
  }

  @Test(arguments: [
    ["--film"], ["--every-change"], ["--form", "outline"], ["--from", "0.5", "--to", "3"],
    ["--no-breadcrumbs", "--no-folding"], ["--max-depth", "2"], ["--mark", "vc3 is visible"],
  ])
  func `takes every choice`(choice: [String]) throws {
    let words = ["render", "tree", "vc4-orphan.json", "--format", "svg", "-o", "-"] + choice
    let run = try CommandRun(list: words, in: stories)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("<svg") || run.output.hasPrefix("<?xml"))
  }

  @Test func `suggests the mark that was meant`() throws {
    let run = try draw("--mark", "vc3 is visble")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: the trace has no mark 'vc3 is visble' [unknown-mark]
        help: did you mean 'vc3 is visible'?

        """
    )
  }

  @Test(arguments: [
    ("0.5", "at 500 ms (unchanged since "), ("500ms", "at 500 ms (unchanged since "),
    ("0", "at 0<"),
  ])
  func `names the time that was asked for`(time: String, caption: String) throws {
    let run = try draw("--at", time)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(caption))
  }

  @Test func `names the length of the trace`() throws {
    let run = try draw("--at", "9999")
    #expect(run.status == 2)
    #expect(
      run.errors.contains("is outside the trace [moment-outside]\nhelp: choose a time from 0")
    )
  }

  @Test func `refuses a second moment that comes first`() throws {
    let run = try draw("--from", "3", "--to", "1")
    #expect(run.status == 2)
    #expect(run.errors.contains("help: name the earlier moment first"))
  }

  @Test(arguments: [
    ["--film", "--at", "1"], ["--to", "1"], ["--max-cards", "0"], ["--max-depth", "0"],
    ["--form", "round"],
  ])
  func `refuses wrong choices`(choice: [String]) throws {
    let words = ["render", "tree", "vc4-orphan.json", "-o", "-"] + choice
    let run = try CommandRun(list: words, in: stories)
    #expect(run.status == 2)
    #expect(run.errors.contains("--"))
  }
}
