/// Hears of the life of a scene, with the methods of UIKit's `UISceneDelegate`
/// (developer.apple.com/documentation/uikit/uiscenedelegate).
///
/// Every method has an implementation that does nothing.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// Tells that the scene is connected: the time to make its window.
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
  /// Tells that the scene is gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Tells that the scene is active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Tells that the scene is about to be inactive.
  func sceneWillResignActive(_ scene: UIScene)
  /// Tells that the scene is about to be in the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Tells that the scene is in the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows, with the names of UIKit's `UIWindowSceneDelegate`.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }

  /// Receives the values that the scene had before its size, orientation or traits changed.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  )
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
