import Foundation
import HeadlessUIKit

/// An application delegate that notes its callbacks and may show a window.
@MainActor
final class LoggingAppDelegate: UIResponder, UIApplicationDelegate {
  let journal: Journal
  var window: UIWindow?
  var root: UIViewController?
  private var observers: [any NSObjectProtocol] = []

  init(_ journal: Journal, root: UIViewController? = nil) {
    self.journal = journal
    self.root = root
    super.init()
  }

  /// Notes the application's notifications.
  func observe(_ application: UIApplication) {
    let names: [(Notification.Name, String)] = [
      (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
      (UIApplication.willResignActiveNotification, "willResignActive"),
      (UIApplication.didEnterBackgroundNotification, "didEnterBackground"),
      (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
    ]
    for (name, text) in names {
      let journal = journal
      observers.append(
        application.notificationCenter.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { journal.note("UIApplication.\(text)") }
        }
      )
    }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal.note("app.didFinishLaunching")
    observe(application)
    if let root {
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
    }
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    journal.note("app.didBecomeActive")
  }

  func applicationWillResignActive(_ application: UIApplication) {
    journal.note("app.willResignActive")
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    journal.note("app.didEnterBackground")
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    journal.note("app.willEnterForeground")
  }

  func applicationWillTerminate(_ application: UIApplication) {
    journal.note("app.willTerminate")
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    journal.note("app.didReceiveMemoryWarning")
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    journal.note("app.didDiscardSceneSessions")
  }
}

/// A scene delegate that notes its callbacks and shows a window.
@MainActor
final class LoggingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  let journal: Journal
  var window: UIWindow?
  let root: UIViewController?

  init(_ journal: Journal, root: UIViewController?) {
    self.journal = journal
    self.root = root
    super.init()
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    journal.note("scene.willConnectTo")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidDisconnect(_ scene: UIScene) { journal.note("scene.didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { journal.note("scene.didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { journal.note("scene.willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { journal.note("scene.willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { journal.note("scene.didEnterBackground") }
}
