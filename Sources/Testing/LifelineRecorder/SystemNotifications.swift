import Foundation
import TraceModel

#if HEADLESS
import HeadlessUIKit
#else
import UIKit
#endif

/// Records callbacks of the application and of scenes from the notifications of the same moments.
@MainActor
final class SystemNotifications {
  /// The notifications and the callbacks of delegates that they stand for.
  static let callbacks: [(notification: Notification.Name, callback: Name)] = [
    (UIApplication.didFinishLaunchingNotification, .applicationDidFinishLaunching),
    (UIApplication.didBecomeActiveNotification, .applicationDidBecomeActive),
    (UIApplication.willResignActiveNotification, .applicationWillResignActive),
    (UIApplication.didEnterBackgroundNotification, .applicationDidEnterBackground),
    (UIApplication.willEnterForegroundNotification, .applicationWillEnterForeground),
    (UIApplication.willTerminateNotification, .applicationWillTerminate),
    (UIApplication.didReceiveMemoryWarningNotification, .applicationDidReceiveMemoryWarning),
    (UIScene.willConnectNotification, .sceneWillConnect),
    (UIScene.didDisconnectNotification, .sceneDidDisconnect),
    (UIScene.didActivateNotification, .sceneDidBecomeActive),
    (UIScene.willDeactivateNotification, .sceneWillResignActive),
    (UIScene.willEnterForegroundNotification, .sceneWillEnterForeground),
    (UIScene.didEnterBackgroundNotification, .sceneDidEnterBackground),
  ]

  private let center = NotificationCenter.default
  private var tokens: [any NSObjectProtocol] = []

  init(of recording: LifelineRecording) {
    tokens = Self.callbacks.map { notification, callback in
      center.addObserver(forName: notification, object: nil, queue: nil) { [weak recording] note in
        // UIKit posts these on the main thread.
        nonisolated(unsafe) let object = note.object
        MainActor.assumeIsolated {
          guard let recording, let object else { return }
          recording.look()
          recording.record(Callback(name: callback), of: recording.node(of: object as AnyObject))
          if callback == .applicationWillTerminate { recording.stop() }
        }
      }
    }
  }

  func end() {
    for token in tokens { center.removeObserver(token) }
    tokens = []
  }
}
