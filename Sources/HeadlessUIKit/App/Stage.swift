import TraceModel

/// What the system holds of a run's application: its delegate, its scenes, its state.
@MainActor
final class Stage {
  var application: UIApplication?
  var delegate: (any UIApplicationDelegate)?
  var scenes: [UIScene] = []
  /// The scenes of an app that ended without the disappearance of its controllers.
  var killedScenes: [UIScene] = []
  var state = UIApplication.State.background
  var isLaunched = false
  /// Whether the launch has yet to make the app active.
  var waitsForActivation = false
  var sessionCount = 0
  /// The controllers whose view was loaded, for memory warnings.
  private var loaded: [SubjectID: WeakController] = [:]
  private var pruneAt = 64

  private struct WeakController {
    weak var controller: UIViewController?
  }

  /// Remembers a controller whose view was loaded.
  func noteLoaded(_ controller: UIViewController) {
    loaded[controller.traceSubject] = WeakController(controller: controller)
    guard loaded.count >= pruneAt else { return }
    loaded = loaded.filter { $0.value.controller != nil }
    pruneAt = max(64, loaded.count * 2)
  }

  /// The number of entries, those of recently deallocated controllers included.
  var entryCount: Int { loaded.count }

  /// The living controllers whose view is loaded, in the order of their creation.
  var loadedControllers: [UIViewController] {
    loaded.values.compactMap(\.controller).filter(\.isViewLoaded)
      .sorted { $0.traceSubject.number < $1.traceSubject.number }
  }

  /// Lets go of the application, its delegates and scenes.
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
  /// The application of the run, made when it is asked for.
  var application: UIApplication {
    if let application = stage.application { return application }
    let application = UIApplication(runtime: self)
    stage.application = application
    return application
  }
}
