import AppSourceRewriting
import ArgumentParser
import Foundation
import XcodeProjectReading

/// Counts, for each folder in a folder, the files that are rewritten without errors.
struct MeasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Counts the files of projects that are rewritten without errors.",
    discussion: """
      Each folder in the folder is one project, whose Swift files are rewritten as one module. \
      Nothing is written. The last columns count the errors and the warnings by their message.
      """
  )

  @Argument(help: "A folder with checkouts of projects.")
  var folder: String

  func run() async throws {
    let root = URL(fileURLWithPath: folder)
    guard let found = try? FileManager.default.contentsOfDirectory(atPath: root.path) else {
      throw ValidationError("\(root.path) is not a folder that can be read; name one with projects")
    }
    let names = found.sorted()
    var total = Count()
    Terminal.print("files\tlines\trewritten\tproject\terrors\twarnings")
    for name in names where !name.hasPrefix(".") {
      var isFolder: ObjCBool = false
      let path = root.appendingPathComponent(name).path
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
      else { continue }
      let count = try await Self.count(path)
      Terminal.print("\(count.columns)\t\(VisibleText.of(name))\t\(count.reasons)")
      total.add(count)
    }
    Terminal.print("\(total.columns)\tall\t\(total.reasons)")
  }

  private struct Count {
    var files = 0
    var lines = 0
    var rewritten = 0
    var errors: [String: Int] = [:]
    var warnings: [String: Int] = [:]

    var columns: String { "\(files)\t\(lines)\t\(rewritten)" }

    var reasons: String { "\(Self.text(errors))\t\(Self.text(warnings))" }

    private static func text(_ counts: [String: Int]) -> String {
      counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        .map { "\($0.value) × \($0.key)" }.joined(separator: "; ")
    }

    mutating func add(_ other: Count) {
      files += other.files
      lines += other.lines
      rewritten += other.rewritten
      errors.merge(other.errors, uniquingKeysWith: +)
      warnings.merge(other.warnings, uniquingKeysWith: +)
    }
  }

  private static func count(_ path: String) async throws -> Count {
    let list = try SourceList(
      AppSourcesFile(sources: [path]),
      relativeTo: URL(fileURLWithPath: path),
      target: "App"
    )
    var count = Count()
    var files: [AppModuleSources.File] = []
    for file in list.files {
      let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: file.path)))
      count.lines += bytes.count { $0 == 0x0A }
      files.append(.init(path: file.path, outputName: file.outputName, bytes: bytes))
    }
    let result = await AppModuleRewriter(AppModuleSources(name: list.module, files: files))
      .rewrite()
    let errors = result.diagnostics.filter { $0.severity == .error }
    count.files = files.count
    count.rewritten = files.count - Set(errors.map(\.path)).count
    for message in result.diagnostics where message.severity != .note {
      // The names in quotation marks differ from file to file.
      let parts = message.message.split(separator: "'", omittingEmptySubsequences: false)
      let kind = parts.indices.map { $0.isMultiple(of: 2) ? String(parts[$0]) : "…" }.joined()
      if message.severity == .error {
        count.errors[kind, default: 0] += 1
      } else {
        count.warnings[kind, default: 0] += 1
      }
    }
    return count
  }
}
