public import Foundation
import TraceModel

/// A container that shows the top of a stack of controllers, as UIKit's `UINavigationController`
/// (developer.apple.com/documentation/uikit/uinavigationcontroller).
///
/// A change of the stack is made at once; its transition starts with the next commit.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ContainerForwarding, ContentOwner {
  private(set) lazy var host = ContentHost(owner: self) { UINavigationTransitionView() }
  /// The change of the stack that waits for the next commit.
  var pendingChange: NavigationChange?
  /// The coordinator of the transition that waits, when the app has asked for it already.
  var waitingCoordinator: TransitionCoordinator?

  /// The coordinator of the transition in flight, or of an animated one that starts with the commit.
  ///
  /// Apps ask for it right after a push, to hear of its end
  /// (stackoverflow.com/questions/9906966).
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinatorOfPendingChange() ?? super.transitionCoordinator
  }
  /// The will-callbacks of a transition are running; what they change waits for the next commit.
  var isStarting = false
  /// The transitions in flight, oldest first; more than one is a mistake of the app.
  var transitions: [NavigationTransition] = []
  /// A pop has ended a transition in flight; it counts as running until the end of the turn.
  var wasCutShort = false
  /// The controller of the delegate's last `willShow` that `didShow` has not followed yet.
  weak var announced: UIViewController?

  /// Creates a stack with one controller, which hears `willMove(toParent:)` at once.
  ///
  /// What can't be pushed is refused as there; the stack is then empty.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    if accepts(rootViewController) { append(rootViewController) }
  }

  /// Creates an empty stack; the nib's name and bundle are kept, not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack from an archive; the archive's values are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override class var subjectKind: SubjectKind { .navigationController }

  private lazy var popGesture = InteractivePopGesture(of: self)

  /// The gesture that pops the top controller; ``beginInteractivePop()`` asks it.
  ///
  /// Its own delegate lets it begin only where the bar shows a back button: not with a hidden bar, a
  /// hidden back button, or items on the left that replace it. An app that replaces the delegate, or
  /// sets it to `nil`, decides by itself.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  /// Hears what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Whether the bar is hidden; kept, because nothing is drawn.
  open var isNavigationBarHidden = false

  /// Hides or shows the bar; nothing is drawn, and UIKit sends the controllers nothing for it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The stack, bottom first; setting it is ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [UIViewController] {
    get { childrenStorage }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { childrenStorage.last }

  /// What the user sees: the controller that the top of the stack presents, else the top.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Puts a controller on the stack.
  ///
  /// The stack and `willMove(toParent:)` come at once; `viewDidLoad` and the appearance callbacks
  /// come with the next commit. While the controller is not on the screen they wait.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    enter(.pushViewController, argument: viewController.traceSubject) {
      push(viewController, animated: animated)
    }
  }

  /// Takes the top off the stack; the last controller stays.
  ///
  /// - Returns: The controller that was taken off, or `nil`.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    var popped: UIViewController?
    enter(.popViewController) { popped = pop(animated: animated) }
    return popped
  }

  /// Takes everything above a controller off the stack.
  ///
  /// Only the controller that is shown hears of its leaving; those between hear nothing.
  ///
  /// - Returns: The controllers that were taken off, in the order of the stack; `nil` when the
  ///   controller is not on the stack, for which UIKit throws.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    var popped: [UIViewController]?
    enter(.popToViewController, argument: viewController.traceSubject) {
      popped = pop(to: viewController, animated: animated)
    }
    return popped
  }

  /// Takes everything above the bottom of the stack off.
  ///
  /// - Returns: The controllers that were taken off, in the order of the stack; `nil` for an empty
  ///   stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController]?
    enter(.popToRootViewController) { popped = popToRoot(animated: animated) }
    return popped
  }

  /// Replaces the stack.
  ///
  /// The transition is a pop when the new top was on the old stack, else a push. Controllers that go
  /// or come below the top hear both `willMove(toParent:)` and `didMove(toParent:)` at once; the
  /// top's second one waits for its appearance (after a rewritten navigation controller, the only
  /// public account).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    enter(.setViewControllers) { replaceStack(with: viewControllers, animated: animated) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if host.displayed === topViewController {
      host.forwardBegin(true, animated: animated)
      announceDisplayedAgain(animated: animated)
    } else if appearance.isDrivenByWindow {
      life.runtime.commit.enqueueContent(of: self)
    } else if let top = topViewController {
      let removed = pendingChange?.removed ?? []
      pendingChange = nil
      install(top)
      for controller in removed { release(controller) }
    }
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    showTopIfNeeded()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    host.forwardEnd()
    tellDisplayedItMoved()
    showTopIfNeeded()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishTransitions()
    host.forwardBegin(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.forwardEnd()
    if pendingChange != nil { life.runtime.commit.enqueueContent(of: self) }
  }

  func layoutContent() { performPendingChange() }

  func letGo(of child: UIViewController) {
    finishTransitions()
    // It is the top until it has gone; a callback must not show it again.
    let wasStarting = isStarting
    isStarting = true
    host.letGo(of: child)
    isStarting = wasStarting
    life.runtime.commit.enqueueContent(of: self)
  }

  override func makeDefaultView() -> UIView { host.makeRootView() }
}
