import Dispatch
import Foundation
import HeadlessUIKit
import Synchronization
import Testing
import TraceModel
import TraceRecorder

/// A controller that keeps others in several ways.
private final class Keeper: UIViewController {
  struct Shelf {
    weak var guest: UIViewController?
    var kept: UIViewController?
  }

  var cache: [UIViewController] = []
  var byName: [String: UIViewController] = [:]
  weak var delegate: UIViewController?
  unowned(safe) var other: UIViewController?
  var shelf = Shelf()
  lazy var made: UIViewController? = nil
}

/// A controller with a property that can't be copied, before and after others.
private final class Locked: UIViewController {
  let first = Mutex<[String]>([])
  var kept: UIViewController?
  let last = Mutex(0)
  var item = DispatchWorkItem {}
  var timer: Timer?
  var task = Task {}
}

private final class Model {
  var owner: UIViewController?
}

private final class Leaking: UIViewController {
  var model: Model?
  var onClose: (() -> Void)?
  var timer: Timer?
}

@MainActor
struct `Paths of references` {
  /// Shows a keeper, and returns what keeps a loaded controller alive.
  private func explanation(
    _ arrange: @MainActor (Keeper, Leaking) -> Void
  ) throws -> String? {
    try inContext { app in
      let keeper = Keeper()
      let leak = Leaking()
      leak.loadViewIfNeeded()
      let window = UIWindow()
      window.rootViewController = keeper
      window.makeKeyAndVisible()
      arrange(keeper, leak)
      let found = app.retentions(of: [leak.traceSubject])
      leak.model = nil
      leak.onClose = nil
      leak.timer?.invalidate()
      leak.viewIfLoaded?.subviews.forEach { $0.removeFromSuperview() }
      withExtendedLifetime(window) {}
      return found[leak.traceSubject]?.phrase
    }
  }

  private func inContext<Result>(_ body: (HeadlessApp) throws -> Result) throws -> Result {
    let context = RecordingContext.inMemory(title: "references")
    let app = HeadlessApp(recordingInto: context)
    defer { app.end() }
    return try RecordingContext.$current.withValue(context) { try body(app) }
  }

  @Test func `properties that can't be copied and objects of the system are not read`() throws {
    let phrase = try explanation { keeper, leak in
      let locked = Locked()
      keeper.cache = [locked, leak]
    }
    #expect(phrase == start + "cache[1] (Leaking)")
    let nested = try explanation { keeper, leak in
      let locked = Locked()
      locked.kept = leak
      keeper.cache = [locked]
    }
    #expect(nested == start + "cache[0] (Locked) → kept (Leaking)")
  }

  @Test func `the search for a controller that nothing holds reads all objects`() throws {
    let phrase = try explanation { keeper, _ in
      let locked = Locked()
      locked.timer = Timer(timeInterval: 1, repeats: false) { _ in }
      keeper.cache = [locked]
    }
    #expect(phrase?.hasPrefix("no path of references was found") == true)
  }

  private let unknown =
    "no path of references was found; tasks and objects of the system can't be read"
  private let start = "held by window → rootViewController (Keeper) → "

  @Test func `reference paths lead from a window through properties and collections`() throws {
    #expect(
      try explanation { $0.cache = [UIViewController(), $1] } == start + "cache[1] (Leaking)"
    )
    #expect(try explanation { $0.byName = ["a": $1] } == start + "byName[a] (Leaking)")
    #expect(try explanation { $0.shelf.kept = $1 } == start + "shelf.kept (Leaking)")
    #expect(try explanation { $0.made = $1 } == start + "made (Leaking)")
  }

  @Test func `reference paths lead through the hierarchy of controllers`() throws {
    let found = try explanation { keeper, leak in
      let child = Keeper()
      keeper.addChild(child)
      child.cache = [leak]
    }
    #expect(found == start + "children[0] (Keeper) → cache[0] (Leaking)")
  }

  @Test func `reference paths do not follow weak and unowned references`() throws {
    let found = try explanation { keeper, leak in
      keeper.delegate = leak
      keeper.other = leak
      keeper.shelf.guest = leak
    }
    #expect(found == unknown)
  }

  @Test func `reference paths show a cycle of the object itself`() throws {
    let found = try explanation { _, leak in
      let model = Model()
      model.owner = leak
      leak.model = model
    }
    #expect(found == "it holds itself: Leaking → model (Model) → owner (Leaking)")
  }

  @Test func `reference paths lead through what closures captured`() throws {
    #expect(try explanation { _, leak in leak.onClose = { leak.title = nil } } == cycle)
    #expect(
      try explanation { _, leak in
        leak.onClose = { [count = 1] in leak.title = "\(count)" }
      } == cycle
    )
    #expect(
      try explanation { _, leak in
        var kept: UIViewController? = leak
        leak.onClose = { kept = kept?.parent }
      } == cycle
    )
    #expect(
      try explanation { _, leak in
        let inner = { leak.title = nil }
        leak.onClose = { inner() }
      } == cycle
    )
    #expect(
      try explanation { _, leak in
        let shelf = Keeper.Shelf(guest: nil, kept: leak)
        leak.onClose = { [words = ["a"]] in shelf.kept?.title = words[0] }
      } == "it holds itself: Leaking → closure in onClose.kept (Leaking)"
    )
  }

  private let cycle = "it holds itself: Leaking → closure in onClose (Leaking)"

  @Test func `reference paths do not lead through weak and unowned captures`() throws {
    #expect(
      try explanation { _, leak in leak.onClose = { [weak leak] in leak?.title = nil } } == unknown
    )
    #expect(
      try explanation { _, leak in
        leak.onClose = { [unowned leak, keeper = NSObject()] in
          leak.title = "\(keeper === leak)"
        }
      } == unknown
    )
  }

  @Test func `reference paths lead through the objects of UIKit`() throws {
    #expect(
      try explanation { _, leak in
        let button = UIButton(primaryAction: UIAction(title: "Close") { _ in leak.title = nil })
        leak.view.addSubview(button)
      }?.hasPrefix("it holds itself: Leaking → view (UIView) → subviews[0] (UIButton)") == true
    )
    #expect(
      try explanation { keeper, leak in
        keeper.navigationItem.searchController = UISearchController(searchResultsController: leak)
      }?.hasSuffix("(UISearchController) → searchResultsController (Leaking)") == true
    )
    let timer = try explanation { _, leak in
      leak.timer = Timer(timeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { leak.title = nil }
      }
    }
    #expect(timer?.hasPrefix("it holds itself: Leaking → timer (Timer) → closure in ") == true)
  }

  @Test func `reference paths begin at static properties and global variables`() throws {
    #expect(
      try explanation { _, leak in Singletons.shared.kept = leak }
        == "held by static HeadlessUIKitTests.Singletons.shared → kept (Leaking)"
    )
    Singletons.shared.kept = nil
    let list = try explanation { _, leak in Singletons.list = [leak] }
    #expect(list?.hasSuffix("list[0]") == true && list?.hasPrefix("held by ") == true)
    Singletons.list = []
    let name = try explanation { _, leak in Singletons.byName = ["a": leak] }
    #expect(name?.hasSuffix("Singletons.byName[a]") == true)
    Singletons.byName = [:]
    let hidden = try explanation { _, leak in HiddenSingleton.instance?.kept = leak }
    #expect(hidden?.hasSuffix("instance → kept (Leaking)") == true)
    HiddenSingleton.instance?.kept = nil
    let global = try explanation { _, leak in globalKeeper.kept = leak }
    #expect(global?.hasSuffix("globalKeeper → kept (Leaking)") == true)
    globalKeeper.kept = nil
  }
}

extension `Paths of references` {
  @Test func `reference paths do not begin at weak static properties`() throws {
    let found = try explanation { keeper, leak in
      WeakSingletons.leak = leak
      WeakSingletons.delegate = keeper
      leak.onClose = { leak.title = nil }
    }
    #expect(found?.hasPrefix("it holds itself: ") == true)
    // Weak references to deallocated objects are read, too.
    WeakSingletons.leak = nil
    _ = try explanation { _, _ in }
    #expect(WeakSingletons.leak == nil)
  }
}

@MainActor
private enum WeakSingletons {
  static weak var leak: UIViewController?
  static weak var delegate: (any AnyObject)?
}

@MainActor
final class Singletons {
  static let shared = Singletons()
  static var list: [UIViewController] = []
  fileprivate static var byName: [String: UIViewController] = [:]

  var kept: UIViewController?
}

@MainActor
private final class HiddenSingleton {
  static var instance: HiddenSingleton? = HiddenSingleton()

  var kept: UIViewController?
}

@MainActor private let globalKeeper = HiddenSingleton()
