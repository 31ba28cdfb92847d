import HeadlessUIKit

/// The label of a tab, whose nodes never appear.
struct TabItemModifier<Label: View>: ViewModifier, PrimitiveModifier, TabItemLabeling {
  let label: Label

  func makeEffect(for node: Node) -> NodeEffect? { LabelEffect() }

  func makeChildren(_ children: inout ChildList, of node: Node) {
    let effect = node.effect as? LabelEffect ?? LabelEffect()
    node.effect = effect
    var context = node.context
    context.surface = effect.surface
    children.append(label, at: .role("tabItem"), context: context)
  }

  /// Keeps the area of the label.
  private final class LabelEffect: NodeEffect {
    let surface = Surface()
  }
}

/// A modifier whose node has the label of a tab as a child.
@MainActor
private protocol TabItemLabeling {}

/// The badge of a tab or a row.
struct BadgeModifier: ViewModifier, PrimitiveModifier {
  let text: String?

  var attribute: (name: String, value: String)? { text.map { ("badge", $0) } }
}

/// The values of the modifiers of a tab.
@MainActor
struct TabTraits {
  var tag: AnyHashable?
  var title: String?
  var badge: String?

  init() {}

  /// Reads the modifiers from the node of a tab to the first container in it.
  init(of node: Node) {
    var current: Node? = node
    while let node = current {
      if let modified = node.view as? any ModifierProviding {
        read(modified.anyModifier, of: node)
      } else if node.isPrimitive, node.isUnary {
        return
      }
      current = node.contentChild
    }
  }

  private mutating func read(_ modifier: Any, of node: Node) {
    if let modifier = modifier as? TagModifier {
      tag = tag ?? modifier.tag
    } else if let modifier = modifier as? BadgeModifier {
      badge = badge ?? modifier.text
    } else if modifier is any TabItemLabeling {
      let label = node.children.first { $0.place == .role("tabItem") }
      title = title ?? label?.text
    }
  }
}

/// A view with a modifier.
@MainActor @preconcurrency
protocol ModifierProviding {
  var anyModifier: Any { get }
}

extension ModifiedContent: ModifierProviding {
  var anyModifier: Any { modifier }
}

extension Node {
  /// The texts of the node and its descendants, in order.
  package var text: String {
    if let text = view as? Text { return text.string }
    return children.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension View {
  /// Sets the label of the tab that shows the view.
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    modifier(TabItemModifier(label: label()))
  }

  /// Sets the badge of the tab that shows the view; 0 hides it.
  public func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(text: count == 0 ? nil : "\(count)"))
  }

  /// Sets the badge of the tab that shows the view.
  public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label?.string))
  }

  /// Sets the badge of the tab that shows the view.
  @_disfavoredOverload
  public func badge<Label: StringProtocol>(_ label: Label?) -> some View {
    modifier(BadgeModifier(text: label.map { String($0) }))
  }

  /// Sets whether tabs have a bar or are pages.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    environment(\.tabViewStyle, style is PageTabViewStyle ? .page : .bar)
  }
}

/// The style of a tab view (developer.apple.com/documentation/swiftui/tabviewstyle).
public protocol TabViewStyle: Sendable {}

/// A tab bar.
public struct DefaultTabViewStyle: TabViewStyle {
  public init() {}
}

/// Pages that the user swipes.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }

  /// Creates the style; the dots are not drawn.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A tab bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that the user swipes.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages that the user swipes; the dots are not drawn.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// How a tab view shows its tabs.
enum TabViewLook: Sendable { case bar, page }

private enum TabViewStyleKey: EnvironmentKey { static let defaultValue = TabViewLook.bar }

@MainActor
extension EnvironmentValues {
  var tabViewStyle: TabViewLook {
    get { self[TabViewStyleKey.self] }
    set { self[TabViewStyleKey.self] = newValue }
  }
}
