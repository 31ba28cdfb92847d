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
  var items = ControllerItems()

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

  // Bars.

  /// A title for navigation bars and tabs; ``navigationItem`` and ``tabBarItem`` take it over.
  open var title: String? {
    didSet {
      items.navigation?.title = title
      items.tab?.title = title
    }
  }

  /// What a navigation bar shows of the controller; made when it is first read.
  open var navigationItem: UINavigationItem { madeNavigationItem }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows of the controller; made when it is first read.
  ///
  /// The type is UIKit's; a read never gives `nil`.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { items.tab = newValue }
  }

  /// The items of a navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]?

  // State.

  /// The storyboard that made the controller: none, because nothing is read from storyboards here.
  open var storyboard: UIStoryboard? { nil }

  /// The name by which the app's state would be kept.
  open var restorationIdentifier: String?

  /// Whether the controller's content can be edited; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { items.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Switches editing on or off; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) { items.isEditing = editing }

  /// Whether the view is what a presentation over the current context covers.
  open var definesPresentationContext = false

  /// The edges at which the view reaches below bars.
  open var edgesForExtendedLayout: UIRectEdge = .all

  /// Whether the view reaches below bars that are opaque, too.
  open var extendedLayoutIncludesOpaqueBars = false

  /// The size that a container should give the controller; the parent is told of a change.
  open var preferredContentSize = CGSize.zero {
    didSet {
      if preferredContentSize != oldValue { tellParentOfPreferredSize() }
    }
  }

  /// Tells that a child's ``preferredContentSize`` has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    let child = container as? UIViewController
    reached(.preferredContentSizeDidChange, argument: child.traceSubject)
  }

  /// Returns the size that a child gets in this controller; the whole unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // Loading.

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root view; the first read loads it.
  ///
  /// A `loadView` that sets none is called again at each read within the load, as in UIKit, but not
  /// without end; then an empty view is made, with a diagnostic. The type is UIKit's, so that client
  /// code compiles unchanged; a read never gives `nil`.
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

  /// What the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { additionalSafeAreaDidChange() }
    }
  }

  /// Tells that the safe area of the root view has changed; sent before `viewIsAppearing`, too.
  open func viewSafeAreaInsetsDidChange() { reached(.viewSafeAreaInsetsDidChange) }

  /// Tells that the layout margins of the root view have changed.
  open func viewLayoutMarginsDidChange() { reached(.viewLayoutMarginsDidChange) }

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
    let view = UIView(frame: CGRect(origin: .zero, size: UIWindow.defaultSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
