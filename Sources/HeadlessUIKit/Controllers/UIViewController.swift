public import Foundation
public import TraceModel

/// A controller of a view hierarchy, with the life cycle of UIKit's `UIViewController`
/// (developer.apple.com/documentation/uikit/uiviewcontroller).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  let life: Life
  /// The identity of the controller in traces.
  public nonisolated let traceSubject: TraceModel.SubjectID
  private var viewStorage: UIView?
  private weak var parentStorage: UIViewController?
  var childrenStorage: [UIViewController] = []
  var appearance = Appearance()
  var containment = Containment()
  /// The transition that the controller takes part in, set by its owner until it has ended.
  var transitionInFlight: TransitionCoordinator?

  /// Creates a controller; the nib's name and bundle are kept, not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    life = Life(of: Self.self, kind: Self.subjectKind)
    traceSubject = life.id
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller without a nib.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive; the archive's values are not read here.
  public required init?(coder: NSCoder) {
    life = Life(of: Self.self, kind: Self.subjectKind)
    traceSubject = life.id
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// What sort of subject the class is in traces.
  class var subjectKind: SubjectKind { .viewController }

  // The text of `print(controller)`, with an address that derives from the identity.
  open nonisolated override var description: String {
    traceDescription(of: type(of: self), subject: traceSubject)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// The name of the nib, as it was given.
  public let nibName: String?
  /// The bundle of the nib, as it was given.
  public let nibBundle: Bundle?
  /// A title for navigation bars and tabs.
  open var title: String?

  // Loading.

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root view; the first read loads it.
  ///
  /// A `loadView` that sets none gets an empty view and a diagnostic, where UIKit loads without end
  /// (chosen). The type is UIKit's, so that client code compiles unchanged; a read never gives
  /// `nil`.
  open var view: UIView! {
    get { ensureView() }
    set { setView(newValue) }
  }

  /// The root view, when it is loaded; reading it loads nothing.
  open var viewIfLoaded: UIView? { viewStorage }

  /// Whether the root view is loaded; reading it loads nothing.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Loads the root view, when that was not done yet.
  open func loadViewIfNeeded() { loadIfNeeded() }

  /// Makes the root view; overrides assign `view` and do not call super.
  open func loadView() {
    reached(.loadView)
    view = makeDefaultView()
  }

  /// Tells that the root view was loaded.
  open func viewDidLoad() { reached(.viewDidLoad) }

  // Appearance.

  /// Tells that the view is about to appear.
  open func viewWillAppear(_ animated: Bool) { reached(.viewWillAppear, animated: animated) }

  /// Tells that the view is in its window with its final geometry, before the first layout.
  open func viewIsAppearing(_ animated: Bool) { reached(.viewIsAppearing, animated: animated) }

  /// Tells that the view has appeared.
  open func viewDidAppear(_ animated: Bool) { reached(.viewDidAppear, animated: animated) }

  /// Tells that the view is about to disappear.
  open func viewWillDisappear(_ animated: Bool) {
    reached(.viewWillDisappear, animated: animated)
  }

  /// Tells that the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) { reached(.viewDidDisappear, animated: animated) }

  /// Tells a child that its appearance begins to change; for containers that forward by hand.
  ///
  /// A call in the opposite direction replaces the open transition; one
  /// ``endAppearanceTransition()`` then ends it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransitionByHand(isAppearing, animated: animated)
  }

  /// Tells a child that its appearance has changed.
  open func endAppearanceTransition() { endTransitionByHand() }

  /// Whether children hear of this controller's appearance without further ado.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller is just being added to a parent; true within the appearance callbacks.
  open var isMovingToParent: Bool { containment.isMovingTo && containment.appearanceCallbacks > 0 }

  /// Whether the controller is just being removed from its parent; true within the disappearance
  /// callbacks.
  open var isMovingFromParent: Bool {
    containment.isMovingFrom && containment.appearanceCallbacks > 0
  }

  /// The coordinator of the transition that the controller or one of its parents takes part in.
  ///
  /// It is there from before the will-callbacks until after the did-callbacks; `nil` when nothing
  /// is in flight or the transition is not animated.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionInFlight ?? parent?.transitionCoordinator
  }

  // Layout.

  /// Tells that the root view is about to lay out its subviews.
  open func viewWillLayoutSubviews() { reached(.viewWillLayoutSubviews) }

  /// Tells that the root view has laid out its subviews.
  open func viewDidLayoutSubviews() { reached(.viewDidLayoutSubviews) }

  /// Updates the constraints of the root view; overrides call super last.
  open func updateViewConstraints() {
    reached(.updateViewConstraints)
    viewIfLoaded?.sendUpdateConstraints()
  }

  // Containment.

  /// The controller that contains this one.
  open var parent: UIViewController? { parentStorage }

  /// The controllers in this one, in the order in which they were added.
  open var children: [UIViewController] { childrenStorage }

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? { ancestor() }

  /// Makes a controller a child; sends it `willMove(toParent:)`, not `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes the controller out of its parent; sends `didMove(toParent: nil)`, not `willMove`.
  open func removeFromParent() { leaveParent() }

  /// Tells that the parent is about to change; a container calls it with `nil` before it removes.
  open func willMove(toParent parent: UIViewController?) {
    reached(.willMoveToParent, argument: parent.traceSubject, isAppsToCall: true)
    containment.isMovingFrom = parent == nil
  }

  /// Tells that the parent has changed; a container calls it after it added a child's view.
  open func didMove(toParent parent: UIViewController?) {
    reached(.didMoveToParent, argument: parent.traceSubject, isAppsToCall: true)
    containment.heardDidMove = parent != nil
  }

  private func reached(
    _ callback: Name,
    animated: Bool? = nil,
    argument: SubjectID? = nil,
    isAppsToCall: Bool = false
  ) {
    let wasSent = life.runtime.dispatcher.reached(
      callback,
      of: traceSubject,
      animated: animated,
      argument: argument,
      isAppsToCall: isAppsToCall
    )
    if !wasSent, animated != nil { warnOfDirectCall(callback) }
  }

  private func ancestor<Container: UIViewController>() -> Container? {
    var controller = parent
    while let current = controller {
      if let container = current as? Container { return container }
      controller = current.parent
    }
    return nil
  }

  // The relations are stored here and changed by the extensions of the other files.

  func setParent(_ controller: UIViewController?) {
    parentStorage = controller
    life.runtime.recording.relation(
      .parentRelation,
      of: traceSubject,
      to: controller.traceSubject
    )
  }

  func storeView(_ view: UIView?) { viewStorage = view }

  /// The view that `loadView` makes when it is not overridden.
  func makeDefaultView() -> UIView {
    UIView(frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
  }
}
