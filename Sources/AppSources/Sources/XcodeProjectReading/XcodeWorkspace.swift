import Foundation

/// The projects and packages of a workspace of Xcode.
public struct XcodeWorkspace: Sendable {
  /// The absolute paths of the projects.
  public var projects: [String] = []
  /// The absolute paths of the packages.
  public var packages: [String] = []
  /// The parts that were not read.
  public var problems: [ProjectProblem] = []

  /// Reads a workspace.
  ///
  /// - Parameter path: The path of the folder `.xcworkspace`.
  /// - Returns: The workspace.
  /// - Throws: `ProjectProblem` when the file `contents.xcworkspacedata` is missing.
  public static func read(at path: String) throws(ProjectProblem) -> XcodeWorkspace {
    let path = URL(fileURLWithPath: path).standardizedFileURL.path
    let file = path + "/contents.xcworkspacedata"
    guard let data = FileManager.default.contents(atPath: file) else {
      throw ProjectProblem(
        .error,
        file,
        "the file can't be read",
        help: "name a folder that ends with .xcworkspace"
      )
    }
    return XcodeWorkspace(String(decoding: data, as: UTF8.self), path: path)
  }

  /// Reads the text of `contents.xcworkspacedata`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: The absolute path of the folder `.xcworkspace`.
  public init(_ text: String, path: String) {
    let root = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var folders = [root]
    for tag in text.split(separator: "<").dropFirst() {
      if tag.hasPrefix("/Group") {
        if folders.count > 1 { folders.removeLast() }
        continue
      }
      let isGroup = tag.hasPrefix("Group")
      guard isGroup || tag.hasPrefix("FileRef") else { continue }
      // CocoaPods writes apostrophes around attributes.
      let quote: Character = tag.prefix { $0 != "\"" }.contains("'") ? "'" : "\""
      let parts = tag.split(separator: quote, omittingEmptySubsequences: false)
      let index = parts.firstIndex { $0.filter { !$0.isWhitespace }.hasSuffix("location=") }
      guard let index, parts.indices.contains(index + 1) else {
        if isGroup { folders.append(folders.last ?? root) }
        continue
      }
      let words = parts[index + 1].split(
        separator: ":",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let name = words.count == 2 ? Self.unescaped(words[1]) : ""
      let location: String
      switch words.first {
      case "group":
        location = name.isEmpty ? folders.last ?? root : "\(folders.last ?? root)/\(name)"
      case "container": location = "\(root)/\(name)"
      case "absolute": location = name
      // The workspace of a project itself: the project that contains it.
      case "self": location = root
      default:
        problems.append(
          ProjectProblem(.note, path, "the location \(parts[index + 1]) is not of a known kind")
        )
        continue
      }
      let resolved = URL(fileURLWithPath: location).standardizedFileURL.path
      if isGroup {
        folders.append(resolved)
      } else if resolved.hasSuffix(".xcodeproj") {
        projects.append(resolved)
      } else if FileManager.default.fileExists(atPath: resolved + "/Package.swift") {
        packages.append(resolved)
      }
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    text.replacingOccurrences(of: "&amp;", with: "&")
      .replacingOccurrences(of: "&apos;", with: "'").replacingOccurrences(of: "&quot;", with: "\"")
  }
}
