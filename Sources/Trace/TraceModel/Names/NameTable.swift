/// The texts of the names in one trace.
public struct NameTable: Sendable {
  private var texts: [String]
  private var index: TextIndex
  /// The ids of released names.
  private var free: [UInt32] = []

  /// Creates a table of the known names.
  public init() {
    texts = Name.knownTexts
    index = Self.knownIndex
  }

  public static let known = NameTable()

  private static let knownIndex: TextIndex = {
    var index = TextIndex()
    for (id, text) in Name.knownTexts.enumerated() {
      index.add(UInt32(id), hash: TextIndex.hash(text), to: id)
    }
    return index
  }()

  /// The number of names, including known ones.
  public var count: Int { texts.count }

  /// Returns the name of a text; adds the text if it is new.
  public mutating func intern(_ text: String) -> Name {
    let hash = TextIndex.hash(text)
    if let id = index.find(text, hash: hash, in: texts) { return Name(id: id) }
    let held = texts.count - free.count
    let id = free.popLast() ?? UInt32(texts.count)
    if Int(id) == texts.count { texts.append(text) } else { texts[Int(id)] = text }
    index.add(id, hash: hash, to: held)
    return Name(id: id)
  }

  /// Removes the text of a name, whose id a later text receives; known names are kept.
  ///
  /// Call this only for a name that is no longer used.
  public mutating func release(_ name: Name) {
    let id = Int(name.id)
    guard id >= Name.knownTexts.count, id < texts.count else { return }
    let hash = TextIndex.hash(texts[id])
    guard index.find(texts[id], hash: hash, in: texts) == name.id else { return }
    index.remove(name.id, hash: hash)
    texts[id] = ""
    free.append(name.id)
  }

  /// Returns the name of a text, or `nil` if the table does not contain it.
  public func find(_ text: String) -> Name? {
    index.find(text, hash: TextIndex.hash(text), in: texts).map(Name.init(id:))
  }

  /// The text of a name; empty if the id is out of range.
  public subscript(name: Name) -> String {
    Int(name.id) < texts.count ? texts[Int(name.id)] : ""
  }
}
