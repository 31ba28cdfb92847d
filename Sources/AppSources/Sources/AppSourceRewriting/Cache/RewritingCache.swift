/// The results of the last rewriting of a module, so that the next one parses only changed files.
///
/// The files are compared by their content. A file is rewritten again if it has changed, or if a
/// declaration of the module has changed in any file; the position of a declaration is ignored.
public struct RewritingCache: Sendable {
  /// The facts about a file.
  struct Entry: Sendable {
    /// Identifies the content of the file.
    var source: Fingerprint
    /// The facts as ``FileFacts`` writes them, with offsets.
    var facts: [UInt8]
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

  private static let mark = "Lifeline rewriting 1"

  /// Whether bytes begin as those of a cache, of this version or another one, also of a damaged
  /// cache.
  public static func isCache(_ bytes: some Collection<UInt8>) -> Bool {
    // The length of the mark precedes it.
    bytes.dropFirst().starts(with: "Lifeline rewriting ".utf8)
  }

  /// The content, which `init(bytes:)` reads.
  public var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(setup)
    writer.write(index)
    writer.write(entries.count)
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      writer.write(path)
      writer.write(entry.source)
      writer.write(entry.facts)
      writer.write(entry.factsWithoutOffsets)
      writer.write(entry.output)
      entry.result.write(to: &writer)
    }
    var whole = ByteWriter()
    whole.write(Self.mark)
    whole.write(Fingerprint(writer.bytes))
    whole.write(writer.bytes)
    return whole.bytes
  }

  /// Reads a cache.
  ///
  /// - Throws: A ``DamageError`` if one byte differs from those that `bytes` returned.
  public init(bytes: [UInt8]) throws(DamageError) {
    do {
      var whole = ByteReader(bytes)
      guard try whole.text() == Self.mark else { throw DamageError() }
      let fingerprint = try whole.fingerprint()
      let content = try whole.content()
      guard whole.isAtEnd, fingerprint == Fingerprint(content) else { throw DamageError() }
      var reader = ByteReader(content)
      setup = try reader.fingerprint()
      index = try reader.fingerprint()
      for _ in 0..<(try reader.count()) {
        let path = try reader.text()
        entries[path] = Entry(
          source: try reader.fingerprint(),
          facts: try reader.content(),
          factsWithoutOffsets: try reader.fingerprint(),
          output: try reader.fingerprint(),
          result: try FileResult(from: &reader)
        )
      }
    } catch {
      throw DamageError()
    }
  }
}
