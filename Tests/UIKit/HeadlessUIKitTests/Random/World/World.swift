import Foundation
import HeadlessUIKit
import TraceModel

/// Two windows, a set of controllers and views, and the state of a script that uses them.
@MainActor
final class World: WorldListener {
  let app: HeadlessApp
  let script: WorldScript
  let words = WorldWords()
  let animators = WorldAnimators()
  private(set) var windows: [UIWindow] = []
  private var held: [UIViewController?] = []
  private(set) var known: [WeakController] = []
  /// The identities of the controllers, which outlive them.
  private(set) var subjects: [SubjectID] = []
  private(set) var descriptions: [String] = []
  private(set) var views: [WorldView] = []
  let roles: [WorldRole]
  private var hooks: [Int: [WorldScript.Callback: [WorldOperation]]] = [:]
  /// The number of performed operations, including those in callbacks.
  private(set) var operations = 0
  /// The number of operations that were skipped because the manners forbid them or an object is
  /// gone.
  private(set) var omitted = 0
  /// The number of operations that callbacks may still perform.
  private var budget = 60
  private var depth = 0
  /// Whether a callback exceeded the limits of depth or number of operations.
  private(set) var wasLimited = false
  /// Whether callbacks perform no operations.
  var isCalm = false
  /// The first error of the clock.
  private(set) var clockError: ClockError?

  struct WeakController {
    weak var controller: UIViewController?
  }

  init(_ script: WorldScript, app: HeadlessApp) {
    self.script = script
    self.app = app
    let words = words
    roles = WorldCast.controllers.indices.map { WorldRole($0, words) }
    windows = WorldCast.windows.map { _ in UIWindow() }
    views = WorldCast.views.map { WorldView($0) }
    held = WorldCast.controllers.indices.map { make($0) }
    known = held.map { WeakController(controller: $0) }
    subjects = held.compactMap { $0?.traceSubject }
    descriptions = held.compactMap { $0?.description }
    for hook in script.hooks {
      hooks[hook.controller, default: [:]][hook.callback, default: []] += hook.operations
    }
  }

  private func make(_ number: Int) -> UIViewController {
    let role = roles[number]
    role.listener = self
    if WorldCast.plain.contains(number) { return OverridingWorldController(role) }
    app.runtime.prepareNextBirth(observer: role)
    switch number {
    case WorldCast.stacks: return UINavigationController()
    case WorldCast.tabs: return UITabBarController()
    case WorldCast.pages:
      let pages = UIPageViewController(
        transitionStyle: number % 2 == 1 ? .scroll : .pageCurl,
        navigationOrientation: .horizontal
      )
      pages.dataSource = role
      return pages
    default: return UIAlertController()
    }
  }

  /// Returns a controller while it is alive.
  func controller(_ number: Int) -> UIViewController? { known[number].controller }

  /// All live controllers, with their numbers.
  var everyone: [(number: Int, controller: UIViewController)] {
    known.enumerated().compactMap { number, entry in entry.controller.map { (number, $0) } }
  }

  /// Performs a step of the script, unless its manners forbid it.
  func perform(_ operation: WorldOperation) {
    guard clockError == nil else { return }
    guard allows(operation), carryOut(operation) else {
      omitted += 1
      return
    }
    operations += 1
  }

  func respond(to callback: WorldScript.Callback, of controller: Int) {
    guard !isCalm, let answer = hooks[controller]?[callback] else { return }
    guard depth < 3, budget > 0 else {
      wasLimited = true
      return
    }
    depth += 1
    budget -= answer.count
    for operation in answer { perform(operation) }
    depth -= 1
  }

  /// Releases a controller.
  func release(_ number: Int) { held[number] = nil }

  /// Moves the clock; the first failure ends the run.
  func withClock(_ body: (HeadlessApp) throws(ClockError) -> Void) {
    do throws(ClockError) {
      try body(app)
    } catch {
      // A callback can't move the clock: the refusal is correct.
      if depth == 0 { clockError = clockError ?? error }
    }
  }

  /// Ends all gestures and lets all work end.
  func comeToRest() {
    isCalm = true
    animators.animation = .system
    // Work that waits for the commit begins, under its gesture if it is interactive.
    withClock { app throws(ClockError) in try app.idle() }
    animators.release()
    for (_, controller) in everyone {
      (controller as? UINavigationController)?.cancelInteractivePop()
      (controller as? UITabBarController)?.cancelInteractiveSwitch()
      (controller as? UIPageViewController)?.cancelInteractivePageTurn()
      controller.presentationController?.cancelInteractiveDismissal()
    }
    withClock { app throws(ClockError) in try app.settle() }
  }

  /// Takes the hierarchy apart and releases it.
  func end() {
    isCalm = true
    for window in windows { window.rootViewController = nil }
    withClock { app throws(ClockError) in try app.settle() }
    for (_, controller) in everyone where controller.presentedViewController != nil {
      controller.dismiss(animated: false)
    }
    withClock { app throws(ClockError) in try app.settle() }
    for (_, controller) in everyone {
      (controller as? UINavigationController)?.viewControllers = []
      (controller as? UITabBarController)?.viewControllers = nil
      controller.removeFromParent()
      controller.viewIfLoaded?.removeFromSuperview()
    }
    for view in views { view.removeFromSuperview() }
    withClock { app throws(ClockError) in try app.settle() }
    held = []
    views = []
    windows = []
  }
}

/// A loose view that records its window changes.
final class WorldView: UIView {
  let name: String
  /// The received `willMove(toWindow:)` as `w` and `didMoveToWindow` as `W`.
  private(set) var word = ""
  private(set) var announced: ObjectIdentifier?

  init(_ name: String) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    word.append("w")
    announced = newWindow.map { ObjectIdentifier($0) }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    word.append("W")
  }
}
