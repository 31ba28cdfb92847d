/// The texts of the names in one trace.
///
/// A value: copies share storage until one of them interns a new text.
public struct NameTable: Sendable {
  private var texts: [String]
  private var ids: [String: UInt32]
  /// The numbers of names whose texts were forgotten.
  private var free: [UInt32] = []

  /// Creates a table that holds the known names only.
  public init() {
    texts = Name.knownTexts
    ids = Self.known
  }

  private static let known: [String: UInt32] = {
    var ids: [String: UInt32] = [:]
    for (id, text) in Name.knownTexts.enumerated() { ids[text] = UInt32(id) }
    return ids
  }()

  /// The number of names, known ones included.
  public var count: Int { texts.count }

  /// Returns the name of a text, adding it when it is new.
  public mutating func intern(_ text: String) -> Name {
    if let id = ids[text] { return Name(id: id) }
    if let id = free.popLast() {
      texts[Int(id)] = text
      ids[text] = id
      return Name(id: id)
    }
    let id = UInt32(texts.count)
    texts.append(text)
    ids[text] = id
    return Name(id: id)
  }

  /// Forgets the text of a name, whose number a later text gets; known names stay.
  ///
  /// For sources that know that nobody asks for the name again: it has no text from now on.
  public mutating func release(_ name: Name) {
    let place = Int(name.id)
    guard place >= Name.knownTexts.count, place < texts.count, ids[texts[place]] == name.id else {
      return
    }
    ids[texts[place]] = nil
    texts[place] = ""
    free.append(name.id)
  }

  /// Returns the name of a text, or `nil` when the table does not hold it.
  public func find(_ text: String) -> Name? {
    ids[text].map(Name.init(id:))
  }

  /// The text of a name; empty for a name of another table that is out of range here.
  public subscript(name: Name) -> String {
    Int(name.id) < texts.count ? texts[Int(name.id)] : ""
  }
}
