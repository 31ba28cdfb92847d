public import Foundation
import TraceModel

/// A container that shows the top of a stack of controllers, as UIKit's `UINavigationController`
/// (developer.apple.com/documentation/uikit/uinavigationcontroller).
///
/// A push or pop changes the stack at once; its transition starts with the next commit.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, ContainerForwarding, ContentOwner {
  private(set) lazy var host = ContentHost(owner: self) { UINavigationTransitionView() }
  /// The change of the stack that waits for the next commit.
  var pendingChange: NavigationChange?
  /// The will-callbacks of a transition are running; what they change waits for the next commit.
  var isStarting = false
  /// The transitions in flight, oldest first; more than one is a mistake of the app.
  var transitions: [NavigationTransition] = []

  /// Creates a stack with one controller, which hears `willMove(toParent:)` at once.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    append(rootViewController)
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

  /// The stack, bottom first.
  open var viewControllers: [UIViewController] { childrenStorage }

  /// The controller at the top of the stack.
  open var topViewController: UIViewController? { childrenStorage.last }

  /// The controller at the top of the stack.
  open var visibleViewController: UIViewController? { topViewController }

  /// Puts a controller on the stack.
  ///
  /// The stack and `willMove(toParent:)` come at once; `viewDidLoad` and the appearance callbacks
  /// come with the next commit. While the controller is not on the screen they wait.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }

  /// Takes the top off the stack; the last controller stays.
  ///
  /// - Returns: The controller that was taken off, or `nil`.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(animated: animated)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if host.displayed === topViewController {
      host.forwardBegin(true, animated: animated)
    } else if appearance.driver == .window {
      life.runtime.commit.enqueueContent(of: self)
    } else if let top = topViewController {
      if let popped = pendingChange?.popped { release(popped) }
      pendingChange = nil
      host.install(top)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    host.forwardEnd()
    tellDisplayedItMoved()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    finishTransitions()
    host.forwardBegin(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    host.forwardEnd()
  }

  func layoutContent() { performPendingChange() }

  func letGo(of child: UIViewController) {
    finishTransitions()
    host.letGo(of: child)
    life.runtime.commit.enqueueContent(of: self)
  }

  override func makeDefaultView() -> UIView { host.makeRootView() }
}
