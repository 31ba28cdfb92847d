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
  /// The activation state of the scene.
  open internal(set) var activationState = ActivationState.unattached
  /// The name of the scene in the app switcher.
  open var title: String?

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
    init() {}
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
