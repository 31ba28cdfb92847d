import HeadlessSwiftUI

/// A view in the tree with the modifiers that apply to it.
@MainActor
struct Content {
  /// A modifier that applies to a view.
  struct Modifier {
    let node: Node
    /// The custom modifier whose body contains this one; `nil` for a modifier that is written at
    /// the view.
    let scope: Node?
  }

  /// The node of the view.
  let node: Node
  /// The modifiers, innermost first.
  let modifiers: [Modifier]

  /// The view as the tree stores it, with its state connected.
  var view: any View { node.view }

  /// Follows modifiers, conditions and identities from a node to the view that they apply to.
  ///
  /// - Throws: `viewNotFound` for a condition that is false.
  static func unwrapped(_ start: Node, in source: InspectionSource) throws -> Content {
    var modifiers: [Modifier] = []
    var scopes: [Node] = []
    var node = start
    while true {
      switch node.inspectionRole {
      case .view:
        return Content(node: node, modifiers: modifiers.reversed())
      case .placeholder:
        guard scopes.popLast() != nil, let content = node.children.first else {
          return Content(node: node, modifiers: modifiers.reversed())
        }
        node = content
      case .condition:
        guard let content = node.children.first else {
          throw InspectionError.viewNotFound(parent: node.shortTypeName)
        }
        node = content
      case .modifier:
        modifiers.append(Modifier(node: node, scope: scopes.last))
        node = try child(of: node, in: source)
      case .customModifier(let modifier):
        modifiers.append(Modifier(node: node, scope: scopes.last))
        guard node.directPlaceholder(for: modifier) != nil, let body = node.children.first else {
          node = try modifiedContent(of: node, modifier, in: source)
          continue
        }
        scopes.append(node)
        node = body
      }
    }
  }

  private static func child(of node: Node, in source: InspectionSource) throws -> Node {
    guard let child = node.contentChild else {
      throw InspectionError.viewNotFound(parent: node.shortTypeName)
    }
    return child
  }

  /// The view of a custom modifier whose body places it in another view, or not at all.
  private static func modifiedContent(
    of node: Node,
    _ modifier: any Any.Type,
    in source: InspectionSource
  ) throws -> Node {
    if let content = node.placeholder(for: modifier)?.children.first { return content }
    guard let modified = node.view as? any ModifiedView,
      let content = source.content(modified.inspectedContent, at: node)
    else { throw InspectionError.viewNotFound(parent: node.shortTypeName) }
    return content
  }
}

/// The kind of a node for an inspection.
enum InspectionRole {
  /// A view with its own level in paths.
  case view
  /// An `if`, `switch` or optional view.
  case condition
  /// A modifier of the framework, or an identity.
  case modifier
  /// A modifier of the app, of a type.
  case customModifier(any Any.Type)
  /// The modified view within the body of a custom modifier.
  case placeholder
}

extension Node {
  /// The kind of the node for an inspection.
  var inspectionRole: InspectionRole {
    if let modified = view as? any ModifiedView {
      let modifier = modified.inspectedModifier
      return modifier is any PrimitiveModifier ? .modifier : .customModifier(type(of: modifier))
    }
    if view is any ModifierPlaceholder { return .placeholder }
    if view is any IdentifiedView { return .modifier }
    // A node that groups views without being an element, such as a condition, is not a level of
    // paths.
    let isGrouping = view is any PrimitiveView && !isElement
    return isGrouping && TypeNames.of(type(of: view)).base != "TupleView" ? .condition : .view
  }

  /// The child that is the modified or contained view; other children have roles.
  var contentChild: Node? {
    children.first { child in
      if case .role(let role) = child.place { return Roles.content.contains(role) }
      return true
    }
  }

  func child(as role: String) -> Node? { children.first { $0.place == .role(role) } }

  /// The placeholder of a custom modifier, if its body only modifies the content.
  func directPlaceholder(for modifier: any Any.Type) -> Node? {
    var node = contentChild
    while let next = node {
      switch next.inspectionRole {
      case .view: return nil
      case .placeholder: if next.isPlaceholder(for: modifier) { return next }
      case .condition, .modifier, .customModifier: break
      }
      node = next.contentChild
    }
    return nil
  }

  /// The placeholder of a custom modifier anywhere in its body.
  func placeholder(for modifier: any Any.Type) -> Node? {
    var pending = Array(children.reversed())
    while let node = pending.popLast() {
      if node.isPlaceholder(for: modifier) { return node }
      pending.append(contentsOf: node.children.reversed())
    }
    return nil
  }

  private func isPlaceholder(for modifier: any Any.Type) -> Bool {
    guard let placeholder = view as? any ModifierPlaceholder else { return false }
    return type(of: placeholder).modifierType == modifier
  }

  /// The name of the view's type with generic arguments and without modules.
  var shortTypeName: String { TypeNames.of(type(of: view)).short }
}
