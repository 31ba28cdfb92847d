public import Foundation
public import TraceModel

/// A container that displays one of several controllers, as UIKit's `UITabBarController`
/// (developer.apple.com/documentation/uikit/uitabbarcontroller).
///
/// A tab is loaded when it is first selected. A switch takes no time; its did-callbacks are sent
/// after the commit.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, ContainerForwarding, ContentOwner, BarOwner,
  UITabBarDelegate
{
  private(set) lazy var bars = ContainerBars(of: self)
  private(set) lazy var host = ContentHost(owner: self) { UITransitionView() }
  /// The controller that was selected last, even if it is no longer a tab.
  weak var selected: UIViewController?
  /// The list of tabs, once it was used.
  private(set) var more: UINavigationController?
  package private(set) lazy var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  /// The number of replacements of the tabs: it changes if a callback replaces them, too.
  var replacements = 0
  /// The switch in flight that a gesture or an animator of the app drives.
  var transition: TabTransition?

  /// Creates a container without tabs; the nib's name and bundle are stored, but not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a container without tabs, from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UITabBarController.self)
  }

  @_spi(Runtime) open override class var subjectKind: SubjectKind { .tabBarController }
  override var barsOfContent: ContainerBars? { bars }

  /// The delegate that is notified about taps on tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tabs, in order; setting them is ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  // choice: new-tab-parent-callbacks
  /// Replaces the tabs.
  ///
  /// Each new tab receives `willMove(toParent:)` and `didMove(toParent:)` at once (chosen; no log
  /// shows it). A selected controller that is still a tab remains selected; otherwise the tab at
  /// the same index is selected, or the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    enter(.setViewControllers) { replaceTabs(with: viewControllers ?? []) }
  }

  // choice: selected-index-out-of-range
  /// The index of the selected tab, or `NSNotFound` without tabs and for More.
  ///
  /// An index out of range is ignored (chosen: no log shows it).
  open var selectedIndex: Int {
    get { tabs.identityIndex(of: selected) ?? NSNotFound }
    set { select(newValue) }
  }

  // choice: selected-controller-nil
  /// The controller of the selected tab.
  ///
  /// UIKit throws for a controller that is not a tab; `nil` changes nothing (chosen).
  open var selectedViewController: UIViewController? {
    get { selected?.parent === self ? selected : nil }
    set {
      guard let newValue else { return }
      if newValue === more || tabs.contains(where: { $0 === newValue }) {
        select(newValue)
      } else {
        refuseSelection()
      }
    }
  }

  /// The stack whose list has the tabs for which a narrow bar has no room.
  open var moreNavigationController: UINavigationController {
    if let more { return more }
    let made = UINavigationController(rootViewController: Services.more?.list(of: self) ?? .init())
    made.tabBarItem = moreItem
    more = made
    return made
  }

  /// The bar, which shows the items of the tabs.
  ///
  /// It is a subview of the root view, at its lower edge and in front of the content.
  open var tabBar: UITabBar { madeTabBar }

  /// Whether the bar is hidden (iOS 18).
  open var isTabBarHidden: Bool {
    get { bars.isTabBarHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; UIKit sends no callback for it.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    bars.isTabBarHidden = hidden
    updateTabBar()
  }

  // inert: no tabs are customized
  /// The tabs that the user may arrange.
  open var customizableViewControllers: [UIViewController]?

  /// Selects the tab on the way to the destination of an unwind segue.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    if subsequentVC.parent === self { selectedViewController = subsequentVC }
  }

  // choice: tab-bar-did-select
  /// Called after a tap on an item, before the tab is selected; the base implementation does
  /// nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    unimplemented(.tabBarDidSelect)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if host.displayed === selectedViewController {
      host.forwardBegin(true, animated: animated)
    } else {
      life.runtime.commit.enqueueContent(of: self)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    host.forwardEnd()
    if host.displayed !== selectedViewController {
      life.runtime.commit.enqueueContent(of: self)
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transition?.interrupt()
    host.forwardBegin(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.forwardEnd()
  }

  package func layoutContent() {
    guard let selected = selectedViewController, !isAnimatingSwitch(to: selected) else { return }
    guard selected !== host.displayed || transition == nil && host.needsAppearance(selected) else {
      return
    }
    transition?.interrupt()
    if host.isOnScreen { host.install(selected) } else { host.installSilently(selected) }
  }

  package func releaseContent(of child: UIViewController) {
    transition?.interrupt()
    host.releaseContent(of: child)
    life.runtime.commit.enqueueContent(of: self)
  }

  @_spi(Runtime) open override func makeDefaultView() -> UIView {
    let root = host.makeRootView()
    _ = madeTabBar
    bars.install(in: root)
    return root
  }
}
