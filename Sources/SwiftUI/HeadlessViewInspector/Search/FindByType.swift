public import HeadlessSwiftUI

/// Searches by type.
extension InspectableView {
  /// Finds a view of the framework.
  public func find<Target: KnownViewType>(
    _ type: Target.Type,
    relation: ViewSearch.Relation = .child,
    traversal: ViewSearch.Traversal = .breadthFirst,
    skipFound: Int = 0,
    where condition: (InspectableView<Target>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<Target> {
    let request = ViewRequest.known(type)
    let view = try search(relation, traversal, skipFound) { view in
      request.matches(view) && (try? condition(InspectableView<Target>(view))) ?? false
    }
    return InspectableView<Target>(view)
  }

  /// Finds the nearest view of the framework around a text.
  public func find<Target: KnownViewType>(
    _ type: Target.Type,
    containing string: String
  ) throws -> InspectableView<Target> {
    try find(text: string).find(type, relation: .parent)
  }

  /// All views of a type of the framework, depth first.
  public func findAll<Target: KnownViewType>(
    _ type: Target.Type,
    where condition: (InspectableView<Target>) throws -> Bool = { _ in true }
  ) -> [InspectableView<Target>] {
    let request = ViewRequest.known(type)
    return searchAll { view in
      request.matches(view) && (try? condition(InspectableView<Target>(view))) ?? false
    }.map { InspectableView<Target>($0) }
  }

  /// Finds a view of the app.
  public func find<Target: HeadlessSwiftUI.View>(
    _ type: Target.Type,
    relation: ViewSearch.Relation = .child,
    traversal: ViewSearch.Traversal = .breadthFirst,
    skipFound: Int = 0,
    where condition: (InspectableView<ViewType.View<Target>>) throws -> Bool = { _ in true }
  ) throws -> InspectableView<ViewType.View<Target>> {
    try Self.refuseSearch(for: type)
    let request = ViewRequest.custom(type)
    let view = try search(relation, traversal, skipFound) { view in
      request.matches(view) && (try? condition(.init(view))) ?? false
    }
    return InspectableView<ViewType.View<Target>>(view)
  }

  /// Finds the nearest view of the app around a text.
  public func find<Target: HeadlessSwiftUI.View>(
    _ type: Target.Type,
    containing string: String
  ) throws -> InspectableView<ViewType.View<Target>> {
    try Self.refuseSearch(for: type)
    return try find(text: string).find(type, relation: .parent)
  }

  /// All views of a type of the app, depth first.
  public func findAll<Target: HeadlessSwiftUI.View>(
    _ type: Target.Type,
    where condition: (InspectableView<ViewType.View<Target>>) throws -> Bool = { _ in true }
  ) -> [InspectableView<ViewType.View<Target>>] {
    let request = ViewRequest.custom(type)
    return searchAll { view in
      request.matches(view) && (try? condition(.init(view))) ?? false
    }.map { InspectableView<ViewType.View<Target>>($0) }
  }

  private static func refuseSearch(for type: any Any.Type) throws {
    let names = TypeNames.of(type)
    guard names.isFramework else { return }
    throw InspectionError.notSupported(
      """
      Please use .find(ViewType.\(names.base).self) instead of .find(\(names.base).self) inspection \
      call.
      """
    )
  }
}
