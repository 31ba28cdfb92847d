import Foundation
import TraceModel

/// Methods that act as the system does: they launch the app, change its state and end it.
///
/// Callback orders match published device logs: iOS 9 for apps without scenes, iOS 16 and 17 for
/// apps with one. The delegate is called first; then the application's notification is posted,
/// which the trace shows as a callback of the application. Only the end of a scene sends appearance
/// callbacks at once. Callbacks that follow a commit, such as `viewDidAppear` after the launch, are
/// sent when the clock advances.
extension HeadlessApp {
  /// Launches an app without scenes into the foreground.
  ///
  /// The root receives `viewDidAppear` after `applicationDidBecomeActive(_:)`, except in iOS 8, 11
  /// and 12, where it receives it before (stackoverflow.com/questions/66605799 names the versions
  /// with the exchanged order; a device log of Swift 1 and logs of iOS 9 show both orders).
  ///
  /// - Parameter delegate: Shows a window in `application(_:didFinishLaunchingWithOptions:)`.
  public func launch(_ delegate: any UIApplicationDelegate) {
    perform(.launch) { system in
      guard system.finishLaunching(delegate) else { return }
      system.checkRoots()
      if [8, 11, 12].contains(runtime.behavior.major) {
        system.activateAfterCommit()
      } else {
        system.activate()
      }
    }
  }

  /// Launches an app with a scene into the foreground.
  ///
  /// From iOS 17, windows of the scene that become visible in `scene(_:willConnectTo:options:)`
  /// load their root after `sceneWillEnterForeground(_:)`; in earlier versions, at once.
  ///
  /// - Parameters:
  ///   - delegate: The delegate of the application.
  ///   - sceneDelegate: Creates the window in `scene(_:willConnectTo:options:)`.
  /// - Returns: The scene.
  @discardableResult
  public func launch(
    _ delegate: any UIApplicationDelegate,
    scene sceneDelegate: any UISceneDelegate
  ) -> UIWindowScene {
    perform(.launch) { system in
      // A second launch is refused; a second scene of the running app is connected.
      _ = system.finishLaunching(delegate)
      let scene = system.connect(sceneDelegate)
      system.bringForward(posts: false)
      system.activate()
      system.checkRoots()
      return scene
    }
  }

  /// Launches an app without scenes in the background, as for a fetch or a location.
  ///
  /// Windows that become visible load and show their root as in the foreground.
  public func launchInBackground(_ delegate: any UIApplicationDelegate) {
    perform(.launch) { system in
      guard system.finishLaunching(delegate) else { return }
      runtime.animator.isInBackground = true
      system.checkRoots()
    }
  }

  /// Makes the app inactive, as a phone call or Control Center does.
  public func resignActive() {
    perform(.applicationWillResignActive) { $0.deactivate() }
  }

  /// Makes the app active again.
  public func becomeActive() {
    perform(.applicationDidBecomeActive) { system in
      if runtime.stage.state != .background { system.activate() }
    }
  }

  /// Sends the app into the background, as the home button does.
  ///
  /// In an app with scenes, the hierarchy is then laid out and drawn twice, for the light and dark
  /// snapshots of the system. Animations are removed and complete with `false` after the commit.
  public func enterBackground() {
    perform(.enterBackground) { system in
      system.deactivate()
      system.sendBack()
    }
  }

  /// Moves the app to the foreground and makes it active.
  public func enterForeground() {
    perform(.enterForeground) { system in
      if runtime.stage.state == .background { system.bringForward(posts: true) }
      system.activate()
    }
  }

  // choice: controllers-at-app-end
  /// Ends the app, as a swipe in the app switcher does.
  ///
  /// A scene is disconnected and its session discarded; then its controllers disappear. An app
  /// without scenes enters the background, its controllers disappear, and after the commit it
  /// receives `applicationWillTerminate(_:)` (a device log of Swift 2).
  ///
  /// Logs of such ends disagree on the controllers: scene/kill-from-switcher-jekyll2023 and
  /// published/app-kill-q3 print their disappearance, others end without it. The default follows
  /// the two logs of whole apps, because the others may have been cut off.
  ///
  /// - Parameter controllersDisappear: Whether the controllers receive their disappearance
  ///   callbacks.
  public func kill(controllersDisappear: Bool = true) {
    perform(.kill) { system in
      system.deactivate()
      if runtime.stage.scenes.isEmpty { system.sendBack() }
      system.end(controllersDisappear: controllersDisappear)
    }
  }

  // choice: memory-warning-receivers
  /// Sends a memory warning to the app.
  ///
  /// The delegate receives it first, then every live controller whose view is loaded, in order of
  /// creation. No view is unloaded (a trace of Mac Catalyst with UIKitCore 26.5).
  public func receiveMemoryWarning() {
    perform(.memoryWarning) { $0.warnOfMemory() }
  }

  /// Releases the application, its delegates and scenes, so that the trace records their
  /// deallocation.
  package func releaseApplication() {
    runtime.inContext {
      runtime.releaseTouches()
      runtime.stage.clear()
    }
  }

  private func perform<Result>(_ call: Name, _ body: (AppSystem) -> Result) -> Result {
    let system = AppSystem(runtime: runtime)
    return runtime.inContext {
      runtime.dispatcher.call(call, on: runtime.application.traceSubject) { body(system) }
    }
  }
}
