/// Receives the life cycle callbacks of a scene, with the methods of UIKit's `UISceneDelegate`
/// (developer.apple.com/documentation/uikit/uiscenedelegate).
///
/// Each method has a default implementation that does nothing.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Called when the scene is connected, to create its window.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Called when the scene has been disconnected.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has become active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called when the scene is about to become inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called when the scene is about to enter the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called when the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  // inert: no other app opens addresses
  /// Called when the scene is asked to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  // inert: no other device or process hands over activities
  /// Called when the scene is asked to continue an activity.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  // inert: no session is restored
  /// Returns the activity that restores the scene's interface.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate of a scene with windows, with the names of UIKit's `UIWindowSceneDelegate`.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }

  /// Called with the previous values when the scene's size, orientation or traits have changed.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
}

extension UIWindowSceneDelegate {
  /// Returns `nil` and ignores new values.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
