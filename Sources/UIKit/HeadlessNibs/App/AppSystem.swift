import Foundation
import TraceModel

/// The system's side of an app: each method changes the app's state, calls the delegates and posts
/// the notifications.
@MainActor
package struct AppSystem {
  package let runtime: Runtime

  package init(runtime: Runtime) {
    self.runtime = runtime
  }

  private var stage: Stage { runtime.stage }
  private var application: UIApplication { runtime.application }

  /// Launches the app up to `application(_:didFinishLaunchingWithOptions:)`.
  ///
  /// - Returns: Whether the app was not already running.
  package func finishLaunching(_ delegate: any UIApplicationDelegate) -> Bool {
    guard !stage.isLaunched else {
      runtime.fail(
        exception: "NSInternalInconsistencyException",
        "There can only be one UIApplication instance.",
        about: application.traceSubject
      )
      return false
    }
    stage.isLaunched = true
    stage.delegate = delegate
    runtime.addResources(ofModuleDeclaring: type(of: delegate))
    let window = MainStoryboard(of: delegate, runtime).loadWindow(for: delegate)
    _ = runtime.invoke(delegate, .applicationWillFinishLaunching) {
      delegate.application(application, willFinishLaunchingWithOptions: nil)
    }
    _ = runtime.invoke(delegate, .applicationDidFinishLaunching) {
      delegate.application(application, didFinishLaunchingWithOptions: nil)
    }
    window?.makeKeyAndVisible()
    application.notificationCenter.post(
      name: UIApplication.didFinishLaunchingNotification,
      object: application
    )
    return true
  }

  /// Reports an exception for each visible window without a root.
  package func checkRoots() {
    for window in runtime.commit.livingWindows
    where !window.isHidden && window.rootViewController == nil {
      runtime.fail(
        exception: "NSInternalInconsistencyException",
        "Application windows are expected to have a root view controller at the end of "
          + "application launch",
        about: window.traceSubject
      )
    }
  }

  /// Creates a scene and connects it to its delegate.
  package func connect(_ sceneDelegate: any UISceneDelegate) -> UIWindowScene {
    stage.sessionCount += 1
    let session = UISceneSession(role: .windowApplication, number: stage.sessionCount)
    let options = UIScene.ConnectionOptions()
    if let delegate = stage.delegate {
      session.configuration = runtime.invoke(delegate, .applicationConfigurationForConnecting) {
        delegate.application(application, configurationForConnecting: session, options: options)
      }
    }
    let sceneClass = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = sceneClass.init(session: session, connectionOptions: options)
    scene.delegate = sceneDelegate
    stage.scenes.append(scene)
    scene.sendDidUpdate(from: scene.geometry)
    let window = stage.delegate.flatMap {
      MainStoryboard(of: $0, runtime).loadWindow(of: scene, for: sceneDelegate)
    }
    runtime.invoke(sceneDelegate, .sceneWillConnect, argument: scene.traceSubject) {
      sceneDelegate.scene(scene, willConnectTo: session, options: options)
    }
    window?.makeKeyAndVisible()
    scene.post(UIScene.willConnectNotification)
    return scene
  }

  /// Moves the app into the foreground, inactive.
  ///
  /// - Parameter posts: Whether to post the notification; a launch posts none, according to its
  ///   logs.
  package func bringForward(posts: Bool) {
    if stage.state == .background { stage.state = .inactive }
    application.endBackgroundTime()
    runtime.animator.isInBackground = false
    for scene in stage.scenes
    where scene.activationState == .unattached || scene.activationState == .background {
      scene.activationState = .foregroundInactive
      runtime.recording.state(.foregroundState, of: scene.traceSubject, begins: true)
      notify(scene, .sceneWillEnterForeground) { $0.sceneWillEnterForeground(scene) }
      scene.post(UIScene.willEnterForegroundNotification)
      let windows = (scene as? UIWindowScene)?.windows ?? []
      let waiting = windows.filter(\.isWaitingForScene)
      for window in waiting { window.showRootOfScene() }
      if !waiting.isEmpty { runtime.commit.run() }
    }
    guard posts else { return }
    if stage.scenes.isEmpty {
      notifyDelegate(.applicationWillEnterForeground) {
        $0.applicationWillEnterForeground(application)
      }
    }
    post(.applicationWillEnterForeground, UIApplication.willEnterForegroundNotification)
  }

  /// Makes the app active.
  package func activate() {
    guard stage.isLaunched else { return }
    let wasActive = stage.state == .active
    stage.state = .active
    runtime.animator.isInBackground = false
    for scene in stage.scenes where scene.activationState != .foregroundActive {
      scene.activationState = .foregroundActive
      runtime.recording.state(.activeState, of: scene.traceSubject, begins: true)
      notify(scene, .sceneDidBecomeActive) { $0.sceneDidBecomeActive(scene) }
      scene.post(UIScene.didActivateNotification)
    }
    guard !wasActive else { return }
    if stage.scenes.isEmpty {
      notifyDelegate(.applicationDidBecomeActive) { $0.applicationDidBecomeActive(application) }
    }
    post(.applicationDidBecomeActive, UIApplication.didBecomeActiveNotification)
  }

  /// Makes the app active after the commit, or earlier if something deactivates it before.
  package func activateAfterCommit() {
    stage.waitsForActivation = true
    runtime.loop.afterCommit { self.finishActivation() }
  }

  private func finishActivation() {
    guard stage.waitsForActivation else { return }
    stage.waitsForActivation = false
    activate()
  }

  /// Makes the app inactive.
  package func deactivate() {
    finishActivation()
    guard stage.state == .active else { return }
    for scene in stage.scenes where scene.activationState == .foregroundActive {
      notify(scene, .sceneWillResignActive) { $0.sceneWillResignActive(scene) }
      scene.post(UIScene.willDeactivateNotification)
      scene.activationState = .foregroundInactive
      runtime.recording.state(.activeState, of: scene.traceSubject, begins: false)
    }
    if stage.scenes.isEmpty {
      notifyDelegate(.applicationWillResignActive) { $0.applicationWillResignActive(application) }
    }
    post(.applicationWillResignActive, UIApplication.willResignActiveNotification)
    stage.state = .inactive
  }

  /// Moves an inactive app into the background.
  package func sendBack() {
    guard stage.state == .inactive else { return }
    stage.state = .background
    for scene in stage.scenes {
      scene.activationState = .background
      runtime.recording.state(.foregroundState, of: scene.traceSubject, begins: false)
      notify(scene, .sceneDidEnterBackground) { $0.sceneDidEnterBackground(scene) }
      scene.post(UIScene.didEnterBackgroundNotification)
    }
    if stage.scenes.isEmpty {
      notifyDelegate(.applicationDidEnterBackground) {
        $0.applicationDidEnterBackground(application)
      }
    }
    post(.applicationDidEnterBackground, UIApplication.didEnterBackgroundNotification)
    for scene in stage.scenes { takePictures(of: scene) }
    runtime.animator.enterBackground()
    application.beginBackgroundTime()
  }

  /// Ends the app.
  ///
  /// - Parameter controllersDisappear: Whether the content of the windows disappears.
  package func end(controllersDisappear: Bool) {
    guard stage.isLaunched else { return }
    let scenes = stage.scenes
    stage.scenes = []
    for scene in scenes {
      if scene.activationState == .foregroundInactive {
        runtime.recording.state(.foregroundState, of: scene.traceSubject, begins: false)
      }
      scene.activationState = .unattached
      notify(scene, .sceneDidDisconnect) { $0.sceneDidDisconnect(scene) }
      scene.post(UIScene.didDisconnectNotification)
    }
    if scenes.isEmpty {
      for window in runtime.commit.livingWindows where !window.isHidden && controllersDisappear {
        window.takeContentOut()
      }
      runtime.loop.afterCommit { self.terminate() }
    } else {
      let sessions = Set(scenes.map(\.session))
      notifyDelegate(.applicationDidDiscardSceneSessions) {
        $0.application(application, didDiscardSceneSessions: sessions)
      }
    }
    for case let scene as UIWindowScene in scenes {
      for window in scene.windows where controllersDisappear { window.takeContentOut() }
    }
    // If the process is killed without this, no object that a scene shows is deallocated.
    if !controllersDisappear { stage.killedScenes = scenes }
    // The scenes keep their controllers alive until these have received `viewDidDisappear`.
    if !scenes.isEmpty { runtime.loop.afterCommit { withExtendedLifetime(scenes) {} } }
    stage.state = .background
    stage.isLaunched = false
  }

  /// Sends `applicationWillTerminate(_:)` to an app without scenes.
  private func terminate() {
    guard stage.application != nil else { return }
    notifyDelegate(.applicationWillTerminate) { $0.applicationWillTerminate(application) }
    post(.applicationWillTerminate, UIApplication.willTerminateNotification)
  }

  /// Sends a memory warning to the delegate and to controllers with loaded views.
  package func warnOfMemory() {
    notifyDelegate(.applicationDidReceiveMemoryWarning) {
      $0.applicationDidReceiveMemoryWarning(application)
    }
    post(
      .applicationDidReceiveMemoryWarning,
      UIApplication.didReceiveMemoryWarningNotification
    )
    for controller in stage.loadedControllers { controller.sendDidReceiveMemoryWarning() }
  }

  private func takePictures(of scene: UIScene) {
    guard let windows = (scene as? UIWindowScene)?.windows.filter({ !$0.isHidden }) else { return }
    for _ in 0..<2 {
      for window in windows { invalidate(window) }
      runtime.commit.run()
    }
  }

  /// Marks a hierarchy for layout and drawing.
  private func invalidate(_ view: UIView) {
    view.setNeedsLayout()
    view.setNeedsDisplay()
    for subview in view.subviews { invalidate(subview) }
  }

  private func notify(_ scene: UIScene, _ message: Name, _ body: (any UISceneDelegate) -> Void) {
    guard let delegate = scene.delegate else { return }
    runtime.invoke(delegate, message, argument: scene.traceSubject) { body(delegate) }
  }

  private func notifyDelegate(_ message: Name, _ body: (any UIApplicationDelegate) -> Void) {
    guard let delegate = stage.delegate else { return }
    runtime.invoke(delegate, message) { body(delegate) }
  }

  private func post(_ name: Name, _ notification: Notification.Name) {
    let application = application
    runtime.dispatcher.invoke(name, to: application.traceSubject) {
      application.notificationCenter.post(name: notification, object: application)
    }
  }
}
