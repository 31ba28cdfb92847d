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
  var modal = ModalState()
  /// The coordinator of the transition that the controller takes part in, set by its owner.
  var transitionInFlight: TransitionCoordinator?
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
  ///
  /// A subclass's own designated initializer calls `super.init(nibName:bundle:)`: the compiler refuses
  /// `super.init()`. It misses the call where a `let` is set before it (github.com/swiftlang/swift,
  /// issue 77745); the linker then names `UIViewController.init()` as undefined.
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
    traceDescription(of: type(of: self), label: life.label, subject: traceSubject)
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
  open func setEditing(_ editing: Bool, animated: Bool) {
    enter(.setEditing) { items.isEditing = editing }
  }

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
  open func loadViewIfNeeded() { enter(.loadViewIfNeeded) { loadIfNeeded() } }

  /// Makes the root view; overrides assign `view` and do not call super.
  open func loadView() {
    reached(.loadView) { view = makeDefaultView() }
  }

  /// Tells that the root view was loaded.
  open func viewDidLoad() { reached(.viewDidLoad) }

  /// Tells that memory is short; views are never unloaded.
  open func didReceiveMemoryWarning() { reached(.didReceiveMemoryWarning) }

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
    enter(.beginAppearanceTransition) { beginTransitionByHand(isAppearing, animated: animated) }
  }

  /// Tells a child that its appearance has changed.
  open func endAppearanceTransition() { enter(.endAppearanceTransition) { endTransitionByHand() } }

  /// Whether children hear of this controller's appearance without further ado.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller is just being added to a parent; true within the appearance callbacks.
  open var isMovingToParent: Bool { containment.isMovingTo && containment.isInAppearance }

  /// Whether the controller is just being removed from its parent; true within the disappearance
  /// callbacks.
  open var isMovingFromParent: Bool {
    containment.isMovingFrom && containment.isInDisappearance
  }

  // Sizes and traits.

  /// The traits of the window that the view is in; of the parent, or of a telephone held upright, as
  /// long as there is none.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Tells that the traits are about to change; the children hear it through a call of super.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    reached(.willTransition) { forwardWillTransition(to: newCollection, with: coordinator) }
  }

  /// Tells that the size is about to change; the children hear it through a call of super.
  ///
  /// The size is that of the root view afterwards; the children are given the same: points.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    reached(.viewWillTransition) { forwardViewWillTransition(to: size, with: coordinator) }
  }

  /// Tells that the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    reached(.traitCollectionDidChange)
  }

  // Layout.

  /// Tells that the root view is about to lay out its subviews.
  open func viewWillLayoutSubviews() { reached(.viewWillLayoutSubviews) }

  /// Tells that the root view has laid out its subviews.
  open func viewDidLayoutSubviews() { reached(.viewDidLayoutSubviews) }

  /// Updates the constraints of the root view; overrides call super last.
  open func updateViewConstraints() {
    reached(.updateViewConstraints) { viewIfLoaded?.sendUpdateConstraints() }
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
  open func addChild(_ childController: UIViewController) {
    enter(.addChild, argument: childController.traceSubject) { adopt(childController) }
  }

  /// Takes the controller out of its parent; sends `didMove(toParent: nil)`, not `willMove`.
  open func removeFromParent() { enter(.removeFromParent) { leaveParent() } }

  /// Replaces the view of one child by that of another, with their appearance callbacks.
  ///
  /// The view of the second child is added, `animations` runs, and after `duration` the view of the
  /// first one is removed. The order of the callbacks is that of device logs of 2012 and 2021: the
  /// first child's `viewWillDisappear`, the second's `viewWillAppear`; at the end the second's
  /// `viewDidAppear`, the first's `viewDidDisappear`, then `completion`.
  ///
  /// - Parameters:
  ///   - fromViewController: The child whose view is shown.
  ///   - toViewController: The child whose view is not in the hierarchy.
  ///   - duration: Seconds; with 0 the end comes after the next commit.
  ///   - options: Kept for compatibility; nothing is drawn.
  ///   - animations: Changes of the views; runs at once.
  ///   - completion: Hears whether no later transition has overtaken this one.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController,
      for: toViewController,
      duration: duration,
      animations: animations,
      completion: completion
    )
  }

  /// Tells that the parent is about to change; a container calls it with `nil` before it removes.
  open func willMove(toParent parent: UIViewController?) {
    reached(.willMoveToParent, argument: parent.traceSubject, isCallableByApp: true) {
      containment.isMovingFrom = parent == nil
    }
  }

  /// Tells that the parent has changed; a container calls it after it added a child's view.
  open func didMove(toParent parent: UIViewController?) {
    reached(.didMoveToParent, argument: parent.traceSubject, isCallableByApp: true) {
      containment.heardDidMove = parent != nil
    }
  }

  // Presentation.

  /// How the controller is presented: ``UIModalPresentationStyle/automatic`` unless set, before iOS
  /// 13 ``UIModalPresentationStyle/fullScreen``.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { modal.style ?? (life.runtime.behavior.major >= 13 ? .automatic : .fullScreen) }
    set {
      let old = resolvedStyle
      modal.style = newValue
      if modal.host == nil, resolvedStyle != old { modal.controller = nil }
    }
  }

  /// How the view comes in; kept, not drawn.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }

  /// Whether the user may not dismiss the controller with a finger.
  open var isModalInPresentation: Bool {
    get { modal.isModalInPresentation }
    set { modal.isModalInPresentation = newValue }
  }

  /// Whether presentations in a context style cover this controller.
  open var definesPresentationContext: Bool {
    get { modal.definesContext }
    set { modal.definesContext = newValue }
  }

  /// Gives the controller a presentation controller when its style is `.custom`; not kept alive.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal.transitioningDelegate }
    set { modal.transitioningDelegate = newValue }
  }

  /// The controller that this one or its nearest presenting ancestor presents.
  open var presentedViewController: UIViewController? { nearestPresentation?.presented }

  /// The controller that presents this one or its nearest presented ancestor.
  open var presentingViewController: UIViewController? { nearestHost?.presenter }

  /// The presentation controller of this controller or its nearest presented ancestor.
  ///
  /// Before a presentation it is made by the first read.
  open var presentationController: UIPresentationController? { nearestPresentationController() }

  /// The presentation controller, when the style is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller, when the style is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Whether the controller is just being presented; true within the appearance callbacks.
  open var isBeingPresented: Bool { modal.change == .presented && modal.tellings > 0 }

  /// Whether the controller is just being dismissed; true within the disappearance callbacks.
  open var isBeingDismissed: Bool { modal.change == .dismissed && modal.tellings > 0 }

  /// Presents a controller over this one, its farthest ancestor, or the nearest context.
  ///
  /// The view is loaded at once; the appearance callbacks come after the commit, the completion
  /// after the did-callbacks. What UIKit refuses is recorded with its warning.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)?
  ) {
    enter(.present, argument: viewControllerToPresent.traceSubject) {
      startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  /// Takes away what this controller presents, or this controller itself when it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    enter(.dismiss) { startDismissing(animated: flag, completion: completion) }
  }

  /// Pushes a controller where there is a navigation controller, else presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    enter(.show, argument: vc.traceSubject) {
      if let navigation = self as? UINavigationController ?? navigationController {
        navigation.pushViewController(vc, animated: true)
      } else {
        present(vc, animated: true, completion: nil)
      }
    }
  }

  /// Presents a controller; there is no split view controller that would show it as its detail.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    enter(.showDetailViewController, argument: vc.traceSubject) {
      present(vc, animated: true, completion: nil)
    }
  }

  // Segues.

  /// Prepares for a segue that begins at this controller; the base implementation does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    reached(.prepareForSegue, argument: life.runtime.appObjects.subject(of: segue))
  }

  /// Throws what UIKit throws for an unknown identifier: no controller here has a storyboard.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    refuseSegue(identifier)
  }

  // Transitions.

  /// The coordinator of the transition in which this controller or an ancestor takes part.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transitionInFlight ?? parent?.transitionCoordinator
  }

  private func reached(
    _ callback: Name,
    animated: Bool? = nil,
    argument: SubjectID? = nil,
    isCallableByApp: Bool = false,
    _ base: () -> Void = {}
  ) {
    life.runtime.dispatcher.reached(
      callback,
      of: traceSubject,
      animated: animated,
      argument: argument,
      isCallableByApp: isCallableByApp
    ) { wasSent in
      if !wasSent, animated != nil { warnOfDirectCall(callback) }
      base()
    }
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
