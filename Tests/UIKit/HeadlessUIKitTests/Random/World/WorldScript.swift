/// The operations of a random run, as data that can be run again, shrunk, and written as a
/// scenario.
struct WorldScript: Equatable {
  /// The mistakes that the run may make.
  var manners: Manners
  /// The operations that controllers perform inside their callbacks, after super.
  var hooks: [Hook] = []
  /// The operations that are performed outside callbacks, in order.
  var steps: [WorldOperation] = []

  /// The kinds of mistakes; all scripts push twice, build cycles and present presented controllers.
  enum Manners: Int, CaseIterable {
    /// No others.
    case polite
    /// The script drives appearance and containment callbacks manually, too, correctly or not.
    case handy
    /// The script removes views and controllers from their containers, too.
    case rough
  }

  /// The operations of one controller inside one of its callbacks.
  struct Hook: Equatable {
    var controller: Int
    var callback: Callback
    var operations: [WorldOperation]
  }

  /// The callbacks in which controllers perform operations.
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
  /// The root view of a controller, which the operation loads.
  case root(Int)
  /// A window.
  case window(Int)
}

/// A phase of a gesture.
enum WorldFinger: Equatable {
  case begin
  /// The finger moves to a fraction of the distance, in percent.
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
  // Manual appearance.
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
