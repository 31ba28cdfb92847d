import HeadlessUIKit

// HeadlessUIKit exports Foundation: `DispatchQueue` and `Timer` need no other import.

/// Implements each method of an application's delegate and has a plain `deinit`.
class ClientAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []

  deinit { print("ClientAppDelegate deinit", calls) }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append(#function)
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append(#function)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { calls.append(#function) }
  func applicationWillResignActive(_ application: UIApplication) { calls.append(#function) }
  func applicationDidEnterBackground(_ application: UIApplication) { calls.append(#function) }
  func applicationWillEnterForeground(_ application: UIApplication) { calls.append(#function) }
  func applicationWillTerminate(_ application: UIApplication) { calls.append(#function) }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    calls.append(#function)
  }

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
    calls.append(#function)
  }
}

/// Implements each method of a scene's delegate.
class ClientSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdate previousCoordinateSpace: UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    print(windowScene.coordinateSpace.bounds, windowScene.interfaceOrientation)
  }

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = ClientTimedController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidDisconnect(_ scene: UIScene) {}
  func sceneDidBecomeActive(_ scene: UIScene) {}
  func sceneWillResignActive(_ scene: UIScene) {}
  func sceneWillEnterForeground(_ scene: UIScene) {}
  func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Uses dispatch queues, timers and tasks as apps do.
class ClientTimedController: UIViewController {
  private var timer: Timer?
  private var ticks = 0
  private let queue: DispatchQueue = .main

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    ticks = 0
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated { self?.ticks += 1 }
    }
    let item = DispatchWorkItem {}
    DispatchQueue.main.asyncAfter(deadline: .now() + 3, execute: item)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300)) { [weak self] in
      self?.ticks += 1
    }
    DispatchQueue.main.async { self.ticks += 1 }
    DispatchQueue.global(qos: .userInitiated).async {
      DispatchQueue.main.async { self.ticks += 1 }
    }
    UIView.animate(withDuration: 0.3) { self.view.alpha = 0 }
    UIView.animate(withDuration: 0.3, animations: { self.view.alpha = 1 }) { finished in
      self.ticks += finished ? 1 : 0
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseOut]) {
      self.view.alpha = 0
    } completion: { _ in
      self.ticks += 1
    }
    UIView.transition(with: view, duration: 0.3, options: .transitionCrossDissolve) {
      self.title = "changed"
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}
