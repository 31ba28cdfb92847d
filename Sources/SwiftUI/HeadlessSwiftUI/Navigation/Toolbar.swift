import HeadlessUIKit

// choice: toolbar-items-are-nodes
/// Views in the bars around a page (developer.apple.com/documentation/swiftui/toolbarcontent).
///
/// The views are nodes of the modifier; they appear and disappear with it, and are not drawn.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The views with their placements.
  var _items: [_ToolbarItem] { get }
}

/// One view of a toolbar.
@MainActor @preconcurrency
public struct _ToolbarItem {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

/// The placement of a view in the bars
/// (developer.apple.com/documentation/swiftui/toolbaritemplacement).
public struct ToolbarItemPlacement: Hashable, Sendable {
  let name: String
  /// The default placement.
  public static let automatic = ToolbarItemPlacement(name: "automatic")
  /// The middle of the bar.
  public static let principal = ToolbarItemPlacement(name: "principal")
  /// The leading side of the bar.
  public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
  /// The trailing side of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
  /// The leading side of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(name: "navigationBarLeading")
  /// The trailing side of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(name: "navigationBarTrailing")
  public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
  /// The bar above the keyboard.
  public static let keyboard = ToolbarItemPlacement(name: "keyboard")
  /// The placement of the main action.
  public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
  /// The placement of an action that confirms.
  public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
  /// The placement of an action that cancels.
  public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
  /// The placement of an action that deletes.
  public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
  /// The placement of a state.
  public static let status = ToolbarItemPlacement(name: "status")
}

/// A view of a toolbar (developer.apple.com/documentation/swiftui/toolbaritem).
public struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The view with its placement.
  public var _items: [_ToolbarItem] {
    [_ToolbarItem(placement: placement, content: AnyView(content))]
  }
}

/// Several views of a toolbar (developer.apple.com/documentation/swiftui/toolbaritemgroup).
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The view with its placement.
  public var _items: [_ToolbarItem] {
    [_ToolbarItem(placement: placement, content: AnyView(content))]
  }
}

/// Several parts of a toolbar.
public struct _ToolbarContentList: ToolbarContent {
  /// The views with their placements.
  public let _items: [_ToolbarItem]
}

/// Builds the content of a toolbar
/// (developer.apple.com/documentation/swiftui/toolbarcontentbuilder).
@resultBuilder @MainActor @preconcurrency
public enum ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarContentList {
    var items: [_ToolbarItem] = []
    repeat items += (each content)._items
    return _ToolbarContentList(_items: items)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarContentList {
    _ToolbarContentList(_items: content?._items ?? [])
  }

  /// Builds the first branch of a condition.
  public static func buildEither<Content: ToolbarContent>(
    first: Content
  ) -> _ToolbarContentList { _ToolbarContentList(_items: first._items) }

  /// Builds the second branch of a condition.
  public static func buildEither<Content: ToolbarContent>(
    second: Content
  ) -> _ToolbarContentList { _ToolbarContentList(_items: second._items) }
}

/// The toolbar of a view.
struct ToolbarModifier: ViewModifier, PrimitiveModifier {
  let items: [_ToolbarItem]

  func makeEffect(for node: Node) -> NodeEffect? { ToolbarEffect() }

  func makeChildren(_ children: inout ChildList, of node: Node) {
    let effect = node.effect as? ToolbarEffect ?? ToolbarEffect()
    node.effect = effect
    effect.surface.controller = node.context.surface.controller
    var context = node.context
    context.surface = effect.surface
    let parts = items.enumerated().map { index, item in
      (role: "\(item.placement.name) \(index)", view: item.content as any View)
    }
    children.append(SurfaceContent(parts: parts), at: .role("toolbar"), context: context)
  }

  /// Makes the items appear with the view.
  private final class ToolbarEffect: NodeEffect {
    let surface = Surface()

    override func visibilityDidChange(_ node: Node) { surface.setAppeared(node.isVisible) }

    override func end(_ node: Node) { surface.setAppeared(false) }
  }
}

extension View {
  /// Adds views to the bars around the page.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()._items))
  }

  /// Adds a view to the bars around the page.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      ToolbarModifier(
        items: [_ToolbarItem(placement: .automatic, content: AnyView(content()))]
      )
    )
  }
}
