import TraceModel

extension CallbackRole {
  /// What a callback moves: one row of the tables below.
  private enum Effect {
    case nothing
    case controller
    case appearance(AppearanceLetter)
    case windowMove(WindowMoveLetter)
    case application(ApplicationLetter)
    case scene(SceneLetter)
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
    case .willMoveToWindow: .windowMove(.willMove)
    case .didMoveToWindow: .windowMove(.didMove)
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
  var applicationLetter: ApplicationLetter? {
    if case .application(let letter) = effect { letter } else { nil }
  }

  /// The column of the scene's table, or `nil` for a callback that is not in it.
  var sceneLetter: SceneLetter? {
    if case .scene(let letter) = effect { letter } else { nil }
  }

  /// The column of the table of a view's way to a window, or `nil` for a callback that is not in it.
  var windowMoveLetter: WindowMoveLetter? {
    if case .windowMove(let letter) = effect { letter } else { nil }
  }

  /// The column of the appearance table, or `nil` for a callback that is not in it.
  var appearanceLetter: AppearanceLetter? {
    if case .appearance(let letter) = effect { letter } else { nil }
  }

  /// Whether the callback moves a controller, or is the beginning or the end of any object.
  var movesController: Bool {
    switch effect {
    case .controller, .appearance: true
    case .nothing, .windowMove, .application, .scene: false
    }
  }

  /// The bit that marks the callback as seen.
  var bit: UInt32 { 1 << UInt32(rawValue) }

  /// The callbacks that reports list as observed, in the order of a lifetime.
  static let reported: [CallbackInfo] = CallbackCatalog.rows
    .filter { $0.role.movesController || $0.role == .launch }
    .sorted { ($0.role.rawValue, $0.name.id) < ($1.role.rawValue, $1.name.id) }
}
