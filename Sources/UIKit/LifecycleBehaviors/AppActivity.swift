import Foundation
import HeadlessUIKit

/// Whether the app is in the background or inactive, according to its notifications.
///
/// The app's state changes without any appearance callback, so behaviors that depend on the screen
/// observe both.
@MainActor
final class AppActivity {
  private(set) var isInBackground = false
  private(set) var isActive = true
  /// Called after each change.
  var onChange: () -> Void = {}
  private let center = NotificationCenter.default
  private var tokens: [any NSObjectProtocol] = []

  /// Starts to observe the app of the current run.
  ///
  /// An app that was not launched, such as a window in a test, counts as active.
  init() {
    if let application = UIApplication.launched {
      isInBackground = application.applicationState == .background
      isActive = application.applicationState == .active
    }
    observe(UIApplication.didEnterBackgroundNotification) { $0.change(background: true) }
    observe(UIApplication.willEnterForegroundNotification) { $0.change(background: false) }
    observe(UIApplication.didBecomeActiveNotification) { activity in
      activity.isActive = true
      activity.change(background: false)
    }
    observe(UIApplication.willResignActiveNotification) { activity in
      activity.isActive = false
      activity.onChange()
    }
  }

  private func change(background: Bool) {
    isInBackground = background
    onChange()
  }

  // UIKit posts these notifications on the main thread.
  private func observe(
    _ name: Notification.Name,
    _ body: @escaping @MainActor (AppActivity) -> Void
  ) {
    tokens.append(
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated {
          if let self { body(self) }
        }
      }
    )
  }

  isolated deinit {
    for token in tokens { center.removeObserver(token) }
  }
}
