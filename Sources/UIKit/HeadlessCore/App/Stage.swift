import TraceModel

/// The state of a run's application: its delegate, its scenes, its activation.
@MainActor
package final class Stage {
  package var application: UIApplication?
  package var delegate: (any UIApplicationDelegate)?
  package var scenes: [UIScene] = []
  /// The scenes of an app that was killed without the disappearance of its controllers.
  package var killedScenes: [UIScene] = []
  package var state = UIApplication.State.background
  package var isLaunched = false
  /// Whether a launch has not made the app active yet.
  package var waitsForActivation = false
  package var sessionCount = 0
  package var statusBar = StatusBarValues()
  private var created: [SubjectID: WeakController] = [:]
  private var pruneAt = 64

  private struct WeakController {
    weak var controller: UIViewController?
  }

  /// Adds a controller that was created.
  func noteCreated(_ controller: UIViewController) {
    created[controller.traceSubject] = WeakController(controller: controller)
    guard created.count >= pruneAt else { return }
    created = created.filter { $0.value.controller != nil }
    pruneAt = max(64, created.count * 2)
  }

  /// The number of entries, including recently deallocated controllers.
  var entryCount: Int { created.count }

  /// The live controllers, in order of creation.
  package var livingControllers: [UIViewController] {
    created.values.compactMap(\.controller)
      .sorted { $0.traceSubject.number < $1.traceSubject.number }
  }

  /// The live controllers whose views are loaded, in order of creation, for memory warnings.
  package var loadedControllers: [UIViewController] { livingControllers.filter(\.isViewLoaded) }

  /// Releases the application, its delegates and scenes.
  package func clear() {
    isLaunched = false
    waitsForActivation = false
    state = .background
    scenes = []
    killedScenes = []
    delegate = nil
    application = nil
  }
}

extension Runtime {
  /// The application of the run, created on first use.
  package var application: UIApplication {
    if let application = stage.application { return application }
    let application = UIApplication(runtime: self)
    stage.application = application
    return application
  }
}

/// The state of the status bar, as the controllers last returned it.
package struct StatusBarValues {
  package var style = UIStatusBarStyle.default
  package var isHidden = false
  /// Whether a controller is being asked.
  package var isBeingAsked = false

  package init() {}
}
