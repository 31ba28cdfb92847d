import Foundation
import TestSupport
import Testing

/// The page `traces/swiftui/COVERAGE.md` is made from the list `coverage.txt` beside it.
struct CoverageTests {
  private struct Entry {
    let section: String
    let name: String
    let note: String
  }

  private let entries: [Entry]

  init() throws {
    var section = ""
    var entries: [Entry] = []
    let text = try String(
      contentsOf: Repository.url("traces/swiftui/coverage.txt"),
      encoding: .utf8
    )
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") {
        section = String(line.dropFirst(3))
      } else if !line.hasPrefix("#") {
        let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
        let note = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
        entries.append(Entry(section: section, name: parts[0], note: note))
      }
    }
    self.entries = entries
  }

  private static func source(below path: String) throws -> String {
    let files = FileManager.default.enumerator(
      at: Repository.url(path),
      includingPropertiesForKeys: nil
    )
    var text = ""
    while let file = files?.nextObject() as? URL {
      if file.pathExtension == "swift" { text += try String(contentsOf: file, encoding: .utf8) }
    }
    return text
  }

  @Test func `each modifier is listed`() throws {
    let source = try Self.source(below: "Sources/SwiftUI/HeadlessSwiftUI")
    var modifiers: Set<String> = []
    var isInExtension = false
    for line in source.split(separator: "\n") {
      if line.hasPrefix("extension View ") {
        isInExtension = true
      } else if line == "}" {
        isInExtension = false
      } else if isInExtension, let match = line.firstMatch(of: /^  (?:@\w+ )*public func (\w+)/) {
        modifiers.insert(String(match.output.1))
      }
    }
    #expect(modifiers.count > 140)
    #expect(modifiers.subtracting(entries.map(\.name)).sorted() == [])
  }

  @Test func `each behavior has a test`() throws {
    let tests = try Self.source(below: "Tests/SwiftUI/HeadlessSwiftUITests")
    for entry in entries where entry.section == "behaves" {
      #expect(tests.contains("`\(entry.note)`"), "\(entry.name): no test \(entry.note)")
    }
  }

  @Test func `each inert modifier is declared and recorded`() throws {
    let source = try Self.source(below: "Sources/SwiftUI/HeadlessSwiftUI")
    for entry in entries where entry.section == "inert" {
      #expect(source.contains("func \(entry.name)"), "\(entry.name) is not declared")
      #expect(
        source.contains("attribute(\"\(entry.name)\"")
          || source.contains("attribute(\n      \"\(entry.name)\""),
        "\(entry.name) is not recorded"
      )
    }
  }

  @Test func `nothing that is listed as absent is declared`() throws {
    let source = try Self.source(below: "Sources/SwiftUI/HeadlessSwiftUI")
    for entry in entries where entry.section == "absent" {
      for kind in ["struct", "protocol", "func", "enum", "class"] {
        let pattern = "public \(kind) \(entry.name)"
        let isDeclared = ["<", ":", "(", " "].contains { source.contains(pattern + $0) }
        #expect(!isDeclared, "\(entry.name) is declared")
      }
    }
  }

  @Test func `no name is listed twice`() {
    let names = entries.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func `the page is made from the list`() {
    var page = """
      # What of SwiftUI exists

      A test makes this page from `coverage.txt`. Life, state, navigation and presentation have their
      own tests; this page lists views, controls, modifiers and layout.

      """
    let titles = [
      ("behaves", "Behaves", "Evidence"), ("partly", "In part", "What is missing"),
      ("absent", "Absent", "Why"),
    ]
    for (section, title, header) in titles {
      page += "\n## \(title)\n\n| | \(header) |\n|---|---|\n"
      for entry in entries where entry.section == section {
        page += "| \(entry.name) | \(entry.note) |\n"
      }
    }
    let inert = entries.filter { $0.section == "inert" }.map { "`\($0.name)`" }
    page += "\n## Inert\n\nRecorded as an attribute of the view, without another effect:\n"
    page += inert.joined(separator: ", ") + ".\n"
    expectGolden(page, at: "traces/swiftui/COVERAGE.md")
  }
}
