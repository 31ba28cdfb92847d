import APICoverage
import CommandEnvironment
import Essentials
import TraceModel

/// The result of a survey of source, and the files that it did not search.
struct MissingReport {
  private let folder: SourceFolder
  private var survey = SourceSurvey()
  /// The files that were searched.
  private(set) var files: [String] = []
  /// The files with a null byte, which are not source.
  private var binaryFiles: [String] = []
  /// The files that were read only in part, from their beginning.
  private var longFiles: [String] = []

  init(folder: SourceFolder) {
    self.folder = folder
  }

  /// Adds the declarations of a file.
  ///
  /// - Throws: ``CommandFailure`` when the file can't be read.
  mutating func collect(_ path: String) throws(CommandFailure) {
    let bytes = try Self.source(at: path)
    guard !bytes.contains(0) else {
      binaryFiles.append(path)
      return
    }
    if bytes.count >= SmallFile.limit { longFiles.append(path) }
    files.append(path)
    survey.collect(bytes, path: path)
  }

  /// Adds the uses in a file.
  ///
  /// - Throws: ``CommandFailure`` when the file can't be read.
  mutating func scan(_ path: String) throws(CommandFailure) {
    survey.scan(try Self.source(at: path), path: path)
  }

  /// Adds what only the declarations of all files show.
  mutating func finish() { survey.finish() }

  /// Reads a file; carriage returns of a file without line feeds become line feeds.
  private static func source(at path: String) throws(CommandFailure) -> [UInt8] {
    let bytes = try SmallFile(path: path, shownPath: path).bytes()
    let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard bytes.contains(carriageReturn), !bytes.contains(feed) else { return bytes }
    return bytes.map { $0 == carriageReturn ? feed : $0 }
  }

  /// Whether no name is absent and no construct is refused.
  var isComplete: Bool {
    [.absent, .refused].allSatisfy { survey.summaries(of: $0).isEmpty }
  }

  /// The modules that a file may import.
  private static let knownModules = Set(
    [
      "UIKit", "SwiftUI", "Combine", "Foundation", "Dispatch", "Observation", "XCTest", "Testing",
      "Synchronization", "RegexBuilder", "Swift", "FoundationEssentials", "ViewInspector",
      "QuartzCore", "CoreGraphics",
    ] + AppleModules.names
  )

  /// The modules that neither this package nor Swift for Linux has, most used first.
  private var otherModules: [(name: String, count: Int)] {
    survey.modules.filter { !Self.knownModules.contains($0.key) }
      .map { (name: $0.key, count: $0.value) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  // MARK: Text

  /// Prints the list as readable text.
  ///
  /// - Parameter namesAll: Whether all locations, and names that are inert or unlisted, are
  ///   printed.
  /// - Throws: ``CommandFailure`` when standard output can't be written.
  func printText(namesAll: Bool) throws(CommandFailure) {
    let kit = survey.importingCount
    var lines = [
      "\(Self.count(files.count, "Swift file")) with \(Self.count(survey.lineCount, "line")), "
        + "\(kit) of them import\(kit == 1 ? "s" : "") UIKit"
    ]
    lines += section(.absent, "absent: does not compile", namesAll)
    lines += section(.refused, "refused by the compiler off Apple's platforms", namesAll)
    lines += section(
      .uncalled,
      "called only where symbols exist: optional methods that a subclass adds",
      namesAll
    )
    if namesAll {
      lines += section(.inert, "inert: compiles, and only stores values", namesAll)
      lines += section(.unlisted, "not in the list of UIKit's names", namesAll)
    } else {
      for (kind, words) in [
        (APIUse.Kind.inert, "inert: compiles, and only stores values"),
        (.unlisted, "not in the list of UIKit's names"),
      ] {
        let names = survey.summaries(of: kind)
        let uses = names.reduce(0) { $0 + $1.uses.count }
        if uses > 0 { lines += ["", "\(words): \(Self.counts(names.count, uses)) (see --all)"] }
      }
    }
    if isComplete { lines += ["", "nothing that was searched is absent"] }
    lines += ["", "not searched:"] + notSearched.map { "  \($0)" }
    try OutputFile.printLine(VisibleText.lines(lines.joined(separator: "\n")))
  }

  private func section(_ kind: APIUse.Kind, _ words: String, _ namesAll: Bool) -> [String] {
    let names = survey.summaries(of: kind)
    guard !names.isEmpty else { return [] }
    let uses = names.reduce(0) { $0 + $1.uses.count }
    var lines = ["", "\(words): \(Self.counts(names.count, uses))"]
    for name in names {
      let count = String(name.uses.count)
      let padding = String(repeating: " ", count: max(0, 6 - count.count))
      let reason = name.reason.map { ": \($0)" } ?? ""
      lines.append("\(padding)\(count)  \(name.name)\(reason)")
      let shown = namesAll ? name.uses[...] : name.uses.prefix(3)
      lines += shown.map { "          \($0.path):\($0.line):\($0.column)" }
      let rest = name.uses.count - shown.count
      if rest > 0 { lines.append("          and \(rest) more") }
    }
    return lines
  }

  private static func count(_ number: Int, _ word: String) -> String {
    "\(number) \(word)\(number == 1 ? "" : "s")"
  }

  private static func counts(_ names: Int, _ uses: Int) -> String {
    "\(count(names, "name")), \(count(uses, "use"))"
  }

  /// The files that the survey did not search.
  private var notSearched: [String] {
    var lines = [
      "types that are inferred: members of expressions without a written type are compared by name"
    ]
    for (kind, number) in folder.others.sorted(by: { $0.key < $1.key }) {
      lines.append(Self.count(number, kind))
    }
    if survey.inactiveLineCount > 0 {
      lines.append(
        "\(Self.count(survey.inactiveLineCount, "line")) in branches of #if that a build on Linux omits"
      )
    }
    let modules = otherModules
    if !modules.isEmpty {
      let names = modules.map { "\($0.name) (\($0.count))" }.joined(separator: ", ")
      lines.append("imported modules that are not UIKit, with the number of files: \(names)")
    }
    lines += binaryFiles.map { "\($0): contains a null byte" }
    lines += longFiles.map { "\($0): more than \(SmallFile.limit >> 20) MiB; its end" }
    return lines
  }

  // MARK: JSON

  private struct Document: Encodable {
    struct Name: Encodable {
      let name: String
      let kind: String
      let reason: String?
      let count: Int
      let locations: [Location]
    }
    struct Location: Encodable {
      let file: String
      let line: Int
      let column: Int
    }
    let files: Int
    let lines: Int
    let filesImportingUIKit: Int
    let inactiveLines: Int
    let names: [Name]
    let modules: [String: Int]
    let notSearched: [String]
  }

  /// Prints the list for programs.
  ///
  /// - Throws: ``CommandFailure`` when the list can't be encoded, or standard output not be
  ///   written.
  func printJSON() throws(CommandFailure) {
    let names = APIUse.Kind.allCases.flatMap { survey.summaries(of: $0) }
    let document = Document(
      files: files.count,
      lines: survey.lineCount,
      filesImportingUIKit: survey.importingCount,
      inactiveLines: survey.inactiveLineCount,
      names: names.map { summary in
        Document.Name(
          name: summary.name,
          kind: summary.kind.rawValue,
          reason: summary.reason,
          count: summary.uses.count,
          locations: summary.uses.map {
            Document.Location(file: $0.path, line: $0.line, column: $0.column)
          }
        )
      },
      modules: Dictionary(uniqueKeysWithValues: otherModules.map { ($0.name, $0.count) }),
      notSearched: notSearched
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      data = try encoder.encode(document)
    } catch {
      throw CommandFailure(message: "the list can't be encoded: \(error)")
    }
    try OutputFile.printLine(String(decoding: data, as: UTF8.self))
  }
}
