import Foundation
import TestSupport
import Testing

struct `The reports of a check` {
  private static let log = "traces/reports/device.log"

  private func check(_ arguments: String...) throws -> CommandRun {
    let list = ["check", Self.log, "--no-config"] + arguments
    return try CommandRun(list: list, in: Folder.root)
  }

  @Test(arguments: [
    ("text", "device.txt"), ("short", "device.short.txt"), ("json", "device.json"),
    ("jsonl", "device.jsonl"), ("github", "device.github.txt"),
  ])
  func `are what their samples show`(format: String, file: String) throws {
    let run = try check("--format", format)
    #expect(run.status == 1)
    #expect(run.errors == "")
    expectGolden(run.output, at: "traces/reports/\(file)")
  }

  @Test(arguments: [("sarif", "device.sarif"), ("junit", "device.junit.xml")])
  func `for other tools are what their samples show`(format: String, file: String) throws {
    let run = try check("--format", format, "--select", "LC209,LC223")
    #expect(run.status == 1)
    expectGolden(run.output, at: "traces/reports/\(file)")
  }

  @Test func `count and list transitions when they are asked to`() throws {
    let run = try check("--statistics", "--transitions")
    expectGolden(run.output, at: "traces/reports/device.statistics.txt")
  }

  @Test func `go to several places at once`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let sarif = folder.appending(path: "a.sarif")
    try Data(repeating: 0x20, count: 1 << 20).write(to: sarif)
    let run = try check(
      "--format",
      "short",
      "--format",
      "sarif=\(sarif.path)",
      "--format",
      "jsonl=\(folder.path)/a.jsonl"
    )
    #expect(run.output.hasPrefix("\(Self.log):13: info: "))
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: sarif))
    #expect((document as? [String: Any])?["version"] as? String == "2.1.0")
    let lines = try String(contentsOf: folder.appending(path: "a.jsonl"), encoding: .utf8)
    #expect(lines.split(separator: "\n").count == 2)
  }

  @Test func `to one place are refused`() throws {
    let both = try check("--format", "text", "--format", "json")
    #expect(both.status == 2)
    #expect(
      both.errors == """
        error: two reports go to standard output: text and json
        help: give one a file of its own: --format json=FILE

        """
    )
    let file = try check("--format", "json=/tmp/./a", "--format", "sarif=/tmp/a")
    #expect(file.status == 2)
    #expect(file.errors.hasPrefix("error: two reports go to '/tmp/a': json and sarif\n"))
  }

  @Test func `to a place that can't be written are refused with a sentence`() throws {
    let run = try check("--format", "sarif=/nonesuch/out.sarif")
    #expect(run.status == 2)
    #expect(
      run.errors == """
        /nonesuch/out.sarif: error: can't be written: No such file or directory
        help: name a file in a folder that exists and that you may write to

        """
    )
    let full = try check("--format", "json=/dev/full")
    #expect(full.status == 2)
    #expect(full.errors.hasPrefix("/dev/full: error: can't be written: No space left"))
  }

  @Test func `do not replace their input`() throws {
    let run = try check("--format", "json=\(Self.log)")
    #expect(run.status == 2)
    #expect(run.errors.contains("the report would replace the input"))
  }

  @Test func `are coloured when the user says so`() throws {
    #expect(try check("--color", "always").output.contains("\u{1B}[1;31merror[LC209]"))
    #expect(try !check("--color", "never").output.contains("\u{1B}"))
    #expect(try !check("--color", "auto").output.contains("\u{1B}"))
  }

  @Test func `hold findings and nothing else when they are quiet`() throws {
    let run = try check("--quiet", "--format", "short")
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(try !check("--quiet").output.contains("transitions:"))
  }

  @Test func `give the same bytes twice`() throws {
    for format in ["text", "json", "sarif", "junit", "github"] {
      #expect(try check("--format", format).output == check("--format", format).output)
    }
  }

  @Test func `tell of inputs that could not be read`() throws {
    let run = try CommandRun(
      "check",
      "nonesuch.log",
      Self.log,
      "--no-config",
      "--format",
      "sarif",
      in: Folder.root
    )
    #expect(run.status == 2)
    #expect(run.output.contains("\"executionSuccessful\":false"))
    #expect(run.output.contains("\"uri\":\"nonesuch.log\""))
  }

  @Test func `keep fingerprints when lines and times change`() throws {
    let log = try String(contentsOf: Repository.url(Self.log), encoding: .utf8)
    let moved = "other program\n\n" + log.replacing("17:39:", with: "18:21:")
    let first = try CommandRun("check", "-", "--format", "jsonl", input: Data(log.utf8))
    let second = try CommandRun("check", "-", "--format", "jsonl", input: Data(moved.utf8))
    func prints(_ run: CommandRun) -> [Substring] {
      run.output.split(separator: "\n").filter { $0.contains("\"LC2") }.map { line in
        line.drop { $0 != "f" }.split(separator: "\"fingerprint\":\"").last?.prefix(16) ?? ""
      }
    }
    #expect(prints(first).count == 2)
    #expect(prints(first) == prints(second))
  }

  @Test(.enabled(if: PythonTool.has("pydantic_sarif"), "pip install pydantic-sarif"))
  func `validate against the schema of SARIF`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try check("--format", "sarif=\(folder.path)/a.sarif")
    let script = """
      import json, sys
      from pydantic_sarif.model import StaticAnalysisResultsFormatSarifVersion210JsonSchema as S
      S.model_validate(json.load(open(sys.argv[1])))
      """
    let run = try PythonTool.run(script, ["\(folder.path)/a.sarif"])
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(.enabled(if: PythonTool.has("sarif"), "pip install sarif-tools"))
  func `are read by sarif-tools`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try check("--format", "sarif=\(folder.path)/a.sarif")
    let script = "import sys, sarif.cmdline.main as m; sys.argv[0] = 'sarif'; sys.exit(m.main())"
    let run = try PythonTool.run(script, ["summary", "\(folder.path)/a.sarif"])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("error: 1"), "\(run.output)")
  }

  @Test(.enabled(if: PythonTool.has("xml.etree.ElementTree"), "needs Python"))
  func `are JUnit that a standard parser opens`() throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try check("--format", "junit=\(folder.path)/a.xml", "--fail-on", "info")
    let script = """
      import sys, xml.etree.ElementTree as E
      root = E.parse(sys.argv[1]).getroot()
      suite = root.find('testsuite')
      cases = suite.findall('testcase')
      print(root.tag, len(cases) == int(suite.get('tests')), suite.get('failures'))
      """
    let run = try PythonTool.run(script, ["\(folder.path)/a.xml"])
    #expect(run.output == "testsuites True 2\n")
  }
}
