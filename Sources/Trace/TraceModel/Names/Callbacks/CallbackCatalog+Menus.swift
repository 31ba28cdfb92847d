extension Name {
  /// Returns the menu at a location.
  public static let contextMenuConfiguration = Name(id: 368)
  /// Sent before a menu is shown.
  public static let contextMenuWillDisplay = Name(id: 369)
  /// Sent when the preview of a menu was tapped.
  public static let contextMenuWillPerform = Name(id: 370)
  /// Sent before a menu is closed.
  public static let contextMenuWillEnd = Name(id: 371)
  /// Sent after the user has selected a row of a picker.
  public static let pickerViewDidSelect = Name(id: 372)
}

extension CallbackCatalog {
  /// The callbacks of the delegates of menus and pickers.
  static let menus = [
    Section(.delegate, .selection).rows([
      Row(.contextMenuConfiguration, "contextMenuInteraction(_:configurationForMenuAtLocation:)"),
      Row(.contextMenuWillDisplay, "contextMenuInteraction(_:willDisplayMenuFor:animator:)"),
      Row(
        .contextMenuWillPerform,
        "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)"
      ),
      Row(.contextMenuWillEnd, "contextMenuInteraction(_:willEndFor:animator:)"),
      Row(.pickerViewDidSelect, "pickerView(_:didSelectRow:inComponent:)"),
    ])
  ]
}
