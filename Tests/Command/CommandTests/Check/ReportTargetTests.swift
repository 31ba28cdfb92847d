import CommandEnvironment
import Foundation
import LifelineCommand
import TestSupport
import Testing

struct `Report targets` {
  @Test(
    arguments: [
      ("r.sarif", .sarif), ("r.SARIF", .sarif), ("r.sarif.json", .sarif), ("r.json", .json),
      ("r.jsonl", .jsonl), ("r.ndjson", .jsonl), ("r.xml", .junit), ("r.txt", .text), ("r", .text),
    ] as [(String, ReportFormat)]
  )
  func `the ending of the output implies the format`(name: String, format: ReportFormat) throws {
    let target = try #require(ReportTarget.resolve([], output: name, inputs: []).first)
    #expect(target.format == format)
    #expect(target.path == name)
  }

  @Test func `without options the report is text on standard output`() throws {
    let target = try #require(ReportTarget.resolve([], output: nil, inputs: []).first)
    #expect(target.format == .text)
    #expect(target.path == "-")
  }

  @Test(
    arguments: [
      ("text", "r.sarif", "r.sarif: error: the file name implies sarif, but --format is text"),
      ("json=r.xml", nil, "r.xml: error: the file name implies junit, but --format is json"),
      ("jsonl=r.json", nil, "r.json: error: the file name implies json, but --format is jsonl"),
      ("short text", "r.out", "error: two reports have the same output, 'r.out': short and text"),
      ("text json", nil, "error: two reports have the same output, standard output: text and json"),
      (
        "json=/tmp/./a sarif=/tmp/a", nil, "error: two reports have the same output, '/tmp/a': json"
      ),
      ("json=a", "b", "b: error: --output names a file, but every --format has one"),
    ] as [(String, String?, String)]
  )
  func `targets that contradict each other are refused`(
    words: String,
    output: String?,
    begin: String
  ) throws {
    let targets = try words.split(separator: " ").map { try #require(ReportTarget(String($0))) }
    let failure = try #require(throws: CommandFailure.self) {
      try ReportTarget.resolve(targets, output: output, inputs: [])
    }
    #expect(failure.text.hasPrefix(begin), "\(failure.text)")
    #expect(!failure.help.isEmpty)
  }

  @Test(arguments: [("sarif", "r.json"), ("sarif=r.json", nil), ("text", "r.out")])
  func `an ending that fits several formats does not contradict them`(
    word: String,
    output: String?
  ) throws {
    let target = try #require(ReportTarget(word))
    #expect(try ReportTarget.resolve([target], output: output, inputs: []).count == 1)
  }

  @Test func `a report does not replace an input`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let log = try folder.write("a log", to: "a.json")
    let failure = try #require(throws: CommandFailure.self) {
      try ReportTarget.resolve([], output: log, inputs: [log])
    }
    #expect(failure.message == "the report would replace the input '\(log)'")
  }

  @Test(arguments: ["", "yaml", "json=", "=a"])
  func `a word that is not a format is refused`(word: String) {
    #expect(ReportTarget(word) == nil)
  }
}

struct `Input folders` {
  @Test @MainActor func `the baseline and the reports in a folder are not checked`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write("", to: "t/notes.txt")
    try await folder.record("vc4-orphan", into: "t/a.json")
    let known = folder.path("t/known.json")
    let job = BaselineJob(paths: [folder.path("t")])
    for _ in 1...2 {
      #expect(try await folder.run { try job.write(to: known) }.status == 0)
    }
    for _ in 1...2 {
      let run = try await folder.check("t") {
        $0.baseline = known
        $0.targets = [ReportTarget(format: .json, path: folder.path("t/r.json"))]
      }
      #expect(run.status == 0, "\(run.errors)")
    }
  }
}
