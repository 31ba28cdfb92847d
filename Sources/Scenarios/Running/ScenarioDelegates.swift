import HeadlessUIKit

/// Hears what a finger does to a sheet; the trace shows what it is told.
final class ScenarioPresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {}

/// Hears of pushes and pops, and may give their animator; the trace shows what it is told.
final class ScenarioNavigationDelegate: ScenarioTransitions, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// Hears of taps on tabs, and may animate switches; the trace shows what it is asked and told.
final class ScenarioTabDelegate: ScenarioTransitions, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

/// The delegate of a scenario's app.
final class ScenarioAppDelegate: NSObject, UIApplicationDelegate {
  private let script: ObjectScript

  init(_ script: ObjectScript) {
    self.script = script
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    script.around("application(_:didFinishLaunchingWithOptions:)") {}
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    script.around("applicationDidBecomeActive") {}
  }

  func applicationWillResignActive(_ application: UIApplication) {
    script.around("applicationWillResignActive") {}
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    script.around("applicationDidEnterBackground") {}
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    script.around("applicationWillEnterForeground") {}
  }
}

/// The delegate of a scenario's scene.
final class ScenarioSceneDelegate: NSObject, UIWindowSceneDelegate {
  private let script: ObjectScript
  /// The scene that it was connected to.
  private(set) weak var connected: UIWindowScene?

  init(_ script: ObjectScript) {
    self.script = script
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    connected = scene as? UIWindowScene
    script.around("scene(_:willConnectTo:options:)") {}
  }

  func sceneDidDisconnect(_ scene: UIScene) { script.around("sceneDidDisconnect") {} }

  func sceneDidBecomeActive(_ scene: UIScene) { script.around("sceneDidBecomeActive") {} }

  func sceneWillResignActive(_ scene: UIScene) { script.around("sceneWillResignActive") {} }

  func sceneWillEnterForeground(_ scene: UIScene) { script.around("sceneWillEnterForeground") {} }

  func sceneDidEnterBackground(_ scene: UIScene) { script.around("sceneDidEnterBackground") {} }
}
