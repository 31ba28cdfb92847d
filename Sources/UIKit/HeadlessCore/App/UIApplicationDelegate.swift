/// Receives the life cycle callbacks of the application, with the methods of UIKit's
/// `UIApplicationDelegate` (developer.apple.com/documentation/uikit/uiapplicationdelegate).
///
/// Each method has a default implementation that does nothing.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window, in apps without scenes.
  var window: UIWindow? { get set }

  /// Called first in a launch.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called at the end of a launch, where an app without scenes shows its window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called when the app has become active; not called in apps with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Called when the app is about to become inactive; not called in apps with scenes.
  func applicationWillResignActive(_ application: UIApplication)

  /// Called when the app has entered the background; not called in apps with scenes.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Called when the app is about to leave the background; not called in apps with scenes.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Called when the app is about to terminate.
  func applicationWillTerminate(_ application: UIApplication)

  /// Called when the app receives a memory warning.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Returns the configuration of a scene that is about to be created.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Called when scene sessions have been discarded.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
}

extension UIApplicationDelegate {
  /// Returns `nil` and ignores new values.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Returns a configuration without a name.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
