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
  /// The controllers whose views were loaded, for memory warnings.
  private var loaded: [SubjectID: WeakController] = [:]
  private var pruneAt = 64

  private struct WeakController {
    weak var controller: UIViewController?
  }

  /// Adds a controller whose view was loaded.
  func noteLoaded(_ controller: UIViewController) {
    loaded[controller.traceSubject] = WeakController(controller: controller)
    guard loaded.count >= pruneAt else { return }
    loaded = loaded.filter { $0.value.controller != nil }
    pruneAt = max(64, loaded.count * 2)
  }

  /// The number of entries, including recently deallocated controllers.
  var entryCount: Int { loaded.count }

  /// The live controllers whose views are loaded, in order of creation.
  var loadedControllers: [UIViewController] {
    loaded.values.compactMap(\.controller).filter(\.isViewLoaded)
      .sorted { $0.traceSubject.number < $1.traceSubject.number }
  }

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
