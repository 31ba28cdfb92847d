import HeadlessUIKit
import TraceModel

/// Receives the callbacks of interactive dismissals, which the trace contains.
final class ScenarioPresentationDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  private let script: ObjectScript

  init(_ script: ObjectScript) {
    self.script = script
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    script.around(.presentationShouldDismiss) {}
    return true
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    script.around(.presentationWillDismiss) {}
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    script.around(.presentationDidDismiss) {}
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    script.around(.presentationDidAttemptToDismiss) {}
  }
}

/// Receives the callbacks of pushes and pops, which the trace contains, and can provide an
/// animator.
final class ScenarioNavigationDelegate: ScenarioTransitions, UINavigationControllerDelegate {
  private let script: ObjectScript

  init(_ script: ObjectScript) {
    self.script = script
  }

  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {
    script.around(.navigationWillShow) {}
  }

  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {
    script.around(.navigationDidShow) {}
  }

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

/// Receives the callbacks of taps on tabs, which the trace contains, and can provide an animator.
final class ScenarioTabDelegate: ScenarioTransitions, UITabBarControllerDelegate {
  private let script: ObjectScript

  init(_ script: ObjectScript) {
    self.script = script
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    script.around(.tabShouldSelect) {}
    return true
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {
    script.around(.tabDidSelect) {}
  }

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

/// Receives the callbacks of interactive page turns, which the trace contains.
final class ScenarioPageDelegate: NSObject, UIPageViewControllerDelegate {
  private let script: ObjectScript

  init(_ script: ObjectScript) {
    self.script = script
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    script.around(.pageWillTransition) {}
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    script.around(.pageDidFinishAnimating) {}
  }
}

/// Returns the pages of a list in order, and logs each call.
final class ScenarioPageSource: NSObject, UIPageViewControllerDataSource {
  private let pages: [UIViewController]
  private let script: ObjectScript

  init(_ script: ObjectScript, pages: [UIViewController]) {
    self.script = script
    self.pages = pages
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    script.call(Name.pageBefore.knownText, viewController.traceSubject) {}
    return page(beside: viewController, offset: -1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    script.call(Name.pageAfter.knownText, viewController.traceSubject) {}
    return page(beside: viewController, offset: 1)
  }

  private func page(beside controller: UIViewController, offset: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }
}

/// A segue whose transition is defined by its hook.
final class ScenarioSegue: UIStoryboardSegue {
  private let script: ObjectScript

  init(_ script: ObjectScript, source: UIViewController, destination: UIViewController) {
    self.script = script
    super.init(identifier: script.name, source: source, destination: destination)
  }

  override func perform() { script.around(.performSegueAnimation) { super.perform() } }
}

/// The delegate of a scenario's app.
final class ScenarioAppDelegate: NSObject, UIApplicationDelegate {
  private let script: ObjectScript

  init(_ script: ObjectScript) {
    self.script = script
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    script.around(.applicationWillFinishLaunching) {}
    return true
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    script.around(.applicationConfigurationForConnecting) {}
    return UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    script.around(.applicationDidFinishLaunching) {}
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    script.around(.applicationDidBecomeActive) {}
  }

  func applicationWillResignActive(_ application: UIApplication) {
    script.around(.applicationWillResignActive) {}
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    script.around(.applicationDidEnterBackground) {}
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    script.around(.applicationWillEnterForeground) {}
  }

  func applicationWillTerminate(_ application: UIApplication) {
    script.around(.applicationWillTerminate) {}
  }

  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    script.around(.applicationDidReceiveMemoryWarning) {}
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    script.around(.applicationDidDiscardSceneSessions) {}
  }
}

/// The delegate of a scenario's scene.
final class ScenarioSceneDelegate: NSObject, UIWindowSceneDelegate {
  private let script: ObjectScript
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
    script.around(.sceneWillConnect) {}
  }

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    script.around(.windowSceneDidUpdate) {}
  }

  func sceneDidDisconnect(_ scene: UIScene) { script.around(.sceneDidDisconnect) {} }

  func sceneDidBecomeActive(_ scene: UIScene) { script.around(.sceneDidBecomeActive) {} }

  func sceneWillResignActive(_ scene: UIScene) { script.around(.sceneWillResignActive) {} }

  func sceneWillEnterForeground(_ scene: UIScene) { script.around(.sceneWillEnterForeground) {} }

  func sceneDidEnterBackground(_ scene: UIScene) { script.around(.sceneDidEnterBackground) {} }
}
