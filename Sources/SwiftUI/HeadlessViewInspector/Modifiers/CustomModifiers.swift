public import HeadlessSwiftUI

extension InspectableView {
  /// A modifier of the app that applies to the view; the index counts the modifiers of the type,
  /// inner modifiers first.
  ///
  /// Generic arguments are not compared.
  public func modifier<Target: HeadlessSwiftUI.ViewModifier>(
    _ type: Target.Type,
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ViewModifier<Target>> {
    let names = TypeNames.of(type)
    let nodes = try content.modifiers.map(\.node).filter { node in
      guard case .customModifier(let found) = node.inspectionRole else { return false }
      return TypeNames.of(found).full == names.full
    }
    let position = index ?? 0
    guard nodes.indices.contains(position) else {
      throw InspectionError.modifierNotFound(
        parent: inspected.messageName,
        modifier: names.base,
        index: position
      )
    }
    let node = nodes[position]
    let view = inspected.modifierSlot(
      node,
      names,
      index: position == 0 ? nil : position,
      parent: inspected.found()
    )
    return InspectableView<ViewType.ViewModifier<Target>>(view)
  }

  /// The modifiers of the framework of a type that apply to the view, inner modifiers first.
  func modifiers<Target>(_ type: Target.Type) throws -> [(node: Node, modifier: Target)] {
    try content.modifiers.compactMap { entry in
      guard let modified = entry.node.view as? any ModifiedView,
        let modifier = modified.inspectedModifier as? Target
      else { return nil }
      return (entry.node, modifier)
    }
  }

  /// A modifier of the framework at an index, or an error with its name.
  func modifier<Target>(
    _ type: Target.Type,
    named name: String,
    at index: Int = 0,
    where condition: (Target) -> Bool = { _ in true }
  ) throws -> (node: Node, modifier: Target) {
    let found = try modifiers(type).filter { condition($0.modifier) }
    guard found.indices.contains(index) else {
      throw InspectionError.modifierNotFound(
        parent: inspected.messageName,
        modifier: name,
        index: index
      )
    }
    return found[index]
  }
}
