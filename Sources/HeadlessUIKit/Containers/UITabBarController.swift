public import Foundation
import TraceModel

/// A container that shows one of several controllers, as UIKit's `UITabBarController`
/// (developer.apple.com/documentation/uikit/uitabbarcontroller).
///
/// A tab loads when it is first selected. A switch takes no time; its did-callbacks come after the
/// commit.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, ContainerForwarding, ContentOwner {
  private(set) lazy var host = ContentHost(owner: self) { UITransitionView() }
  /// The controller of the selected tab, as it was selected last.
  weak var selected: UIViewController?
  /// Whether the app was warned of more tabs than a narrow bar shows.
  var hasWarnedOfMore = false
  /// Counts the replacements of the tabs, so that one notices when a callback makes another.
  var replacements = 0
  /// The switch that a finger moves, or that runs to its end after it.
  var interactiveSwitch: InteractiveTabSwitch?

  /// Creates a container without tabs; the nib's name and bundle are kept, not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a container from an archive; the archive's values are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var subjectKind: SubjectKind { .tabBarController }

  /// Hears which tabs the user taps.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tabs, in order; setting them is ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [UIViewController]? {
    get { childrenStorage.isEmpty ? nil : childrenStorage }
    set { setViewControllers(newValue, animated: false) }
  }

  // choice: new-tab-parent-callbacks
  /// Replaces the tabs.
  ///
  /// Each new one hears `willMove(toParent:)` and `didMove(toParent:)` at once (chosen; no log
  /// shows it). A selected controller that stays remains selected; else the tab at the same place is
  /// selected, else the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    enter(.setViewControllers) { replaceTabs(with: viewControllers ?? []) }
  }

  // choice: selected-index-out-of-range
  /// The place of the selected tab, or `NSNotFound` without tabs.
  ///
  /// A place out of range is ignored (chosen: no log shows it).
  open var selectedIndex: Int {
    get { childrenStorage.identityIndex(of: selected) ?? NSNotFound }
    set { select(newValue) }
  }

  // choice: selected-controller-nil
  /// The controller of the selected tab.
  ///
  /// For a controller that is no tab UIKit throws; `nil` changes nothing (chosen).
  open var selectedViewController: UIViewController? {
    get { selected?.parent === self ? selected : nil }
    set {
      guard let newValue else { return }
      if let place = childrenStorage.firstIndex(where: { $0 === newValue }) {
        select(place)
      } else {
        refuseSelection()
      }
    }
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
    warnOfTabsBehindMore()
    host.forwardEnd()
    if host.displayed !== selectedViewController {
      life.runtime.commit.enqueueContent(of: self)
    }
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    settleInteractiveSwitch()
    host.forwardBegin(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.forwardEnd()
  }

  func layoutContent() {
    guard let selected = selectedViewController, !isAnimatingSwitch(to: selected) else { return }
    guard selected !== host.displayed || interactiveSwitch == nil && host.mustTell(selected) else {
      return
    }
    settleInteractiveSwitch()
    if host.isOnScreen { host.install(selected) } else { host.installSilently(selected) }
  }

  func letGo(of child: UIViewController) {
    settleInteractiveSwitch()
    host.letGo(of: child)
    life.runtime.commit.enqueueContent(of: self)
  }

  override func makeDefaultView() -> UIView { host.makeRootView() }
}
