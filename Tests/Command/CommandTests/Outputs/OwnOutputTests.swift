import DiagramLayout
import Foundation
import LifelineCommand
import PerfettoExport
import TestSupport
import Testing

/// The command replaces only files that it wrote.
@MainActor
struct `Files of the user` {
  nonisolated private static let trace = Repository.url("traces/stories/vc4-by-hand.json").path
  nonisolated private static let clean = Repository.url("traces/stories/push-pop.json").path

  /// Command lines that write a file `out`: in a short run, each option with one of the inputs and each
  /// format with one kind of picture.
  nonisolated static let outputs: [String] =
    [
      "text", "short", "json", "jsonl", "rows", "sarif", "junit", "github",
      "text --statistics --transitions", "text --quiet", "text --quiet --statistics",
      "text --color always", "short --quiet",
    ].enumerated().flatMap { number, options in
      let words = options.split(separator: " ", maxSplits: 1)
      let rest = words.count > 1 ? " \(words[1])" : ""
      let inputs = [
        "'\(trace)'", "'\(clean)'", "'\(trace)' '\(clean)' missing.json", "device.log",
      ]
      return TestLength.each(4, of: inputs, from: number).map {
        "check \($0) --format \(words[0])=out\(rest)"
      }
    } + [
      "check missing.json --format sarif=out", "check missing.json --format junit=out",
      "check missing.json --format github=out", "check missing.json --format rows=out",
      "record push-pop -o out", "record push.yml -o out", "import device.log -o out",
      "baseline write '\(trace)' -o out", "baseline write '\(clean)' -o out",
      "export '\(trace)' --to perfetto -o out", "export '\(clean)' --to perfetto -o out",
      "render html '\(trace)' -o out", "diff '\(trace)' '\(clean)' -o out",
    ]
    + ["timeline", "sequence", "tree"].enumerated().flatMap { number, kind in
      let formats = ["png", "svg", "svg --text outlines", "pdf", "png --theme dark --scale 1"]
      return TestLength.each(3, of: formats, from: number).map {
        "render \(kind) '\(trace)' -o out --format \($0)"
      }
    }
    + [
      "render tree '\(trace)' -o out --format text",
      "render tree '\(trace)' -o out --format text --form controllers",
      "render tree '\(trace)' -o out --format text --every-change",
      "render tree '\(trace)' -o out --format text --from 0 --to 1",
    ]

  private func workspace() throws -> Workspace {
    let folder = try Workspace()
    try folder.write("Home viewDidLoad\nHome viewWillAppear\nsomething viewDid\n", to: "device.log")
    try folder.copy("traces/gallery/tabs.yml", to: "push.yml")
    return folder
  }

  @Test(arguments: outputs)
  func `an output is replaced by a second run`(words: String) throws {
    let folder = try workspace()
    defer { folder.remove() }
    let first = try CommandRun(shell: "lifeline \(words)", in: folder.url)
    try #require(folder.contains("out"), "\(first.errors)")
    #expect(!first.errors.contains("would replace"))
    let bytes = try Data(contentsOf: folder.url.appending(path: "out"))
    let second = try CommandRun(shell: "lifeline \(words)", in: folder.url)
    #expect(second.status == first.status && !second.errors.contains("would replace"), "\(second)")
    let isTimed = words.contains("rows") || words.contains("--clock")
    #expect(try isTimed || Data(contentsOf: folder.url.appending(path: "out")) == bytes)
  }

  @Test(arguments: outputs)
  func `a file that another program wrote is not replaced`(words: String) throws {
    let folder = try workspace()
    defer { folder.remove() }
    // A document that quotes outputs of the command.
    let text = try folder.copy("README.md", to: "out")
    let before = try Data(contentsOf: URL(filePath: text))
    let run = try CommandRun(shell: "lifeline \(words)", in: folder.url)
    #expect(run.status == 2)
    #expect(
      run.errors.hasSuffix(
        """
        out: error: the output would replace this file, which lifeline did not write
        help: name a different output, or rename the file

        """
      ),
      "\(run.errors)"
    )
    #expect(try Data(contentsOf: URL(filePath: text)) == before)
  }

  @Test(arguments: [
    "mine", "{\"schema\": 1}", "a.py:1: error: bad  [name-defined]\n", "<svg></svg>",
    "<?xml version=\"1.0\"?><testsuites name=\"other\"/>", "%PDF-1.4\n%%EOF",
    "\u{89}PNG", "<!DOCTYPE html>\n<p>", "# Pictures\n\nmine\n", "::error::no\n", "== mine\n",
    "transitions\n  mine\n", "home.swift:3: warning: old [deprecated]\n", "<p>, text", "\n",
    "# Why we ignore [LC009]\nAgreed.\n", "== Mail\n== x\nFix the [LC12]\n",
    "TODO: 3 errors in 2 controllers, ask Ann\n", "<Issue#12>, <Issue#13> are to be closed\n",
    "Links\n<Ann#3>, Bob\nmy diary", "error[LC209] what is this?\nnotes\n",
    "statistics of my garden\n  findings in June\n",
    #"{"dashboard":"mine","sources":[{"schema":"lifeline-report","version":1}]}"#,
    #"[{"$schema":"x","schema":"lifelines-of-my-hand"}]"#,
    #"{"file":"mine.c","x":1,"rule":"LCOV"}"#, "::: mine title=LCx\nsecret",
    #"<svg xmlns="http://www.w3.org/2000/svg" role="graphics-document document" aria-labelledby="desc">"#,
  ])
  func `a file of another program is recognized`(text: String) async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write(text, to: "out")
    let run = try await folder.perform {
      try OutputFile(path: folder.path("out")).write("new")
    }
    #expect(run.status == 2)
    #expect(try folder.text("out") == text)
  }

  @Test func `a link to a file in another folder is refused, also if the command wrote the file`()
    async throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "other/trace.json")
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: "other/trace.json"
    )
    let before = try folder.text("other/trace.json")
    let run = try await folder.run {
      try await RecordJob("push-pop", output: link).run()
      return 0
    }
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("link: error: the path is a link to '"), "\(run.errors)")
    #expect(try folder.text("other/trace.json") == before)
  }

  @Test func `a picture of a gallery is not drawn into a folder that is a link`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "traces/child.json")
    try folder.write("mine", to: "notes/timeline.svg")
    try folder.write("mine", to: "render/other.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("render/child"),
      withDestinationPath: "../notes"
    )
    let run = try CommandRun("render", "gallery", in: folder.url)
    #expect(run.status == 2)
    #expect(run.errors.contains("render/child: error: the path is a link, and"), "\(run.errors)")
    #expect(try folder.names(in: "notes") == ["timeline.svg"])
    #expect(try folder.text("notes/timeline.svg") == "mine")
  }

  @Test(arguments: ["text", "short", "json", "jsonl"])
  func `a report of inputs that could not be checked keeps the old file`(
    format: String
  )
    async throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "good.json")
    let target = ReportTarget(format: try #require(.init(rawValue: format)), path: folder.path("o"))
    for expectsFile in [false, true] {
      let run = try await folder.check("bad.json") { $0.targets = [target] }
      #expect(run.status == 2)
      #expect(run.errors.hasSuffix("o: not written: no input could be checked\n"), "\(run.errors)")
      #expect(folder.contains("o") == expectsFile)
      let good = try await folder.check("good.json", "bad.json") { $0.targets = [target] }
      #expect(good.status == 2)
      #expect(!good.errors.contains("not written"))
    }
  }
}
