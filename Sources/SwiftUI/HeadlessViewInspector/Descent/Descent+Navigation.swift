/// Descent to pages and groups.
extension InspectableView where View: SingleViewContent {
  /// The only child as `ScrollViewReader`.
  public func scrollViewReader() throws -> InspectableView<ViewType.ScrollViewReader> {
    try descend(to: ViewType.ScrollViewReader.self, nil)
  }

  /// The only child as `GeometryReader`.
  public func geometryReader() throws -> InspectableView<ViewType.GeometryReader> {
    try descend(to: ViewType.GeometryReader.self, nil)
  }

  /// The only child as `NavigationView`.
  public func navigationView() throws -> InspectableView<ViewType.NavigationView> {
    try descend(to: ViewType.NavigationView.self, nil)
  }

  /// The only child as `NavigationStack`.
  public func navigationStack() throws -> InspectableView<ViewType.NavigationStack> {
    try descend(to: ViewType.NavigationStack.self, nil)
  }

  /// The only child as `NavigationSplitView`.
  public func navigationSplitView() throws -> InspectableView<ViewType.NavigationSplitView> {
    try descend(to: ViewType.NavigationSplitView.self, nil)
  }

  /// The only child as `NavigationLink`.
  public func navigationLink() throws -> InspectableView<ViewType.NavigationLink> {
    try descend(to: ViewType.NavigationLink.self, nil)
  }

  /// The only child as `TabView`.
  public func tabView() throws -> InspectableView<ViewType.TabView> {
    try descend(to: ViewType.TabView.self, nil)
  }

  /// The only child as `GroupBox`.
  public func groupBox() throws -> InspectableView<ViewType.GroupBox> {
    try descend(to: ViewType.GroupBox.self, nil)
  }

  /// The only child as `DisclosureGroup`.
  public func disclosureGroup() throws -> InspectableView<ViewType.DisclosureGroup> {
    try descend(to: ViewType.DisclosureGroup.self, nil)
  }

  /// The only child as `ControlGroup`.
  public func controlGroup() throws -> InspectableView<ViewType.ControlGroup> {
    try descend(to: ViewType.ControlGroup.self, nil)
  }

  /// The only child as `LabeledContent`.
  public func labeledContent() throws -> InspectableView<ViewType.LabeledContent> {
    try descend(to: ViewType.LabeledContent.self, nil)
  }

  /// The only child as `ViewThatFits`.
  public func viewThatFits() throws -> InspectableView<ViewType.ViewThatFits> {
    try descend(to: ViewType.ViewThatFits.self, nil)
  }

  /// The only child as `EquatableView`.
  public func equatableView() throws -> InspectableView<ViewType.EquatableView> {
    try descend(to: ViewType.EquatableView.self, nil)
  }
}

/// Descent to pages and groups.
extension InspectableView where View: MultipleViewContent {
  /// The child at an index as `ScrollViewReader`.
  public func scrollViewReader(_ index: Int) throws -> InspectableView<ViewType.ScrollViewReader> {
    try descend(to: ViewType.ScrollViewReader.self, index)
  }

  /// The child at an index as `GeometryReader`.
  public func geometryReader(_ index: Int) throws -> InspectableView<ViewType.GeometryReader> {
    try descend(to: ViewType.GeometryReader.self, index)
  }

  /// The child at an index as `NavigationView`.
  public func navigationView(_ index: Int) throws -> InspectableView<ViewType.NavigationView> {
    try descend(to: ViewType.NavigationView.self, index)
  }

  /// The child at an index as `NavigationStack`.
  public func navigationStack(_ index: Int) throws -> InspectableView<ViewType.NavigationStack> {
    try descend(to: ViewType.NavigationStack.self, index)
  }

  /// The child at an index as `NavigationSplitView`.
  public func navigationSplitView(
    _ index: Int
  ) throws -> InspectableView<ViewType.NavigationSplitView> {
    try descend(to: ViewType.NavigationSplitView.self, index)
  }

  /// The child at an index as `NavigationLink`.
  public func navigationLink(_ index: Int) throws -> InspectableView<ViewType.NavigationLink> {
    try descend(to: ViewType.NavigationLink.self, index)
  }

  /// The child at an index as `TabView`.
  public func tabView(_ index: Int) throws -> InspectableView<ViewType.TabView> {
    try descend(to: ViewType.TabView.self, index)
  }

  /// The child at an index as `GroupBox`.
  public func groupBox(_ index: Int) throws -> InspectableView<ViewType.GroupBox> {
    try descend(to: ViewType.GroupBox.self, index)
  }

  /// The child at an index as `DisclosureGroup`.
  public func disclosureGroup(_ index: Int) throws -> InspectableView<ViewType.DisclosureGroup> {
    try descend(to: ViewType.DisclosureGroup.self, index)
  }

  /// The child at an index as `ControlGroup`.
  public func controlGroup(_ index: Int) throws -> InspectableView<ViewType.ControlGroup> {
    try descend(to: ViewType.ControlGroup.self, index)
  }

  /// The child at an index as `LabeledContent`.
  public func labeledContent(_ index: Int) throws -> InspectableView<ViewType.LabeledContent> {
    try descend(to: ViewType.LabeledContent.self, index)
  }

  /// The child at an index as `ViewThatFits`.
  public func viewThatFits(_ index: Int) throws -> InspectableView<ViewType.ViewThatFits> {
    try descend(to: ViewType.ViewThatFits.self, index)
  }

  /// The child at an index as `EquatableView`.
  public func equatableView(_ index: Int) throws -> InspectableView<ViewType.EquatableView> {
    try descend(to: ViewType.EquatableView.self, index)
  }
}
