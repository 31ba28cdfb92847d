package import TraceModel

extension CallbackRole {
  /// The state machine that a callback moves.
  private enum Effect {
    case nothing
    case controller
    case appearance(AppearanceTrigger)
    case viewMove(RegionKind, ViewMoveTrigger)
    case application(ApplicationTrigger)
    case scene(SceneTrigger)
  }

  /// The region and the column of its table.
  private var effect: Effect {
    switch self {
    case .none: .nothing
    case .initializer, .deinitializer, .loadView, .viewDidLoad, .willMoveToParent, .didMoveToParent,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .otherOfController:
      .controller
    case .viewWillAppear: .appearance(.willAppear)
    case .viewIsAppearing: .appearance(.isAppearing)
    case .viewDidAppear: .appearance(.didAppear)
    case .viewWillDisappear: .appearance(.willDisappear)
    case .viewDidDisappear: .appearance(.didDisappear)
    case .willMoveToWindow: .viewMove(.windowMove, .willMove)
    case .didMoveToWindow: .viewMove(.windowMove, .didMove)
    case .willMoveToSuperview: .viewMove(.superviewMove, .willMove)
    case .didMoveToSuperview: .viewMove(.superviewMove, .didMove)
    case .launch: .application(.launch)
    case .applicationDidBecomeActive: .application(.didBecomeActive)
    case .applicationWillResignActive: .application(.willResignActive)
    case .applicationDidEnterBackground: .application(.didEnterBackground)
    case .applicationWillEnterForeground: .application(.willEnterForeground)
    case .applicationWillTerminate: .application(.willTerminate)
    case .sceneWillConnect: .scene(.willConnect)
    case .sceneWillEnterForeground: .scene(.willEnterForeground)
    case .sceneDidBecomeActive: .scene(.didBecomeActive)
    case .sceneWillResignActive: .scene(.willResignActive)
    case .sceneDidEnterBackground: .scene(.didEnterBackground)
    case .sceneDidDisconnect: .scene(.didDisconnect)
    }
  }

  /// The column of the application's table, or `nil` for a callback that is not in it.
  var applicationTrigger: ApplicationTrigger? {
    if case .application(let trigger) = effect { trigger } else { nil }
  }

  /// The column of the scene's table, or `nil` for a callback that is not in it.
  var sceneTrigger: SceneTrigger? {
    if case .scene(let trigger) = effect { trigger } else { nil }
  }

  /// The table of a view's move to a window or a superview with its column, or `nil` for a callback
  /// that is not in one.
  var viewMove: (kind: RegionKind, trigger: ViewMoveTrigger)? {
    if case .viewMove(let kind, let trigger) = effect { (kind, trigger) } else { nil }
  }

  /// The column of the appearance table, or `nil` for a callback that is not in it.
  var appearanceTrigger: AppearanceTrigger? {
    if case .appearance(let trigger) = effect { trigger } else { nil }
  }

  /// Whether the callback moves a controller, or is the beginning or the end of any object.
  var movesController: Bool {
    switch effect {
    case .controller, .appearance: true
    case .nothing, .viewMove, .application, .scene: false
    }
  }

  /// The callbacks that reports list as observed, in the order of a lifetime.
  static let reported: [CallbackInfo] = CallbackCatalog.rows
    .filter { $0.role.movesController || $0.role == .launch }
    .sorted { ($0.role.rawValue, $0.name.id) < ($1.role.rawValue, $1.name.id) }
}

extension CallbackRole {
  /// The bit that marks the callback as observed.
  package var bit: UInt32 { 1 << UInt32(rawValue) }
}
