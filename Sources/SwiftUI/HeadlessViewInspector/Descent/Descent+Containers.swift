/// Descent to views that contain others.
extension InspectableView where View: SingleViewContent {
  /// The only child as `AnyView`.
  public func anyView() throws -> InspectableView<ViewType.AnyView> {
    try descend(to: ViewType.AnyView.self, nil)
  }

  /// The only child as `Group`.
  public func group() throws -> InspectableView<ViewType.Group> {
    try descend(to: ViewType.Group.self, nil)
  }

  /// The only child as `ForEach`.
  public func forEach() throws -> InspectableView<ViewType.ForEach> {
    try descend(to: ViewType.ForEach.self, nil)
  }

  /// The only child as `TupleView`.
  public func tupleView() throws -> InspectableView<ViewType.TupleView> {
    try descend(to: ViewType.TupleView.self, nil)
  }

  /// The only child as `VStack`.
  public func vStack() throws -> InspectableView<ViewType.VStack> {
    try descend(to: ViewType.VStack.self, nil)
  }

  /// The only child as `HStack`.
  public func hStack() throws -> InspectableView<ViewType.HStack> {
    try descend(to: ViewType.HStack.self, nil)
  }

  /// The only child as `ZStack`.
  public func zStack() throws -> InspectableView<ViewType.ZStack> {
    try descend(to: ViewType.ZStack.self, nil)
  }

  /// The only child as `LazyVStack`.
  public func lazyVStack() throws -> InspectableView<ViewType.LazyVStack> {
    try descend(to: ViewType.LazyVStack.self, nil)
  }

  /// The only child as `LazyHStack`.
  public func lazyHStack() throws -> InspectableView<ViewType.LazyHStack> {
    try descend(to: ViewType.LazyHStack.self, nil)
  }

  /// The only child as `LazyVGrid`.
  public func lazyVGrid() throws -> InspectableView<ViewType.LazyVGrid> {
    try descend(to: ViewType.LazyVGrid.self, nil)
  }

  /// The only child as `LazyHGrid`.
  public func lazyHGrid() throws -> InspectableView<ViewType.LazyHGrid> {
    try descend(to: ViewType.LazyHGrid.self, nil)
  }

  /// The only child as `Grid`.
  public func grid() throws -> InspectableView<ViewType.Grid> {
    try descend(to: ViewType.Grid.self, nil)
  }

  /// The only child as `GridRow`.
  public func gridRow() throws -> InspectableView<ViewType.GridRow> {
    try descend(to: ViewType.GridRow.self, nil)
  }

  /// The only child as `List`.
  public func list() throws -> InspectableView<ViewType.List> {
    try descend(to: ViewType.List.self, nil)
  }

  /// The only child as `Form`.
  public func form() throws -> InspectableView<ViewType.Form> {
    try descend(to: ViewType.Form.self, nil)
  }

  /// The only child as `Section`.
  public func section() throws -> InspectableView<ViewType.Section> {
    try descend(to: ViewType.Section.self, nil)
  }

  /// The only child as `ScrollView`.
  public func scrollView() throws -> InspectableView<ViewType.ScrollView> {
    try descend(to: ViewType.ScrollView.self, nil)
  }
}

/// Descent to views that contain others.
extension InspectableView where View: MultipleViewContent {
  /// The child at an index as `AnyView`.
  public func anyView(_ index: Int) throws -> InspectableView<ViewType.AnyView> {
    try descend(to: ViewType.AnyView.self, index)
  }

  /// The child at an index as `Group`.
  public func group(_ index: Int) throws -> InspectableView<ViewType.Group> {
    try descend(to: ViewType.Group.self, index)
  }

  /// The child at an index as `ForEach`.
  public func forEach(_ index: Int) throws -> InspectableView<ViewType.ForEach> {
    try descend(to: ViewType.ForEach.self, index)
  }

  /// The child at an index as `TupleView`.
  public func tupleView(_ index: Int) throws -> InspectableView<ViewType.TupleView> {
    try descend(to: ViewType.TupleView.self, index)
  }

  /// The child at an index as `VStack`.
  public func vStack(_ index: Int) throws -> InspectableView<ViewType.VStack> {
    try descend(to: ViewType.VStack.self, index)
  }

  /// The child at an index as `HStack`.
  public func hStack(_ index: Int) throws -> InspectableView<ViewType.HStack> {
    try descend(to: ViewType.HStack.self, index)
  }

  /// The child at an index as `ZStack`.
  public func zStack(_ index: Int) throws -> InspectableView<ViewType.ZStack> {
    try descend(to: ViewType.ZStack.self, index)
  }

  /// The child at an index as `LazyVStack`.
  public func lazyVStack(_ index: Int) throws -> InspectableView<ViewType.LazyVStack> {
    try descend(to: ViewType.LazyVStack.self, index)
  }

  /// The child at an index as `LazyHStack`.
  public func lazyHStack(_ index: Int) throws -> InspectableView<ViewType.LazyHStack> {
    try descend(to: ViewType.LazyHStack.self, index)
  }

  /// The child at an index as `LazyVGrid`.
  public func lazyVGrid(_ index: Int) throws -> InspectableView<ViewType.LazyVGrid> {
    try descend(to: ViewType.LazyVGrid.self, index)
  }

  /// The child at an index as `LazyHGrid`.
  public func lazyHGrid(_ index: Int) throws -> InspectableView<ViewType.LazyHGrid> {
    try descend(to: ViewType.LazyHGrid.self, index)
  }

  /// The child at an index as `Grid`.
  public func grid(_ index: Int) throws -> InspectableView<ViewType.Grid> {
    try descend(to: ViewType.Grid.self, index)
  }

  /// The child at an index as `GridRow`.
  public func gridRow(_ index: Int) throws -> InspectableView<ViewType.GridRow> {
    try descend(to: ViewType.GridRow.self, index)
  }

  /// The child at an index as `List`.
  public func list(_ index: Int) throws -> InspectableView<ViewType.List> {
    try descend(to: ViewType.List.self, index)
  }

  /// The child at an index as `Form`.
  public func form(_ index: Int) throws -> InspectableView<ViewType.Form> {
    try descend(to: ViewType.Form.self, index)
  }

  /// The child at an index as `Section`.
  public func section(_ index: Int) throws -> InspectableView<ViewType.Section> {
    try descend(to: ViewType.Section.self, index)
  }

  /// The child at an index as `ScrollView`.
  public func scrollView(_ index: Int) throws -> InspectableView<ViewType.ScrollView> {
    try descend(to: ViewType.ScrollView.self, index)
  }
}
