public import HeadlessSwiftUI

extension View {
  /// Inspects the view.
  ///
  /// A view that is shown, because it was hosted or because its state is connected, is inspected in
  /// the tree that shows it. Any other view is inspected in a tree of its own, which lives as long
  /// as the inspected views: keep the result to see what actions have changed.
  public func inspect(
    function: String = #function
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    InspectableView<ViewType.ClassifiedView>(InspectedView.root(of: self, call: nil))
  }

  /// Inspects the view in a closure.
  public func inspect(
    file: StaticString = #filePath,
    line: UInt = #line,
    inspection: (InspectableView<ViewType.View<Self>>) throws -> Void
  ) throws {
    let names = TypeNames.of(Self.self)
    let call = InspectionCall(name: "view", argument: "\(names.argument).self")
    try inspection(InspectableView<ViewType.View<Self>>(InspectedView.root(of: self, call: call)))
  }
}

extension ViewModifier {
  /// Inspects the body of the modifier, with an empty view as the modified view.
  public func inspect() throws -> InspectableView<ViewType.ViewModifier<Self>> {
    if let shown = HostedGraphs.shown(self) {
      return InspectableView<ViewType.ViewModifier<Self>>(
        .root(ofModifier: shown.node, shown.source)
      )
    }
    let source = InspectionSource(EmptyView().modifier(self))
    guard let node = source.graph.root else {
      throw InspectionError.viewNotFound(parent: TypeNames.of(Self.self).base)
    }
    return InspectableView<ViewType.ViewModifier<Self>>(.root(ofModifier: node, source))
  }

  /// Inspects the body of the modifier in a closure.
  public func inspect(
    file: StaticString = #filePath,
    line: UInt = #line,
    inspection: (InspectableView<ViewType.ViewModifier<Self>>) throws -> Void
  ) throws {
    try inspection(inspect())
  }
}

extension InspectedView {
  static func root<Content: View>(of view: Content, call: InspectionCall?) -> InspectedView {
    if let shown = HostedGraphs.shown(view) {
      return InspectedView(.view(shown.node), in: shown.source, parent: nil, call: call)
    }
    let source = InspectionSource(view)
    guard let root = source.graph.root else {
      return InspectedView(
        .absent(.viewNotFound(parent: TypeNames.of(Content.self).base)),
        in: source,
        parent: nil,
        call: call
      )
    }
    return InspectedView(.view(root), in: source, parent: nil, call: call)
  }

  static func root(ofModifier node: Node, _ source: InspectionSource) -> InspectedView {
    let slot = Slot(owner: node, root: node.contentChild, kind: nil)
    return InspectedView(.slot(slot), in: source, parent: nil, call: nil)
  }
}

extension InspectableView where View: CustomViewType, View.T: HeadlessSwiftUI.View {
  /// The view as the tree stores it, with its state and environment.
  public func actualView() throws -> View.T {
    let view = try content.view
    guard let view = view as? View.T else {
      throw InspectionError.typeMismatch(
        factual: String(reflecting: type(of: view)),
        expected: String(reflecting: View.T.self)
      )
    }
    return view
  }
}

extension InspectableView where View: CustomViewType, View.T: HeadlessSwiftUI.ViewModifier {
  /// The modifier as the tree stores it, with its state and environment.
  public func actualView() throws -> View.T {
    let owner = try inspected.slot?.owner ?? content.node
    let modifier = (owner.view as? any ModifiedView)?.inspectedModifier
    guard let modifier = modifier as? View.T else {
      throw InspectionError.typeMismatch(
        factual: modifier.map { String(reflecting: type(of: $0)) } ?? "nil",
        expected: String(reflecting: View.T.self)
      )
    }
    return modifier
  }
}
