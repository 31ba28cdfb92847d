extension UIMenu.Identifier {
  /// The menu of the app.
  public static let application = Self(rawValue: "com.apple.menu.application")
  /// The menu of files.
  public static let file = Self(rawValue: "com.apple.menu.file")
  /// The menu of editing.
  public static let edit = Self(rawValue: "com.apple.menu.edit")
  /// The menu of formats.
  public static let format = Self(rawValue: "com.apple.menu.format")
  /// The menu of views.
  public static let view = Self(rawValue: "com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self(rawValue: "com.apple.menu.window")
  /// The menu of help.
  public static let help = Self(rawValue: "com.apple.menu.help")
}
