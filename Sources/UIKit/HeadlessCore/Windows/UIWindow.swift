public import Foundation
import TraceModel

/// The root of a view hierarchy.
///
/// A window displays the view of its `rootViewController` once it is visible. The callbacks
/// match UIKit's `UIWindow` (developer.apple.com/documentation/uikit/uiwindow).
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The size of a window created without a frame, in points.
  public static let defaultSize = CGSize(width: 390, height: 844)

  private var isShowingRoot = false
  /// The root whose view the window itself is adding or has added.
  private weak var installedRoot: UIViewController?
  private var style = UIUserInterfaceStyle.unspecified

  #if !canImport(ObjectiveC)
  private lazy var ownUndoManager = life.runtime.inContext { UndoManager() }
  /// The manager for the responders of the window, created on first use.
  open override var undoManager: UndoManager? { ownUndoManager }
  #endif

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a window of ``defaultSize``.
  public convenience init() {
    self.init(frame: CGRect(origin: .zero, size: Self.defaultSize))
  }

  /// Creates a window from a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decode(coder, as: UIWindow.self)
  }

  /// Creates a window of ``defaultSize`` in a scene.
  ///
  /// This is a designated initializer, as in UIKit, so that subclasses can override it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: Self.defaultSize))
    setUp()
    setScene(windowScene)
  }

  /// The scene that displays the window; without a scene the application displays it.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      recording.relation(
        .sceneRelation,
        of: traceSubject,
        to: windowScene?.traceSubject ?? .none
      )
    }
  }

  /// Sets the scene through its observer, which does not run within the initializer.
  private func setScene(_ scene: UIWindowScene) { windowScene = scene }

  private func setUp() {
    isHidden = true
    setWindow(self)
    life.runtime.commit.register(self)
    // A class of the app can override the safe area.
    if !life.isOfOwnClass { life.runtime.commit.hasSafeAreas = true }
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      joinCurrentRun()
      if let rootViewController { unite(withRoot: rootViewController) }
      if let oldValue { AutoreleasePool.keep(oldValue) }
      recording.relation(
        .rootRelation,
        of: traceSubject,
        to: rootViewController.traceSubject
      )
      if isShowingRoot { replaceRoot(oldValue) }
    }
  }

  // choice: window-hidden-and-shown
  /// Whether the window is hidden.
  ///
  /// When it is first shown, its root's view enters the window. Later hiding and showing sends the
  /// controllers no callbacks: no log shows any, and appearance follows a view that enters or
  /// leaves a window, which does not happen here. A hidden window is not laid out or drawn.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      joinCurrentRun()
      if isHidden { giveKeyUp() } else { showRoot() }
    }
  }

  /// The level of the window; ``UIApplication/windows`` is ordered by it.
  open var windowLevel = Level.normal

  /// The distance from each edge to the safe area: by default ``screenSafeAreaInsets``.
  open override var safeAreaInsets: UIEdgeInsets { screenSafeAreaInsets }

  /// The distance from each edge to the part of the screen that nothing covers, such as the status
  /// bar; initially zero, because no device determines it.
  public final var screenSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard screenSafeAreaInsets != oldValue else { return }
      life.runtime.commit.hasSafeAreas = true
      invalidateSafeArea()
    }
  }

  /// The device whose screen the window fills; `nil` for a window without one.
  public package(set) var device: HeadlessDevice? {
    didSet {
      guard device?.scale != oldValue?.scale else { return }
      sendTraitChange(from: traits(scale: oldValue?.scale ?? HeadlessDevice.defaultScale))
      life.runtime.existingLayoutEngine?.invalidateFrames(in: self)
    }
  }

  /// The number of pixels in a point, to which layout rounds frames.
  var displayScale: CGFloat { device?.scale ?? HeadlessDevice.defaultScale }

  /// The direction of the interface: from left to right by default.
  ///
  /// In UIKit the language of the app determines it.
  open var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight {
    didSet {
      guard layoutDirection != oldValue else { return }
      sendTraitChange(from: traits(direction: oldValue))
      life.runtime.existingLayoutEngine?.directionDidChange(in: self)
    }
  }

  /// The interface style of the window's content; `unspecified` means light.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { style }
    set {
      guard newValue != style else { return }
      let old = traitsOfContent
      style = newValue
      sendTraitChange(from: old)
    }
  }

  open private(set) var isKeyWindow = false

  open override var next: UIResponder? { windowScene ?? life.runtime.application }

  /// Sends an event to the gesture recognizers and the views of its touches.
  open func sendEvent(_ event: UIEvent) {
    if !life.isOfOwnClass {
      life.runtime.dispatcher.reached(.sendEvent, of: traceSubject, isCallableByApp: true)
    }
    life.runtime.touches.deliver(event, in: self)
  }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    enter(.makeKeyAndVisible) {
      life.runtime.dispatcher.call(.makeKeyAndVisible, on: traceSubject) {
        makeKey()
        isHidden = false
      }
    }
  }

  /// Makes the window the key window; the previous one receives ``resignKey()`` first.
  open func makeKey() {
    enter(.makeKey) {
      guard life.runtime.keyWindow !== self else { return }
      life.runtime.keyWindow?.giveKeyUp()
      life.runtime.keyWindow = self
      isKeyWindow = true
      becomeKey()
    }
  }

  /// Called after the window has become the key window; apps override it but do not call it.
  open func becomeKey() { enter(.becomeKey) {} }

  /// Called after the window has ceased to be the key window; apps override it but do not call it.
  open func resignKey() { enter(.resignKey) {} }

  /// Resizes the root's view, whatever its mask is, and the presentations above it.
  @_spi(Runtime) open override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    guard isShowingRoot, let root = rootViewController else { return }
    if let view = root.viewIfLoaded, view.superview === self || root.isCoveredByPresentation {
      view.frame = bounds
    }
    for presentation in root.presentationsAbove().reversed() { presentation.follow(self) }
    life.runtime.existingFocus?.keyboard.update()
  }

  /// Whether the next commit has to lay out the window.
  var needsCommit: Bool { !isHidden && layoutState.isDirty }

  /// Whether the window is visible but its scene has not entered the foreground yet.
  package private(set) var isWaitingForScene = false

  /// Shows the root of a window that waited for its scene.
  package func showRootOfScene() {
    isWaitingForScene = false
    if !isHidden { showRoot() }
  }

  /// Whether the next commit has to draw the window.
  var needsDisplay: Bool { !isHidden && layoutState.wantsDisplayPass }

  // choice: key-window-hidden
  /// Resigns key status; no other window becomes the key window.
  private func giveKeyUp() {
    guard isKeyWindow else { return }
    isKeyWindow = false
    life.runtime.keyWindow = nil
    resignKey()
  }

  private func showRoot() {
    // Device logs: up to iOS 16 the root loads in the launch; from iOS 17 it loads after the
    // scene's sceneWillEnterForeground.
    if windowScene?.activationState == .unattached, life.runtime.behavior.major >= 17 {
      isWaitingForScene = true
      return
    }
    isShowingRoot = true
    guard let root = rootViewController, root.modal.presentation == nil else { return }
    // A hidden window has kept its root's view.
    if root === installedRoot, root.viewIfLoaded?.superview === self { return }
    warnOfRootViewAddedByHand(root)
    installedRoot = root
    root.loadViewIfNeeded()
    guard rootViewController === root else { return }
    root.ensureView().frame = bounds
    addSubview(root.ensureView())
    turn(for: root)
  }

  /// Logs UIKit's warning, which exists since iOS 16.
  private func warnOfRootViewAddedByHand(_ root: UIViewController) {
    guard life.runtime.behavior.major >= 16, root !== installedRoot else { return }
    guard root.viewIfLoaded?.superview != nil else { return }
    life.runtime.warn(
      .rootViewAddedByHand,
      """
      Manually adding the rootViewController's view to the view hierarchy is no longer supported. \
      Please allow UIWindow to add the rootViewController's view to the view hierarchy itself.
      """,
      about: traceSubject
    )
  }

  // choice: root-replaced-order
  /// Replaces the root: its presentations leave first, then its view; then the new root's view
  /// enters.
  private func replaceRoot(_ old: UIViewController?) {
    takeOut(old)
    guard rootViewController != nil else { return }
    showRoot()
  }

  /// Removes all content when the app terminates.
  package func takeContentOut() { takeOut(rootViewController) }

  private func takeOut(_ root: UIViewController?) {
    for presentation in root?.presentationsAbove() ?? [] { presentation.abandon() }
    root?.viewIfLoaded?.removeFromSuperview()
  }

  /// The level of a window; the names and values of UIKit's `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number; windows with a greater level are in front.
    public let rawValue: CGFloat

    /// Creates a level from a number.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a level from a number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The level of the app's windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1_000)
    /// The level of alerts: 2000.
    public static let alert = Level(2_000)

    /// Returns whether a level is behind a different level.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }

    /// Returns a level that is by a number in front of another.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }

    /// Returns a level that is by a number behind another.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
  }
}
