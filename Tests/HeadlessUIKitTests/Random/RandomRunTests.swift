import HeadlessUIKit
import Testing

/// Random operations, legal and not, in thousands of short runs.
struct `Random runs` {
  @Test(arguments: 0..<40) @MainActor func `keep the hierarchy whole and the words legal`(
    batch: Int
  ) async throws {
    for run in 0..<25 {
      let seed = UInt64(batch * 1_000 + run + 1)
      try await withApp { app in
        let world = RandomWorld(seed: seed, app: app)
        for _ in 0..<40 { try await world.step() }
        world.liftFingers()
        try await app.settle()
        let problems = world.problems()
        #expect(problems.isEmpty, "seed \(seed): \(problems.joined(separator: "; "))")
        world.end()
      }
    }
  }
}

/// A few windows, controllers and views, and operations on them that a seed chooses.
@MainActor
private final class RandomWorld {
  private var random: SplitMix
  private let app: HeadlessApp
  private let journal = Journal()
  private var windows: [UIWindow] = []
  private var controllers: [LoggingViewController] = []
  private var containers: [UIViewController] = []
  private var views: [UIView] = []
  private var operations: [String] = []
  private var usedHands: Set<String> = []

  init(seed: UInt64, app: HeadlessApp) {
    random = SplitMix(state: seed)
    self.app = app
    windows = [UIWindow(), UIWindow()]
    controllers = (0..<6).map { LoggingViewController("c\($0)", journal) }
    views = (0..<6).map { _ in UIView() }
    containers = [UINavigationController(), UINavigationController(), UITabBarController()]
  }

  func step() async throws {
    let controller = controllers[random.below(controllers.count)]
    let other = controllers[random.below(controllers.count)]
    let view = views[random.below(views.count)]
    let window = windows[random.below(windows.count)]
    let container = containers[random.below(containers.count)]
    let isOn = random.below(2) == 0
    let choice = random.below(22)
    operations.append("\(choice) \(controller.name) \(other.name) \(isOn)")
    switch choice {
    case 0: window.rootViewController = isOn ? controller : container
    case 1: window.makeKeyAndVisible()
    case 2: view.addSubview(views[random.below(views.count)])
    case 3: controller.view.addSubview(view)
    case 4: view.removeFromSuperview()
    case 5: controller.addChild(other)
    case 6: controller.view.addSubview(other.view)
    case 7: controller.didMove(toParent: other)
    case 8: controller.willMove(toParent: nil)
    case 9: controller.removeFromParent()
    case 10: controller.view.removeFromSuperview()
    case 11, 12:
      (container as? UINavigationController)?.pushViewController(controller, animated: isOn)
    case 13: (container as? UINavigationController)?.popViewController(animated: isOn)
    case 14: (container as? UINavigationController)?.beginInteractivePop()
    case 15: (container as? UINavigationController)?.cancelInteractivePop()
    case 16: (container as? UINavigationController)?.finishInteractivePop()
    case 17: (container as? UITabBarController)?.viewControllers = [controller, other]
    case 18: (container as? UITabBarController)?.selectedIndex = random.below(3)
    case 19: window.isHidden = isOn
    case 20:
      usedHands.insert(controller.name)
      if isOn {
        controller.beginAppearanceTransition(random.below(2) == 0, animated: false)
      } else {
        controller.endAppearanceTransition()
      }
    default: try await app.advance(by: .milliseconds(random.below(700)))
    }
  }

  /// Ends the swipes that are under way.
  func liftFingers() {
    for container in containers { (container as? UINavigationController)?.cancelInteractivePop() }
  }

  /// What is not as it must be; the callbacks of controllers that were driven by hand are free.
  func problems() -> [String] {
    var found: [String] = []
    let all = controllers + containers
    for controller in all {
      for child in controller.children where child.parent !== controller {
        found.append("\(child) is a child of \(controller) but has parent \(child.parent as Any)")
      }
      if let parent = controller.parent, !parent.children.contains(where: { $0 === controller }) {
        found.append("\(parent) does not know its child \(controller)")
      }
    }
    for view in views + all.compactMap(\.viewIfLoaded) {
      if let superview = view.superview, !superview.subviews.contains(view) {
        found.append("\(superview) does not know its subview \(view)")
      }
      let root = sequence(first: view, next: \.superview).reduce(view) { $1 }
      if view.window !== root as? UIWindow { found.append("\(view) has a wrong window") }
    }
    for controller in controllers where !usedHands.contains(controller.name) {
      found += illegalWord(of: controller)
    }
    if !found.isEmpty { found.append("operations: \(operations)") }
    return found
  }

  func end() {
    for window in windows { window.rootViewController = nil }
  }

  private func illegalWord(of controller: LoggingViewController) -> [String] {
    var state = "H"
    for line in journal.lines where line.hasPrefix("\(controller.name).view") {
      let callback = line.dropFirst(controller.name.count + 1)
      switch (state, callback) {
      case ("H", "viewWillAppear"), ("D", "viewWillAppear"): state = "A"
      case ("A", "viewIsAppearing"): state = "A"
      case ("A", "viewDidAppear"): state = "V"
      case ("A", "viewWillDisappear"), ("V", "viewWillDisappear"): state = "D"
      case ("D", "viewDidDisappear"): state = "H"
      case (_, "viewDidLoad"), (_, "viewWillLayoutSubviews"), (_, "viewDidLayoutSubviews"): continue
      default: return ["\(line) in state \(state)"]
      }
    }
    return []
  }
}
