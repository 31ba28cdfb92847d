extension Name {
  /// Returns whether a touched row is highlighted.
  public static let shouldHighlightRow = Name(id: 251)
  /// Sent after a row was highlighted.
  public static let didHighlightRow = Name(id: 252)
  /// Sent after the highlight of a row ended.
  public static let didUnhighlightRow = Name(id: 253)
  /// Returns the row that is selected instead of a tapped one, or `nil`.
  public static let willSelectRow = Name(id: 254)
  /// Sent after the user selected a row.
  public static let didSelectRow = Name(id: 255)
  /// Returns the row that is deselected instead of another one, or `nil`.
  public static let willDeselectRow = Name(id: 256)
  /// Sent after the user deselected a row.
  public static let didDeselectRow = Name(id: 257)
  /// Returns whether a touched item is highlighted.
  public static let shouldHighlightItem = Name(id: 258)
  /// Sent after an item was highlighted.
  public static let didHighlightItem = Name(id: 259)
  /// Sent after the highlight of an item ended.
  public static let didUnhighlightItem = Name(id: 260)
  /// Returns whether a tapped item is selected.
  public static let shouldSelectItem = Name(id: 261)
  /// Sent after the user selected an item.
  public static let didSelectItem = Name(id: 262)
  /// Returns whether a tapped item is deselected.
  public static let shouldDeselectItem = Name(id: 263)
  /// Sent after the user deselected an item.
  public static let didDeselectItem = Name(id: 264)
  /// Returns whether a row can be edited.
  public static let canEditRow = Name(id: 265)
  /// Returns whether editing deletes or inserts a row.
  public static let editingStyleForRow = Name(id: 266)
  /// Sent when the user deletes or inserts a row.
  public static let commitEditingRow = Name(id: 267)
  /// Sent before a swipe shows the actions of a row.
  public static let willBeginEditingRow = Name(id: 268)
  /// Sent after the actions of a row disappeared.
  public static let didEndEditingRow = Name(id: 269)
  /// Returns whether the user can move a row.
  public static let canMoveRow = Name(id: 270)
  /// Sent after the user moved a row.
  public static let moveRow = Name(id: 271)
  /// Returns the destination of a row that the user moves.
  public static let targetIndexPathForMove = Name(id: 272)
  /// Returns the actions at the trailing edge of a row.
  public static let trailingSwipeActions = Name(id: 273)
  /// Returns the actions at the leading edge of a row.
  public static let leadingSwipeActions = Name(id: 274)
  /// Selects or deselects a cell.
  public static let setSelected = Name(id: 275)
  /// Highlights a cell, or ends its highlight.
  public static let setHighlighted = Name(id: 276)
  /// Begins or ends the editing mode of a controller, table or cell.
  public static let setEditing = Name(id: 277)
  /// Notifies the delegate of a table of a tap on the accessory button of a row.
  public static let accessoryButtonTapped = Name(id: 374)
}

extension CallbackCatalog {
  /// The callbacks of highlighting, selecting and editing.
  static let selection = [
    Section(.delegate, .selection).rows([
      Row(.shouldHighlightRow, "tableView(_:shouldHighlightRowAt:)"),
      Row(.didHighlightRow, "tableView(_:didHighlightRowAt:)"),
      Row(.didUnhighlightRow, "tableView(_:didUnhighlightRowAt:)"),
      Row(.willSelectRow, "tableView(_:willSelectRowAt:)"),
      Row(.didSelectRow, "tableView(_:didSelectRowAt:)"),
      Row(.willDeselectRow, "tableView(_:willDeselectRowAt:)"),
      Row(.didDeselectRow, "tableView(_:didDeselectRowAt:)"),
      Row(.accessoryButtonTapped, "tableView(_:accessoryButtonTappedForRowWith:)"),
      Row(.shouldHighlightItem, "collectionView(_:shouldHighlightItemAt:)"),
      Row(.didHighlightItem, "collectionView(_:didHighlightItemAt:)"),
      Row(.didUnhighlightItem, "collectionView(_:didUnhighlightItemAt:)"),
      Row(.shouldSelectItem, "collectionView(_:shouldSelectItemAt:)"),
      Row(.didSelectItem, "collectionView(_:didSelectItemAt:)"),
      Row(.shouldDeselectItem, "collectionView(_:shouldDeselectItemAt:)"),
      Row(.didDeselectItem, "collectionView(_:didDeselectItemAt:)"),
      Row(.canEditRow, "tableView(_:canEditRowAt:)"),
      Row(.editingStyleForRow, "tableView(_:editingStyleForRowAt:)"),
      Row(.commitEditingRow, "tableView(_:commit:forRowAt:)"),
      Row(.willBeginEditingRow, "tableView(_:willBeginEditingRowAt:)"),
      Row(.didEndEditingRow, "tableView(_:didEndEditingRowAt:)"),
      Row(.canMoveRow, "tableView(_:canMoveRowAt:)"),
      Row(.moveRow, "tableView(_:moveRowAt:to:)"),
      Row(
        .targetIndexPathForMove,
        "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"
      ),
      Row(.trailingSwipeActions, "tableView(_:trailingSwipeActionsConfigurationForRowAt:)"),
      Row(.leadingSwipeActions, "tableView(_:leadingSwipeActionsConfigurationForRowAt:)"),
    ]),
    Section(.view, .selection, argument: .animated).rows([
      Row(.setSelected, "setSelected(_:animated:)"),
      Row(.setHighlighted, "setHighlighted(_:animated:)"),
    ]),
    Section(.anyObject, .selection, argument: .animated).rows([
      Row(.setEditing, "setEditing(_:animated:)")
    ]),
  ]
}
