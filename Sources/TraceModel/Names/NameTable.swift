/// The texts of the names in one trace.
///
/// A value: copies share storage until one of them interns a new text.
public struct NameTable: Sendable {
  private var texts: [String]
  private var index: TextIndex
  /// The numbers of names whose texts were forgotten.
  private var free: [UInt32] = []

  /// Creates a table that holds the known names only.
  public init() {
    texts = Name.knownTexts
    index = Self.knownIndex
  }

  /// A table of the known names.
  public static let known = NameTable()

  private static let knownIndex: TextIndex = {
    var index = TextIndex()
    for (id, text) in Name.knownTexts.enumerated() {
      index.add(UInt32(id), hash: TextIndex.hash(text), to: id)
    }
    return index
  }()

  /// The number of names, known ones included.
  public var count: Int { texts.count }

  /// Returns the name of a text, adding it when it is new.
  public mutating func intern(_ text: String) -> Name {
    let hash = TextIndex.hash(text)
    if let id = index.find(text, hash: hash, in: texts) { return Name(id: id) }
    let held = texts.count - free.count
    let id = free.popLast() ?? UInt32(texts.count)
    if Int(id) == texts.count { texts.append(text) } else { texts[Int(id)] = text }
    index.add(id, hash: hash, to: held)
    return Name(id: id)
  }

  /// Forgets the text of a name, whose number a later text gets; known names stay.
  ///
  /// For sources that know that nobody asks for the name again: it has no text from now on.
  public mutating func release(_ name: Name) {
    let place = Int(name.id)
    guard place >= Name.knownTexts.count, place < texts.count else { return }
    let hash = TextIndex.hash(texts[place])
    guard index.find(texts[place], hash: hash, in: texts) == name.id else { return }
    index.remove(name.id, hash: hash)
    texts[place] = ""
    free.append(name.id)
  }

  /// Returns the name of a text, or `nil` when the table does not hold it.
  public func find(_ text: String) -> Name? {
    index.find(text, hash: TextIndex.hash(text), in: texts).map(Name.init(id:))
  }

  /// The text of a name; empty for a name of another table that is out of range here.
  public subscript(name: Name) -> String {
    Int(name.id) < texts.count ? texts[Int(name.id)] : ""
  }
}
