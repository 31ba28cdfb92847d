import Foundation
import HeadlessUIKit
import LifelineTestKit
import LifelineTesting
import TestIndex
import Testing
import TraceRecorder

@MainActor
struct `Pages of tests` {
  /// A package in a temporary folder, whose tests write into its `.lifeline`.
  private let package = FileManager.default.temporaryDirectory
    .appending(path: "lifeline-page-\(UInt64.random(in: 0...UInt64.max))")

  init() throws {
    try FileManager.default.createDirectory(at: package, withIntermediateDirectories: true)
    try Data().write(to: package.appending(path: "Package.swift"))
  }

  private func begin(_ name: String, line: Int = 12) throws -> TestRun {
    let location = CodeLocation(
      fileID: "Shop/ShopTests.swift",
      filePath: package.appending(path: "Tests/ShopTests.swift").path,
      line: line,
      column: 1
    )
    return try TestRun(
      identity: RunIdentity(names: ["Shop", "ShopTests", name], location: location),
      settings: LifelineSettings()
    )
  }

  private func perform(
    _ name: String,
    _ body: @MainActor () async throws -> Void
  ) async throws -> (run: TestRun, outcome: TestOutcome) {
    let run = try begin(name)
    try await RecordingContext.$current.withValue(run.context) { try await body() }
    return (run, await run.end())
  }

  /// The records of the page of all tests.
  private func records(of run: TestRun) throws -> [[String: Any]] {
    let text = try String(contentsOfFile: try run.files.index.get().path, encoding: .utf8)
    let opening = "<script type=\"application/json\">"
    return try text.split(separator: "\n").filter { $0.hasPrefix(opening) }.map { line in
      let json = line.dropFirst(opening.count).dropLast("</script>".count)
      let object = try JSONSerialization.jsonObject(with: Data(json.utf8))
      return try #require(object as? [String: Any])
    }
  }

  private func record(of run: TestRun) throws -> [String: Any] {
    let path = try run.files.index.get().relative(run.files.trace)
    return try #require(try records(of: run).last { $0["trace"] as? String == path })
  }

  private func showOrphan() async throws {
    let window = show(OrphanHost())
    try await HeadlessApp.current.settle()
    withExtendedLifetime(window) {}
  }

  @Test func `a test that fails has a page, and the page of all tests links it`() async throws {
    defer { try? FileManager.default.removeItem(at: package) }
    let (run, outcome) = try await perform("failing()") { try await showOrphan() }
    #expect(outcome.files == [run.files.trace, run.files.picture, run.files.page])
    let page = try String(contentsOfFile: run.files.page, encoding: .utf8)
    #expect(page.contains("<title>ShopTests/failing()</title>"))
    let record = try record(of: run)
    #expect(record["event"] as? String == "failed")
    #expect(record["title"] as? String == "ShopTests/failing()")
    #expect(record["location"] as? String == "Shop/ShopTests.swift:12")
    #expect((record["page"] as? String)?.hasSuffix("Shop/ShopTests/failing.html") == true)
    #expect((record["picture"] as? String)?.hasSuffix("Shop/ShopTests/failing.svg") == true)
    let rules = (record["findings"] as? [[String: Any]])?.compactMap { $0["rule"] as? String }
    #expect(rules?.contains("LC305") == true)
    let text = (record["problems"] as? [[String: Any]])?.first?["text"] as? String
    #expect(text?.hasPrefix("error[LC305] child-view-without-add-child: ") == true)
  }

  @Test func `a test that passes is listed without a page`() async throws {
    defer { try? FileManager.default.removeItem(at: package) }
    let (run, outcome) = try await perform("passing()") {
      let window = show(HomeViewController())
      try await HeadlessApp.current.settle()
      withExtendedLifetime(window) {}
    }
    #expect(outcome.files == [run.files.trace])
    #expect(!FileManager.default.fileExists(atPath: run.files.page))
    let record = try record(of: run)
    #expect(record["event"] as? String == "passed")
    #expect(record["page"] == nil && record["picture"] == nil)
    #expect((record["events"] as? Int ?? 0) > 10)
  }

  @Test func `a test that passes again has no page of its earlier failure`() async throws {
    defer { try? FileManager.default.removeItem(at: package) }
    let failed = try await perform("again()") { try await showOrphan() }
    #expect(FileManager.default.fileExists(atPath: failed.run.files.page))
    let passed = try await perform("again()") {}
    #expect(passed.run.files.page == failed.run.files.page)
    #expect(!FileManager.default.fileExists(atPath: passed.run.files.page))
    #expect(try record(of: passed.run)["event"] as? String == "passed")
  }

  @Test func `the reports of a test are one file, which the page links`() async throws {
    defer { try? FileManager.default.removeItem(at: package) }
    let run = try begin("reporting()")
    let path = try run.write(report: "two screens")
    #expect(try run.write(report: "“Basic” → new screen ✈️\nend") == path)
    #expect(path == run.files.report)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == "two screens\n\n“Basic” → new screen ✈️\nend\n")
    _ = await run.end()
    let report = try record(of: run)["report"] as? String
    #expect(report?.hasSuffix("Shop/ShopTests/reporting.txt") == true)
    let again = try await perform("reporting()") {}
    #expect(!FileManager.default.fileExists(atPath: again.run.files.report))
    #expect(try record(of: again.run)["report"] == nil)
  }

  @Test func `a report of the body is written beside the trace`() async throws {
    let inner = try await Inner {
      try writeReport("Tour of the shop\n→ Basket")
      try await showOrphan()
    }
    let issue = try #require(inner.issues.first)
    let trace = try #require(path(after: "trace", in: issue))
    let report = trace.replacing(/\.json$/, with: ".txt")
    #expect(try String(contentsOfFile: report, encoding: .utf8) == "Tour of the shop\n→ Basket\n")
  }

  @Test func `a test whose process dies stays listed as one that began`() throws {
    defer { try? FileManager.default.removeItem(at: package) }
    let run = try begin("crashing()")
    defer { run.context.recorder.close() }
    #expect(try record(of: run)["event"] as? String == "began")
    #expect(try record(of: run)["title"] as? String == "ShopTests/crashing()")
  }

  @Test func `an error and the failures of the body are listed`() async throws {
    defer { try? FileManager.default.removeItem(at: package) }
    let run = try begin("throwing()")
    run.noteFailure("Expectation failed: 1 == 2", at: "Shop/ShopTests.swift:14")
    for _ in 0..<20 { run.noteFailure("more", at: "") }
    _ = await run.end(after: Closed())
    let record = try record(of: run)
    #expect(record["event"] as? String == "failed")
    let problems = try #require(record["problems"] as? [[String: Any]])
    #expect(problems.first?["text"] as? String == "Expectation failed: 1 == 2")
    #expect(problems.first?["location"] as? String == "Shop/ShopTests.swift:14")
    #expect(problems.count == 10)
    #expect(record["problemCount"] as? Int == 22)
  }

  @Test func `an issue names the page of its trace and the page of all tests`() async throws {
    let inner = try await Inner { try await showOrphan() }
    let issue = try #require(inner.issues.first)
    let page = try #require(path(after: "page", in: issue))
    let index = try #require(path(after: "all tests", in: issue))
    #expect(try String(contentsOfFile: page, encoding: .utf8).contains("<title>Pages of tests/"))
    #expect(index.hasSuffix("/index.html"))
    #expect(try String(contentsOfFile: index, encoding: .utf8).contains("lifeline-run"))
  }

  @Test func `a page of the user is kept, and the test names the reason`() async throws {
    defer { try? FileManager.default.removeItem(at: package) }
    let folder = package.appending(path: ".lifeline")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "index.html")
    try Data("mine".utf8).write(to: file)
    let (run, outcome) = try await perform("kept()") { try await showOrphan() }
    try #require(ProcessInfo.processInfo.environment["LIFELINE_OUTPUT"] == nil)
    let problem = try #require(outcome.problems.first)
    let text = problem.text(of: run.identity, files: outcome.files, index: run.indexText)
    #expect(
      text.hasSuffix(
        "\nall tests: '\(file.path)' can't be written: the file is not a page of tests"
      )
    )
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }
}

private struct Closed: Error {}
