public import TraceModel

/// One instance of the app's interface, with the names of UIKit's `UIScene`
/// (developer.apple.com/documentation/uikit/uiscene).
@preconcurrency @MainActor
open class UIScene: UIResponder {
  let life: Life
  /// The identity of the scene in traces.
  public nonisolated let traceSubject: TraceModel.SubjectID
  /// The session, which outlives the scene.
  public let session: UISceneSession
  /// The delegate of the scene, retained.
  open var delegate: (any UISceneDelegate)?
  open package(set) var activationState = ActivationState.unattached
  /// The name of the scene in the app switcher.
  open var title: String?

  open override var next: UIResponder? { life.runtime.application }

  /// Creates a scene; the launch calls this.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    life = Life(of: Self.self, kind: .scene)
    traceSubject = life.id
    self.session = session
    super.init()
    session.scene = self
  }

  /// The activation state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected, or has not been in the foreground yet.
    case unattached = -1
    /// The scene is in the foreground and receives events.
    case foregroundActive
    /// The scene is in the foreground without receiving events.
    case foregroundInactive
    /// The scene is in the background.
    case background
  }

  /// The options of a scene's connection; always empty.
  public final class ConnectionOptions: Sendable {
    package init() {}

    // inert: no other app opens addresses
    /// The addresses that the app is launched to open; none.
    @MainActor public var urlContexts: Set<UIOpenURLContext> { [] }
    // inert: no other device or process hands over activities
    /// The activities with which the app is launched; none.
    @MainActor public var userActivities: Set<NSUserActivity> { [] }
    // inert: no home screen exists
    /// The quick action that the user chose; `nil`.
    @MainActor public var shortcutItem: UIApplicationShortcutItem? { nil }
    // inert: no other app opens addresses
    /// The identifier of the app that requests the launch; `nil`.
    public var sourceApplication: String? { nil }
    // inert: no other device hands over activities
    /// The type of an activity that follows; `nil`.
    public var handoffUserActivityType: String? { nil }
  }
}

/// A scene that shows windows, with the names of UIKit's `UIWindowScene`.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows of the scene, in order of creation.
  open var windows: [UIWindow] {
    life.runtime.commit.livingWindows.filter { $0.windowScene === self }
  }

  /// The window of the scene that receives keyboard events.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}
