import TraceModel

/// What the known callbacks mean to the regions, by the number of their name.
///
/// One look-up in a dense array replaces a chain of comparisons for each event.
enum Vocabulary {
  /// What a callback does to an object.
  enum Meaning: UInt8, Sendable {
    case none
    case initializer
    case deinitializer
    case loadView
    case viewDidLoad
    case willAppear
    case isAppearing
    case didAppear
    case willDisappear
    case didDisappear
    case willMoveToParent
    case didMoveToParent
    case launch
    case otherController
    case willLayout
    case didLayout
    case willMoveToWindow
    case didMoveToWindow
    case appDidBecomeActive
    case appWillResignActive
    case appDidEnterBackground
    case appWillEnterForeground
    case appWillTerminate
    case sceneWillConnect
    case sceneWillEnterForeground
    case sceneDidBecomeActive
    case sceneWillResignActive
    case sceneDidEnterBackground
    case sceneDidDisconnect

    /// The column of the application's table, or `nil` when the callback does not stand in it.
    var applicationLetter: ApplicationLetter? {
      switch self {
      case .launch: .launch
      case .appDidBecomeActive: .didBecomeActive
      case .appWillResignActive: .willResignActive
      case .appDidEnterBackground: .didEnterBackground
      case .appWillEnterForeground: .willEnterForeground
      case .appWillTerminate: .willTerminate
      default: nil
      }
    }

    /// The column of the scene's table, or `nil` when the callback does not stand in it.
    var sceneLetter: SceneLetter? {
      switch self {
      case .sceneWillConnect: .willConnect
      case .sceneWillEnterForeground: .willEnterForeground
      case .sceneDidBecomeActive: .didBecomeActive
      case .sceneWillResignActive: .willResignActive
      case .sceneDidEnterBackground: .didEnterBackground
      case .sceneDidDisconnect: .didDisconnect
      default: nil
      }
    }

    /// Whether the callback is of the application or a scene.
    var isOfSystem: Bool { self == .launch || rawValue >= Self.appDidBecomeActive.rawValue }

    /// Whether the callback is of a view on its way to a window.
    var isOfView: Bool { self == .willMoveToWindow || self == .didMoveToWindow }

    /// The column of the appearance table, or `nil` when the callback does not stand in it.
    var appearanceLetter: AppearanceLetter? {
      switch self {
      case .willAppear: .willAppear
      case .isAppearing: .isAppearing
      case .didAppear: .didAppear
      case .willDisappear: .willDisappear
      case .didDisappear: .didDisappear
      default: nil
      }
    }

    /// The bit that marks the callback as seen.
    var bit: UInt32 { 1 << UInt32(rawValue) }
  }

  /// The known callbacks with their meanings, in the order of a life.
  static let names: [(Name, Meaning)] = [
    (.initializer, .initializer), (.deinitializer, .deinitializer), (.loadView, .loadView),
    (.viewDidLoad, .viewDidLoad), (.viewWillAppear, .willAppear),
    (.viewIsAppearing, .isAppearing), (.viewDidAppear, .didAppear),
    (.viewWillDisappear, .willDisappear), (.viewDidDisappear, .didDisappear),
    (.willMoveToParent, .willMoveToParent), (.didMoveToParent, .didMoveToParent),
    (.applicationDidFinishLaunching, .launch), (.viewWillLayoutSubviews, .willLayout),
    (.viewDidLayoutSubviews, .didLayout), (.updateViewConstraints, .otherController),
    (.viewWillTransition, .otherController), (.loadViewIfNeeded, .otherController),
    (.viewDidUnload, .otherController), (.didReceiveMemoryWarning, .otherController),
    (.willMoveToWindow, .willMoveToWindow), (.didMoveToWindow, .didMoveToWindow),
    (.applicationDidBecomeActive, .appDidBecomeActive),
    (.applicationWillResignActive, .appWillResignActive),
    (.applicationDidEnterBackground, .appDidEnterBackground),
    (.applicationWillEnterForeground, .appWillEnterForeground),
    (.applicationWillTerminate, .appWillTerminate), (.sceneWillConnect, .sceneWillConnect),
    (.sceneWillEnterForeground, .sceneWillEnterForeground),
    (.sceneDidBecomeActive, .sceneDidBecomeActive),
    (.sceneWillResignActive, .sceneWillResignActive),
    (.sceneDidEnterBackground, .sceneDidEnterBackground),
    (.sceneDidDisconnect, .sceneDidDisconnect),
  ]

  /// The meanings by the number of a name; names beyond the end mean nothing.
  static let table: [Meaning] = {
    let count = (names.map { Int($0.0.id) }.max() ?? 0) + 1
    var table = [Meaning](repeating: .none, count: count)
    for (name, meaning) in names { table[Int(name.id)] = meaning }
    return table
  }()

  /// Returns what a name means.
  static func meaning(of name: Name) -> Meaning {
    let place = Int(name.id)
    return place < table.count ? table[place] : .none
  }

  /// The names whose overrides must call super, as SwiftLint's `overridden_super_call` lists them
  /// for view controllers, with `viewIsAppearing`.
  static let requiringSuper: Set<Name> = [
    .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .willMoveToParent, .didMoveToParent,
  ]

  /// The texts of the names that Lifeline knows.
  static let knownNames = NameTable()

  /// Returns the text of a known name.
  static func text(_ name: Name) -> String { knownNames[name] }
}
