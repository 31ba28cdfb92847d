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
    (.applicationDidFinishLaunching, .launch), (.viewWillLayoutSubviews, .otherController),
    (.viewDidLayoutSubviews, .otherController), (.updateViewConstraints, .otherController),
    (.viewWillTransition, .otherController), (.loadViewIfNeeded, .otherController),
    (.viewDidUnload, .otherController), (.didReceiveMemoryWarning, .otherController),
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
