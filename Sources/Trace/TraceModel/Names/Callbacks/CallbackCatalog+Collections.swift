extension Name {
  /// Returns the number of items in a section; the begin’s text is the section: `1`.
  public static let numberOfItems = Name(id: 237)
  /// Returns the cell of an item; the begin’s text is the index path, as in all callbacks of items:
  /// `[0, 3]`.
  public static let cellForItem = Name(id: 238)
  /// Sent before the cell of an item is displayed.
  public static let willDisplayItem = Name(id: 239)
  /// Sent after the cell of an item left the collection.
  public static let didEndDisplayingItem = Name(id: 240)
  /// Returns a supplementary view, such as the header of a section.
  public static let viewForSupplementaryElement = Name(id: 241)
  /// Sent before a supplementary view is displayed.
  public static let willDisplaySupplementaryView = Name(id: 242)
  /// Sent after a supplementary view left the collection.
  public static let didEndDisplayingSupplementaryView = Name(id: 243)
  /// Returns the size of an item in a flow layout.
  public static let sizeForItem = Name(id: 244)
  /// Asks for the data of items that are displayed soon.
  public static let prefetchItems = Name(id: 245)
  /// Withdraws the request for the data of items.
  public static let cancelPrefetchingItems = Name(id: 246)
}

extension CallbackCatalog {
  /// The callbacks of the data sources and delegates of collections about items.
  static let collections = [
    Section(.delegate, .cells).rows([
      Row(.numberOfItems, "collectionView(_:numberOfItemsInSection:)"),
      Row(.cellForItem, "collectionView(_:cellForItemAt:)"),
      Row(.viewForSupplementaryElement, "collectionView(_:viewForSupplementaryElementOfKind:at:)"),
      Row(.sizeForItem, "collectionView(_:layout:sizeForItemAt:)"),
      Row(.prefetchItems, "collectionView(_:prefetchItemsAt:)"),
      Row(.cancelPrefetchingItems, "collectionView(_:cancelPrefetchingForItemsAt:)"),
    ]),
    Section(.delegate, .cells, argument: .view).rows([
      Row(.willDisplayItem, "collectionView(_:willDisplay:forItemAt:)"),
      Row(.didEndDisplayingItem, "collectionView(_:didEndDisplaying:forItemAt:)"),
      Row(
        .willDisplaySupplementaryView,
        "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)"
      ),
      Row(
        .didEndDisplayingSupplementaryView,
        "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)"
      ),
    ]),
  ]
}
