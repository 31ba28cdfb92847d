extension Name {
  /// The initialization of an object.
  public static let initializer = Name(id: 17)
  /// The deinitialization of an object.
  public static let deinitializer = Name(id: 18)
  /// Sent after an object was made from a storyboard or xib.
  public static let awakeFromNib = Name(id: 91)
}

extension CallbackCatalog {
  /// The callbacks of objects of any class.
  static let lifetime = [
    Section(.anyObject, .lifetime).rows([
      Row(.initializer, "init", role: .initializer),
      Row(.deinitializer, "deinit", role: .deinitializer, short: ["dealloc"]),
    ]),
    Section(.anyObject, .loading).rows([
      Row(.awakeFromNib, "awakeFromNib")
    ]),
  ]
}
