import TraceModel

/// The state of a run's application: its delegate, its scenes, its activation.
@MainActor
final class Stage {
  var application: UIApplication?
  var delegate: (any UIApplicationDelegate)?
  var scenes: [UIScene] = []
  /// The scenes of an app that was killed without the disappearance of its controllers.
  var killedScenes: [UIScene] = []
  var state = UIApplication.State.background
  var isLaunched = false
  /// Whether a launch has not made the app active yet.
  var waitsForActivation = false
  var sessionCount = 0
  var statusBar = StatusBarValues()
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
  var livingControllers: [UIViewController] {
    created.values.compactMap(\.controller)
      .sorted { $0.traceSubject.number < $1.traceSubject.number }
  }

  /// The live controllers whose views are loaded, in order of creation, for memory warnings.
  var loadedControllers: [UIViewController] { livingControllers.filter(\.isViewLoaded) }

  /// Releases the application, its delegates and scenes.
  func clear() {
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
  var application: UIApplication {
    if let application = stage.application { return application }
    let application = UIApplication(runtime: self)
    stage.application = application
    return application
  }
}
