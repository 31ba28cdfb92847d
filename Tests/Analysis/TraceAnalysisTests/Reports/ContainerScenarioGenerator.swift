import TestSupport

/// Makes scenario files of apps that change stacks, tabs and pages, also from inside callbacks.
///
/// Nothing in them is a mistake: no call of a callback, no view without its controller, no controller
/// on two stacks.
struct ContainerScenarioGenerator {
  private var random: SplitMix64
  /// The controllers that no line has used yet; each is used once, so that nothing is pushed twice.
  private var fresh = (1...24).map { "F\($0)" }
  private let hasTabs: Bool
  /// Whether the app has a page controller, whose pages may be replaced before they are shown.
  let hasPages: Bool

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    hasTabs = seed % 3 != 0
    hasPages = seed % 3 == 1
  }

  /// Returns the text of a scenario.
  mutating func scenario() -> String {
    var steps = ["W.rootViewController = \(hasTabs ? "T" : "N")"]
    var hooks: [String: [String]] = [:]
    if flip() { steps.append("W.makeKeyAndVisible()") }
    for _ in 0..<(2 + below(6)) {
      if flip() { addHook(to: &hooks) }
      steps.append(operation())
      switch below(4) {
      case 0: steps.append("settle")
      case 1: steps.append("advance \(below(700))ms")
      default: break
      }
    }
    steps += ["W.makeKeyAndVisible()", "settle"]
    // Each page that was set has been shown in the end.
    if hasPages { steps += ["T.selectedIndex = 2", "settle"] }
    let objects = fixed + (1...24).map { "F\($0): UIViewController" }
    let hookLines = hooks.sorted { $0.key < $1.key }.map { name, lines in
      (["  \(name):"] + lines.map { "    - \($0)" }).joined(separator: "\n")
    }
    return """
      title: Generated
      objects:
      \(objects.map { "  \($0)" }.joined(separator: "\n"))
      \(hookLines.isEmpty ? "" : "hooks:\n")\(hookLines.joined(separator: "\n"))
      steps:
      \(steps.map { "  - \($0)" }.joined(separator: "\n"))
      expect: []
      """
  }

  private var fixed: [String] {
    let stack = ["W: UIWindow", "N: UINavigationController(rootViewController: R)"]
    let tabs = [
      "T: UITabBarController(viewControllers: [N, M\(hasPages ? ", P" : "")])",
      "M: UINavigationController(rootViewController: S)",
      "S: UIViewController",
    ]
    let pages = ["P: UIPageViewController(transitionStyle: .scroll)"]
    return stack + ["R: UIViewController"] + (hasTabs ? tabs : []) + (hasPages ? pages : [])
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func flip() -> Bool { below(2) == 0 }

  private mutating func next() -> String? { fresh.popLast() }

  private mutating func stack() -> String { hasTabs && below(4) == 0 ? "M" : "N" }

  private mutating func operation() -> String {
    let animated = flip()
    let stack = stack()
    switch below(hasPages ? 10 : hasTabs ? 8 : 6) {
    case 0, 1:
      guard let new = next() else { return "idle" }
      return "\(stack).pushViewController(\(new), animated: \(animated))"
    case 2: return "\(stack).popViewController(animated: \(animated))"
    case 3: return "\(stack).popToRootViewController(animated: \(animated))"
    case 4, 5:
      guard let first = next(), let second = next() else { return "idle" }
      let controllers = flip() ? first : "\(first), \(second)"
      return "\(stack).setViewControllers([\(controllers)], animated: \(animated))"
    case 6: return "T.selectedIndex = \(below(hasPages ? 3 : 2))"
    case 7: return "T.tapTab(at: \(below(hasPages ? 3 : 2)))"
    default:
      guard let page = next() else { return "idle" }
      return "P.setViewControllers([\(page)], direction: .forward, animated: \(animated))"
    }
  }

  private mutating func addHook(to hooks: inout [String: [String]]) {
    let callbacks = [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
      "viewDidDisappear", "willMove(toParent:)", "didMove(toParent:)",
    ]
    let names = ["R", "F24", "F23", "F22", "F21", "F20", "F19"]
    let name = names[below(names.count)]
    let callback = callbacks[below(callbacks.count)]
    let line = operation()
    // The root receives willMove(toParent:) while its stack is created, which no hook can use yet.
    // Other callbacks come more than once, and a second push of the same controller is a mistake.
    guard line != "idle", name != "R" || !callback.hasPrefix("willMove"),
      !line.contains("push") || callback == "viewDidLoad"
    else { return }
    hooks["\(name).\(callback)", default: []].append(line)
  }
}
