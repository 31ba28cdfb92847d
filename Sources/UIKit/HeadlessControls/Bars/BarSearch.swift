package import TraceModel

/// Finds the bar that displays an item, and why the user can't tap it.
///
/// Items have no reference to their bar: an app may share one item between controllers, or override
/// `navigationItem`.
@MainActor
package struct BarSearch {
  private let runtime: Runtime

  package init(_ runtime: Runtime) {
    self.runtime = runtime
  }

  /// The bar of a tab.
  package enum TabPlace {
    case controller(UITabBarController, tab: UIViewController)
    case view(UITabBar)
  }

  /// Returns the controller or the bar that displays a button.
  package func place(of item: UIBarButtonItem) throws(BarTapError) -> any TracedResponder {
    var reason: BarTapError?
    for controller in controllers {
      let isInBar = controller.parent is UINavigationController && controller.hasInBar(item)
      let isInToolbar = controller.toolbarItems?.contains { $0 === item } ?? false
      guard isInBar || isInToolbar else { continue }
      guard let found = problem(of: controller, isInToolbar: !isInBar) else {
        try check(item)
        return controller
      }
      reason = found
    }
    for bar in bars where bar.shows(item) {
      guard let found = coverage(of: bar) else {
        try check(item)
        return bar
      }
      reason = found
    }
    throw reason
      ?? BarTapError(.notInBar, "the button \(item.label) is in no bar of a window on the screen")
  }

  /// Returns the bar that displays a tab's item.
  package func bar(of item: UITabBarItem) throws(BarTapError) -> TabPlace {
    let label = item.title.map { "“\($0)”" } ?? "without a title"
    guard item.isEnabled else {
      throw BarTapError(.disabled, "the tab \(label) is disabled")
    }
    for controller in controllers {
      guard let tabs = controller as? UITabBarController,
        let tab = tabs.tab(of: item)
      else { continue }
      if let problem = coverage(of: tabs) { throw problem }
      guard !tabs.hidesTabBar else {
        throw BarTapError(.barHidden, "the tab bar of \(tabs) is hidden")
      }
      return .controller(tabs, tab: tab)
    }
    for bar in bars {
      guard let bar = bar as? UITabBar, bar.items?.contains(where: { $0 === item }) ?? false else {
        continue
      }
      if let problem = coverage(of: bar) { throw problem }
      return .view(bar)
    }
    throw BarTapError(.notInBar, "the tab \(label) is in no tab bar of a window on the screen")
  }

  /// Checks that the user can tap the back button of a navigation controller.
  package func checkBackButton(of navigation: UINavigationController) throws(BarTapError) {
    if let problem = coverage(of: navigation) { throw problem }
    guard !navigation.isNavigationBarHidden else {
      throw BarTapError(.barHidden, "the navigation bar of \(navigation) is hidden")
    }
    guard navigation.viewControllers.count > 1, let top = navigation.topViewController else {
      throw BarTapError(.noAction, "\(navigation) has nothing to go back to")
    }
    guard top.navigationItem.allowsBackButton else {
      throw BarTapError(
        .noAction,
        "\(top) has no back button: its navigation item hides it, or its left buttons replace it"
      )
    }
    if let problem = transition(of: navigation) { throw problem }
  }

  private func check(_ item: UIBarButtonItem) throws(BarTapError) {
    guard !item.isHidden else {
      throw BarTapError(.hidden, "the button \(item.label) is hidden")
    }
    guard item.isEnabled, !item.isSpace else {
      throw BarTapError(.disabled, "the button \(item.label) is disabled")
    }
  }

  /// Why the user can't tap an item of a controller.
  private func problem(of controller: UIViewController, isInToolbar: Bool) -> BarTapError? {
    guard let navigation = controller.navigationController else {
      return BarTapError(.notDisplayed, "\(controller) is in no navigation controller")
    }
    if let problem = coverage(of: navigation) { return problem }
    guard navigation.topViewController === controller else {
      return BarTapError(.notDisplayed, "\(controller) is not at the top of \(navigation)")
    }
    if isInToolbar ? navigation.isToolbarHidden : navigation.isNavigationBarHidden {
      let bar = isInToolbar ? "toolbar" : "navigation bar"
      return BarTapError(.barHidden, "the \(bar) of \(navigation) is hidden")
    }
    return transition(of: navigation)
  }

  private func transition(of navigation: UINavigationController) -> BarTapError? {
    guard !navigation.transitions.isEmpty else { return nil }
    return BarTapError(
      .inTransition,
      "a transition of \(navigation) runs: advance the clock before the tap, for example with settle()"
    )
  }

  /// Why the user can't tap in a container.
  private func coverage(of container: UIViewController) -> BarTapError? {
    guard let view = container.viewIfLoaded, isOnScreen(view) else {
      if let presented = container.nearestPresentation?.presented {
        return BarTapError(.covered, "\(presented) covers \(container)")
      }
      return BarTapError(.notDisplayed, "\(container) is not in a window on the screen")
    }
    guard let presented = container.nearestPresentation?.presented else { return nil }
    return BarTapError(.covered, "\(presented) covers \(container)")
  }

  private func coverage(of bar: UIView) -> BarTapError? {
    guard isOnScreen(bar) else {
      return BarTapError(.notDisplayed, "\(bar) is not in a window on the screen, or is hidden")
    }
    let controller = sequence(first: bar, next: \.superview).lazy.compactMap(\.controllerStorage)
      .first
    return controller.flatMap { coverage(of: $0) }
  }

  /// Whether a view and its superviews are in a window and not hidden.
  private func isOnScreen(_ view: UIView) -> Bool {
    view.window != nil && sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden }
  }

  /// All controllers of windows: roots, children and presented ones, the front one first.
  private var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var pending = runtime.commit.livingWindows.compactMap(\.rootViewController)
    while let controller = pending.popLast() {
      found.append(controller)
      pending += controller.children
      if let presented = controller.modal.presentation?.presented { pending.append(presented) }
    }
    return found
  }

  /// All bars that are not the bar of a controller, in the views of windows.
  private var bars: [UIView] {
    var found: [UIView] = []
    var pending: [UIView] = runtime.commit.livingWindows
    while let view = pending.popLast() {
      if view.isBarOfApp { found.append(view) }
      pending += view.subviews
    }
    return found
  }
}

extension UIViewController {
  /// Whether the navigation item has a button.
  fileprivate func hasInBar(_ item: UIBarButtonItem) -> Bool {
    navigationItem.barButtonItems.contains { $0 === item }
  }
}

extension UIView {
  /// Whether the view is a bar that no container owns.
  fileprivate var isBarOfApp: Bool {
    switch self {
    case let bar as UINavigationBar: bar.owner == nil
    case let bar as UIToolbar: bar.owner == nil
    case let bar as UITabBar: bar.owner == nil
    default: false
    }
  }

  fileprivate func shows(_ item: UIBarButtonItem) -> Bool {
    switch self {
    case let bar as UINavigationBar: bar.topItem?.barButtonItems.contains { $0 === item } ?? false
    case let bar as UIToolbar: bar.items?.contains { $0 === item } ?? false
    default: false
    }
  }
}

/// A view or controller, with its identity in traces.
package protocol TracedResponder: UIResponder {
  var traceSubject: SubjectID { get }
}

extension UIView: TracedResponder {}
extension UIViewController: TracedResponder {}
