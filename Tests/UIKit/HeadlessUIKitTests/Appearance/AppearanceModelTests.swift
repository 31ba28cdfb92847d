import HeadlessUIKit
import TestSupport
import Testing

/// Random containment and view operations on four controllers, checked against an independent model
/// of appearance.
///
/// The app never drives appearance here, so that the model predicts the final state of each
/// controller. The random worlds cover sequences with appearance that the app drives.
struct `Random containment` {
  @Test(arguments: TestLength.each(2, of: 0..<30)) @MainActor
  func `controllers are visible at rest exactly if their views are in a window`(
    batch: Int
  ) async throws {
    for run in 0..<10 {
      let seed = UInt64(batch * 1_000 + run * 2 + 1)
      var survivors: [WeakObject] = []
      try await withApp { app in
        var cast: Cast? = Cast(seed: seed, app: app)
        for _ in 0..<50 { try cast?.step() }
        try app.settle()
        let problems = cast?.problems() ?? []
        #expect(problems.isEmpty, "seed \(seed): \(problems.joined(separator: "; "))")
        survivors = cast?.takeApart() ?? []
        cast = nil
        try app.settle()
      }
      let leaked = survivors.compactMap(\.name)
      #expect(leaked.isEmpty, "seed \(seed) leaks \(leaked)")
    }
  }
}

private struct WeakObject {
  weak var object: LoggingViewController?

  @MainActor var name: String? { object?.name }
}

/// Four controllers, two windows, and the operations that a seed selects.
@MainActor
private final class Cast {
  private let app: HeadlessApp
  private let journal = Journal()
  private var random: SplitMix64
  private let windows = [UIWindow(), UIWindow()]
  private let controllers: [StagedController]
  private var operations: [String] = []
  /// How often each controller may receive `viewDidAppear` again, because it became a child while it
  /// was appearing.
  private var lateAdoptions: [String: Int] = [:]

  init(seed: UInt64, app: HeadlessApp) {
    self.app = app
    random = SplitMix64(seed: seed)
    windows[0].isHidden = false
    let journal = journal
    controllers = (0..<4).map { StagedController("c\($0)", journal) }
    controllers[3].forwardsByHand = random.below(3) == 0
  }

  func step() throws {
    let one = controllers[random.below(4)]
    let other = controllers[random.below(4)]
    let choice = random.below(23)
    operations.append("\(choice) \(one.name) \(other.name)")
    switch choice {
    case 6, 7, 12, 13, 14: try app.advance(by: .milliseconds(random.below(300)))
    case 22:
      let callback = Self.callbacks[random.below(Self.callbacks.count)]
      let inner = [1, 2, 4, 5, 9, 15, 17][random.below(7)]
      operations.append("\(inner) in \(one.name).\(callback)")
      one.hooks[callback] = { [unowned self, unowned one] in
        one.hooks[callback] = nil
        perform(inner, on: other, one)
      }
    default: perform(choice, on: one, other)
    }
  }

  private func perform(_ choice: Int, on one: StagedController, _ other: StagedController) {
    let window = windows[random.below(2)]
    let isOn = random.below(2) == 0
    switch choice {
    case 0, 1: adopt(other, by: one)
    case 2: one.removeFromParent()
    case 3, 4: one.view.addSubview(other.view)
    case 5: one.view.removeFromSuperview()
    case 8: window.isHidden = isOn
    case 9, 17, 18: window.rootViewController = isOn || choice == 17 ? one : nil
    case 10: one.willMove(toParent: isOn ? other : nil)
    case 11: one.didMove(toParent: isOn ? one.parent : nil)
    default:
      adopt(other, by: one)
      one.view.addSubview(other.view)
      other.didMove(toParent: one)
    }
  }

  private func adopt(_ child: StagedController, by parent: StagedController) {
    if state(of: child) == "A" { lateAdoptions[child.name, default: 0] += 1 }
    parent.addChild(child)
  }

  func problems() -> [String] {
    var found: [String] = []
    let diagnostics = app.diagnostics()
    for controller in controllers {
      found += disagreements(of: controller)
      if diagnostics.contains(unbalanced(controller)) {
        found.append("\(controller.name) is warned about")
      }
      if let word = illegalWord(of: controller) { found.append(word) }
      found += excess(of: controller)
      found += wrongStates(of: controller)
    }
    if !found.isEmpty { found.append("operations: \(operations)") }
    return found
  }

  /// Removes all controllers and views.
  ///
  /// - Returns: The controllers, none of which may survive the run.
  func takeApart() -> [WeakObject] {
    for controller in controllers { controller.hooks = [:] }
    for window in windows { window.rootViewController = nil }
    for controller in controllers {
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    return controllers.map { WeakObject(object: $0) }
  }

  private func disagreements(of controller: StagedController) -> [String] {
    var found: [String] = []
    for child in controller.children where child.parent !== controller {
      found.append("\(controller.name) has a child with another parent")
    }
    if let parent = controller.parent, parent.children.count(where: { $0 === controller }) != 1 {
      found.append("\(controller.name) is not once a child of its parent")
    }
    guard let view = controller.viewIfLoaded else { return found }
    if let superview = view.superview, superview.subviews.count(where: { $0 === view }) != 1 {
      found.append("\(controller.name)'s view is not once in its superview")
    }
    let root = sequence(first: view, next: \.superview).reduce(view) { $1 }
    if view.window !== root as? UIWindow {
      found.append("\(controller.name)'s view has a wrong window")
    }
    return found
  }

  /// A child whose view is in its parent's view must not be more visible than the parent.
  private func excess(of child: StagedController) -> [String] {
    guard let parent = child.parent as? StagedController, !parent.forwardsByHand,
      let view = child.viewIfLoaded, let own = parent.viewIfLoaded, view.isDescendant(of: own)
    else { return [] }
    let order = ["H", "D", "A", "V"]
    let (low, high) = (state(of: child), state(of: parent))
    guard let inner = order.firstIndex(of: low), let outer = order.firstIndex(of: high),
      inner > outer
    else { return [] }
    return ["\(child.name) is \(low) in \(parent.name), which is \(high)"]
  }

  /// A controller is visible at rest if its view is in a window, and otherwise hidden.
  ///
  /// The check skips a controller whose view was moved from a different window into the view of a
  /// controller that is not its parent: nothing forwards appearance to it.
  private func wrongStates(of controller: StagedController) -> [String] {
    guard !controllers[3].forwardsByHand, !isMisplaced(controller) else { return [] }
    let expected = controller.viewIfLoaded?.window == nil ? "H" : "V"
    let actual = state(of: controller)
    return actual == expected ? [] : ["\(controller.name) is \(actual), not \(expected)"]
  }

  /// Whether the view of a controller, or of one of its ancestors, is outside its parent's view.
  private func isMisplaced(_ controller: StagedController) -> Bool {
    guard let parent = controller.parent as? StagedController else { return false }
    guard let view = controller.viewIfLoaded, let own = parent.viewIfLoaded else { return true }
    return !view.isDescendant(of: own) || isMisplaced(parent)
  }

  private func state(of controller: StagedController) -> String {
    Self.states(of: word(of: controller)).last ?? "H"
  }

  private func illegalWord(of controller: StagedController) -> String? {
    let word = word(of: controller)
    var allowance = lateAdoptions[controller.name] ?? 0
    var state = "H"
    for callback in word {
      if Self.table[state]?[callback] == nil {
        guard state == "V", callback == "viewDidAppear", allowance > 0 else {
          return "\(controller.name): \(callback) in \(state) of \(word)"
        }
        allowance -= 1
      }
      state = Self.after[callback] ?? state
    }
    return nil
  }

  private func word(of controller: StagedController) -> [String] {
    journal.lines.filter { $0.hasPrefix("\(controller.name).view") }
      .map { String($0.dropFirst(controller.name.count + 1)) }
      .filter { Self.after[$0] != nil }
  }

  private static func states(of word: [String]) -> [String] { word.compactMap { after[$0] } }

  private static let callbacks = [
    "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear",
  ]

  private static let after = [
    "viewWillAppear": "A", "viewIsAppearing": "A", "viewDidAppear": "V", "viewWillDisappear": "D",
    "viewDidDisappear": "H",
  ]

  private static let table: [String: [String: String]] = [
    "H": ["viewWillAppear": "A"],
    "A": ["viewIsAppearing": "A", "viewDidAppear": "V", "viewWillDisappear": "D"],
    "V": ["viewWillDisappear": "D"],
    "D": ["viewWillAppear": "A", "viewDidDisappear": "H"],
  ]
}
