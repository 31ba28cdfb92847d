import Foundation
import LifelineCommand
import RuntimeCommand
import TestSupport
import Testing
import TraceModel
import TraceRecorder

@Suite(.serialized)
struct `The README` {
  /// The article that leads a reader from the installation to a recording of their own.
  private static let firstMinutes = "Sources/Documentation/Articles/first-ten-minutes.md"

  @Test func `the first minutes show the sample that this test runs`() throws {
    let sample = try Self.sample()
    try expectReadme(
      block: "sample",
      of: Self.firstMinutes,
      equals: "```swift\n\(sample)\n```"
    )
  }

  @Test func `the package of the first minutes contains the sample`() throws {
    let main = try String(
      contentsOf: Repository.url("Tests/FirstRecording/Sources/Checkout/main.swift"),
      encoding: .utf8
    )
    #expect(main == "\(try Self.sample())\n")
  }

  @Test func `the documents show where to get the project and a whole manifest`() throws {
    let address = ProjectAddress.inDocuments
    try expectReadme(
      block: "get",
      equals: "```console\n$ git clone \(address) lifeline && cd lifeline\n```"
    )
    let manifest = try String(
      contentsOf: Repository.url("Tests/FirstRecording/Package.swift"),
      encoding: .utf8
    )
    let dependency = ".package(url: \"\(address)\", branch: \"main\")"
    let shown = manifest.replacing(
      ".package(name: \"lifeline\", path: \"../..\")",
      with: dependency
    )
    #expect(shown.contains(dependency))
    try expectReadme(block: "manifest", of: Self.firstMinutes, equals: "```swift\n\(shown)```")
    try expectReadme(block: "dependency", equals: "```swift\n\(dependency)\n```")
    let test = try String(
      contentsOf: Repository.url("Tests/FirstRecording/Tests/CheckoutTests/CheckoutTests.swift"),
      encoding: .utf8
    )
    try expectReadme(block: "first-test", of: Self.firstMinutes, equals: "```swift\n\(test)```")
  }

  @Test func `the documents contain no other address of the project`() throws {
    for path in try Self.documents() {
      let text = try String(contentsOf: Repository.url(path), encoding: .utf8)
      for found in text.matches(of: #/git clone (?<clone>\S+)|\.package\(url: "(?<url>[^"]*)"/#) {
        let address = String(found.output.clone ?? found.output.url ?? "")
        // Addresses of other packages are legal.
        let isForeign =
          address.hasPrefix("https://github.com/") && !address.lowercased().contains("lifeline")
        #expect(address == ProjectAddress.inDocuments || isForeign, "\(path): \(address)")
      }
    }
  }

  @Test func `the first minutes show the report about a story`() throws {
    let folder = try Workspace()
    defer { folder.remove() }
    var lines: [String] = []
    for (arguments, status) in [
      (["record", "vc4-orphan"], 0), (["check", "vc4-orphan.json"], 1),
    ] as [([String], Int32)] {
      let run = try CommandRun(list: arguments, in: folder.url)
      #expect(run.status == status, "\(run.errors)")
      lines.append("$ lifeline \(arguments.joined(separator: " "))\n\(run.errors)\(run.output)")
    }
    let text = "```console\n\(lines.joined())```"
    try expectReadme(block: "story", of: Self.firstMinutes, equals: text)
  }

  @Test func `the README shows the report about a device log`() throws {
    let log = "traces/logs/nslog-cancelled-swipe.log"
    let check = try CommandRun("check", log, in: Repository.root)
    #expect(check.status == 0, "\(check.errors)")
    try expectReadme(
      block: "log",
      equals: "```console\n$ lifeline check \(log)\n\(check.output)```"
    )
  }

  @Test @MainActor func `the first minutes show the report of the command`() async throws {
    let folder = try Workspace()
    defer { folder.remove() }
    let trace = try await Self.record(in: folder.url)
    expectGolden(trace, at: "traces/readme/checkout.json")
    let check = try CommandRun("check", "checkout.json", in: folder.url)
    #expect(check.status == 1)
    let text = "```console\n$ lifeline check checkout.json\n\(check.output)```"
    try expectReadme(block: "report", of: Self.firstMinutes, equals: text)
  }

  @Test func `the README of the logs shows the logging class of a test program`() throws {
    let sample = try ReadmeExcerpt.text(of: "Tests/UIKit/UnscopedProbe/DeviceLog.swift")
      .replacing("import Foundation  // Not on a device: UIKit brings it.\n", with: "")
      .replacing("import HeadlessUIKit", with: "import UIKit")
    try expectReadme(
      block: "device",
      of: "traces/logs/README.md",
      equals: "```swift\n\(sample)\n```"
    )
  }

  @Test func `the README shows a test of the example app`() throws {
    let sample = try ReadmeExcerpt.text(of: "Tests/ExampleApp/Tests/ShopTests/ShopTests.swift")
    try expectReadme(block: "test", equals: "```swift\n\(sample)\n```")
  }

  @Test func `the README of the example app shows the output of a mistake`() throws {
    let output = Repository.root.appending(path: "Tests/ExampleApp/Mistakes/output.txt")
    let lines = try String(contentsOf: output, encoding: .utf8).split(separator: "\n")
    let shown = lines.drop { !$0.contains("cartForgets") }
      .prefix { !$0.contains("failed after") }
      .map { $0.replacing("Tests/ExampleApp/", with: "") }
    let text = "```console\n$ swift test\n\(shown.joined(separator: "\n"))\n```"
    try expectReadme(block: "failure", of: "Tests/ExampleApp/README.md", equals: text)
  }

  @Test @MainActor func `the README of the scenarios shows a scenario that holds`() async throws {
    let readme = try String(
      contentsOf: Repository.url("traces/scenarios/README.md"),
      encoding: .utf8
    )
    let begin = try #require(readme.range(of: "```yaml\n"))
    let end = try #require(readme.range(of: "```", range: begin.upperBound..<readme.endIndex))
    let folder = try Workspace()
    defer { folder.remove() }
    let text = readme[begin.upperBound..<end.lowerBound]
    let path = try folder.write(String(text), to: "child.yml")
    let verify = try await folder.run { try await VerifyJob([path]).run() }
    #expect(verify.status == 0)
    #expect(verify.output == "1 of 1 hold\n")
  }

  @Test func `the figures of the README are ratios`() throws {
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

  @Test func `the README states the number of rules`() throws {
    let rules = try RuleExplanation.text(for: nil).split(separator: "\n")
    let readme = try String(contentsOf: Repository.url("README.md"), encoding: .utf8)
    #expect(readme.contains("[\(rules.count) rules](traces/rules/README.md)"))
  }

  @Test func `the README states the number of listed choices`() throws {
    let list = try String(
      contentsOf: Repository.url("traces/scenarios/chosen.yml"),
      encoding: .utf8
    )
    let choices = list.split(separator: "\n").count { $0.hasPrefix("  choice: ") }
    let readme = try String(contentsOf: Repository.url("README.md"), encoding: .utf8)
    #expect(readme.contains(" \(choices) choices, each marked in the code"))
  }

  @Test func `the README has at most 200 lines, and its links exist`() throws {
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

  /// The paths of all Markdown files in the folders of the project, from the root.
  private static func documents() throws -> [String] {
    try ["Sources", "Tests", "render", "traces"].flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Repository.url(folder).path)
        .filter { $0.hasSuffix(".md") && !$0.contains(".build") }.map { "\(folder)/\($0)" }
    } + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"]
  }

  /// Runs the sample and returns its trace.
  @MainActor
  private static func record(in folder: URL) async throws -> String {
    // The bytes of the trace do not depend on the lines of the sample.
    try await CallSites.$areRecorded.withValue(false) {
      try await recordReadmeSample { folder.appending(path: $0).path }
    }
    let file = folder.appending(path: "checkout.json")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The marked lines of the sample, with the plain name of the file.
  private static func sample() throws -> String {
    try ReadmeExcerpt.text(of: "Tests/Command/CommandTests/Readme/ReadmeSample.swift")
      .replacing("file(\"checkout.json\")", with: "\"checkout.json\"")
  }
}
