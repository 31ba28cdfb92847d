import Foundation
import LifelineCommand
import TestSupport
import Testing

/// One JSON line per input.
@MainActor
struct `The rows of a check` {
  /// A story, which has findings, in a folder with inputs that can't be checked or are unusual.
  private static func folder() throws -> (Workspace, names: [String]) {
    let folder = try Workspace()
    let story = String(
      decoding: try Repository.bytes("traces/stories/vc4-orphan.json"),
      as: UTF8.self
    )
    let names = [
      "findings.json", "empty.json", "prose.log", "page.html", "cut.json", "folder", "missing.json",
      "it's \"quoted\" $(x).json", "two\nlines.json", "häß😀.json", "device.log", "child.json",
    ]
    try folder.write(story, to: "findings.json")
    try folder.write("", to: "empty.json")
    try folder.write("It was a dark night.\nNothing happened.\n", to: "prose.log")
    try folder.write("<!DOCTYPE html><html><body>404</body></html>\n", to: "page.html")
    try folder.write(String(story.prefix(story.count * 2 / 3)), to: "cut.json")
    try folder.write(story, to: "folder/inner.json")
    for name in names[7...9] { try folder.write(story, to: name) }
    try folder.copy("traces/reports/device.log", to: "device.log")
    try folder.copy("traces/stories/child.json", to: "child.json")
    return (folder, names)
  }

  private func list(_ names: [String], in folder: Workspace, separator: String = "\0") -> [UInt8] {
    Array(names.map { folder.path($0) + separator }.joined().utf8)
  }

  private func rows(of text: String) throws -> [[String: Any]] {
    try text.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      return try #require(object as? [String: Any])
    }
  }

  private func column(_ name: String, of rows: [[String: Any]]) -> [String?] {
    rows.map { $0[name] as? String }
  }

  private func check(
    _ names: [String],
    in folder: Workspace,
    separator: String = "\0",
    _ change: (inout CheckJob) -> Void = { _ in }
  ) async throws -> JobRun {
    try await folder.check(input: list(names, in: folder, separator: separator)) {
      $0.filesFrom = "-"
      $0.targets = [ReportTarget(format: .rows)]
      $0.rowsHaveDuration = false
      change(&$0)
    }
  }

  @Test func `every input has one row in the order of the list`() async throws {
    let (folder, names) = try Self.folder()
    defer { folder.remove() }
    let run = try await check(names, in: folder)
    let rows = try rows(of: run.output)
    #expect(column("file", of: rows) == names)
    #expect(
      column("status", of: rows) == [
        "findings", "unreadable", "unreadable", "unreadable", "cut", "unreadable", "unreadable",
        "findings", "findings", "findings", "findings", "clean",
      ]
    )
    #expect(
      column("errorCode", of: rows).compactMap(\.self)
        == ["empty", "no-callback", "no-callback", "folder", "not-found"]
    )
    #expect(run.errors.isEmpty)
    #expect(run.status == 3)
  }

  @Test(arguments: [2, 5])
  func `the rows do not depend on the number of threads`(threads: Int) async throws {
    let (folder, names) = try Self.folder()
    defer { folder.remove() }
    try folder.copy("traces/scenarios/stories/vc4-by-hand.yml", to: "s.yml")
    let many = (0..<10).flatMap { _ in names + ["s.yml"] }
    let one = try await check(many, in: folder) { $0.rowsListFindings = true }
    let several = try await check(many, in: folder) {
      $0.rowsListFindings = true
      $0.threadCount = threads
    }
    #expect(one.output == several.output)
    #expect(several.output.split(separator: "\n").count == many.count)
    #expect(several.output.contains("\"format\":\"scenario\""))
    #expect(several.status == one.status)
  }

  @Test(arguments: [ReportFormat.text, .short, .json, .jsonl, .sarif, .junit, .github])
  func `a report of every format does not depend on the number of threads`(
    format: ReportFormat
  ) async throws {
    let (folder, names) = try Self.folder()
    defer { folder.remove() }
    func run(_ threads: Int) async throws -> JobRun {
      try await check(names, in: folder) {
        $0.targets = [ReportTarget(format: format)]
        $0.rowsHaveDuration = true
        $0.threadCount = threads
      }
    }
    let one = try await run(1)
    let several = try await run(3)
    #expect(one.output == several.output)
    #expect(one.errors == several.errors)
    #expect(one.errors.contains("empty.json: error: the input is empty"))
    #expect(one.output.contains("LC305"))
  }

  @Test func `a baseline accepts the same findings with several threads`() async throws {
    let (folder, _) = try Self.folder()
    defer { folder.remove() }
    let job = BaselineJob(paths: [folder.path("findings.json")])
    _ = try await folder.run { try job.write(to: folder.path("known.json")) }
    let names = ["findings.json", "häß😀.json", "findings.json"]
    var outputs: [String] = []
    for threads in [1, 3] {
      let run = try await check(names, in: folder) {
        $0.baseline = folder.path("known.json")
        $0.threadCount = threads
      }
      outputs.append(run.output)
    }
    #expect(outputs[0] == outputs[1])
    #expect(column("status", of: try rows(of: outputs[0])) == ["clean", "findings", "findings"])
  }

  @Test(arguments: [1, 3])
  func `a configuration accepts lines of a log with any number of threads`(
    threads: Int
  ) async throws {
    let (folder, _) = try Self.folder()
    defer { folder.remove() }
    let log = """
      <HomeViewController: 0x6010> viewDidLoad()
      <HomeViewController: 0x6010> viewWillAppear(_:)
      <HomeViewController: 0x6010> viewDidAppear(_:)
      <HomeViewController: 0x6010> viewDidAppear(_:) // known
      <HomeViewController: 0x6010> viewWillDisappear(_:)
      <HomeViewController: 0x6010> viewDidDisappear(_:)

      """
    try folder.write(log, to: "lines/a.log")
    let plain = try await check(["lines/a.log"], in: folder) { $0.threadCount = threads }
    let errors = try #require(try rows(of: plain.output)[0]["errors"] as? Int)
    #expect(errors > 0)
    try folder.write(
      "ignore: [{rule: LC209, line: '*known*', reason: known}]\n",
      to: "lines/.lifeline.yml"
    )
    let accepted = try await check(["lines/a.log"], in: folder) { $0.threadCount = threads }
    #expect(try rows(of: accepted.output)[0]["errors"] as? Int == errors - 1, "\(accepted.output)")
    #expect(try rows(of: accepted.output)[0]["suppressed"] as? Int ?? 0 > 0)
  }

  @Test func `the bytes and lines of a log count once`() async throws {
    let (folder, _) = try Self.folder()
    defer { folder.remove() }
    let run = try await check(["device.log", "prose.log"], in: folder)
    let rows = try rows(of: run.output)
    let bytes = try Repository.bytes("traces/reports/device.log")
    #expect(rows[0]["bytes"] as? Int == bytes.count)
    #expect(rows[0]["lines"] as? Int == bytes.count { $0 == UInt8(ascii: "\n") })
    #expect(rows[1]["bytes"] as? Int == 39)
    #expect(rows[1]["lines"] as? Int == 2)
  }

  @Test func `the duration is a number of seconds`() async throws {
    let (folder, _) = try Self.folder()
    defer { folder.remove() }
    let run = try await check(["child.json"], in: folder) { $0.rowsHaveDuration = true }
    let duration = try #require(try rows(of: run.output)[0]["duration"] as? Double)
    #expect(duration > 0 && duration < 60)
  }

  @Test func `an argument that names no input has a row`() async throws {
    let (folder, _) = try Self.folder()
    defer { folder.remove() }
    try FileManager.default.createDirectory(
      atPath: folder.path("nothing"),
      withIntermediateDirectories: true
    )
    let run = try await folder.check("child.json", "nothing", "missing.json") {
      $0.targets = [ReportTarget(format: .rows)]
    }
    let rows = try rows(of: run.output)
    #expect(column("status", of: rows) == ["clean", "unreadable", "unreadable"])
    #expect(run.status == 3)
  }

  @Test(
    arguments: [
      (["child.json"], nil, false, 0), (["child.json", "findings.json"], nil, false, 1),
      (["findings.json"], .never, false, 0), (["findings.json", "empty.json"], nil, false, 3),
      (["child.json", "empty.json"], .never, false, 3),
      (["child.json", "empty.json"], nil, true, 0),
      (["findings.json", "missing.json"], nil, true, 1),
      (["findings.json", "missing.json"], .never, true, 0), ([], nil, false, 0),
    ] as [([String], FailureThreshold?, Bool, Int32)]
  )
  func `the exit status separates findings and bad input`(
    names: [String],
    failOn: FailureThreshold?,
    allowsBadInput: Bool,
    status: Int32
  ) async throws {
    let (folder, _) = try Self.folder()
    defer { folder.remove() }
    let run = try await check(names, in: folder) {
      $0.failOn = failOn
      $0.allowsBadInput = allowsBadInput
    }
    #expect(run.status == status)
    #expect(try rows(of: run.output).count == names.count)
  }

  @Test func `the exit status of bad input stays 2 for arguments and other formats`() async throws {
    let (folder, _) = try Self.folder()
    defer { folder.remove() }
    let run = try await folder.check("findings.json", "empty.json")
    #expect(run.status == 2)
    let allowed = try await folder.check("findings.json", "empty.json") {
      $0.allowsBadInput = true
    }
    #expect(allowed.status == 1)
    #expect(allowed.errors.contains("empty.json: error: the input is empty"))
  }

  @Test func `rows are written to a file`() async throws {
    let (folder, names) = try Self.folder()
    defer { folder.remove() }
    let run = try await check(names, in: folder) {
      $0.targets = [
        ReportTarget(format: .text), ReportTarget(format: .rows, path: folder.path("r.jsonl")),
      ]
    }
    #expect(run.output.contains("== findings.json\n"))
    #expect(try folder.text("r.jsonl").split(separator: "\n").count == names.count)
  }

  @Test func `an output of the run is refused as an input and replaced`() async throws {
    let (folder, _) = try Self.folder()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "rows.jsonl")
    let run = try await check(["rows.jsonl", "child.json"], in: folder) {
      $0.targets = [ReportTarget(format: .rows, path: folder.path("rows.jsonl"))]
    }
    #expect(run.status == 3)
    let rows = try rows(of: try folder.text("rows.jsonl"))
    #expect(column("errorCode", of: rows) == ["is-output", nil])
  }

  @Test func `a configuration that can't be used is the failure of its inputs`() async throws {
    let (folder, _) = try Self.folder()
    defer { folder.remove() }
    try folder.copy("traces/stories/child.json", to: "bad/child.json")
    try folder.write("nonsense: [", to: "bad/.lifeline.yml")
    let run = try await check(["bad/child.json", "child.json"], in: folder)
    #expect(column("errorCode", of: try rows(of: run.output)) == ["configuration", nil])
  }

  /// Options that contradict the options of every check of this suite.
  nonisolated enum Mistake: CaseIterable {
    case arguments
    case exclusions
    case explanations
    case noRows
    case missingList
    case contradictingRules

    /// The beginning of the message.
    var message: String {
      switch self {
      case .arguments: "error: --files-from replaces the arguments, but 'a.json' is one\nhelp: "
      case .exclusions: "error: --exclude applies to folders and patterns, which --files-from does"
      case .explanations: "error: --explain-import needs --jobs 1, because the lines of several"
      case .noRows: "error: --no-duration needs --format rows\nhelp: add --format rows, or leave"
      case .missingList: "/nonesuch: error: the list of inputs can't be read: No such file or"
      case .contradictingRules: "error: 'LC1' is both selected and ignored"
      }
    }

    /// Makes the mistake.
    func change(_ job: inout CheckJob) {
      switch self {
      case .arguments: job.paths = ["a.json"]
      case .exclusions: job.exclusions = ["*.tmp"]
      case .explanations:
        job.explainsImport = true
        job.threadCount = 2
      case .noRows: job.targets = []
      case .missingList: job.filesFrom = "/nonesuch"
      case .contradictingRules:
        job.selection.select = ["LC1"]
        job.selection.ignore = ["LC1"]
      }
    }
  }

  @Test(arguments: Mistake.allCases)
  func `options that make no sense together are refused`(mistake: Mistake) async throws {
    let (folder, _) = try Self.folder()
    defer { folder.remove() }
    let run = try await check(["child.json"], in: folder, mistake.change)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(mistake.message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
