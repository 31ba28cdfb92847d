/// The sections and items of a data source at one time, as UIKit's `NSDiffableDataSourceSnapshot`
/// (developer.apple.com/documentation/uikit/nsdiffabledatasourcesnapshot-swift.struct).
///
/// An operation takes time linear in its arguments and, if it inserts, moves or deletes within a
/// section, in the items of the sections concerned. A lookup of an index takes logarithmic time,
/// and time linear in the number of sections for an index among all items.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable,
  ItemIdentifierType: Hashable
> {
  /// The section identifiers, in order.
  public package(set) var sectionIdentifiers: [SectionIdentifierType] = []
  var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  var places: [ItemIdentifierType: Place] = [:]
  var sectionIndexes: [SectionIdentifierType: Int] = [:]
  var marks = Marks()

  /// The position of an item; the ordinals in a section increase, with gaps where items were
  /// deleted.
  struct Place {
    var section: SectionIdentifierType
    var ordinal: Int
  }

  /// The identifiers in the three lists of marks.
  struct Marks {
    var reloaded: Set<ItemIdentifierType> = []
    var reconfigured: Set<ItemIdentifierType> = []
    var sections: Set<SectionIdentifierType> = []
  }

  /// The items that are to be reloaded, in the order of the calls.
  public package(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items that are to be configured again, in the order of the calls.
  public package(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that are to be reloaded, in the order of the calls.
  public package(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  // Reading.

  /// The number of items in all sections.
  public var numberOfItems: Int { places.count }
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The identifiers of all items, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// Returns the number of items in a section, which the snapshot must contain.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// Returns the identifiers of the items in a section, which the snapshot must contain.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] {
    if let items = items[identifier] { return items }
    raiseUnknownSection()
    return []
  }

  /// Returns the section that contains an item; `nil` for an unknown item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { places[identifier]?.section }

  /// Returns the index of an item among all items; `nil` for an unknown item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = indexPath(of: identifier) else { return nil }
    let before = sectionIdentifiers[..<path.section].reduce(0) { $0 + (items[$1]?.count ?? 0) }
    return before + path.item
  }

  /// Returns the index of a section; `nil` for an unknown section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIndexes[identifier]
  }

  /// Returns the indexes of an item's section and of the item in it.
  func indexPath(of identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
    guard let place = places[identifier], let section = sectionIndexes[place.section],
      let item = index(of: place)
    else { return nil }
    return (section, item)
  }

  // Items.

  /// Appends items to a section, or to the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      return SnapshotFailure.raise(
        "There are currently no sections in the data source. Please add a section first."
      )
    }
    guard items[section] != nil else { return raiseUnknownSection() }
    guard prepare(identifiers, beside: nil) else { return }
    let last = items[section]?.last.flatMap { places[$0]?.ordinal } ?? -1
    for (offset, identifier) in identifiers.enumerated() {
      places[identifier] = Place(section: section, ordinal: last + 1 + offset)
    }
    items[section, default: []].append(contentsOf: identifiers)
  }

  /// Inserts items before an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

  /// Inserts items after an item.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

  /// Deletes items; unknown identifiers are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(Set(identifiers))
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() {
    self = Self()
  }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 0) }

  /// Moves an item behind another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, beside: toIdentifier, offset: 1) }

  /// Marks items to be reloaded: their cells are replaced.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    guard contains(identifiers, "reload") else { return }
    reloadedItemIdentifiers.append(contentsOf: identifiers, without: &marks.reloaded)
  }

  /// Marks items to be configured again: their cells remain.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    guard contains(identifiers, "reconfigure") else { return }
    reconfiguredItemIdentifiers.append(contentsOf: identifiers, without: &marks.reconfigured)
  }

  // Sections.

  /// Appends sections without items.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sectionIdentifiers.count)
  }

  /// Inserts sections without items before a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return raiseUnknownSection() }
    insertSections(identifiers, at: index)
  }

  /// Inserts sections without items after a section.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return raiseUnknownSection() }
    insertSections(identifiers, at: index + 1)
  }

  /// Deletes sections and their items; unknown identifiers are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let dropped = Set(identifiers).filter { items[$0] != nil }
    guard !dropped.isEmpty else { return }
    remove(Set(dropped.flatMap { items[$0] ?? [] }))
    for section in dropped { items[section] = nil }
    sectionIdentifiers.removeAll { dropped.contains($0) }
    reloadedSectionIdentifiers.removeAll { dropped.contains($0) }
    marks.sections.subtract(dropped)
    numberSections()
  }

  /// Moves a section and its items before another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, beside: toIdentifier, offset: 0) }

  /// Moves a section and its items behind another.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) { moveSection(identifier, beside: toIdentifier, offset: 1) }

  /// Marks sections to be reloaded with their items.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    if let unknown = identifiers.first(where: { items[$0] == nil }) {
      return SnapshotFailure.raise(
        "Attempted to reload section identifier that does not exist in the snapshot: \(unknown)"
      )
    }
    reloadedSectionIdentifiers.append(contentsOf: identifiers, without: &marks.sections)
  }

  /// Removes the marks of items and sections to be reloaded or configured again.
  mutating func clearMarks() {
    reloadedItemIdentifiers = []
    reconfiguredItemIdentifiers = []
    reloadedSectionIdentifiers = []
    marks = Marks()
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot.Place: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot.Marks: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension Array where Element: Hashable {
  /// Appends the elements that are not in a set, and adds them to it.
  fileprivate mutating func append(
    contentsOf elements: [Element],
    without known: inout Set<Element>
  ) {
    for element in elements where known.insert(element).inserted { append(element) }
  }
}
