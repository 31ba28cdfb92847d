public import HeadlessSwiftUI

/// A view that can be inspected, with the path that leads to it
/// (github.com/nalexn/ViewInspector, whose names and messages this type has).
///
/// The view is a node of a live tree: after an action, the same inspected view shows the new state,
/// also that of nested views. A view that is not shown has such a tree too, in which nothing
/// appears.
@MainActor @preconcurrency
public struct InspectableView<View: BaseViewType> {
  let inspected: InspectedView

  init(_ inspected: InspectedView) {
    self.inspected = inspected
  }

  /// The view with its modifiers.
  var content: Content {
    get throws { try inspected.content() }
  }

  // MARK: Path

  /// The calls that lead from the root of the inspection to the view, such as `vStack().text(0)`.
  public var pathToRoot: String { inspected.path }

  /// The view that contains the view.
  public func parent() throws -> InspectableView<ViewType.ParentView> {
    var view = inspected
    // A view at the root has the type that the inspection has given to it.
    while let parent = view.parent {
      if parent.call != nil || parent.parent == nil { return InspectableView<_>(parent) }
      view = parent
    }
    throw InspectionError.parentViewNotFound(view: inspected.messageName)
  }

  /// The root of the inspection.
  public func root() throws -> InspectableView<ViewType.ClassifiedView> {
    var view = inspected
    while let parent = view.parent { view = parent }
    return InspectableView<_>(view.relabelled(nil))
  }

  /// Whether the view is not present, such as the content of an `if` whose condition is false.
  public var isAbsent: Bool { (try? inspected.content()) == nil }

  // MARK: Descent

  /// Returns the only child or the child at an index; a view of unknown type is taken itself.
  func descend<Target: KnownViewType>(
    to type: Target.Type,
    _ index: Int?
  ) throws -> InspectableView<Target> {
    InspectableView<Target>(try inspected.descend(.known(type), index, by: Self.access))
  }

  /// How the view is entered.
  static var access: InspectedView.Access {
    if View.self == ViewType.ClassifiedView.self { return .anyView }
    return View.self == ViewType.ParentView.self ? .parent : .typed
  }
}

/// Descent to views of the app and to views of unknown type.
extension InspectableView where View: SingleViewContent {
  /// The only child as a view of the app.
  public func view<Target: HeadlessSwiftUI.View>(
    _ type: Target.Type
  ) throws -> InspectableView<ViewType.View<Target>> {
    try Self.refuseFramework(type, index: nil)
    let view = try inspected.descend(.custom(type), nil, by: Self.access)
    return InspectableView<ViewType.View<Target>>(view)
  }

  /// The only child, whatever its type is.
  public func classified() throws -> InspectableView<ViewType.ClassifiedView> {
    guard Self.access == .typed else { return InspectableView<_>(inspected) }
    return InspectableView<_>(try inspected.child(nil, for: .any))
  }

  /// The content of a custom modifier.
  public func viewModifierContent() throws -> InspectableView<ViewType.ViewModifierContent> {
    try descend(to: ViewType.ViewModifierContent.self, nil)
  }

  static func refuseFramework(_ type: any Any.Type, index: Int?) throws {
    let names = TypeNames.of(type)
    guard names.isFramework else { return }
    let call = names.base.lowercasedFirst
    if let index {
      throw InspectionError.notSupported(
        """
        Please replace .view(\(names.base).self, \(index)) inspection call with .\(call)(\(index))
        """
      )
    }
    throw InspectionError.notSupported(
      """
      Please replace .view(\(names.base).self) inspection call with .\(call)() or \
      .find(ViewType.\(names.base).self)
      """
    )
  }
}

/// Descent to views of the app and to views of unknown type.
extension InspectableView where View: MultipleViewContent {
  /// The child at an index as a view of the app.
  public func view<Target: HeadlessSwiftUI.View>(
    _ type: Target.Type,
    _ index: Int
  ) throws -> InspectableView<ViewType.View<Target>> {
    try InspectableView<ViewType.ClassifiedView>.refuseFramework(type, index: index)
    let view = try inspected.descend(.custom(type), index, by: Self.access)
    return InspectableView<ViewType.View<Target>>(view)
  }

  /// The content of a custom modifier at an index.
  public func viewModifierContent(
    _ index: Int
  ) throws -> InspectableView<ViewType.ViewModifierContent> {
    try descend(to: ViewType.ViewModifierContent.self, index)
  }
}

extension InspectedView {
  /// How a view is entered.
  enum Access {
    /// Its children are meant.
    case typed
    /// The view itself can be meant, or the body of a custom view.
    case anyView
    /// The view itself can be meant.
    case parent
  }

  /// Returns the only child or the child at an index, or the view itself.
  func descend(_ request: ViewRequest, _ index: Int?, by access: Access) throws -> InspectedView {
    guard access != .typed, slot == nil else { return try child(index, for: request) }
    let names = try typeNames()
    if index == nil, request.matches(self) { return relabelled(request.call(index: nil)) }
    let isPlaceholder = try content().view is any ModifierPlaceholder
    if !names.isFramework, !isPlaceholder, access == .anyView || index != nil {
      let call = try Self.call(for: content(), index: call?.index)
      return try relabelled(self.call ?? call).child(index, for: request)
    }
    guard let index else {
      return try request.checked(relabelled(request.call(index: nil)))
    }
    return try child(index, for: request)
  }
}

extension ViewRequest {
  /// A view of the framework.
  static func known<Target: KnownViewType>(_ type: Target.Type) -> ViewRequest {
    let name = type.typePrefix == "_ViewModifier_Content" ? "ViewModifierContent" : type.typePrefix
    return ViewRequest(typeName: name, callName: name.lowercasedFirst, argument: nil) { view in
      if let slot = view.slot { return slot.kind == type.typePrefix }
      guard let names = try? view.typeNames() else { return false }
      return names.base == type.typePrefix && (names.isFramework || names.base == "Optional")
    }
  }

  /// A view of the app; generic arguments are not compared.
  static func custom<Target: View>(_ type: Target.Type) -> ViewRequest {
    let names = TypeNames.of(type)
    return ViewRequest(
      typeName: names.message,
      callName: "view",
      argument: "\(names.argument).self"
    ) { view in
      guard view.slot == nil, let found = try? view.typeNames() else { return false }
      return found.full == names.full
    }
  }

  /// A view of any type.
  static var any: ViewRequest {
    ViewRequest(typeName: "View", callName: "view", argument: nil) { _ in true }
  }
}
