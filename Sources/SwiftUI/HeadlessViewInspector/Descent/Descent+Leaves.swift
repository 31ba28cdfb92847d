/// Descent to views without others.
extension InspectableView where View: SingleViewContent {
  /// The only child as `Text`.
  public func text() throws -> InspectableView<ViewType.Text> {
    try descend(to: ViewType.Text.self, nil)
  }

  /// The only child as `EmptyView`.
  public func emptyView() throws -> InspectableView<ViewType.EmptyView> {
    try descend(to: ViewType.EmptyView.self, nil)
  }

  /// The only child as `Spacer`.
  public func spacer() throws -> InspectableView<ViewType.Spacer> {
    try descend(to: ViewType.Spacer.self, nil)
  }

  /// The only child as `Divider`.
  public func divider() throws -> InspectableView<ViewType.Divider> {
    try descend(to: ViewType.Divider.self, nil)
  }

  /// The only child as `Color`.
  public func color() throws -> InspectableView<ViewType.Color> {
    try descend(to: ViewType.Color.self, nil)
  }

  /// The only child as `Image`.
  public func image() throws -> InspectableView<ViewType.Image> {
    try descend(to: ViewType.Image.self, nil)
  }

  /// The only child as `Shape`.
  public func shape() throws -> InspectableView<ViewType.Shape> {
    try descend(to: ViewType.Shape.self, nil)
  }
}

/// Descent to views without others.
extension InspectableView where View: MultipleViewContent {
  /// The child at an index as `Text`.
  public func text(_ index: Int) throws -> InspectableView<ViewType.Text> {
    try descend(to: ViewType.Text.self, index)
  }

  /// The child at an index as `EmptyView`.
  public func emptyView(_ index: Int) throws -> InspectableView<ViewType.EmptyView> {
    try descend(to: ViewType.EmptyView.self, index)
  }

  /// The child at an index as `Spacer`.
  public func spacer(_ index: Int) throws -> InspectableView<ViewType.Spacer> {
    try descend(to: ViewType.Spacer.self, index)
  }

  /// The child at an index as `Divider`.
  public func divider(_ index: Int) throws -> InspectableView<ViewType.Divider> {
    try descend(to: ViewType.Divider.self, index)
  }

  /// The child at an index as `Color`.
  public func color(_ index: Int) throws -> InspectableView<ViewType.Color> {
    try descend(to: ViewType.Color.self, index)
  }

  /// The child at an index as `Image`.
  public func image(_ index: Int) throws -> InspectableView<ViewType.Image> {
    try descend(to: ViewType.Image.self, index)
  }

  /// The child at an index as `Shape`.
  public func shape(_ index: Int) throws -> InspectableView<ViewType.Shape> {
    try descend(to: ViewType.Shape.self, index)
  }
}
