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

  @Test func `shows the stories that the command really lists`() throws {
    let list = try CommandRun("record", "--list").output
    try expectReadme(block: "stories", holds: "```console\n$ lifeline record --list\n\(list)```")
  }

  @Test func `shows the rules that the command really knows`() throws {
    let list = try CommandRun("explain").output
    try expectReadme(block: "rules", holds: "```console\n$ lifeline explain\n\(list)```")
  }

  /// Runs the sample and returns its trace.
  @MainActor
  private static func record(in folder: URL) async throws -> String {
    try await recordReadmeSample { folder.appending(path: $0).path }
    let file = folder.appending(path: "checkout.json")
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The marked lines of the sample, without the indentation of their function and with the plain
  /// name of the file.
  private static func sample() throws -> String {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "ReadmeSample.swift")
    let source = String(decoding: try Data(contentsOf: path), as: UTF8.self)
    var lines: [String] = []
    var indentation: Int?
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      switch words {
      case "// README begins", "// README resumes": indentation = line.count - words.count
      case "// README pauses", "// README ends": indentation = nil
      default:
        if let indentation { lines.append(String(line.dropFirst(indentation))) }
      }
    }
    return lines.joined(separator: "\n")
      .replacing("file(\"checkout.json\")", with: "\"checkout.json\"")
  }
}
