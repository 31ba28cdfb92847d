public import Foundation

/// The file `app-sources.json` of a target: the app's files, with paths relative to the folder of
/// that file.
///
/// The plugin and the reader of projects compile this file, because a plugin can't import a library.
public struct AppSourcesFile: Codable, Hashable, Sendable {
  /// Folders with sources and resources, or single files.
  public var sources: [String]
  /// Files and folders to leave out, relative to this file or to a folder in `sources`.
  public var exclude: [String]?
  /// The name of the module; `nil` for that of the target.
  public var module: String?
  /// Modules such as `MapKit` that the target depends on, for `canImport`.
  public var imports: [String]?
  /// Whether the sources are those of a package's target, for `#if SWIFT_PACKAGE`.
  public var package: Bool?
  /// The module that generated code imports; `nil` for `UIKit`.
  public var runtime: String?

  /// Creates the contents of a file.
  public init(
    sources: [String],
    exclude: [String]? = nil,
    module: String? = nil,
    imports: [String]? = nil,
    package: Bool? = nil
  ) {
    self.sources = sources
    self.exclude = exclude
    self.module = module
    self.imports = imports
    self.package = package
  }

  /// The JSON, with sorted keys and a line break at its end.
  ///
  /// - Throws: Errors of the encoder.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: The content.
  ///   - path: The path, for messages.
  /// - Throws: A ``FileError`` with the problem and the remedy.
  public init(reading data: Data, path: String) throws {
    let keys = ["sources", "exclude", "module", "imports", "package", "runtime"]
    do {
      let found = try JSONDecoder().decode([String: AnyValue].self, from: data).keys.sorted()
      if let unknown = found.first(where: { !keys.contains($0) }) {
        throw FileError(
          description: "\(path): error: the key \"\(unknown)\" is unknown\n  help: the keys are "
            + keys.map { "\"\($0)\"" }.joined(separator: ", ")
        )
      }
      self = try JSONDecoder().decode(AppSourcesFile.self, from: data)
    } catch let error as DecodingError {
      throw FileError(
        description: "\(path): error: \(Self.text(of: error))\n  help: the file contains "
          + "{\"sources\": [\"PATH\"], \"exclude\": [\"PATH\"]}"
      )
    }
  }

  /// A file that can't be read, in the form of compilers' messages.
  struct FileError: Error, CustomStringConvertible {
    /// The message and the remedy.
    let description: String
  }

  private static func text(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "the key \"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "the value of \"\(context.codingPath.first?.stringValue ?? "")\" has another type: "
        + context.debugDescription
    case .dataCorrupted(let context): "the file is not JSON: \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }

  /// A value of any type, which is not read.
  private struct AnyValue: Decodable {
    init(from decoder: any Decoder) {}
  }
}
