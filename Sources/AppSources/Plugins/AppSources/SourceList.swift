public import Foundation

/// The sources and resources of a module, listed from `app-sources.json`.
///
/// The plugin and the reader of projects compile this file, because a plugin can't import a library.
public struct SourceList: Codable {
  public struct File: Codable {
    public var path: String
    public var outputName: String
  }

  public var module: String
  public var runtime: String
  public var imports: [String]
  /// Whether the sources are those of a package's target.
  public var isPackage: Bool
  public var files: [File]
  /// The resources, as folders such as `Assets.xcassets`, or as files.
  public var resources: [String]
  /// The files in languages that are not compiled.
  public var foreignFiles: [String]
  /// The folders whose content was listed.
  public var folders: [String]
  /// The files with code outside of declarations.
  public var startFiles: [String]
  /// The paths to leave out that no file or folder has.
  public var unknownExclusions: [String]

  /// Lists the files.
  ///
  /// - Parameters:
  ///   - configuration: The paths.
  ///   - folder: The folder to which they are relative.
  ///   - target: The name of the target.
  /// - Throws: A `ListError` for a path that does not exist.
  public init(_ configuration: AppSourcesFile, relativeTo folder: URL, target: String) throws {
    module = configuration.module ?? target
    runtime = configuration.runtime ?? "UIKit"
    imports = configuration.imports ?? []
    isPackage = configuration.package ?? false
    (files, resources, foreignFiles, folders, startFiles) = ([], [], [], [], [])
    let roots = configuration.sources.map { Self.url($0, in: folder) }
    unknownExclusions = (configuration.exclude ?? []).filter { path in
      !([folder] + roots).contains {
        FileManager.default.fileExists(atPath: Self.url(path, in: $0).path)
      }
    }
    let excluded = Set(
      (configuration.exclude ?? []).flatMap { path in
        ([folder] + roots).map { Self.url(path, in: $0).path }
      }
    )
    var swiftFiles: [(url: URL, root: URL)] = []
    var visited: Set<String> = []
    for root in roots {
      guard FileManager.default.fileExists(atPath: root.path) else {
        throw ListError(
          description: "\(root.path): error: no such file or folder\n  help: correct the path, or "
            + "\"sources\" in app-sources.json, whose paths are relative to its folder"
        )
      }
      try visit(root, root: root, excluded: excluded, &visited, &swiftFiles)
    }
    let names = Dictionary(grouping: swiftFiles, by: \.url.lastPathComponent)
    var used: Set<String> = []
    for (url, root) in swiftFiles {
      var name = url.deletingPathExtension().lastPathComponent
      if names[url.lastPathComponent, default: []].count > 1 {
        name = url.deletingPathExtension().path
          .dropFirst(root.deletingLastPathComponent().path.count + 1)
          .replacingOccurrences(of: "/", with: "_")
      }
      // With the name of the original file, two files would have the same '#fileID'.
      name += ".rewritten"
      while !used.insert(name).inserted { name = "_" + name }
      files.append(File(path: url.path, outputName: name + ".swift"))
    }
  }

  public struct ListError: Error, CustomStringConvertible {
    public let description: String

    public init(description: String) {
      self.description = description
    }
  }

  private static func url(_ path: String, in folder: URL) -> URL {
    (path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path))
      .standardizedFileURL
  }

  private mutating func visit(
    _ url: URL,
    root: URL,
    excluded: Set<String>,
    _ visited: inout Set<String>,
    _ swiftFiles: inout [(url: URL, root: URL)]
  ) throws {
    let name = url.lastPathComponent
    guard !excluded.contains(url.path), !name.hasPrefix(".") else { return }
    var isFolder: ObjCBool = false
    // A link to a missing file is left out, as by Xcode's folders.
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return }
    let ending = url.pathExtension
    guard isFolder.boolValue else {
      switch ending {
      case "swift" where name == "main.swift": startFiles.append(url.path)
      case "swift": swiftFiles.append((url, root))
      case _
      where FileEndings.foreign.contains(ending)
        || name.hasSuffix(FileEndings.bridgingHeader):
        foreignFiles.append(url.path)
      case _ where FileEndings.ignored.contains(ending): break
      default: resources.append(url.path)
      }
      return
    }
    if FileEndings.bundles.contains(ending) {
      resources.append(url.path)
      return
    }
    guard !FileEndings.skippedFolders.contains(ending), !FileEndings.skippedNames.contains(name)
    else { return }
    // Links between folders can form a cycle; a folder is listed once.
    guard visited.insert(url.resolvingSymlinksInPath().path).inserted else { return }
    folders.append(url.path)
    for child in try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() {
      try visit(
        url.appendingPathComponent(child),
        root: root,
        excluded: excluded,
        &visited,
        &swiftFiles
      )
    }
  }

  /// The list as JSON that depends only on its content.
  func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }
}
