extension Name {
  /// Sent to a view that leaves the pool, before it is returned to the data source.
  public static let prepareForReuse = Name(id: 247)
  /// Applies the attributes of a collection’s layout to a cell or supplementary view.
  public static let applyLayoutAttributes = Name(id: 248)
  /// Returns the attributes with the size that a cell prefers.
  public static let preferredLayoutAttributesFitting = Name(id: 249)
  /// Updates the configurations of a cell for its state.
  public static let updateConfiguration = Name(id: 250)
}

extension CallbackCatalog {
  /// The callbacks of cells and other reusable views.
  static let cells = [
    Section(.view, .cells, super: .documented).rows([
      Row(.prepareForReuse, "prepareForReuse")
    ]),
    Section(.view, .cells).rows([
      Row(.applyLayoutAttributes, "apply(_:)"),
      Row(.preferredLayoutAttributesFitting, "preferredLayoutAttributesFitting(_:)"),
      Row(.updateConfiguration, "updateConfiguration(using:)"),
    ]),
  ]
}
