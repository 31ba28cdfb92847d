import HeadlessUIKit
import Testing
import TraceModel

/// Random presentations, dismissals, drags and changes of roots, in many short runs.
struct `Random presentations` {
  @Test(arguments: 0..<20) @MainActor
  func `random presentations keep callbacks legal and links and views consistent`(
    batch: Int
  ) async throws {
    for run in 0..<12 {
      let seed = UInt64(batch * 1_000 + run + 7)
      var journal: Journal?
      var problems: [String] = []
      var names: [String] = []
      try await withApp { app in
        let world = ModalRun(seed: seed)
        journal = world.journal
        for _ in 0..<50 { try await world.step(app) }
        world.liftFingers()
        try await app.settle()
        problems = world.problems()
        names = world.names
        world.end()
      }
      for name in names where journal?.lines.contains("\(name).deinit") == false {
        problems.append("\(name) leaks")
      }
      #expect(problems.isEmpty, "seed \(seed): \(problems.joined(separator: "; "))")
    }
  }
}

@MainActor
private final class ModalRun {
  let journal = Journal()
  private var state: UInt64
  private let window = UIWindow()
  private var controllers: [LoggingViewController] = []
  private let navigation = UINavigationController()
  private let tabs = UITabBarController()
  private var operations: [String] = []
  /// Whether the app has moved views of UIKit, so that their visibility is undefined.
  private var movesViews = false

  var names: [String] { ["c0", "c1", "c2", "c3", "c4", "c5"] }
  private var everyone: [UIViewController] { controllers + [navigation, tabs] }

  init(seed: UInt64) {
    state = seed
    controllers = names.map { LoggingViewController($0, journal) }
    window.rootViewController = controllers[0]
    window.makeKeyAndVisible()
  }

  func step(_ app: HeadlessApp) async throws {
    let one = everyone[below(everyone.count)]
    let other = everyone[below(everyone.count)]
    let isOn = below(2) == 0
    let choice = below(18)
    operations.append("\(choice) \(label(one)) \(label(other)) \(isOn)")
    switch choice {
    case 0:
      // A child or a presented controller must not be the root of a window.
      if one.parent == nil, one.presentingViewController == nil { window.rootViewController = one }
    case 1, 2, 3, 4: one.present(other, animated: isOn)
    case 5, 6: one.dismiss(animated: isOn)
    case 7:
      let styles: [UIModalPresentationStyle] = [
        .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen,
        .overCurrentContext, .popover, .automatic, .none,
      ]
      one.modalPresentationStyle = styles[below(styles.count)]
    case 8: one.definesPresentationContext = isOn
    case 9: one.presentationController?.beginInteractiveDismissal()
    case 10: one.presentationController?.finishInteractiveDismissal()
    case 11: one.presentationController?.cancelInteractiveDismissal()
    case 12:
      if let plain = one as? LoggingViewController, plain.presentingViewController == nil,
        plain !== window.rootViewController
      {
        navigation.pushViewController(plain, animated: isOn)
      }
    case 13:
      if isOn { navigation.popViewController(animated: true) } else { window.isHidden.toggle() }
    case 14:
      guard below(3) == 0 else { return }
      movesViews = true
      one.viewIfLoaded?.removeFromSuperview()
    case 15:
      guard below(3) == 0 else { return }
      movesViews = true
      other.viewIfLoaded?.superview?.addSubview(one.view)
    default: try await app.advance(by: .milliseconds(below(700)))
    }
  }

  func liftFingers() {
    for controller in everyone {
      controller.presentationController?.cancelInteractiveDismissal()
    }
  }

  func problems() -> [String] {
    var found: [String] = []
    for controller in controllers {
      if let presenter = controller.presentingViewController, controller.parent == nil,
        presenter.presentedViewController !== controller
      {
        found.append("\(label(presenter)) does not know that it presents \(label(controller))")
      }
      if controller.isBeingPresented || controller.isBeingDismissed {
        found.append("\(label(controller)) is still being presented or dismissed")
      }
      if controller.transitionCoordinator != nil {
        found.append("\(label(controller)) still moves")
      }
      found += illegalWord(of: controller)
    }
    if !found.isEmpty { found.append("operations: \(operations)") }
    return found
  }

  func end() { window.rootViewController = nil }

  private func label(_ controller: UIViewController) -> String {
    (controller as? LoggingViewController)?.name ?? "\(type(of: controller))"
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
      default: return ["\(line) in state \(state)"]
      }
    }
    if movesViews { return [] }
    let isSeen = controller.viewIfLoaded?.window != nil
    if !movesViews, state == "A" || state == "D" {
      return ["\(controller.name) ends in state \(state)"]
    }
    return isSeen == (state == "V")
      ? [] : ["\(controller.name) ends \(state), in window: \(isSeen)"]
  }

  /// SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).
  private func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
