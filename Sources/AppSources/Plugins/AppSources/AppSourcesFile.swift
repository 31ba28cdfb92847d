import Foundation

/// The file `app-sources.json` of a target: the app's files, with paths relative to the folder of that
/// file.
///
/// The plugin, the command and the reader of projects compile this file, because a plugin can't import
/// a library.
public struct AppSourcesFile: Codable, Hashable, Sendable {
  /// Folders with sources and resources, or single files.
  public var sources: [String]
  /// Files and folders to leave out, relative to this file or to a folder in `sources`.
  public var exclude: [String]?
  /// The name of the module; `nil` for that of the target.
  public var module: String?
  /// Modules such as `MapKit` that the target depends on, for `canImport`.
  public var imports: [String]?
  /// The module that generated code imports; `nil` for `UIKit`.
  public var runtime: String?

  /// Creates the contents of a file.
  public init(
    sources: [String],
    exclude: [String]? = nil,
    module: String? = nil,
    imports: [String]? = nil
  ) {
    self.sources = sources
    self.exclude = exclude
    self.module = module
    self.imports = imports
  }

  /// The JSON, with sorted keys and a line break at its end.
  ///
  /// - Throws: Errors of the encoder.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
