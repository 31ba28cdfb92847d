import HeadlessUIKit

/// A change of the bar item of the page around a view.
struct NavigationItemModifier: ViewModifier, PrimitiveModifier {
  let attribute: (name: String, value: String)?
  let change: @MainActor (UIViewController) -> Void

  init(
    _ name: String,
    _ value: some Any,
    _ change: @escaping @MainActor (UIViewController) -> Void = { _ in }
  ) {
    attribute = (name, "\(value)")
    self.change = change
  }

  func makeChildren(_ children: inout ChildList, of node: Node) {
    let change = change
    node.graph.enqueuePlatformWork { [weak node] in
      if let controller = node?.context.surface.controller { change(controller) }
    }
  }
}

/// How a title is displayed (developer.apple.com/documentation/swiftui/navigationbaritem).
public enum NavigationBarItem {
  /// The size of a title.
  public enum TitleDisplayMode: Sendable {
    /// The title has the size of the previous page's title.
    case automatic
    /// The title is in the bar.
    case inline
    /// The title is below the bar.
    case large
  }
}

extension View {
  /// Sets the title of the page.
  @_disfavoredOverload
  public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    titled(String(title))
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  public func navigationBarTitle<Title: StringProtocol>(_ title: Title) -> some View {
    titled(String(title))
  }

  private func titled(_ title: String) -> ModifiedContent<Self, NavigationItemModifier> {
    modifier(
      NavigationItemModifier("navigationTitle", title) { controller in
        controller.navigationItem.title = title
      }
    )
  }

  /// Sets the size of the page's title.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(NavigationItemModifier("navigationBarTitleDisplayMode", displayMode))
  }

  /// Hides the back button of the page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    modifier(
      NavigationItemModifier("navigationBarBackButtonHidden", hidesBackButton) { controller in
        controller.navigationItem.hidesBackButton = hidesBackButton
      }
    )
  }

  /// Hides the bar of the stack.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(
      NavigationItemModifier("navigationBarHidden", hidden) { controller in
        controller.navigationController?.setNavigationBarHidden(hidden, animated: false)
      }
    )
  }

  /// Sets the style of a navigation view, which always shows a stack.
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View {
    modifier(NavigationItemModifier("navigationViewStyle", "\(Style.self)"))
  }
}

public protocol NavigationViewStyle: Sendable {}

public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Columns, which are shown as a stack.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns, which are shown as a stack.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
