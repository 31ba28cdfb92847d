import Foundation

/// The results of the last rewriting of a module, so that the next one parses only changed files.
///
/// The files are compared by their content. A file is rewritten again if it has changed, or if a
/// declaration of the module has changed in any file; the position of a declaration is ignored.
public struct RewritingCache: Codable, Sendable {
  /// The facts about a file.
  struct Entry: Codable, Sendable {
    /// Identifies the content of the file.
    var source: Fingerprint
    /// The ``FileFacts`` as JSON.
    var facts: Data
    /// Identifies the facts without offsets.
    var factsWithoutOffsets: Fingerprint
    /// Identifies the rewritten file.
    var output: Fingerprint
    /// The result without the bytes of the rewritten file.
    var result: FileResult
  }

  /// Identifies the rewriter and the module's options.
  var setup = Fingerprint([])
  /// Identifies the declarations of all files.
  var index = Fingerprint([])
  /// The entries by the path of the file.
  var entries: [String: Entry] = [:]

  /// Creates an empty cache, with which all files are parsed.
  public init() {}

  /// The bytes of a cache are damaged; the cache is to be ignored.
  public struct DamageError: Error {}

  private static let mark = Array("\u{14}Lifeline rewriting 2".utf8)

  /// Whether bytes begin as those of a cache, of this version or another one, also of a damaged
  /// cache.
  public static func isCache(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.dropFirst().starts(with: mark.dropFirst().dropLast())
  }

  /// The content, which `init(bytes:)` reads: the mark, the fingerprint and the cache as JSON.
  public var bytes: [UInt8] {
    let content = [UInt8](JSONEncoder.stable.data(self))
    return Self.mark + Fingerprint(content).bytes + content
  }

  /// Reads a cache.
  ///
  /// - Throws: A ``DamageError`` if one byte differs from those that `bytes` returned.
  public init(bytes: [UInt8]) throws(DamageError) {
    let rest = bytes.dropFirst(Self.mark.count)
    let content = [UInt8](rest.dropFirst(Fingerprint.size))
    guard bytes.starts(with: Self.mark), rest.starts(with: Fingerprint(content).bytes),
      let cache = try? JSONDecoder().decode(RewritingCache.self, from: Data(content))
    else { throw DamageError() }
    self = cache
  }
}
