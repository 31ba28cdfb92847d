/// The changes of snapshots.
extension NSDiffableDataSourceSnapshot {
  // choice: snapshot-existing-identifiers
  /// Checks identifiers that are to be inserted, and removes those that the snapshot contains.
  ///
  /// An identifier that exists is moved, with UIKit's warning.
  ///
  /// - Returns: Whether the identifiers can be inserted.
  mutating func prepare(
    _ identifiers: [ItemIdentifierType],
    beside neighbor: ItemIdentifierType?
  ) -> Bool {
    let repeated = duplicates(in: identifiers)
    guard repeated.isEmpty else {
      SnapshotFailure.raiseDuplicates(repeated, "item")
      return false
    }
    let existing = identifiers.filter { places[$0] != nil }
    guard !existing.isEmpty else { return true }
    if let neighbor, existing.contains(neighbor) {
      SnapshotFailure.raise(
        "Invalid update: destination for insertion operation [\(neighbor)] is in the insertion "
          + "identifier list for update"
      )
      return false
    }
    SnapshotFailure.warnOfExisting(existing)
    remove(Set(existing), keepingMarks: true)
    return true
  }

  mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside neighbor: ItemIdentifierType,
    offset: Int
  ) {
    guard places[neighbor] != nil else { return raiseUnknownItem(neighbor) }
    guard prepare(identifiers, beside: neighbor) else { return }
    place(identifiers, beside: neighbor, offset: offset)
  }

  mutating func move(
    _ identifier: ItemIdentifierType,
    beside neighbor: ItemIdentifierType,
    offset: Int
  ) {
    guard places[identifier] != nil else { return raiseUnknownItem(identifier) }
    guard places[neighbor] != nil else { return raiseUnknownItem(neighbor) }
    guard identifier != neighbor else {
      return SnapshotFailure.raise(
        "Invalid update: destination for move operation [\(neighbor)] is the moved identifier"
      )
    }
    remove([identifier], keepingMarks: true)
    place([identifier], beside: neighbor, offset: offset)
  }

  /// Inserts new items at an item and numbers the items behind it.
  private mutating func place(
    _ identifiers: [ItemIdentifierType],
    beside neighbor: ItemIdentifierType,
    offset: Int
  ) {
    guard let section = places[neighbor]?.section, let found = places[neighbor].flatMap(index(of:))
    else { return }
    let start = found + offset
    items[section, default: []].insert(contentsOf: identifiers, at: start)
    let list = items[section] ?? []
    for index in start..<list.count {
      places[list[index]] = Place(section: section, ordinal: index)
    }
    // The ordinals in front may exceed their indexes because of gaps.
    guard start > 0, let front = places[list[start - 1]]?.ordinal, front >= start else { return }
    for index in 0..<start { places[list[index]]?.ordinal = index }
  }

  /// Returns the index of an item in its section by a binary search for its ordinal.
  func index(of place: Place) -> Int? {
    guard let list = items[place.section] else { return nil }
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      guard let ordinal = places[list[middle]]?.ordinal else { return nil }
      if ordinal < place.ordinal { low = middle + 1 } else { high = middle }
    }
    return low < list.count ? low : nil
  }

  mutating func remove(_ identifiers: Set<ItemIdentifierType>, keepingMarks: Bool = false) {
    var sections = Set<SectionIdentifierType>()
    for identifier in identifiers {
      if let place = places.removeValue(forKey: identifier) { sections.insert(place.section) }
    }
    for section in sections { items[section]?.removeAll { identifiers.contains($0) } }
    guard !keepingMarks else { return }
    if !marks.reloaded.isDisjoint(with: identifiers) {
      reloadedItemIdentifiers.removeAll { identifiers.contains($0) }
      marks.reloaded.subtract(identifiers)
    }
    if !marks.reconfigured.isDisjoint(with: identifiers) {
      reconfiguredItemIdentifiers.removeAll { identifiers.contains($0) }
      marks.reconfigured.subtract(identifiers)
    }
  }

  mutating func numberSections() {
    sectionIndexes = Dictionary(
      sectionIdentifiers.enumerated().map { ($1, $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  func contains(_ identifiers: [ItemIdentifierType], _ verb: String) -> Bool {
    guard let unknown = identifiers.first(where: { places[$0] == nil }) else { return true }
    SnapshotFailure.raise(
      "Attempted to \(verb) item identifier that does not exist in the snapshot: \(unknown)"
    )
    return false
  }

  mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    let repeated = duplicates(in: identifiers) + identifiers.filter { items[$0] != nil }
    guard repeated.isEmpty else { return SnapshotFailure.raiseDuplicates(repeated, "section") }
    for identifier in identifiers { items[identifier] = [] }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
    if index + identifiers.count == sectionIdentifiers.count {
      for (offset, identifier) in identifiers.enumerated() {
        sectionIndexes[identifier] = index + offset
      }
    } else {
      numberSections()
    }
  }

  mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beside neighbor: SectionIdentifierType,
    offset: Int
  ) {
    guard let from = indexOfSection(identifier), indexOfSection(neighbor) != nil else {
      return raiseUnknownSection()
    }
    guard identifier != neighbor else {
      return SnapshotFailure.raise(
        "Invalid update: destination for move operation [\(neighbor)] is the moved identifier"
      )
    }
    sectionIdentifiers.remove(at: from)
    numberSections()
    guard let index = indexOfSection(neighbor) else { return }
    sectionIdentifiers.insert(identifier, at: index + offset)
    numberSections()
  }

  func raiseUnknownSection() {
    SnapshotFailure.raise(
      "Section identifier was not found. You can verify the section exists by calling the "
        + "indexOfSectionIdentifier API (which has O(1) performance)"
    )
  }

  func raiseUnknownItem(_ identifier: ItemIdentifierType) {
    SnapshotFailure.raise(
      "Invalid parameter not satisfying: item identifier that exists in the snapshot: \(identifier)"
    )
  }
}
