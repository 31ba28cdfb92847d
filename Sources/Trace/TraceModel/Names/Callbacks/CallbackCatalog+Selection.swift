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
  static let selection: [CallbackInfo] = [
    CallbackInfo(.shouldHighlightRow, "tableView(_:shouldHighlightRowAt:)", .delegate, .selection),
    CallbackInfo(.didHighlightRow, "tableView(_:didHighlightRowAt:)", .delegate, .selection),
    CallbackInfo(.didUnhighlightRow, "tableView(_:didUnhighlightRowAt:)", .delegate, .selection),
    CallbackInfo(.willSelectRow, "tableView(_:willSelectRowAt:)", .delegate, .selection),
    CallbackInfo(.didSelectRow, "tableView(_:didSelectRowAt:)", .delegate, .selection),
    CallbackInfo(.willDeselectRow, "tableView(_:willDeselectRowAt:)", .delegate, .selection),
    CallbackInfo(.didDeselectRow, "tableView(_:didDeselectRowAt:)", .delegate, .selection),
    CallbackInfo(
      .accessoryButtonTapped,
      "tableView(_:accessoryButtonTappedForRowWith:)",
      .delegate,
      .selection
    ),
    CallbackInfo(
      .shouldHighlightItem,
      "collectionView(_:shouldHighlightItemAt:)",
      .delegate,
      .selection
    ),
    CallbackInfo(.didHighlightItem, "collectionView(_:didHighlightItemAt:)", .delegate, .selection),
    CallbackInfo(
      .didUnhighlightItem,
      "collectionView(_:didUnhighlightItemAt:)",
      .delegate,
      .selection
    ),
    CallbackInfo(.shouldSelectItem, "collectionView(_:shouldSelectItemAt:)", .delegate, .selection),
    CallbackInfo(.didSelectItem, "collectionView(_:didSelectItemAt:)", .delegate, .selection),
    CallbackInfo(
      .shouldDeselectItem,
      "collectionView(_:shouldDeselectItemAt:)",
      .delegate,
      .selection
    ),
    CallbackInfo(.didDeselectItem, "collectionView(_:didDeselectItemAt:)", .delegate, .selection),
    CallbackInfo(.canEditRow, "tableView(_:canEditRowAt:)", .delegate, .selection),
    CallbackInfo(.editingStyleForRow, "tableView(_:editingStyleForRowAt:)", .delegate, .selection),
    CallbackInfo(.commitEditingRow, "tableView(_:commit:forRowAt:)", .delegate, .selection),
    CallbackInfo(
      .willBeginEditingRow,
      "tableView(_:willBeginEditingRowAt:)",
      .delegate,
      .selection
    ),
    CallbackInfo(.didEndEditingRow, "tableView(_:didEndEditingRowAt:)", .delegate, .selection),
    CallbackInfo(.canMoveRow, "tableView(_:canMoveRowAt:)", .delegate, .selection),
    CallbackInfo(.moveRow, "tableView(_:moveRowAt:to:)", .delegate, .selection),
    CallbackInfo(
      .targetIndexPathForMove,
      "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      .delegate,
      .selection
    ),
    CallbackInfo(
      .trailingSwipeActions,
      "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      .delegate,
      .selection
    ),
    CallbackInfo(
      .leadingSwipeActions,
      "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      .delegate,
      .selection
    ),
    CallbackInfo(.setSelected, "setSelected(_:animated:)", .view, .selection, argument: .animated),
    CallbackInfo(
      .setHighlighted,
      "setHighlighted(_:animated:)",
      .view,
      .selection,
      argument: .animated
    ),
    CallbackInfo(
      .setEditing,
      "setEditing(_:animated:)",
      .anyObject,
      .selection,
      argument: .animated
    ),
  ]
}
