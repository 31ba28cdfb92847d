public import Foundation
public import TraceModel

/// The application of a run, with the names of UIKit's `UIApplication`
/// (developer.apple.com/documentation/uikit/uiapplication).
///
/// Each run has one. It receives events only when the run drives the system's side: see
/// ``HeadlessApp/launch(_:)``. Windows also work without a launch.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  package let life: Life
  /// The identity of the application in traces.
  public nonisolated let traceSubject: TraceModel.SubjectID

  init(runtime: Runtime) {
    life = Life(of: UIApplication.self, kind: .application, runtime: runtime)
    traceSubject = life.id
    super.init()
  }

  /// The application of the current run.
  public class var shared: UIApplication { Runtime.current.application }

  /// The delegate of the application, retained as by `UIApplicationMain`.
  open var delegate: (any UIApplicationDelegate)? {
    get { life.runtime.stage.delegate }
    set { life.runtime.stage.delegate = newValue }
  }

  /// Whether the application is active, inactive, or in the background.
  open var applicationState: State { life.runtime.stage.state }

  open override var next: UIResponder? {
    guard let delegate = delegate as? UIResponder, delegate !== self else { return nil }
    return delegate is UIView || delegate is UIViewController ? nil : delegate
  }

  /// Sends an event to the windows of its touches.
  open func sendEvent(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for case let window? in event.ordered.map(\.window)
    where !windows.contains(where: { $0 === window }) {
      windows.append(window)
    }
    for window in windows { window.receive(.sendEvent) { window.sendEvent(event) } }
  }

  open var connectedScenes: Set<UIScene> { Set(life.runtime.stage.scenes) }

  /// The visible windows of the run, ordered by level from back to front, and by creation within a
  /// level (developer.apple.com/documentation/uikit/uiapplication/windows).
  open var windows: [UIWindow] {
    let shown = life.runtime.commit.livingWindows.filter { !$0.isHidden }
    return shown.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }.map(\.element)
  }

  /// The window that receives keyboard events.
  open var keyWindow: UIWindow? { life.runtime.keyWindow }

  /// The notification center of this run.
  ///
  /// Several runs can share a process. In the code of a run, `NotificationCenter.default` returns
  /// this center, so that no run receives notifications of a different run.
  public var notificationCenter: NotificationCenter { life.runtime.notificationCenter }

  /// The activation state of an application.
  public enum State: Int, Sendable {
    /// The app runs in the foreground and receives events.
    case active
    /// The app runs in the foreground without receiving events.
    case inactive
    /// The app runs in the background, or is not running.
    case background
  }

  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    /// The key's text.
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
  /// Posted before the app becomes inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification"
  )
  /// Posted after the app entered the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification"
  )
  /// Posted before the app leaves the background.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification"
  )
  /// Posted at the end of the launch.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )
  /// Posted before the app terminates.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification"
  )
  /// Posted when the app receives a memory warning.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification"
  )
}
