import Foundation
import TestSupport
import Testing

@Suite(.serialized)
struct `The README` {
  @Test func `shows the sample that is compiled and run here`() throws {
    let sample = try Self.sample()
    try expectReadme(block: "sample", holds: "```swift\n\(sample)\n```")
  }

  @Test @MainActor func `shows the report that the command really gives`() async throws {
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let trace = try await Self.record(in: folder)
    expectGolden(trace, at: "traces/readme/checkout.json")
    let check = try CommandRun("check", "checkout.json", in: folder)
    #expect(check.status == 1)
    let text = "```console\n$ lifeline check checkout.json\n\(check.output)```"
    try expectReadme(block: "report", holds: text)
  }

  @Test func `shows the logging class that is compiled and run here`() throws {
    let sample = try ReadmeExcerpt.text(of: "Tests/UnscopedProbe/DeviceLog.swift")
      .replacing("import Foundation  // Not on a device: UIKit brings it.\n", with: "")
      .replacing("import HeadlessUIKit", with: "import UIKit")
    try expectReadme(
      block: "device",
      of: "traces/logs/README.md",
      holds: "```swift\n\(sample)\n```"
    )
  }

  @Test func `shows a test of the example app, and what a mistake prints`() throws {
    let sample = try ReadmeExcerpt.text(of: "Tests/ExampleApp/Tests/ShopTests/ShopTests.swift")
    try expectReadme(block: "test", holds: "```swift\n\(sample)\n```")
    let output = Folder.root.appending(path: "Tests/ExampleApp/Mistakes/output.txt")
    let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
    let shown = lines.drop { !$0.contains("cartForgets") }
      .prefix { !$0.contains("failed after") }
      .map { $0.replacing("Tests/ExampleApp/", with: "") }
    let text = "```console\n$ swift test\n\(shown.joined(separator: "\n"))\n```"
    try expectReadme(block: "failure", of: "Tests/ExampleApp/README.md", holds: text)
  }

  @Test func `of the scenarios shows one that holds`() throws {
    let readme = try String(
      contentsOf: Repository.url("traces/scenarios/README.md"),
      encoding: .utf8
    )
    let begin = try #require(readme.range(of: "```yaml\n"))
    let end = try #require(readme.range(of: "```", range: begin.upperBound..<readme.endIndex))
    let folder = try Folder.temporary()
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = readme[begin.upperBound..<end.lowerBound]
    try Data(text.utf8).write(to: folder.appending(path: "child.yml"))
    let verify = try CommandRun("verify", "child.yml", in: folder)
    #expect(verify.status == 0)
    #expect(verify.output == "1 of 1 hold\n")
  }

  @Test func `shows figures that are ratios of what one run measured`() throws {
    let readme = try String(contentsOf: Repository.url("README.md"), encoding: .utf8)
    let begin = try #require(readme.range(of: "<!-- begin figures -->\n"))
    let end = try #require(
      readme.range(of: "\n<!-- end figures -->", range: begin.upperBound..<readme.endIndex)
    )
    let lines = readme[begin.upperBound..<end.lowerBound].split(separator: "\n")
    #expect(lines.prefix(2) == ["| work | against | times |", "|---|---|---|"])
    #expect(lines.count >= 6)
    for line in lines.dropFirst(2) {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 3, "\(line)")
      #expect(cells.last?.wholeMatch(of: #/[0-9.]+((–| and )[0-9.]+)?/#) != nil, "\(line)")
    }
  }

  @Test func `counts the rules that the command really knows`() throws {
    let rules = try CommandRun("explain").output.split(separator: "\n")
    let readme = try String(contentsOf: Repository.url("README.md"), encoding: .utf8)
    #expect(readme.contains("[\(rules.count) rules](traces/rules/README.md)"))
  }

  @Test func `counts the choices that are listed`() throws {
    let list = try String(
      contentsOf: Repository.url("traces/scenarios/chosen.yml"),
      encoding: .utf8
    )
    let choices = list.split(separator: "\n").count { $0.hasPrefix("  choice: ") }
    let readme = try String(contentsOf: Repository.url("README.md"), encoding: .utf8)
    #expect(readme.contains(" \(choices) choices, each with its place in the code"))
  }

  @Test func `fits on five screens, and all that it links to is there`() throws {
    let readme = try String(contentsOf: Repository.url("README.md"), encoding: .utf8)
    #expect(readme.split(separator: "\n", omittingEmptySubsequences: false).count <= 200)
    let links = readme.matches(of: #/\]\((?<path>[^)#:]+)(#[^)]*)?\)/#).map {
      String($0.output.path)
    }
    #expect(links.count > 10)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: Repository.url(link).path), "\(link)")
    }
  }

  /// Runs the sample and returns its trace.
  @MainActor
  private static func record(in folder: URL) async throws -> String {
    try await recordReadmeSample { folder.appending(path: $0).path }
    let file = folder.appending(path: "checkout.json")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The marked lines of the sample, with the plain name of the file.
  private static func sample() throws -> String {
    try ReadmeExcerpt.text(of: "Tests/CommandTests/Readme/ReadmeSample.swift")
      .replacing("file(\"checkout.json\")", with: "\"checkout.json\"")
  }
}
