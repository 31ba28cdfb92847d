import Foundation
import HeadlessUIKit

// The classes of a scenario's objects. Their callbacks go to their script, which observes them.

/// A view of a scenario.
///
/// The runtime sends `draw(_:)` only to views whose class it does not define.
final class ScenarioView: UIView {
  var naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { naturalSize }
}

final class ScenarioWindow: UIWindow {}

final class ScenarioViewController: UIViewController {
  private let script: ObjectScript

  init(_ script: ObjectScript) {
    self.script = script
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { script.forwardsAppearance }
}

final class ScenarioNavigationController: UINavigationController {
  private let script: ObjectScript

  init(_ script: ObjectScript) {
    self.script = script
    super.init(nibName: nil, bundle: nil)
  }

  init(_ script: ObjectScript, rootViewController: UIViewController) {
    self.script = script
    super.init(rootViewController: rootViewController)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { script.forwardsAppearance }
}

final class ScenarioTabBarController: UITabBarController {
  private let script: ObjectScript

  init(_ script: ObjectScript) {
    self.script = script
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { script.forwardsAppearance }
}

final class ScenarioAlertController: UIAlertController {
  private let script: ObjectScript

  init(_ script: ObjectScript) {
    self.script = script
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { script.forwardsAppearance }
}

final class ScenarioPageViewController: UIPageViewController {
  private let script: ObjectScript
  private let turnTarget = PageTurnTarget()

  init(_ script: ObjectScript, style: TransitionStyle) {
    self.script = script
    super.init(transitionStyle: style, navigationOrientation: .horizontal, options: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { script.forwardsAppearance }

  /// Begins an interactive turn to a page, independent of the scenario's data source.
  func beginTurn(to page: UIViewController) {
    let source = dataSource
    turnTarget.page = page
    dataSource = turnTarget
    _ = beginInteractivePageTurn(.forward)
    dataSource = source
  }
}

/// A data source that returns one page as the next.
private final class PageTurnTarget: NSObject, UIPageViewControllerDataSource {
  var page: UIViewController?

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page }
}
