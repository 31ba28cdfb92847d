/// Hears of the life of the application, with the methods of UIKit's `UIApplicationDelegate`
/// (developer.apple.com/documentation/uikit/uiapplicationdelegate).
///
/// Every method has an implementation that does nothing.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window, in apps without scenes.
  var window: UIWindow? { get set }

  /// Tells that the launch has begun.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the launch is almost over: in apps without scenes, the time to show a window.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Tells that the app is active; not sent in apps with scenes.
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Tells that the app is about to be inactive; not sent in apps with scenes.
  func applicationWillResignActive(_ application: UIApplication)

  /// Tells that the app is in the background; not sent in apps with scenes.
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Tells that the app is about to leave the background; not sent in apps with scenes.
  func applicationWillEnterForeground(_ application: UIApplication)

  /// Tells that the app is about to end.
  func applicationWillTerminate(_ application: UIApplication)

  /// Tells that memory is short.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Returns the configuration of a scene that is about to be made.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Tells that the user has thrown scenes away.
  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  )
}

extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Returns a configuration without a name.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
}
