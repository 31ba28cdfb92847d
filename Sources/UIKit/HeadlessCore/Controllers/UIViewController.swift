public import Foundation
public import TraceModel

/// A controller of a view hierarchy, with the life cycle of UIKit's `UIViewController`
/// (developer.apple.com/documentation/uikit/uiviewcontroller).
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  package let life: Life
  /// The identity of the controller in traces.
  public nonisolated var traceSubject: TraceModel.SubjectID { life.id }
  private var viewStorage: UIView?
  private weak var parentStorage: UIViewController?
  var childrenStorage: [UIViewController] = []
  package var appearance = ControllerAppearance()
  package var containment = Containment()
  /// The number of nested loads of the view, caused by reading `view` within a load.
  var loadDepth = 0
  /// Whether the controller was notified of the traits of its first window.
  var hasReceivedTraits = false
  package var modal = ModalState()
  /// The coordinator of the current transition, set by the transition's owner.
  var transitionInFlight: TransitionCoordinator?
  package var controllerItems = ControllerItems()

  /// Creates a controller whose ``loadView()`` reads a xib; without a name, that of the class's
  /// name, if the class's rewritten module has one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    life = Life(of: Self.self, kind: Self.subjectKind)
    givenNibName = nibNameOrNil
    givenNibBundle = nibBundleOrNil
    super.init()
    life.runtime.stage.noteCreated(self)
  }

  /// Creates a controller without a nib.
  ///
  /// A designated initializer of a subclass calls `super.init(nibName:bundle:)`, because the
  /// compiler rejects `super.init()`. The compiler misses the call if a `let` is set before it
  /// (github.com/swiftlang/swift, issue 77745); the linker then reports `UIViewController.init()`
  /// as undefined.
  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a storyboard or xib.
  public required init?(coder: NSCoder) {
    life = Life(of: Self.self, kind: Self.subjectKind)
    givenNibName = coder.nibElement.map { "\($0.id)-view-\($0.child(key: "view")?.id ?? "")" }
    givenNibBundle = nil
    super.init()
    life.runtime.stage.noteCreated(self)
    decode(coder, as: UIViewController.self)
  }

  /// The kind of subject that traces show for the class.
  @_spi(Runtime) open class var subjectKind: SubjectKind { .viewController }

  /// The bars that cover the views of the children.
  var barsOfContent: ContainerBars? { nil }

  // The text of `print(controller)`, with an address derived from the identity.
  open nonisolated override var description: String {
    traceDescription(of: type(of: self), label: life.label, subject: traceSubject)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// The nib name passed to the initializer; for a controller of a storyboard that of its view.
  open var nibName: String? { givenNibName }
  private let givenNibName: String?
  /// The nib bundle passed to the initializer.
  open var nibBundle: Bundle? { givenNibBundle }
  private let givenNibBundle: Bundle?

  // Bars.

  /// The title; setting it also sets the titles of ``navigationItem`` and ``tabBarItem``.
  open var title: String? {
    didSet {
      controllerItems.navigation?.title = title
      controllerItems.tab?.title = title
      guard title != oldValue else { return }
      life.recordIdentifier(title)
      valueChanged("title", from: oldValue)
    }
  }

  /// The item that represents the controller in a navigation bar; created on first read.
  open var navigationItem: UINavigationItem { madeNavigationItem }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item that represents the controller in a tab bar; created on first read.
  ///
  /// The optional type is UIKit's; the getter never returns `nil`.
  open var tabBarItem: UITabBarItem! {
    get { madeTabBarItem }
    set { controllerItems.tab = newValue }
  }

  /// The items of a navigation controller's toolbar for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.bars.toolbar?.setNeedsLayout() }
  }

  /// Sets ``toolbarItems``; nothing is animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether the tab bar is hidden while the controller is on a navigation stack above the first
  /// one.
  open var hidesBottomBarWhenPushed: Bool {
    get { controllerItems.hidesBottomBarWhenPushed }
    set { controllerItems.hidesBottomBarWhenPushed = newValue }
  }

  // State.

  /// The storyboard that created the controller; `nil` if there is none.
  open var storyboard: UIStoryboard? { rare?.nibScene?.storyboard }

  // inert: no interface is restored
  /// Stores the state for a later launch; the runtime does not call it.
  open func encodeRestorableState(with coder: NSCoder) {}

  // inert: no interface is restored
  /// Restores the state of an earlier launch; the runtime does not call it.
  open func decodeRestorableState(with coder: NSCoder) {}

  // inert: no interface is restored
  /// Called after the state of all objects was restored; the runtime does not call it.
  open func applicationFinishedRestoringState() {}

  // inert: controllers are not archived
  /// Stores the controller in an archive: nothing is stored.
  open func encode(with coder: NSCoder) {}

  /// The identifier for state restoration; reports use it as a label.
  open var restorationIdentifier: String? {
    didSet {
      if title == nil, restorationIdentifier != oldValue {
        life.recordIdentifier(restorationIdentifier)
      }
    }
  }

  /// Whether the controller's content is editable; setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { controllerItems.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Called to enter or leave editing mode; overrides call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    enter(.setEditing) {
      controllerItems.isEditing = editing
      updateEditButton()
    }
  }

  /// The button that enters and leaves editing mode, with the title “Edit” or “Done”.
  public var editButtonItem: UIBarButtonItem { madeEditButton }

  /// The edges where the view extends below bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { parent?.barsOfContent?.contentInsetsDidChange() }
  }

  /// Whether the view also extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.barsOfContent?.contentInsetsDidChange() }
  }

  /// The size that the controller prefers in a container; a change notifies the parent.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      notifyParentOfPreferredSize()
      valueChanged("preferredContentSize", from: oldValue)
    }
  }

  /// Called on the parent when a child's ``preferredContentSize`` has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    let child = container as? UIViewController
    reached(.preferredContentSizeDidChange, argument: child.traceSubject)
  }

  /// Returns the size of a child for a size of this controller; by default the full size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called on the primary controller of a split view controller that collapses, unless its delegate
  /// has done the work; by default the secondary controller is kept for the expansion
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/collapsesecondaryviewcontroller(_:for:)).
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {}

  /// Returns the new secondary controller of a split view controller that expands, unless its
  /// delegate returns one.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  // Loading.

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The root view, which the first read loads.
  ///
  /// If `loadView` sets no view, each read within the load calls it again, as in UIKit, up to a
  /// maximum depth; then the runtime logs a diagnostic and creates an empty view. The optional type
  /// is UIKit's; the getter never returns `nil`.
  open var view: UIView! {
    get { ensureView() }
    set { setView(newValue) }
  }

  /// The root view if it is loaded; reading it does not load the view.
  open var viewIfLoaded: UIView? { viewStorage }

  /// Whether the root view is loaded; reading it does not load the view.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Loads the root view unless it is already loaded.
  open func loadViewIfNeeded() { enter(.loadViewIfNeeded) { loadIfNeeded() } }

  /// Called after the controller was made from a storyboard, with its attributes and the outlets to
  /// objects outside its view; overrides call super.
  open func awakeFromNib() { reached(.awakeFromNib) }

  // inert: no editor draws the class
  /// Sent by Xcode's editor to a class that it draws; never sent by the runtime.
  open func prepareForInterfaceBuilder() {}

  /// Called to create the root view; overrides set `view` and do not call super.
  ///
  /// The base implementation reads the view of the storyboard or xib, or creates an empty view.
  open func loadView() {
    reached(.loadView) {
      if Services.nibs?.loadView(of: self) != true { view = makeDefaultView() }
    }
  }

  /// Called after the root view was loaded.
  open func viewDidLoad() { reached(.viewDidLoad) }

  /// Called when the app receives a memory warning and the view is loaded; views are never
  /// unloaded.
  open func didReceiveMemoryWarning() { reached(.didReceiveMemoryWarning) }

  // Appearance.

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) { reached(.viewWillAppear, animated: animated) }

  /// Called when the view is in its window with its final geometry, before its first layout (iOS 13
  /// and later).
  open func viewIsAppearing(_ animated: Bool) { reached(.viewIsAppearing, animated: animated) }

  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) { reached(.viewDidAppear, animated: animated) }

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {
    reached(.viewWillDisappear, animated: animated)
  }

  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) { reached(.viewDidDisappear, animated: animated) }

  /// Begins a change of a child's appearance, for containers that forward appearance manually.
  ///
  /// A call in the opposite direction replaces the open transition; one
  /// ``endAppearanceTransition()`` then ends it.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    enter(.beginAppearanceTransition) { beginTransitionForApp(isAppearing, animated: animated) }
  }

  /// Ends a change of a child's appearance.
  open func endAppearanceTransition() { enter(.endAppearanceTransition) { endTransitionForApp() } }

  /// Whether appearance callbacks are forwarded to the children automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Whether the controller is being added to a parent; `true` only within appearance callbacks.
  open var isMovingToParent: Bool { containment.isMovingTo && appearance.isInAppearanceCallback }

  /// Whether the controller is being removed from its parent; `true` only within disappearance
  /// callbacks.
  open var isMovingFromParent: Bool {
    containment.isMovingFrom && appearance.isInDisappearanceCallback
  }

  // Sizes and traits.

  /// The traits of the window; outside a window, the traits of the parent or else of an iPhone in
  /// portrait.
  open var traitCollection: UITraitCollection {
    noteReadOfTraits()
    return currentTraits
  }

  /// Called before the traits change; the base implementation notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    reached(.willTransition) { forwardWillTransition(to: newCollection, with: coordinator) }
  }

  /// Called before the size changes; the base implementation notifies the children.
  ///
  /// The size is the new size of the root view in points; the children receive the same size.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    reached(.viewWillTransition) { forwardViewWillTransition(to: size, with: coordinator) }
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    reached(.traitCollectionDidChange)
  }

  /// The interface style of the controller, its children and views; `unspecified` inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // Bars of the system and orientations.

  // inert: no status bar is drawn
  /// Whether the controller hides the status bar; `false` by default.
  open var prefersStatusBarHidden: Bool { false }
  // inert: no status bar is drawn
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  // inert: no status bar is drawn
  /// The animation of a changed status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides whether the status bar is hidden; `nil` for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides the style of the status bar; `nil` for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Asks for the preferences of the status bar again: they are read at once.
  open func setNeedsStatusBarAppearanceUpdate() { readStatusBarPreferences() }
  // inert: no home indicator is drawn
  /// Whether the home indicator hides.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator hides; `nil` for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  // inert: no home indicator is drawn
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  // inert: the system has no gestures
  /// The edges whose system gestures come second.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  // inert: the system has no gestures
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  // inert: the system has no gestures at the edges
  /// The child that determines ``preferredScreenEdgesDeferringSystemGestures``.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // inert: no hardware keyboard is connected
  /// Adds a command of a hardware keyboard.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    controllerItems.keyCommands.append(keyCommand)
  }

  // inert: no hardware keyboard is connected
  /// Removes a command of a hardware keyboard.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    controllerItems.keyCommands.removeAll { $0 === keyCommand }
  }

  // inert: no hardware keyboard is connected
  /// The commands that were added.
  open override var keyCommands: [UIKeyCommand]? {
    controllerItems.keyCommands.isEmpty ? nil : controllerItems.keyCommands
  }

  /// The orientations of the controller; all but upside down on a phone, by default.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// The orientation of a presentation; by default that of the window's scene.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    viewIfLoaded?.window?.windowScene?.interfaceOrientation ?? .portrait
  }
  /// Whether the interface rotates; `true` by default.
  open var shouldAutorotate: Bool { true }
  // inert: windows rotate only when the test rotates them
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  // inert: no status bar is drawn
  /// Whether a presentation that does not fill the screen decides the status bar.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { rare?.controller.capturesStatusBar ?? false }
    set { madeRare.controller.capturesStatusBar = newValue }
  }
  /// Sets the scroll view that bars observe at an edge: the navigation bar that at the top.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    madeRare.controller.setScrollView(scrollView, for: edge)
  }
  /// Returns the scroll view that bars observe at an edge.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    rare?.controller.scrollView(for: edge)
  }

  // Layout.

  /// Schedules `updateProperties` for the next commit (iOS 26).
  open func setNeedsUpdateProperties() {
    viewIfLoaded?.invalidateProperties(ofController: true)
  }

  /// Sends a pending `updateProperties` now (iOS 26).
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesOfController() }

  /// Called before layout to update the content and style, after the traits have changed
  /// (developer.apple.com/documentation/uikit/uiviewcontroller/updateproperties(), iOS 26).
  open func updateProperties() {}

  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() { reached(.viewWillLayoutSubviews) }

  /// Called after the root view has laid out its subviews.
  open func viewDidLayoutSubviews() { reached(.viewDidLayoutSubviews) }

  /// Called to update the constraints of the root view; overrides call super last.
  open func updateViewConstraints() {
    reached(.updateViewConstraints) { viewIfLoaded?.sendUpdateConstraints() }
  }

  /// The insets that the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { additionalSafeAreaDidChange() }
    }
  }

  // choice: system-minimum-margins
  /// The minimum margins of the root view: 16 points on both sides, 20 in windows that are at least
  /// 414 points wide.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { systemMargins }

  /// Whether the margins of the root view are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      guard viewRespectsSystemMinimumLayoutMargins != oldValue else { return }
      viewIfLoaded?.marginsRuleDidChange()
    }
  }

  /// Called after the safe area of the root view has changed; the first call precedes
  /// `viewIsAppearing`.
  open func viewSafeAreaInsetsDidChange() { reached(.viewSafeAreaInsetsDidChange) }

  /// Called after the layout margins of the root view have changed.
  open func viewLayoutMarginsDidChange() { reached(.viewLayoutMarginsDidChange) }

  // Containment.

  /// The controller that contains this controller.
  open var parent: UIViewController? { parentStorage }

  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { childrenStorage }

  /// The nearest navigation controller among the ancestors.
  open var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller among the ancestors.
  open var tabBarController: UITabBarController? { ancestor() }

  /// The nearest split view controller among the ancestors.
  open var splitViewController: UISplitViewController? { ancestor() }

  /// Makes a controller a child; sends it `willMove(toParent:)` but not `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    enter(.addChild, argument: childController.traceSubject) { adopt(childController) }
  }

  /// Removes the controller from its parent; sends `didMove(toParent: nil)` but not `willMove`.
  open func removeFromParent() { enter(.removeFromParent) { leaveParent() } }

  /// Replaces the view of one child by the view of a second child, with their appearance callbacks.
  ///
  /// The incoming view is added and `animations` runs; after `duration` the outgoing view is
  /// removed. The order of the callbacks is that of device logs of 2012 and 2021:
  /// `viewWillDisappear` of the outgoing child, `viewWillAppear` of the incoming child; at the end
  /// `viewDidAppear` of the incoming child, `viewDidDisappear` of the outgoing child, then
  /// `completion`.
  ///
  /// - Parameters:
  ///   - fromViewController: The outgoing child, whose view is in the hierarchy.
  ///   - toViewController: The incoming child, whose view is not in the hierarchy.
  ///   - duration: The duration in seconds; with 0 the transition ends after the next commit.
  ///   - options: Ignored; nothing is drawn.
  ///   - animations: The changes of the views; runs at once.
  ///   - completion: Receives whether no later transition has replaced this one.
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

  /// Called before the parent changes; a container calls it with `nil` before it removes a child.
  open func willMove(toParent parent: UIViewController?) {
    reached(.willMoveToParent, argument: parent.traceSubject, isCallableByApp: true) {
      containment.isMovingFrom = parent == nil
    }
  }

  /// Called after the parent has changed; a container calls it after it has added a child's view.
  open func didMove(toParent parent: UIViewController?) {
    reached(.didMoveToParent, argument: parent.traceSubject, isCallableByApp: true) {
      containment.hasReceivedDidMove = parent != nil
    }
  }

  // Presentation.

  /// The presentation style; ``UIModalPresentationStyle/automatic``, the default, is read as the
  /// style that replaces it.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { (modal.style ?? .automatic).resolved(in: life.runtime.behavior.major) }
    set {
      let old = resolvedStyle
      modal.style = newValue
      if modal.host == nil, resolvedStyle != old { modal.controller = nil }
    }
  }

  // inert: a focus that ends hides the keyboard
  /// Whether the keyboard stays when the focus ends; by default in a form sheet that was set.
  open var disablesAutomaticKeyboardDismissal: Bool { modal.style == .formSheet }

  /// The transition style of a presentation; it has no effect, because nothing is drawn.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { modal.transitionStyle }
    set { modal.transitionStyle = newValue }
  }

  /// Whether an interactive dismissal by the user is prevented.
  open var isModalInPresentation: Bool {
    get { modal.isModalInPresentation }
    set { modal.isModalInPresentation = newValue }
  }

  /// Whether presentations with a context style cover this controller.
  open var definesPresentationContext: Bool {
    get { modal.definesContext }
    set { modal.definesContext = newValue }
  }

  /// The delegate that provides animators and, for the style `.custom`, the presentation
  /// controller; not retained.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { modal.transitioningDelegate }
    set { modal.transitioningDelegate = newValue }
  }

  /// The controller presented by this controller or by its nearest presenting ancestor.
  open var presentedViewController: UIViewController? { nearestPresentation?.presented }

  /// The controller that presents this controller or its nearest presented ancestor.
  open var presentingViewController: UIViewController? { nearestHost?.presenter }

  /// The presentation controller of this controller or of its nearest presented ancestor.
  ///
  /// Before a presentation, the first read creates it.
  open var presentationController: UIPresentationController? { nearestPresentationController() }

  /// The presentation controller if the style is a sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The presentation controller if the style is a popover.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Whether the controller is being presented; `true` only within appearance callbacks.
  open var isBeingPresented: Bool { modal.change == .presented && modal.activeCallbackCount > 0 }

  /// Whether the controller is being dismissed; `true` only within disappearance callbacks.
  open var isBeingDismissed: Bool { modal.change == .dismissed && modal.activeCallbackCount > 0 }

  /// Presents a controller over this controller, its farthest ancestor, or the nearest context.
  ///
  /// The view is loaded at once. The appearance callbacks follow the commit, and the completion
  /// follows the did callbacks. A presentation that UIKit refuses is recorded with UIKit's warning.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)?
  ) {
    enter(.present, argument: viewControllerToPresent.traceSubject) {
      startPresenting(viewControllerToPresent, animated: flag, completion: completion)
    }
  }

  /// Dismisses the presentation above this controller, or this controller if it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    enter(.dismiss) { startDismissing(animated: flag, completion: completion) }
  }

  /// Shows a controller through the nearest container that shows controllers, or else presents it.
  ///
  /// The ancestors are asked by their `show(_:sender:)`, the nearest first: a navigation controller
  /// pushes, a split view controller replaces its primary controller, an override in a container of
  /// the app decides itself. The base implementation asks the next one.
  open func show(_ vc: UIViewController, sender: Any?) {
    enter(.show, argument: vc.traceSubject) {
      showThroughChain(vc, sender: sender, isDetail: false)
    }
  }

  /// Shows a controller as the detail of the nearest split view controller, or else presents it.
  ///
  /// The ancestors are asked by their `showDetailViewController(_:sender:)`, the nearest first.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    enter(.showDetailViewController, argument: vc.traceSubject) {
      showThroughChain(vc, sender: sender, isDetail: true)
    }
  }

  /// Returns the nearest ancestor that performs an action.
  ///
  /// For `show(_:sender:)` and `showDetailViewController(_:sender:)` these are the UIKit containers
  /// that implement the method; an override of the app is not found, because Swift does not reveal
  /// it.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    target(of: action)
  }

  // Segues.

  /// Returns whether a control may perform a segue; `performSegue` from code does not ask.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    reached(.shouldPerformSegue, isCallableByApp: true)
    return true
  }

  /// Called before a segue from this controller is performed; the base implementation does nothing.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    reached(.prepareForSegue, argument: life.runtime.appObjects.subject(of: segue))
  }

  /// Performs a segue that was registered with ``registerSegue(_:kind:to:)`` or
  /// ``registerUnwindSegue(_:action:)``; UIKit throws for an unknown identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performRegisteredSegue(identifier, sender: sender)
  }

  /// Returns whether this controller is the destination of an unwind segue: whether it has the
  /// method of the action.
  open func canPerformUnwindSegueAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool {
    reached(.canPerformUnwind, isCallableByApp: true)
    return action.isImplemented(by: self)
  }

  /// Returns the children that are searched for the destination of an unwind segue: all but the one
  /// that contains the source, the last first.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    reached(.allowedChildrenForUnwinding, isCallableByApp: true)
    let own = childContaining(source)
    return children.reversed().filter { $0 !== own }
  }

  /// Returns the child that contains the source of an unwind segue, or that has presented it.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    source.source.ancestorsForUnwinding.first { $0.parent === self }
  }

  /// Shows a child on the way to the destination of an unwind segue; the base implementation does
  /// nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    reached(.unwindTowards, argument: subsequentVC.traceSubject, isCallableByApp: true)
  }

  // Transitions.

  /// The coordinator of the current transition of this controller or of an ancestor.
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

  // The extensions in other files change the relations stored here.

  func setParent(_ controller: UIViewController?) {
    if let controller { controller.unite(with: self) }
    if controller == nil { AutoreleasePool.keep(self) }
    parentStorage = controller
    life.runtime.recording.relation(
      .parentRelation,
      of: traceSubject,
      to: controller.traceSubject
    )
  }

  @_spi(Runtime) open override class var namedProperties: [String: AnyKeyPath?] {
    [
      "title": \UIViewController.title, "view": \UIViewController.view,
      "restorationIdentifier": \UIViewController.restorationIdentifier,
      "preferredContentSize": \UIViewController.preferredContentSize,
      "navigationItem": \UIViewController.navigationItem,
      "tabBarItem": \UIViewController.tabBarItem,
      "navigationController": \UIViewController.navigationController,
      "parentViewController": \UIViewController.parent,
    ]
  }

  @_spi(Runtime) open func storeView(_ view: UIView?) { viewStorage = view }

  /// Called before a finger touches the view, to add gestures of the runtime.
  @_spi(Runtime) open func installGestures(on view: UIView) {}

  /// Returns the view of a controller that does not override `loadView`.
  @_spi(Runtime) open func makeDefaultView() -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: life.runtime.screenSize))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }
}
