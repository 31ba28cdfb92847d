import HeadlessSwiftUI

extension InspectableView {
  /// The page that `navigationDestination` pushes; the index counts these modifiers of the view,
  /// inner modifiers first.
  public func navigationDestination(
    _ index: Int = 0
  ) throws -> InspectableView<ViewType.NavigationDestination> {
    let nodes = try content.modifiers.map(\.node).filter { node in
      node.primitiveModifier is any DestinationInspecting
    }
    guard nodes.indices.contains(index) else {
      throw InspectionError.modifierNotFound(
        parent: inspected.messageName,
        modifier: "navigationDestination",
        index: index
      )
    }
    guard let place = inspected.destinationPlace(nodes[index], index, parent: inspected.found())
    else { throw InspectionError.viewNotFound(parent: "NavigationDestination") }
    return InspectableView<ViewType.NavigationDestination>(place)
  }
}

extension InspectableView where View == ViewType.NavigationDestination {
  /// Whether the page is pushed.
  public func isPresented() throws -> Bool {
    let modifier = inspected.slot?.owner.primitiveModifier as? any DestinationInspecting
    return modifier?.inspectedDestination != nil
  }

  /// Pops the page: the binding is written.
  public func dismiss() throws {
    guard let owner = inspected.slot?.owner,
      let modifier = owner.primitiveModifier as? any DestinationInspecting
    else { throw InspectionError.notSupported("The page is that of a path") }
    inspected.source.perform({ modifier.inspectedDismiss() }, of: owner)
  }
}

extension InspectedView {
  /// The page of a modifier, in the stack that shows it or in a tree of its own; `nil` while none
  /// is wanted.
  func destinationPlace(_ node: Node, _ index: Int, parent: InspectedView) -> InspectedView? {
    guard let modifier = node.primitiveModifier as? any DestinationInspecting,
      let view = modifier.inspectedDestination,
      let root = node.inspectedPage ?? source.content(view, at: node)
    else { return nil }
    return InspectedView(
      .slot(Slot(owner: node, root: root, kind: "NavigationDestination")),
      in: source,
      parent: parent,
      call: InspectionCall(name: "navigationDestination", index: index == 0 ? nil : index)
    )
  }
}
