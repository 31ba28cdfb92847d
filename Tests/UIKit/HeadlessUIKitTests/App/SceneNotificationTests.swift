import Foundation
import HeadlessUIKit
import Testing

struct `Notifications of a scene` {
  @Test @MainActor func `notifications of a scene follow the methods of the delegate`() async throws
  {
    try await withApp { app in
      let journal = Journal()
      let names: [Notification.Name] = [
        UIScene.willConnectNotification, UIScene.willEnterForegroundNotification,
        UIScene.didActivateNotification, UIScene.willDeactivateNotification,
        UIScene.didEnterBackgroundNotification, UIScene.didDisconnectNotification,
      ]
      let observers = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { journal.note(name.rawValue) }
        }
      }
      app.launch(
        LoggingAppDelegate(journal),
        scene: LoggingSceneDelegate(journal, root: UIViewController())
      )
      try await app.settle()
      app.enterBackground()
      try await app.settle()
      let expected = [
        "scene.willConnectTo", "UISceneWillConnectNotification", "scene.willEnterForeground",
        "UISceneWillEnterForegroundNotification", "scene.didBecomeActive",
        "UISceneDidActivateNotification", "scene.willResignActive",
        "UISceneWillDeactivateNotification", "scene.didEnterBackground",
        "UISceneDidEnterBackgroundNotification",
      ]
      #expect(journal.lines(observedIn: expected) == expected)
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }
}
