import Foundation
import XcodeProjectReading

/// A folder that the command fills, with a list of the written files.
///
/// Only listed files and links are replaced, and only listed links are removed. The list is written
/// before the first file, so that an interrupted run can be repeated.
struct FilledFolder {
  static let listName = ".app-sources-files"

  private struct List: Codable {
    /// The names in the folder, at most one folder `.lproj` deep.
    var written: [String]
  }

  private let path: String
  private let option: String
  private var listed: Set<String> = []
  private var current: Set<String> = []

  /// Opens a folder that need not exist.
  ///
  /// - Parameters:
  ///   - path: The path as the user wrote it.
  ///   - option: The option that names it.
  /// - Throws: ``OutputRefusal`` if the path or the list in it is something else.
  init(_ path: String, option: String) throws(OutputRefusal) {
    self.path = path
    self.option = option
    let form = FileForm(at: FilePlace(path).path)
    guard form == nil || form == .folder else {
      throw OutputRefusal(
        path: path,
        message: "the path names a file, not a folder",
        help: "name a new folder with \(option)"
      )
    }
    let list = "\(path)/\(Self.listName)"
    guard let listForm = FileForm(at: list) else { return }
    guard listForm == .file, let data = FileManager.default.contents(atPath: list),
      let found = try? JSONDecoder().decode(List.self, from: data)
    else {
      throw OutputRefusal(
        path: list,
        message: "the list of the files that app-sources wrote is damaged",
        help: "name a new folder with \(option), or remove this one"
      )
    }
    listed = Set(found.written.filter(Self.isName))
  }

  /// Refuses files that the command did not write, and writes the list.
  ///
  /// - Parameters:
  ///   - names: The names of all files and links that the run writes.
  ///   - form: Whether they are files or links.
  /// - Throws: ``OutputRefusal``, errors of the file system.
  mutating func begin(_ names: [String], form: FileForm) throws {
    for name in names {
      let entry = "\(path)/\(name)"
      let parent = name.split(separator: "/").dropLast().joined(separator: "/")
      if !parent.isEmpty, let parentForm = FileForm(at: "\(path)/\(parent)"), parentForm != .folder
      {
        throw refusal("\(path)/\(parent)")
      }
      guard let found = FileForm(at: entry) else { continue }
      guard listed.contains(name), found == form else { throw refusal(entry) }
    }
    current = Set(names)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try writeList(listed.union(current))
  }

  /// Writes a file of the names in ``begin(_:form:)``; an unchanged one is not touched.
  func write(_ data: Data, to name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    if (try? Data(contentsOf: url)) != data { try data.write(to: url, options: .atomic) }
  }

  /// Writes a link of the names in ``begin(_:form:)``.
  func link(_ name: String, to destination: String) throws {
    let files = FileManager.default
    let entry = "\(path)/\(name)"
    if FileForm(at: entry) == .link {
      if (try? files.destinationOfSymbolicLink(atPath: entry)) == destination { return }
      try files.removeItem(atPath: entry)
    }
    try files.createDirectory(
      atPath: URL(fileURLWithPath: entry).deletingLastPathComponent().path,
      withIntermediateDirectories: true
    )
    try files.createSymbolicLink(atPath: entry, withDestinationPath: destination)
  }

  /// Removes the links that earlier runs wrote and this one did not, and writes the list.
  func finish() throws {
    for name in listed.subtracting(current) where FileForm(at: "\(path)/\(name)") == .link {
      try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    let kept = listed.filter { FileForm(at: "\(path)/\($0)") != nil }
    try writeList(kept.union(current))
  }

  private func writeList(_ names: Set<String>) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try write(try encoder.encode(List(written: names.sorted())), to: Self.listName)
  }

  private func refusal(_ path: String) -> OutputRefusal {
    OutputRefusal(
      path: path,
      message: "app-sources did not write this file, and does not replace it",
      help: "name a new folder with \(option), or remove the file"
    )
  }

  /// Whether a name of a list stays in the folder: a damaged list must not name other files.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
      && (parts.count == 1 || parts.count == 2 && parts[0].hasSuffix(".lproj"))
  }
}
