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
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(origin: .zero, size: Self.defaultSize))
    self.windowScene = windowScene
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

  open override var isHidden: Bool {
    didSet {
      guard isHidden != oldValue else { return }
      if !isHidden { showRoot() }
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
    life.runtime.dispatcher.call(.makeKeyAndVisible, on: traceSubject) {
      makeKey()
      isHidden = false
    }
  }

  /// Makes the window the key window.
  open func makeKey() {
    life.runtime.keyWindow?.isKeyWindow = false
    life.runtime.keyWindow = self
    isKeyWindow = true
  }

  /// Whether a commit has something to do in the window.
  var needsCommit: Bool { !isHidden && layoutState.isDirty }

  /// Whether the window is visible but its scene was not in the foreground yet.
  private(set) var isWaitingForScene = false

  /// Shows the root of a window that waited for its scene.
  func showRootOfScene() {
    isWaitingForScene = false
    if !isHidden { showRoot() }
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

  /// Replaces the root: what it presents leaves first, then its view, before the new one enters
  /// (chosen; no log shows the order).
  private func replaceRoot(_ old: UIViewController?) {
    for presentation in old?.presentationsAbove() ?? [] { presentation.abandon() }
    old?.viewIfLoaded?.removeFromSuperview()
    guard rootViewController != nil else { return }
    showRoot()
  }
}
