import HeadlessUIKit
import Testing

/// Random operations on containers, half of them from inside callbacks.
struct `Random containers` {
  @Test(arguments: 0..<20) @MainActor func `show their content wherever they are shown`(
    batch: Int
  ) async throws {
    for run in 0..<25 {
      let seed = UInt64(batch * 1_000 + run + 1)
      try await withApp { app in
        let world = ContainerWorld(seed: seed, app: app)
        for _ in 0..<30 { try await world.step() }
        world.isCalm = true
        world.liftFingers()
        try await app.settle()
        let problems = world.problems()
        #expect(problems.isEmpty, "seed \(seed): \(problems.joined(separator: "; "))")
        world.end()
      }
    }
  }
}

/// A controller that does something in each of its callbacks, when its world wants it to.
@MainActor
private final class BusyController: LoggingViewController {
  weak var world: ContainerWorld?

  override func note(_ callback: String) {
    super.note(callback)
    if callback.hasPrefix("view") || callback.contains("Move") { world?.interfere() }
  }
}

/// One window, two stacks in a tab bar, a page controller, and operations that a seed chooses.
@MainActor
private final class ContainerWorld: UIPageViewControllerDataSource {
  private var random: SplitMix
  private let app: HeadlessApp
  private let journal = Journal()
  private let window = UIWindow()
  private let stacks = [UINavigationController(), UINavigationController()]
  private let tabs = UITabBarController()
  private let pages: UIPageViewController
  private var controllers: [BusyController] = []
  private var operations: [String] = []
  private var depth = 0
  private var budget = 60
  /// Whether callbacks let everything be.
  var isCalm = false

  init(seed: UInt64, app: HeadlessApp) {
    random = SplitMix(state: seed)
    self.app = app
    let style: UIPageViewController.TransitionStyle = seed % 2 == 0 ? .scroll : .pageCurl
    pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.dataSource = self
    controllers = (0..<6).map { BusyController("c\($0)", journal) }
    tabs.viewControllers = stacks + [pages]
    window.rootViewController = tabs
    for controller in controllers { controller.world = self }
  }

  /// Acts within a callback, now and then.
  func interfere() {
    guard !isCalm, depth < 3, budget > 0, random.below(8) == 0 else { return }
    budget -= 1
    depth += 1
    act()
    if random.below(3) == 0 {
      stacks[0].viewIfLoaded?.setNeedsLayout()
      stacks[0].viewIfLoaded?.layoutIfNeeded()
    }
    depth -= 1
  }

  func step() async throws {
    act()
    if random.below(2) == 0 { try await app.advance(by: .milliseconds(random.below(700))) }
  }

  private func act() {
    let stack = stacks[random.below(2)]
    let controller = controllers[random.below(controllers.count)]
    let other = controllers[random.below(controllers.count)]
    let isOn = random.below(2) == 0
    let choice = random.below(22)
    operations.append("\(depth):\(choice) \(controller.name) \(other.name) \(isOn)")
    switch choice {
    case 0: window.makeKeyAndVisible()
    case 1: window.rootViewController = isOn ? tabs : UIViewController()
    case 2, 3, 4: stack.pushViewController(controller, animated: isOn)
    case 5, 6: stack.popViewController(animated: isOn)
    case 7: stack.popToRootViewController(animated: isOn)
    case 8: stack.popToViewController(controller, animated: isOn)
    case 9: stack.setViewControllers([controller, other], animated: isOn)
    case 10: stack.setViewControllers(isOn ? [controller] : [], animated: isOn)
    case 11: stack.beginInteractivePop()
    case 12: stack.cancelInteractivePop()
    case 13: stack.finishInteractivePop()
    case 14: tabs.selectedIndex = random.below(3)
    case 15: tabs.tapTab(at: random.below(3))
    case 16: tabs.beginInteractiveSwitch(to: random.below(3))
    case 17: isOn ? tabs.cancelInteractiveSwitch() : tabs.finishInteractiveSwitch()
    case 18: pages.setViewControllers([controller], direction: .forward, animated: isOn)
    case 19: pages.beginInteractivePageTurn(isOn ? .forward : .reverse)
    case 20: isOn ? pages.cancelInteractivePageTurn() : pages.finishInteractivePageTurn()
    default: tabs.viewControllers = isOn ? [stacks[0], pages] : stacks + [pages]
    }
  }

  func liftFingers() {
    for stack in stacks { stack.cancelInteractivePop() }
    tabs.cancelInteractiveSwitch()
    pages.cancelInteractivePageTurn()
  }

  /// What is not as it must be when all has come to rest.
  func problems() -> [String] {
    var found: [String] = []
    for (number, stack) in stacks.enumerated() {
      check(stack.topViewController, in: stack, "stack \(number)", &found)
      for child in stack.viewControllers where child.parent !== stack {
        found.append("\(child) is on stack \(number), but its parent is \(child.parent as Any)")
      }
    }
    check(tabs.selectedViewController, in: tabs, "tabs", &found)
    check(pages.viewControllers?.first, in: pages, "pages", &found)
    for controller in controllers {
      found += illegalWord(of: controller)
      if controller.parent == nil, controller.viewIfLoaded?.window != nil {
        found.append("\(controller.name) has no parent, but is in the window")
      }
    }
    if !found.isEmpty { found.append("operations: \(operations)") }
    return found
  }

  func end() {
    window.rootViewController = nil
  }

  private func check(
    _ content: UIViewController?,
    in container: UIViewController,
    _ name: String,
    _ found: inout [String]
  ) {
    guard let content else { return }
    if content.viewIfLoaded?.window !== container.viewIfLoaded?.window {
      found.append("the content of \(name) is not where \(name) is")
    }
    let shown = container.children.filter { $0.viewIfLoaded?.window != nil }
    if shown.contains(where: { $0 !== content }) { found.append("\(name) shows more than one") }
  }

  private func illegalWord(of controller: LoggingViewController) -> [String] {
    var state = "H"
    for line in journal.lines where line.hasPrefix("\(controller.name).view") {
      switch (state, line.dropFirst(controller.name.count + 1)) {
      case ("H", "viewWillAppear"), ("D", "viewWillAppear"): state = "A"
      case ("A", "viewIsAppearing"): state = "A"
      case ("A", "viewDidAppear"): state = "V"
      case ("A", "viewWillDisappear"), ("V", "viewWillDisappear"): state = "D"
      case ("D", "viewDidDisappear"): state = "H"
      case (_, "viewDidLoad"), (_, "viewWillLayoutSubviews"), (_, "viewDidLayoutSubviews"): continue
      case (let state, let callback): return ["\(controller.name): \(callback) in state \(state)"]
      }
    }
    let isInWindow = controller.viewIfLoaded?.window != nil
    let rest = isInWindow ? "V" : "H"
    return state == rest ? [] : ["\(controller.name) rests in \(state), not in \(rest)"]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { controllers[random.below(controllers.count)] }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { controllers[random.below(controllers.count)] }
}
