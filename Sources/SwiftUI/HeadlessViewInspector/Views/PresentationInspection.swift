import HeadlessSwiftUI

/// Descent into presented views.
extension InspectableView {
  /// The content of a sheet; the index counts the sheets of the view, inner modifiers first.
  public func sheet(_ index: Int = 0) throws -> InspectableView<ViewType.Sheet> {
    InspectableView<ViewType.Sheet>(try inspected.presentation("sheet", at: index))
  }

  /// The content of a cover of the screen.
  public func fullScreenCover(_ index: Int = 0) throws -> InspectableView<ViewType.FullScreenCover>
  {
    InspectableView<ViewType.FullScreenCover>(
      try inspected.presentation("fullScreenCover", at: index)
    )
  }

  /// The content of a popover.
  public func popover(_ index: Int = 0) throws -> InspectableView<ViewType.Popover> {
    InspectableView<ViewType.Popover>(try inspected.presentation("popover", at: index))
  }
}

extension InspectableView where View == ViewType.Sheet {
  /// Dismisses the sheet: the binding is written.
  public func dismiss() throws { try inspected.dismiss() }
}

extension InspectableView where View == ViewType.FullScreenCover {
  /// Dismisses the cover: the binding is written.
  public func dismiss() throws { try inspected.dismiss() }
}

extension InspectableView where View == ViewType.Popover {
  /// Dismisses the popover: the binding is written.
  public func dismiss() throws { try inspected.dismiss() }
}

extension InspectedView {
  /// The content of a presentation.
  ///
  /// - Throws: Without the modifier; while nothing is presented (swiftui rule 13.5).
  func presentation(_ role: String, at index: Int) throws -> InspectedView {
    let content = try content()
    let nodes = content.modifiers.map(\.node).filter { node in
      (node.primitiveModifier as? any PresentationInspecting)?.inspectedRole == role
    }
    guard nodes.indices.contains(index) else {
      throw InspectionError.modifierNotFound(parent: messageName, modifier: role, index: index)
    }
    let node = nodes[index]
    let kind = Roles.kind(of: role)
    let root = node.children.last { child in
      guard case .role(let found) = child.place else { return false }
      return Roles.base(of: found) == role
    }
    let modifier = node.primitiveModifier as? any PresentationInspecting
    guard let root, modifier?.inspectedIsPresented == true else {
      throw InspectionError.viewNotFound(parent: kind)
    }
    return InspectedView(
      .slot(Slot(owner: node, root: root, kind: kind)),
      in: source,
      parent: found(),
      call: InspectionCall(name: role, index: index == 0 ? nil : index)
    )
  }

  /// Dismisses a presentation.
  func dismiss() throws {
    guard let owner = slot?.owner,
      let modifier = owner.primitiveModifier as? any PresentationInspecting
    else { throw InspectionError.notSupported("The view is not presented") }
    source.perform({ modifier.inspectedDismiss() }, of: owner)
  }
}

extension InspectableView where View == ViewType.NavigationLink {
  /// Whether the destination is shown.
  public func isActive() throws -> Bool { try inspected.activation().wrappedValue }

  /// Shows the destination.
  public func activate() throws { try inspected.setActive(true) }

  /// Hides the destination.
  public func deactivate() throws { try inspected.setActive(false) }

  /// The value of the link.
  public func value<Value: Hashable>(_ type: Value.Type = Value.self) throws -> Value {
    guard let value = try inspected.control(as: (any InspectedLink).self).inspectedValue else {
      throw InspectionError.attributeNotFound(
        label: "some",
        type: "Optional<NavigationLinkPresentedValue>"
      )
    }
    guard let value = value.base as? Value else {
      throw InspectionError.typeMismatch(
        factual: "\(Swift.type(of: value.base))",
        expected: "\(type)"
      )
    }
    return value
  }
}

extension InspectedView {
  /// The binding that shows the destination of a link.
  func activation() throws -> Binding<Bool> {
    guard let isActive = try control(as: (any InspectedLink).self).inspectedIsActive else {
      throw InspectionError.notSupported(
        """
        Please use `NavigationLink(destination:, tag:, selection:)` if you need to access the state \
        value for reading or writing.
        """
      )
    }
    return isActive
  }

  fileprivate func setActive(_ isActive: Bool) throws {
    let binding = try activation()
    source.perform({ binding.wrappedValue = isActive }, of: try content().node)
  }

  /// The destination of a link: the page that shows it, or a tree of its own.
  func destination(of link: any InspectedLink, at node: Node) throws -> ContainedViews {
    if let page = node.inspectedPage { return Self.members(of: page) }
    guard let destination = link.inspectedDestination,
      link.inspectedIsActive?.wrappedValue ?? true,
      let root = source.content(destination, at: node)
    else { throw InspectionError.viewNotFound(parent: "NavigationLink's destination") }
    return Self.members(of: root)
  }

  /// Whether a link around the view leads to a view of the same type, so that a search would not
  /// end.
  var isRepeatedLink: Bool {
    guard let link = try? content().view as? any InspectedLink,
      let destination = link.inspectedDestination
    else { return false }
    let type = type(of: destination)
    var view = parent
    while let level = view {
      if let outer = try? level.content().view as? any InspectedLink,
        let target = outer.inspectedDestination, Swift.type(of: target) == type
      {
        return true
      }
      view = level.parent
    }
    return false
  }
}
