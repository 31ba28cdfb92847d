import HeadlessUIKit

extension ScenarioRun {
  /// A phase of a gesture.
  enum Finger {
    case begin
    case update(Double)
    case finish
    case cancel
  }

  /// Performs a phase of a gesture on a controller.
  func swipe(
    _ controller: UIViewController,
    _ finger: Finger,
    at position: FilePosition
  ) throws(ScenarioError) {
    if let presentation = controller.presentationController,
      controller.presentingViewController != nil
    {
      return drag(presentation, finger)
    }
    if let pages = controller as? UIPageViewController { return turn(pages, finger) }
    if let tabs = controller as? UITabBarController { return slide(tabs, finger) }
    guard let navigation = controller as? UINavigationController else {
      throw ScenarioError(
        .badArgument,
        at: position,
        "there is nothing to swipe here",
        help: "swipe a navigation controller, or a controller that is presented"
      )
    }
    switch finger {
    case .begin: navigation.beginInteractivePop()
    case .update(let fraction): navigation.updateInteractivePop(fraction)
    case .finish: navigation.finishInteractivePop()
    case .cancel: navigation.cancelInteractivePop()
    }
  }

  private func turn(_ pages: UIPageViewController, _ finger: Finger) {
    switch finger {
    case .begin: _ = pages.beginInteractivePageTurn(.forward)
    case .update(let fraction): pages.updateInteractivePageTurn(fraction)
    case .finish: pages.finishInteractivePageTurn()
    case .cancel: pages.cancelInteractivePageTurn()
    }
  }

  /// Continues the interactive tab switch that `tab begin` started.
  private func slide(_ tabs: UITabBarController, _ finger: Finger) {
    switch finger {
    case .begin: break
    case .update(let fraction): tabs.updateInteractiveSwitch(fraction)
    case .finish: tabs.finishInteractiveSwitch()
    case .cancel: tabs.cancelInteractiveSwitch()
    }
  }

  private func drag(_ presentation: UIPresentationController, _ finger: Finger) {
    switch finger {
    case .begin: _ = presentation.beginInteractiveDismissal()
    case .update(let fraction): presentation.updateInteractiveDismissal(fraction)
    case .finish: presentation.finishInteractiveDismissal()
    case .cancel: presentation.cancelInteractiveDismissal()
    }
  }
}
