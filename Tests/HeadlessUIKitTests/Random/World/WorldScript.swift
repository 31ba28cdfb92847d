/// What a random run does, as data: it can be run again, cut down, and written as a scenario.
struct WorldScript: Equatable {
  /// What the run may do besides correct use.
  var manners: Manners
  /// What controllers do inside their callbacks, each time, after super.
  var hooks: [Hook] = []
  /// What is done from outside, one after the other.
  var steps: [WorldOperation] = []

  /// Which mistakes a run may make; all of them push twice, build cycles and present the presented.
  enum Manners: Int, CaseIterable {
    /// No others.
    case polite
    /// It drives appearance and tells of parents by hand, too, right and wrong.
    case handy
    /// It takes views and controllers from those that show them, too.
    case rough
  }

  /// What one controller does inside one of its callbacks.
  struct Hook: Equatable {
    var controller: Int
    var callback: Callback
    var operations: [WorldOperation]
  }

  /// The callbacks in which controllers act.
  enum Callback: String, CaseIterable {
    case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear
    case viewWillDisappear, viewDidDisappear, viewDidLayoutSubviews
    case willMove = "willMove(toParent:)"
    case didMove = "didMove(toParent:)"

    /// The letter of the callback in ``WorldWords``; `nil` for a callback that is not recorded.
    var letter: Character? {
      switch self {
      case .viewDidLoad: "L"
      case .viewWillAppear: "a"
      case .viewIsAppearing: "i"
      case .viewDidAppear: "A"
      case .viewWillDisappear: "d"
      case .viewDidDisappear: "D"
      case .viewDidLayoutSubviews, .willMove, .didMove: nil
      }
    }
  }
}

/// A view of the world.
enum WorldPlace: Equatable {
  /// One of the loose views.
  case view(Int)
  /// The root view of a controller, which is loaded for it.
  case root(Int)
  /// A window.
  case window(Int)
}

/// What a finger does.
enum WorldFinger: Equatable {
  case begin
  /// The finger moves to a fraction of the way, in percent.
  case update(Int)
  case finish
  case cancel
}

/// One operation; objects are numbers of ``WorldCast``.
enum WorldOperation: Equatable {
  // Windows.
  case setRoot(window: Int, Int?)
  case show(window: Int)
  case hide(window: Int, Bool)
  case rotate(window: Int, isLandscape: Bool)
  // Views.
  case add(WorldPlace, to: WorldPlace)
  case insert(WorldPlace, at: Int, in: WorldPlace)
  case takeOut(WorldPlace)
  case bringToFront(WorldPlace, in: WorldPlace)
  case layOut(WorldPlace)
  case resize(WorldPlace, Int)
  case animate(WorldPlace, milliseconds: Int)
  // Containment.
  case addChild(Int, to: Int)
  case removeChild(Int)
  case willMove(Int, Int?)
  case didMove(Int, Int?)
  case embed(Int, in: Int)
  case unembed(Int)
  case exchange(Int, Int, milliseconds: Int)
  case setView(Int, view: Int)
  // Appearance by hand.
  case begin(Int, isAppearing: Bool, animated: Bool)
  case end(Int)
  case callDirectly(Int, WorldScript.Callback)
  // Stacks.
  case push(Int, on: Int, animated: Bool)
  case pop(Int, animated: Bool)
  case popTo(Int, on: Int, animated: Bool)
  case popToRoot(Int, animated: Bool)
  case setStack(Int, [Int], animated: Bool)
  case swipe(Int, WorldFinger)
  // Tabs.
  case setTabs([Int])
  case select(Int)
  case tap(Int)
  case slide(WorldFinger, to: Int)
  // Pages.
  case setPage(Int, on: Int, animated: Bool)
  case turn(Int, WorldFinger, to: Int)
  // Presentations.
  case present(Int, on: Int, animated: Bool)
  case dismiss(Int, animated: Bool)
  case setStyle(Int, Int)
  case defineContext(Int, Bool)
  case hold(Int, Bool)
  case drag(Int, WorldFinger)
  // Animators of the app.
  case setAnimation(WorldAnimation)
  case drive(WorldFinger)
  // The system and time.
  case enterBackground, enterForeground, warnOfMemory
  case advance(milliseconds: Int)
  case idle, settle
  case release(Int)
}
