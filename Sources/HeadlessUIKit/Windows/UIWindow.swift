public import Foundation
import TraceModel

/// The root of a view hierarchy.
///
/// A window shows its `rootViewController`'s view from the moment that it becomes visible; the
/// callbacks are those of UIKit's `UIWindow` (developer.apple.com/documentation/uikit/uiwindow).
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The size of a window that is created without one: points.
  public static let defaultSize = CGSize(width: 390, height: 844)

  private var isShowingRoot = false
  /// The window itself is adding the root's view.
  private weak var installedRoot: UIViewController?
  private var safeArea = UIEdgeInsets.zero

  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a window of ``defaultSize``.
  public convenience init() {
    self.init(frame: CGRect(origin: .zero, size: Self.defaultSize))
  }

  /// Creates a window from an archive; the archive's values are not read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a window of ``defaultSize`` in a scene.
  ///
  /// A designated initializer, as in UIKit, so that subclasses can override it.
  public init(windowScene: UIWindowScene) {
    super.init(frame: CGRect(origin: .zero, size: Self.defaultSize))
    setUp()
    setScene(windowScene)
  }

  /// The scene that shows the window; a window without one is shown by the application.
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

  /// Assigns the scene with its observer, which does not run within the initializer itself.
  private func setScene(_ scene: UIWindowScene) { windowScene = scene }

  private func setUp() {
    isHidden = true
    setWindow(self)
    life.runtime.commit.register(self)
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      recording.relation(
        .rootRelation,
        of: traceSubject,
        to: rootViewController.traceSubject
      )
      if isShowingRoot { replaceRoot(oldValue) }
    }
  }

  // choice: window-hidden-and-shown
  /// Whether the window is off the screen.
  ///
  /// The first time that it is shown its root's view enters it. Afterwards hiding and showing send
  /// the controllers nothing (chosen: no log shows it, and appearance follows the entering and
  /// leaving of windows, which the views do not do); a hidden window is not laid out or drawn.
  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if isHidden { giveKeyUp() } else { showRoot() }
    }
  }

  /// How far in front of other windows the window is; ``UIApplication/windows`` is ordered by it.
  open var windowLevel = Level.normal

  /// How far bars and the like reach into the window, from each edge.
  ///
  /// It can be set, other than in UIKit: there is no device here that decides on it. It is zero at
  /// first.
  open override var safeAreaInsets: UIEdgeInsets {
    get { safeArea }
    set {
      guard newValue != safeArea else { return }
      safeArea = newValue
      life.runtime.commit.hasSafeAreas = true
      invalidateSafeArea()
    }
  }

  /// The style of everything in the window; `unspecified` is light.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue else { return }
      sendTraitChange(from: traits(style: oldValue))
    }
  }

  /// Whether the window is the one that receives keys.
  open private(set) var isKeyWindow = false

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    enter(.makeKeyAndVisible) {
      life.runtime.dispatcher.call(.makeKeyAndVisible, on: traceSubject) {
        makeKey()
        isHidden = false
      }
    }
  }

  /// Makes the window the key window; the one before hears ``resignKey()`` first.
  open func makeKey() {
    enter(.makeKey) {
      guard life.runtime.keyWindow !== self else { return }
      life.runtime.keyWindow?.giveKeyUp()
      life.runtime.keyWindow = self
      isKeyWindow = true
      becomeKey()
    }
  }

  /// Tells that the window has become the key window; the app overrides it and does not call it.
  open func becomeKey() { enter(.becomeKey) {} }

  /// Tells that the window is no longer the key window; the app overrides it and does not call it.
  open func resignKey() { enter(.resignKey) {} }

  /// Gives the root the window's size, too, whatever its mask is, and what it presents its place.
  override func boundsSizeDidChange(from old: CGSize) {
    super.boundsSizeDidChange(from: old)
    guard isShowingRoot, let root = rootViewController else { return }
    if let view = root.viewIfLoaded, view.superview === self || root.isCoveredByPresentation {
      view.frame = bounds
    }
    for presentation in root.presentationsAbove().reversed() { presentation.follow(self) }
  }

  /// Whether a commit has something to lay out in the window.
  var needsCommit: Bool { !isHidden && layoutState.isDirty }

  /// Whether the window is visible but its scene was not in the foreground yet.
  private(set) var isWaitingForScene = false

  /// Shows the root of a window that waited for its scene.
  func showRootOfScene() {
    isWaitingForScene = false
    if !isHidden { showRoot() }
  }

  /// Whether a commit has something to draw in the window.
  var needsDisplay: Bool { !isHidden && layoutState.wantsDisplayPass }

  // choice: key-window-hidden
  /// Nobody else becomes the key window by that (chosen).
  private func giveKeyUp() {
    guard isKeyWindow else { return }
    isKeyWindow = false
    life.runtime.keyWindow = nil
    resignKey()
  }

  private func showRoot() {
    // Device logs: up to iOS 16 the root loads in the launch, from iOS 17 on after the scene's
    // sceneWillEnterForeground.
    if windowScene?.activationState == .unattached, life.runtime.behavior.major >= 17 {
      isWaitingForScene = true
      return
    }
    isShowingRoot = true
    guard let root = rootViewController, root.modal.presentation == nil else { return }
    // A window that was hidden has kept its root's view.
    if root === installedRoot, root.viewIfLoaded?.superview === self { return }
    warnOfRootViewAddedByHand(root)
    installedRoot = root
    root.loadViewIfNeeded()
    guard rootViewController === root else { return }
    root.ensureView().frame = bounds
    addSubview(root.ensureView())
  }

  /// UIKit's warning since iOS 16.
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
  /// Replaces the root: what it presents leaves first, then its view, before the new one enters
  /// (chosen; no log shows the order).
  private func replaceRoot(_ old: UIViewController?) {
    takeOut(old)
    guard rootViewController != nil else { return }
    showRoot()
  }

  /// Takes out all that the window shows, as at the end of the app.
  func takeContentOut() { takeOut(rootViewController) }

  private func takeOut(_ root: UIViewController?) {
    for presentation in root?.presentationsAbove() ?? [] { presentation.abandon() }
    root?.viewIfLoaded?.removeFromSuperview()
  }

  /// How far in front of other windows a window is; the names and values of UIKit's
  /// `UIWindow.Level`.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number; greater is farther in front.
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

    /// Tells whether a level is farther behind.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
  }
}
