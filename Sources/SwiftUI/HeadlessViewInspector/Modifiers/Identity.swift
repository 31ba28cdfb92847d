import HeadlessSwiftUI

extension InspectableView {
  /// The value of `id(_:)`.
  public func id() throws -> AnyHashable {
    for modifier in try content.modifiers {
      if let view = modifier.node.view as? any IdentifiedView { return view.inspectedID }
    }
    throw InspectionError.modifierNotFound(
      parent: inspected.messageName,
      modifier: "id",
      index: 0
    )
  }

  /// Finds a view with a value of `id(_:)`.
  public func find(viewWithId id: AnyHashable) throws -> InspectableView<ViewType.ClassifiedView> {
    try find { try $0.id() == id }
  }
}
