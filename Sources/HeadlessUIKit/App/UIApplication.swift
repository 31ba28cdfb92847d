public import Foundation
public import TraceModel

/// The application of a run, with the names of UIKit's `UIApplication`
/// (developer.apple.com/documentation/uikit/uiapplication).
///
/// Each run has its own. It does something only when the run plays the system: see
/// ``HeadlessApp/launch(_:)``. Windows are shown without it, too.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  let life: Life
  /// The identity of the application in traces.
  public nonisolated let traceSubject: TraceModel.SubjectID

  init(runtime: Runtime) {
    life = Life(of: UIApplication.self, kind: .application, runtime: runtime)
    traceSubject = life.id
    super.init()
  }

  /// The application of the current run.
  public class var shared: UIApplication { Runtime.current.application }

  /// Who hears of the application's life; kept alive, as `UIApplicationMain` keeps it.
  open var delegate: (any UIApplicationDelegate)? {
    get { life.runtime.stage.delegate }
    set { life.runtime.stage.delegate = newValue }
  }

  /// Whether the application is active, inactive, or in the background.
  open var applicationState: State { life.runtime.stage.state }

  /// The scenes that are connected.
  open var connectedScenes: Set<UIScene> { Set(life.runtime.stage.scenes) }

  /// The windows of the run that are not hidden, by their level from back to front; windows of one
  /// level are in the order of their creation
  /// (developer.apple.com/documentation/uikit/uiapplication/windows).
  open var windows: [UIWindow] {
    let shown = life.runtime.commit.livingWindows.filter { !$0.isHidden }
    return shown.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }

  /// The window that receives keys.
  open var keyWindow: UIWindow? { life.runtime.keyWindow }

  /// Where the notifications of this run are posted.
  ///
  /// Runs go on side by side in one process. `NotificationCenter.default` is this center in the code
  /// of the run, so that no run receives another one's notifications.
  public var notificationCenter: NotificationCenter { life.runtime.notificationCenter }

  /// Whether the application is active.
  public enum State: Int, Sendable {
    /// It runs in the foreground and receives events.
    case active
    /// It runs in the foreground without receiving events.
    case inactive
    /// It runs in the background, or does not run.
    case background
  }

  /// Why the application was launched.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a key from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Posted after the app became active.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification"
  )
  /// Posted before the app is inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted when the app is in the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before the app leaves the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted after the launch.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted before the app ends.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
}
