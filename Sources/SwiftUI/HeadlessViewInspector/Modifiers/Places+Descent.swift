public import HeadlessSwiftUI

/// Descent into the named children of a view and of its modifiers.
extension InspectedView {
  /// A named child of the view, such as its label.
  func place(_ role: String) throws -> InspectedView {
    let content = try content()
    let call = InspectionCall(name: Roles.callName(of: role))
    guard let root = content.node.child(as: role) else {
      throw InspectionError.viewNotFound(parent: role)
    }
    let slot = Slot(owner: content.node, root: root, kind: nil)
    return InspectedView(.slot(slot), in: source, parent: found(), call: call)
  }

  /// A named child of a modifier of the view, such as an overlay.
  func modifierPlace(_ role: String, at index: Int) throws -> InspectedView {
    let content = try content()
    let roots = content.modifiers.flatMap { entry in
      entry.node.children.compactMap { child -> (owner: Node, root: Node)? in
        guard case .role(let found) = child.place, Roles.base(of: found) == role else { return nil }
        return (entry.node, child)
      }
    }
    guard roots.indices.contains(index) else {
      throw InspectionError.modifierNotFound(parent: messageName, modifier: role, index: index)
    }
    let place = roots[index]
    return InspectedView(
      .slot(Slot(owner: place.owner, root: place.root, kind: Roles.kind(of: role))),
      in: source,
      parent: found(),
      call: InspectionCall(name: role, index: index == 0 ? nil : index)
    )
  }
}

extension InspectableView {
  /// The views in front of the view; the index counts the overlays, inner modifiers first.
  public func overlay(_ index: Int = 0) throws -> InspectableView<ViewType.Overlay> {
    InspectableView<ViewType.Overlay>(try inspected.modifierPlace("overlay", at: index))
  }

  /// The views behind the view; the index counts the backgrounds, inner modifiers first.
  public func background(_ index: Int = 0) throws -> InspectableView<ViewType.Overlay> {
    InspectableView<ViewType.Overlay>(try inspected.modifierPlace("background", at: index))
  }

  /// The label of a control.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    InspectableView<ViewType.ClassifiedView>(try inspected.place("label"))
  }
}

extension InspectableView where View == ViewType.Overlay {
  public func alignment() throws -> Alignment {
    guard let owner = inspected.slot?.owner,
      let decoration = owner.primitiveModifier as? any DecorationInspecting
    else { throw InspectionError.attributeNotFound(label: "alignment", type: "Overlay") }
    return decoration.inspectedAlignment
  }
}

extension InspectableView where View == ViewType.Section {
  public func header() throws -> InspectableView<ViewType.ClassifiedView> {
    InspectableView<ViewType.ClassifiedView>(try inspected.place("header"))
  }

  public func footer() throws -> InspectableView<ViewType.ClassifiedView> {
    InspectableView<ViewType.ClassifiedView>(try inspected.place("footer"))
  }
}

extension InspectableView where View == ViewType.Label {
  public func title() throws -> InspectableView<ViewType.ClassifiedView> {
    InspectableView<ViewType.ClassifiedView>(try inspected.place("title"))
  }

  public func icon() throws -> InspectableView<ViewType.ClassifiedView> {
    InspectableView<ViewType.ClassifiedView>(try inspected.place("icon"))
  }
}
