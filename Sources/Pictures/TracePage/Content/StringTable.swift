internal import TraceModel

/// The texts of a page, each once, with hidden characters spelled out.
struct StringTable {
  /// The texts; the first one is empty.
  private(set) var texts = [""]
  private var indices = ["": 0]
  private var names: [Name: Int] = [:]

  mutating func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    let visible = VisibleText.of(text)
    let index = indices[visible] ?? texts.count
    if index == texts.count {
      texts.append(visible)
      indices[visible] = index
    }
    indices[text] = index
    return index
  }

  mutating func index(of name: Name, in table: NameTable) -> Int {
    if let index = names[name] { return index }
    let index = index(of: table[name])
    names[name] = index
    return index
  }
}

/// The identities of a page, numbered in the order in which they are added.
struct SlotTable {
  private(set) var ids: [SubjectID] = []
  private var slots: [SubjectID: Int] = [:]

  mutating func slot(of id: SubjectID) -> Int {
    if let slot = slots[id] { return slot }
    slots[id] = ids.count
    ids.append(id)
    return ids.count - 1
  }

  /// Returns the slot + 1; 0 for no object.
  mutating func reference(to id: SubjectID) -> Int { id == .none ? 0 : slot(of: id) + 1 }
}
