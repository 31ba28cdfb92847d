extension UIMenu.Identifier {
  /// The menu of the app.
  public static let application = Self(rawValue: "com.apple.menu.application")
  public static let file = Self(rawValue: "com.apple.menu.file")
  /// The menu of editing.
  public static let edit = Self(rawValue: "com.apple.menu.edit")
  public static let format = Self(rawValue: "com.apple.menu.format")
  public static let view = Self(rawValue: "com.apple.menu.view")
  public static let window = Self(rawValue: "com.apple.menu.window")
  public static let help = Self(rawValue: "com.apple.menu.help")
}
