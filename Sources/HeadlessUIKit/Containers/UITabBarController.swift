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
  private weak var selected: UIViewController?

  /// Creates a container without tabs; the nib's name and bundle are kept, not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a container from an archive; the archive's values are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var subjectKind: SubjectKind { .tabBarController }

  /// The tabs, in order.
  ///
  /// Each new one hears `willMove(toParent:)` and `didMove(toParent:)` at once (chosen; no log
  /// shows it).
  open var viewControllers: [UIViewController]? {
    get { childrenStorage.isEmpty ? nil : childrenStorage }
    set { replaceTabs(with: newValue ?? []) }
  }

  /// The place of the selected tab, or `NSNotFound` without tabs.
  ///
  /// A place out of range is ignored.
  open var selectedIndex: Int {
    get { childrenStorage.firstIndex { $0 === selected } ?? NSNotFound }
    set { select(newValue) }
  }

  /// The controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { selected?.parent === self ? selected : nil }
    set {
      if let place = childrenStorage.firstIndex(where: { $0 === newValue }) { select(place) }
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
    host.forwardEnd()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    host.forwardBegin(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.forwardEnd()
  }

  func layoutContent() {
    guard host.isOnScreen, let selected = selectedViewController else { return }
    if selected !== host.displayed { host.install(selected) }
  }

  func letGo(of child: UIViewController) { host.letGo(of: child) }

  override func makeDefaultView() -> UIView { host.makeRootView() }

  private func select(_ index: Int) {
    guard childrenStorage.indices.contains(index), index != selectedIndex else { return }
    let incoming = childrenStorage[index]
    life.runtime.dispatcher.call(
      .selectTab,
      on: traceSubject,
      argument: incoming.traceSubject
    ) {
      selected = incoming
      life.runtime.recording.relation(
        .selectedRelation,
        of: traceSubject,
        to: incoming.traceSubject,
        index: index
      )
      guard host.isOnScreen, let outgoing = host.displayed, outgoing !== incoming else {
        life.runtime.commit.enqueueContent(of: self)
        return
      }
      show(incoming, insteadOf: outgoing)
    }
  }

  /// Switches: the incoming controller hears its will- first (five published logs).
  private func show(_ incoming: UIViewController, insteadOf outgoing: UIViewController) {
    let view = incoming.ensureView()
    guard selectedViewController === incoming, host.displayed === outgoing else { return }
    host.displayed = incoming
    incoming.beginTransition(true, animated: false, driver: .container)
    outgoing.beginTransition(false, animated: false, driver: .container)
    host.removeView(of: outgoing)
    if host.displayed === incoming { host.place(view, of: incoming) }
    life.runtime.loop.afterCommit {
      if outgoing.appearance.state == .disappearing { outgoing.endTransition() }
      if incoming.appearance.state == .appearing { incoming.endTransition() }
    }
  }

  private func replaceTabs(with tabs: [UIViewController]) {
    for tab in childrenStorage where !tabs.contains(where: { $0 === tab }) {
      tab.sendWillMove(toParent: nil)
      tab.removeFromParent()
    }
    for tab in tabs where tab.parent !== self {
      addChild(tab)
      if tab.parent === self { tab.sendDidMove(toParent: self) }
    }
    var ordered: [UIViewController] = []
    for tab in tabs where tab.parent === self && !ordered.contains(where: { $0 === tab }) {
      ordered.append(tab)
    }
    childrenStorage = ordered
    if selectedViewController == nil { select(0) }
  }
}
