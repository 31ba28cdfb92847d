public import TraceModel

/// One instance of the app's interface, with the names of UIKit's `UIScene`
/// (developer.apple.com/documentation/uikit/uiscene).
@preconcurrency @MainActor
open class UIScene: UIResponder {
  let life: Life
  /// The identity of the scene in traces.
  public nonisolated let traceSubject: TraceModel.SubjectID
  /// What of the scene outlives it.
  public let session: UISceneSession
  /// Who hears of the scene's life; kept alive by the scene.
  open var delegate: (any UISceneDelegate)?
  /// How far the scene is from the user.
  open internal(set) var activationState = ActivationState.unattached
  /// A name for the list of scenes.
  open var title: String?

  /// Creates a scene; the system does, in the launch.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    life = Life(of: Self.self, kind: .scene)
    traceSubject = life.id
    self.session = session
    super.init()
    session.scene = self
  }

  /// How far a scene is from the user.
  public enum ActivationState: Int, Sendable {
    /// It is not connected, or was not in the foreground yet.
    case unattached = -1
    /// It is in the foreground and receives events.
    case foregroundActive
    /// It is in the foreground without receiving events.
    case foregroundInactive
    /// It is in the background.
    case background
  }

  /// Why a scene is connected; nothing is known here.
  public final class ConnectionOptions: Sendable {
    init() {}
  }
}

/// A scene that shows windows, with the names of UIKit's `UIWindowScene`.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The windows of the scene, in the order of their creation.
  open var windows: [UIWindow] {
    life.runtime.commit.livingWindows.filter { $0.windowScene === self }
  }

  /// The window of the scene that receives keys.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
}
