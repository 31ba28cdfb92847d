import Foundation
import LifelineCommand
import TestSupport
import Testing

/// Folders, patterns, exclusions and suppressions on the way from the arguments to the report.
@MainActor
struct `A check of many inputs` {
  private func workspace() throws -> Workspace {
    let folder = try Workspace()
    for name in ["a.log", "old/b.log", "c.txt"] {
      try folder.copy("traces/reports/device.log", to: "logs/\(name)")
    }
    return folder
  }

  private func files(of run: JobRun) -> [String] {
    run.output.split(separator: "\n").filter { $0.hasPrefix("== ") }.map { String($0.dropFirst(3)) }
  }

  @Test func `a folder is checked and what it leaves out is reported`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await folder.check("logs")
    #expect(run.status == 1)
    #expect(files(of: run) == ["logs/a.log", "logs/old/b.log"])
    #expect(
      run.errors == "left out 1 with another name than *.json, *.ndjson, *.log or these with .gz "
        + "(logs/c.txt)\n"
    )
    #expect(try await folder.check("logs") { $0.isQuiet = true }.errors == "")
  }

  @Test func `a pattern takes other names and an exclusion leaves files out`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await folder.check("logs/**/*.*") { $0.exclusions = ["old"] }
    #expect(files(of: run) == ["logs/a.log", "logs/c.txt"])
    #expect(run.errors == "left out 1 excluded (logs/old/b.log)\n")
    let all = try await folder.check("logs") { $0.exclusions = ["*"] }
    #expect(all.status == 2)
    #expect(all.errors.hasPrefix("error: no input is left: left out "), "\(all.errors)")
  }

  @Test func `a finding of a scenario states the time of the run, not a line of its recording`()
    async throws
  {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.copy("traces/scenarios/stories/vc4-by-hand.yml", to: "s.yml")
    let run = try await folder.check("s.yml")
    #expect(run.output.contains("--> s.yml at 1."), "\(run.output)")
    #expect(!run.output.contains("s.yml:"))
    let short = try await folder.check("s.yml") { $0.targets = [ReportTarget(format: .short)] }
    #expect(short.output.hasPrefix("s.yml: error: "), "\(short.output)")
  }

  @Test func `an argument without inputs fails, and the others are checked`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await folder.check("logs/*.json", "logs/a.log", "b.log") {
      $0.targets = [ReportTarget(format: .junit)]
    }
    #expect(run.status == 2)
    #expect(run.output.contains("failures=\"1\" errors=\"2\" skipped=\"0\""))
    #expect(run.errors.hasPrefix("logs/*.json: error: no file matches the pattern\nhelp: "))
  }

  @Test func `the configuration excludes what a folder finds and not what is named`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.write("exclude: [old, 'logs/c.*']\n", to: ".lifeline.yml")
    let found = try await folder.check("logs", "logs/*")
    #expect(files(of: found) == [])
    #expect(found.errors.contains("2 excluded (logs/old/b.log, logs/c.txt)"), "\(found.errors)")
    let named = try await folder.check("logs/a.log", "logs/old/b.log")
    #expect(files(of: named) == ["logs/a.log", "logs/old/b.log"])
    let without = try await folder.check("logs") { $0.selection.readsConfiguration = false }
    #expect(files(of: without).count == 2)
  }

  @Test func `a pattern of the configuration suppresses findings at matching lines`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.write(
      "ignore: [{rule: LC209, line: '*Detail*viewDidAppear*', reason: known}]\n",
      to: ".lifeline.yml"
    )
    let run = try await folder.check("logs/a.log")
    #expect(run.status == 0)
    #expect(run.output.contains("\n1 finding ignored by the configuration\n"))
    let bytes = Array(try Data(contentsOf: folder.url.appending(path: "logs/a.log")))
    let piped = try await folder.check("-", input: bytes) {
      $0.selection.configuration = folder.path(".lifeline.yml")
    }
    #expect(piped.status == 0)
    try folder.write("ignore: [{rule: LC209, line: '*Home*'}]\n", to: ".lifeline.yml")
    #expect(try await folder.check("logs/a.log").status == 1)
  }

  @Test func `a comment suppresses findings of a scenario and of its recording`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let scenario = String(
      decoding: try Repository.bytes("traces/scenarios/stories/vc4-by-hand.yml"),
      as: UTF8.self
    )
    try folder.write(scenario, to: "plain.yml")
    #expect(try await folder.check("plain.yml").status == 1)
    try folder.write("# lifeline:disable LC2, LC3: by hand\n" + scenario, to: "a.yml")
    let run = try await folder.check("a.yml")
    #expect(run.status == 0)
    #expect(run.output.contains("\n2 findings suppressed by the trace\n"))
    try await folder.record(folder.path("a.yml"), into: "a.json")
    #expect(try await folder.check("a.json").status == 0)
  }

  @Test(arguments: [
    ("lifeline:disable LC999", "a.yml:1:1: error: there is no rule 'LC999'\nhelp: "),
    (
      "lifeline:disable",
      "a.yml:1:1: error: '# lifeline:disable' names no rule to disable [bad-value]\nhelp: "
    ),
    (
      "lifeline:enable LC205",
      "a.yml:1:1: error: '# lifeline:enable LC205' names no rule to disable [bad-value]\nhelp: "
    ),
  ])
  func `a comment that suppresses nothing is refused`(comment: String, message: String) async throws
  {
    let folder = try workspace()
    defer { folder.remove() }
    let path = "traces/scenarios/stories/vc4-by-hand.yml"
    let scenario = String(decoding: try Repository.bytes(path), as: UTF8.self)
    try folder.write("# \(comment)\n\(scenario)", to: "a.yml")
    let run = try await folder.check("a.yml")
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
  }

  @Test func `the links of SARIF reports name a page of each rule`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    try folder.write("rule-pages: https://docs.example/rules\n", to: ".lifeline.yml")
    let run = try await folder.check("logs/a.log", "logs/old/b.log") {
      $0.targets = [ReportTarget(format: .sarif)]
    }
    let document = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let runs = try #require(document?["runs"] as? [[String: Any]])
    let driver = try #require((runs.first?["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(Set(ids).count == ids.count && !ids.isEmpty)
    let results = try #require(runs.first?["results"] as? [[String: Any]])
    #expect(Set(ids) == Set(results.compactMap { $0["ruleId"] as? String }))
    for rule in rules {
      let id = try #require(rule["id"] as? String)
      #expect(rule["helpUri"] as? String == "https://docs.example/rules/\(id)/README.md")
      #expect(try !Repository.bytes("traces/rules/\(id)/README.md").isEmpty)
    }
  }
}

/// A log of which most callbacks have an unknown form.
@MainActor
struct `The share of recognized lines` {
  nonisolated private static let unknown = ["viewWillAppear", "viewDidAppear", "viewWillDisappear"]
    .map { "HomeVC ~~> \($0) <~~\n" }.joined()

  private func check(
    _ log: String,
    atLeast percent: Int? = nil,
    format: ReportFormat = .short
  ) async throws -> JobRun {
    let folder = try Workspace()
    defer { folder.remove() }
    try folder.write(log, to: "a.log")
    return try await folder.check("a.log") {
      $0.minimumRecognized = percent
      $0.targets = [ReportTarget(format: format)]
    }
  }

  nonisolated private static let known = "<HomeViewController: 0x6010> viewDidLoad\n"

  @Test func `a warning states the share and an example when most are unknown`() async throws {
    let run = try await check(Self.known + Self.unknown + Self.unknown)
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "a.log:2: warning: 1 of 7 lines that look like callbacks were parsed (14 %); for example, "
          + "line 2 was not: 'HomeVC ~~> viewWillAppear <~~' [LC009]\n"
      ),
      "\(run.output)"
    )
  }

  @Test(arguments: [
    known + known + known + unknown,
    known + "viewDidAppear is not called here, although the view is visible\n" + known,
    known + "    super.viewDidAppear(animated)\n  override func viewDidLoad() {\n// viewDidLoad\n",
  ])
  func `a log of which most is known or prose has no warning`(log: String) async throws {
    let lines = try await check(log).output.split(separator: "\n")
    #expect(!lines.contains { $0.contains(" warning: ") && $0.contains("LC009") })
  }

  @Test func `a required share turns a lower one into a failure`() async throws {
    let log = Self.known + Self.known + Self.known + Self.unknown
    let failed = try await check(log, atLeast: 51)
    #expect(failed.status == 1)
    #expect(
      failed.errors.hasPrefix("a.log: error: 3 of 6 lines that look like callbacks were parsed ")
    )
    #expect(failed.errors.hasSuffix("; at least 51 % are required\n"))
    #expect(try await check(log, atLeast: 50).status == 0)
    #expect(try await check(Self.known, atLeast: 100).status == 0)
  }

  @Test func `machine-readable reports contain the failure`() async throws {
    let log = Self.known + Self.unknown
    let junit = try await check(log, atLeast: 51, format: .junit)
    #expect(junit.output.contains("name=\"recognition\""))
    #expect(junit.output.contains("failures=\"1\""))
    let sarif = try await check(log, atLeast: 51, format: .sarif)
    #expect(sarif.output.contains("\"level\":\"error\",\"descriptor\":{\"id\":\"recognition\"}"))
    let github = try await check(log, atLeast: 51, format: .github)
    #expect(github.output.hasPrefix("::error title=lifeline::a.log: 1 of 4 lines "))
  }

  @Test func `a log without a known line names an unknown one`() async throws {
    let run = try await check(Self.unknown)
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "a.log: error: no callback was recognized in this log: none of 3 lines that look like "
          + "callbacks were parsed (0 %); for example, line 1 was not: 'HomeVC ~~> "
      ),
      "\(run.errors)"
    )
  }
}
