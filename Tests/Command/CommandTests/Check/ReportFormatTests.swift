import Foundation
import LifelineCommand
import TestSupport
import Testing

/// The goldens contain the path of the log from the root, so that these tests start the command
/// there.
struct `Samples of reports` {
  private func check(_ arguments: String...) throws -> CommandRun {
    let list = ["check", "traces/reports/device.log", "--no-config"] + arguments
    return try CommandRun(list: list, in: Repository.root)
  }

  @Test(arguments: [
    ("text", "device.txt"), ("short", "device.short.txt"), ("json", "device.json"),
    ("jsonl", "device.jsonl"), ("github", "device.github.txt"),
  ])
  func `each format equals its golden`(format: String, file: String) throws {
    let run = try check("--format", format)
    #expect(run.status == 1)
    #expect(run.errors == "")
    expectGolden(run.output, at: "traces/reports/\(file)")
  }

  @Test(arguments: [("sarif", "device.sarif"), ("junit", "device.junit.xml")])
  func `each format that lists rules equals its golden`(format: String, file: String) throws {
    let run = try check("--format", format, "--select", "LC209,LC223")
    #expect(run.status == 1)
    expectGolden(run.output, at: "traces/reports/\(file)")
  }

  @Test func `statistics and transitions equal their golden`() throws {
    let run = try check("--statistics", "--transitions")
    expectGolden(run.output, at: "traces/reports/device.statistics.txt")
  }
}

@MainActor
struct `Reports of a check` {
  private func workspace() throws -> Workspace {
    let folder = try Workspace()
    try folder.copy("traces/reports/device.log", to: "device.log")
    return folder
  }

  private func check(
    _ targets: ReportTarget...,
    in folder: Workspace,
    _ change: (inout CheckJob) -> Void = { _ in }
  ) async throws -> JobRun {
    try await folder.check("device.log") {
      $0.targets = targets
      change(&$0)
    }
  }

  @Test func `several reports are written at once`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let blanks = String(repeating: " ", count: 1 << 20)
    try folder.write(Workspace.earlierOutput + blanks, to: "a.sarif")
    let run = try await check(
      ReportTarget(format: .short),
      ReportTarget(format: .sarif, path: folder.path("a.sarif")),
      ReportTarget(format: .jsonl, path: folder.path("a.jsonl")),
      in: folder
    )
    #expect(run.output.hasPrefix("device.log:15: error: "))
    let sarif = try JSONSerialization.jsonObject(with: Data(folder.text("a.sarif").utf8))
    #expect((sarif as? [String: Any])?["version"] as? String == "2.1.0")
    #expect(try folder.text("a.jsonl").split(separator: "\n").count == 2)
  }

  @Test func `a file that can't be written is refused`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await check(
      ReportTarget(format: .sarif, path: "/nonesuch/out.sarif"),
      in: folder
    )
    #expect(run.status == 2)
    #expect(
      run.errors == """
        /nonesuch/out.sarif: error: can't be written: No such file or directory
        help: name a file in an existing folder in which you may write

        """
    )
    let full = try await check(ReportTarget(format: .json, path: "/dev/full"), in: folder)
    #expect(full.status == 2)
    #expect(full.errors.hasPrefix("/dev/full: error: can't be written: No space left"))
  }

  @Test func `a text report is colored on request`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let colored = try await check(in: folder) { $0.color = .always }
    #expect(colored.output.contains("\u{1B}[1;31merror[LC209]"))
    let plain = try await check(in: folder) { $0.color = .never }
    #expect(!plain.output.contains("\u{1B}"))
  }

  @Test func `a quiet report contains only errors and warnings`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await check(ReportTarget(format: .short), in: folder) { $0.isQuiet = true }
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.contains(": error: "))
    let text = try await check(in: folder) { $0.isQuiet = true }
    #expect(!text.output.contains("transitions:"))
  }

  @Test(arguments: ReportFormat.allCases)
  func `two runs write equal reports`(format: ReportFormat) async throws {
    let folder = try workspace()
    defer { folder.remove() }
    var outputs: [String] = []
    for _ in 1...2 {
      let run = try await check(ReportTarget(format: format), in: folder) {
        $0.rowsHaveDuration = format != .rows
      }
      outputs.append(run.output)
    }
    #expect(outputs[0] == outputs[1])
  }

  @Test func `an input that can't be read is listed in a SARIF report`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let run = try await folder.check("nonesuch.log", "device.log") {
      $0.targets = [ReportTarget(format: .sarif)]
    }
    #expect(run.status == 2)
    #expect(run.output.contains("\"executionSuccessful\":false"))
    #expect(run.output.contains("nonesuch.log"))
  }

  @Test func `fingerprints do not depend on lines and times`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    let log = try folder.text("device.log")
    let moved = "other program\n\n" + log.replacing("17:39:", with: "18:21:")
    func fingerprints(_ text: String) async throws -> [Substring] {
      let run = try await folder.check("-", input: Array(text.utf8)) {
        $0.targets = [ReportTarget(format: .jsonl)]
      }
      return run.output.split(separator: "\n").filter { $0.contains("\"LC2") }.map { line in
        line.split(separator: "\"fingerprint\":\"").last?.prefix(16) ?? ""
      }
    }
    let first = try await fingerprints(log)
    #expect(first.count == 2)
    #expect(try await fingerprints(moved) == first)
  }

  @Test(.enabled(if: PythonTool.has("pydantic_sarif"), "pip install pydantic-sarif"))
  func `a SARIF report is valid against the schema`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    _ = try await check(ReportTarget(format: .sarif, path: folder.path("a.sarif")), in: folder)
    let script = """
      import json, sys
      from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as S
      S.model_validate(json.load(open(sys.argv[1])))
      """
    let run = try PythonTool.run(script, [folder.path("a.sarif")])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(.enabled(if: PythonTool.has("sarif"), "pip install sarif-tools"))
  func `sarif-tools reads a SARIF report`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    _ = try await check(ReportTarget(format: .sarif, path: folder.path("a.sarif")), in: folder)
    let script = "import sys, sarif.cmdline.main as m; sys.argv[0] = 'sarif'; sys.exit(m.main())"
    let run = try PythonTool.run(script, ["summary", folder.path("a.sarif")])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("error: 1"), "\(run.output)")
  }

  @Test(.enabled(if: PythonTool.has("xml.etree.ElementTree"), "needs Python"))
  func `a standard parser reads a JUnit report`() async throws {
    let folder = try workspace()
    defer { folder.remove() }
    _ = try await check(
      ReportTarget(format: .junit, path: folder.path("a.xml")),
      in: folder
    ) { $0.failOn = .info }
    let script = """
      import sys, xml.etree.ElementTree as E
      root = E.parse(sys.argv[1]).getroot()
      suite = root.find('testsuite')
      cases = suite.findall('testcase')
      print(root.tag, len(cases) == int(suite.get('tests')), suite.get('failures'))
      """
    let run = try PythonTool.run(script, [folder.path("a.xml")])
    #expect(run.output == "testsuites True 2\n")
  }
}
