public import Foundation

/// Modifiers of lists and their rows, which are recorded.
extension View {
  /// Sets the style of lists.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    attribute("listStyle", style._name)
  }

  /// Sets the style of text fields.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    attribute("textFieldStyle", style._name)
  }

  /// Sets the style of pickers.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    attribute("pickerStyle", style._name)
  }

  /// Sets the style of toggles.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    attribute("toggleStyle", style._name)
  }

  /// Sets the style of views of progress.
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
    attribute("progressViewStyle", style._name)
  }

  /// Sets the style of labels.
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    attribute("labelStyle", style._name)
  }

  /// Sets the background of a row.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    attribute(
      "listRowBackground",
      view.map { ($0 as? Color)?.name ?? "\(Background.self)" } ?? "none"
    )
  }

  /// Sets the insets of a row; rows keep those of the list.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    attribute("listRowInsets", insets?.text ?? "none")
  }

  /// Sets whether a row has a separator.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View { attribute("listRowSeparator", visibility) }

  /// Sets the color of the separator of a row.
  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View { attribute("listRowSeparatorTint", color?.name ?? "none") }

  /// Sets whether the background of a scroll view is visible.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    attribute("scrollContentBackground", visibility)
  }

  /// Sets whether the position of scroll views is indicated.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { attribute("scrollIndicators", visibility.name) }

  /// Sets whether the user scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    attribute("scrollDisabled", disabled)
  }

  /// Adds buttons to a row; they are not created.
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Content
  ) -> some View { hidden("swipeActions", content()) }

  /// Adds a menu to the view; its content is not shown, and its buttons can be operated.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    hidden("contextMenu", menuItems())
  }

  /// Adds an action that loads the content again; it can be called.
  public func refreshable(
    action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { modifier(RefreshModifier(action: action)) }

  /// Adds a field for a search.
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt?.text ?? "Search"))
  }

  /// Adds a field for a search.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>,
    placement: SearchFieldPlacement = .automatic,
    prompt: Text?
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt?.string ?? "Search"))
  }

  /// Places a view at an edge of the safe area.
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(
      InsetModifier(edge: edge, alignment: alignment, spacing: spacing ?? 0, inset: content())
    )
  }

  private func hidden<Content: View>(_ name: String, _ content: Content) -> some View {
    modifier(HiddenContentModifier(name: name, content: content))
  }
}

/// Content that exists and is not shown, such as a menu.
package struct HiddenContentModifier<Hidden: View>: ViewModifier, PrimitiveModifier {
  /// The name of the modifier, as in SwiftUI, which is also the role of the content.
  package let name: String
  package let content: Hidden

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(content, at: .role(name), isShown: false)
  }
}

/// An action that loads content again.
package struct RefreshModifier: ViewModifier, PrimitiveModifier {
  package let action: @MainActor @Sendable () async -> Void

  package var attribute: (name: String, value: String)? { ("refreshable", "set") }
}

/// A field for a search.
package struct SearchModifier: ViewModifier, PrimitiveModifier {
  package let text: Binding<String>
  let prompt: String

  package var attribute: (name: String, value: String)? { ("searchable", prompt) }
}

/// A view at an edge of the safe area, which the content leaves free.
package struct InsetModifier<Inset: View>: ViewModifier, PrimitiveModifier {
  let edge: VerticalEdge
  let alignment: HorizontalAlignment
  let spacing: CGFloat
  /// The view.
  package let inset: Inset

  package var attribute: (name: String, value: String)? { ("safeAreaInset", "\(edge)") }

  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(inset, at: .role("safeAreaInset"))
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    InsetLayout(isTop: edge == .top, alignment: alignment.key, spacing: spacing.finite)
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom

  /// One or both edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing
}

/// Whether a part of a view is visible.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic, visible, hidden
}

/// Whether the position of a scroll view is indicated.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Indicators are always shown.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Indicators are hidden on a touch screen.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Indicators are never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

public struct SearchFieldPlacement: Hashable, Sendable {
  let name: String
  /// The default.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
}
