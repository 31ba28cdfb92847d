public import Foundation
public import TraceModel

/// A container that displays the top of a stack of controllers, as UIKit's `UINavigationController`
/// (developer.apple.com/documentation/uikit/uinavigationcontroller).
///
/// The stack changes at once; the transition starts with the next commit.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ContainerForwarding, ContentOwner,
  BarOwner
{
  private(set) lazy var host = ContentHost(owner: self) { UINavigationTransitionView() }
  private(set) lazy var bars = ContainerBars(of: self)
  /// The change of the stack that becomes visible with the next commit.
  var pendingChange: NavigationChange?
  /// The coordinator of the pending change, if the app has read it.
  var pendingCoordinator: TransitionCoordinator?

  /// The coordinator of the transition in flight, or of an animated one that starts with the
  /// commit.
  ///
  /// Apps read it right after a push, to be notified of the end
  /// (stackoverflow.com/questions/9906966).
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    coordinatorOfPendingChange ?? super.transitionCoordinator
  }
  /// Whether the will-callbacks of a transition are running; their changes of the stack become
  /// visible with the next commit.
  var isStarting = false
  /// The transitions in flight, oldest first; more than one is an error of the app.
  package var transitions: [NavigationTransition] = []
  /// Whether a pop has ended a transition in flight, which counts as running until the end of the
  /// turn.
  var hasInterruptedTransition = false
  /// The controller of the delegate's last `willShow` that `didShow` has not followed yet.
  weak var announced: UIViewController?

  /// Creates a stack with one controller, which receives `willMove(toParent:)` at once.
  ///
  /// A controller that can't be pushed is refused; the stack is then empty.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    if accepts(rootViewController) { append(rootViewController) }
  }

  /// Creates an empty stack; the nib's name and bundle are stored, but not read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack, from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decode(coder, as: UINavigationController.self)
  }

  @_spi(Runtime) open override class var subjectKind: SubjectKind { .navigationController }
  override var barsOfContent: ContainerBars? { bars }

  private lazy var popGesture = InteractivePopGesture(of: self)

  /// The gesture that pops the top controller; ``beginInteractivePop()`` asks whether it begins.
  ///
  /// Its delegate lets it begin only if the bar shows a back button: not with a hidden bar, a
  /// hidden back button, or items on the left that replace the button. An app can replace the
  /// delegate or set it to `nil`.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.recognizer }

  @_spi(Runtime) open override func installGestures(on view: UIView) {
    if popGesture.recognizer.view == nil { view.addGestureRecognizer(popGesture.recognizer) }
  }

  /// The gesture that pops from anywhere in the content: `nil`, as before iOS 26.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { nil }

  /// The delegate that is notified about the displayed controller.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The bar, which shows the items of the stack.
  ///
  /// It is a subview of the root view, at the top of its safe area and in front of the content.
  open var navigationBar: UINavigationBar { madeNavigationBar }

  open var isNavigationBarHidden = false {
    didSet {
      bars.navigationBar?.isHidden = isNavigationBarHidden
      bars.contentInsetsDidChange()
    }
  }

  /// Hides or shows the bar; UIKit sends no callback for it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The toolbar, which shows the `toolbarItems` of the top controller; the first read creates it.
  ///
  /// The optional type is UIKit's; the getter never returns `nil`.
  open var toolbar: UIToolbar! { madeToolbar }

  /// Whether the toolbar is hidden, as it is by default.
  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar; UIKit sends no callback for it.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden) }

  // inert: no bar is hidden by a gesture
  open var hidesBarsOnSwipe: Bool {
    get { bars.hidesBarsOnSwipe }
    set { bars.hidesBarsOnSwipe = newValue }
  }

  // inert: no bar is hidden by a gesture
  open var hidesBarsOnTap: Bool {
    get { bars.hidesBarsOnTap }
    set { bars.hidesBarsOnTap = newValue }
  }

  // inert: no bar is hidden by the keyboard
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { bars.hidesBarsWhenKeyboardAppears }
    set { bars.hidesBarsWhenKeyboardAppears = newValue }
  }

  // inert: no bar is hidden by a size class
  /// Whether a compact height hides the bars.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { bars.hidesBarsWhenVerticallyCompact }
    set { bars.hidesBarsWhenVerticallyCompact = newValue }
  }

  /// The stack, bottom first; setting it is ``setViewControllers(_:animated:)`` without animation.
  open var viewControllers: [UIViewController] {
    get { childrenStorage }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { childrenStorage.last }

  /// The controller that the top of the stack presents, or the top.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Pushes a controller onto the stack.
  ///
  /// The stack changes and `willMove(toParent:)` is sent at once; `viewDidLoad` and the appearance
  /// callbacks follow with the next commit at which the container is on the screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    enter(.pushViewController, argument: viewController.traceSubject) {
      push(viewController, animated: animated)
    }
  }

  /// Pushes a controller, animated.
  open override func show(_ vc: UIViewController, sender: Any?) {
    enter(.show, argument: vc.traceSubject) { pushViewController(vc, animated: true) }
  }

  /// Pops to the controller on the way to the destination of an unwind segue.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    if isOnStack(subsequentVC), subsequentVC !== topViewController {
      popToViewController(subsequentVC, animated: true)
    }
  }

  /// Pops the top of the stack; the last controller stays.
  ///
  /// - Returns: The popped controller, or `nil`.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    var popped: UIViewController?
    enter(.popViewController) { popped = pop(animated: animated) }
    return popped
  }

  /// Pops all controllers above a controller.
  ///
  /// Only the displayed controller receives callbacks.
  ///
  /// - Returns: The popped controllers in the order of the stack; `nil` if the controller is not on
  ///   the stack, for which UIKit throws.
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

  /// Pops all controllers above the bottom of the stack.
  ///
  /// - Returns: The popped controllers in the order of the stack; `nil` for an empty stack.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController]?
    enter(.popToRootViewController) { popped = popToRoot(animated: animated) }
    return popped
  }

  /// Replaces the stack.
  ///
  /// The transition is a pop if the new top was on the old stack, otherwise a push. Controllers
  /// that are removed or added below the top receive `willMove(toParent:)` and `didMove(toParent:)`
  /// at once; the top receives the second one after it has appeared (from a reimplementation of the
  /// navigation controller, the only public account).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    enter(.setViewControllers) { replaceStack(with: viewControllers, animated: animated) }
  }

  /// Pushes the secondary controller without animation.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) { putOnStack(secondaryViewController, animated: false) }

  /// Returns the controller that was pushed, or another one above the first.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    splitViewController.columns.lentSecondary.flatMap { isOnStack($0) ? $0 : nil }
      ?? (viewControllers.count > 1 ? topViewController : nil)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if host.displayed === topViewController {
      host.forwardBegin(true, animated: animated)
      notifyWillShowAgain(animated: animated)
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
    completeDisplayed()
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

  package func layoutContent() { performPendingChange() }

  package func releaseContent(of child: UIViewController) {
    finishTransitions()
    // The child is the top until it is removed; a callback must not display it again.
    let wasStarting = isStarting
    isStarting = true
    host.releaseContent(of: child)
    isStarting = wasStarting
    life.runtime.commit.enqueueContent(of: self)
  }

  @_spi(Runtime) open override func makeDefaultView() -> UIView {
    let root = host.makeRootView()
    _ = madeNavigationBar
    bars.install(in: root)
    return root
  }
}
