import HeadlessSwiftUI

/// The named children of a view and of its modifiers: positions that contain other views.
extension InspectedView {
  /// The named children in the order of a search: those of the view, then those of its modifiers,
  /// inner modifiers first.
  func places(of content: Content, parent: InspectedView) -> [InspectedView] {
    var places: [InspectedView] = []
    for child in content.node.children {
      guard case .role(let role) = child.place, !Roles.isSkipped(role) else { continue }
      // The page of a link is found in the link.
      if Roles.base(of: role) == "page", !child.isPageOfPath { continue }
      let slot = Slot(owner: content.node, root: child, kind: nil)
      let call = InspectionCall(name: Roles.callName(of: role))
      places.append(InspectedView(.slot(slot), in: source, parent: parent, call: call))
    }
    var counts: [String: Int] = [:]
    for modifier in content.modifiers {
      for place in modifierPlaces(modifier, of: content, parent: parent, &counts) {
        places.append(place)
      }
    }
    return places
  }

  private func modifierPlaces(
    _ modifier: Content.Modifier,
    of content: Content,
    parent: InspectedView,
    _ counts: inout [String: Int]
  ) -> [InspectedView] {
    if case .customModifier(let type) = modifier.node.inspectionRole {
      guard modifier.scope == nil else { return [] }
      return [customPlace(modifier.node, TypeNames.of(type), parent, &counts)]
    }
    if modifier.node.primitiveModifier is any DestinationInspecting {
      let index = counts["navigationDestination", default: 0]
      counts["navigationDestination"] = index + 1
      return destinationPlace(modifier.node, index, parent: parent).map { [$0] } ?? []
    }
    return modifier.node.children.compactMap { child in
      guard case .role(let text) = child.place, !Roles.isSkipped(text) else { return nil }
      let role = Roles.base(of: text)
      let isPresentation = Roles.presentations.keys.contains(role)
      // What the body of a custom modifier adds is found below that modifier; presentations belong
      // to the modified view, as with the library.
      guard modifier.scope == nil || isPresentation else { return nil }
      if isPresentation, isDirectPlaceholder(content) { return nil }
      let index = counts[role, default: 0]
      counts[role] = index + 1
      let slot = Slot(owner: modifier.node, root: child, kind: Roles.kind(of: role))
      let call = InspectionCall(name: role, index: index == 0 ? nil : index)
      return InspectedView(.slot(slot), in: source, parent: parent, call: call)
    }
  }

  private func customPlace(
    _ node: Node,
    _ names: TypeNames,
    _ parent: InspectedView,
    _ counts: inout [String: Int]
  ) -> InspectedView {
    let index = counts[names.full, default: 0]
    counts[names.full] = index + 1
    return modifierSlot(node, names, index: index == 0 ? nil : index, parent: parent)
  }

  /// The body of a custom modifier.
  func modifierSlot(
    _ node: Node,
    _ names: TypeNames,
    index: Int?,
    parent: InspectedView
  ) -> InspectedView {
    InspectedView(
      .slot(Slot(owner: node, root: node.contentChild, kind: nil)),
      in: source,
      parent: parent,
      call: InspectionCall(name: "modifier", argument: "\(names.argument).self", index: index)
    )
  }

  private func isDirectPlaceholder(_ content: Content) -> Bool {
    guard let placeholder = content.view as? any ModifierPlaceholder else { return false }
    let modifier = type(of: placeholder).modifierType
    let node = content.node.ancestor { node in
      if case .customModifier(let type) = node.inspectionRole { return type == modifier }
      return false
    }
    return node?.directPlaceholder(for: modifier) != nil
  }
}

/// The roles of the named children of a view.
enum Roles {
  /// The roles of the views that a view contains.
  static let content: Set<String> = ["content", "root"]

  /// The roles of presented views, with the types of the library.
  static let presentations = [
    "sheet": "Sheet", "fullScreenCover": "FullScreenCover", "popover": "Popover", "alert": "Alert",
    "actionSheet": "ActionSheet", "confirmationDialog": "ConfirmationDialog",
    "page": "NavigationDestination",
  ]

  /// Whether a search does not enter a named child as such: contained views, and views that the
  /// framework adds.
  static func isSkipped(_ role: String) -> Bool { content.contains(role) || role == "space" }

  /// The role without the number of a presentation: `sheet` for `sheet 2`.
  static func base(of role: String) -> String { String(role.prefix { $0 != " " }) }

  /// The type that searches look for.
  static func kind(of role: String) -> String {
    presentations[role] ?? (role == "toolbar" ? "Toolbar" : "Overlay")
  }

  /// The call that returns a named child of a view.
  static func callName(of role: String) -> String {
    switch role {
    case "label", "currentValueLabel": "\(role)View"
    case _ where base(of: role) == "page": "navigationDestination"
    default: role
    }
  }
}
