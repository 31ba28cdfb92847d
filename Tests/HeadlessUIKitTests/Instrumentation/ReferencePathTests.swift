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
      let phrases = app.references(to: [leak.traceSubject])
      leak.model = nil
      leak.onClose = nil
      withExtendedLifetime(window) {}
      return phrases[leak.traceSubject]
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

  private let start = "held by window → rootViewController (Keeper) → "

  @Test func `lead from a window through properties and collections`() throws {
    #expect(
      try explanation { $0.cache = [UIViewController(), $1] } == start + "cache[1] (Leaking)"
    )
    #expect(try explanation { $0.byName = ["a": $1] } == start + "byName[a] (Leaking)")
    #expect(try explanation { $0.shelf.kept = $1 } == start + "shelf.kept (Leaking)")
    #expect(try explanation { $0.made = $1 } == start + "made (Leaking)")
  }

  @Test func `lead through the hierarchy of controllers`() throws {
    let found = try explanation { keeper, leak in
      let child = Keeper()
      keeper.addChild(child)
      child.cache = [leak]
    }
    #expect(found == start + "children[0] (Keeper) → cache[0] (Leaking)")
  }

  @Test func `do not follow weak and unowned references`() throws {
    let found = try explanation { keeper, leak in
      keeper.delegate = leak
      keeper.other = leak
      keeper.shelf.guest = leak
    }
    #expect(found == "no path of references was found; closures, tasks and timers can't be read")
  }

  @Test func `show a cycle of the object itself`() throws {
    let found = try explanation { _, leak in
      let model = Model()
      model.owner = leak
      leak.model = model
    }
    #expect(found == "it holds itself: Leaking → model (Model) → owner (Leaking)")
  }

  @Test func `name the closures that may hold an object`() throws {
    let found = try explanation { _, leak in leak.onClose = { leak.title = nil } }
    #expect(
      found
        == "no path of references was found; closures, which reflection can't read, may hold it: "
        + "Leaking.onClose"
    )
  }
}
