import Foundation
import HeadlessUIKit
import LifecycleBehaviors
import TestSupport
import Testing

/// Random use of an app with two stacks in tabs, whose screens have each behavior.
struct `Behaviors in random runs` {
  @Test(arguments: 0..<24) @MainActor
  func `registrations, work and visits alternate and end with their screens`(
    seed: UInt64
  ) async throws {
    let ledger = Ledger()
    try await withApp { app in
      let world = RandomWorld(app, ledger, seed: seed)
      for _ in 0..<100 {
        try await world.step()
        #expect(ledger.violations == [], "seed \(seed): \(world.operations)")
        guard ledger.violations.isEmpty else { return }
      }
      try await world.settle()
      #expect(world.mismatches == [], "seed \(seed): \(world.operations)")
    }
    #expect(ledger.violations == [], "seed \(seed)")
    #expect(ledger.open == [], "seed \(seed)")
    #expect(ledger.count > 30)
  }
}

/// The open registrations, work and visits of all screens.
@MainActor
private final class Ledger {
  private(set) var open: Set<String> = []
  private(set) var violations: [String] = []
  private(set) var count = 0

  func begin(_ key: String) {
    count += 1
    if !open.insert(key).inserted { violations.append("\(key) begins twice") }
  }

  func end(_ key: String) {
    count += 1
    if open.remove(key) == nil { violations.append("\(key) ends without a begin") }
  }
}

@MainActor
private final class RandomWorld {
  private(set) var operations: [String] = []
  private let app: HeadlessApp
  private let ledger: Ledger
  private var random: SplitMix64
  private let tabs = UITabBarController()
  private var screenCount = 0
  private var isInBackground = false

  init(_ app: HeadlessApp, _ ledger: Ledger, seed: UInt64) {
    self.app = app
    self.ledger = ledger
    random = SplitMix64(seed: seed)
    tabs.viewControllers = [
      UINavigationController(rootViewController: makeScreen()),
      UINavigationController(rootViewController: makeScreen()),
    ]
    app.launch(Delegate(tabs))
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    private let window = UIWindow()

    init(_ root: UIViewController) {
      super.init()
      window.rootViewController = root
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window.makeKeyAndVisible()
      return true
    }
  }

  private func makeScreen() -> UIViewController {
    screenCount += 1
    let key = "\(screenCount)"
    let ledger = ledger
    let screen = UIViewController()
    screen.restorationIdentifier = key
    screen.addLifecycleObserver(
      BalancedRegistration(
        register: { ledger.begin("registration \(key)") },
        unregister: { ledger.end("registration \(key)") }
      )
    )
    screen.addLifecycleObserver(
      OnScreenWork(start: { ledger.begin("work \(key)") }, stop: { ledger.end("work \(key)") })
    )
    screen.addLifecycleObserver(
      ScreenAnalytics(key) { event in
        if event.kind == .hidden {
          ledger.end("visit \(key)")
        } else {
          ledger.begin("visit \(key)")
        }
      }
    )
    return screen
  }

  private var navigation: UINavigationController? {
    tabs.selectedViewController as? UINavigationController
  }

  func step() async throws {
    let operation = Operation.allCases[random.below(Operation.allCases.count)]
    operations.append(operation.rawValue)
    perform(operation)
    try await app.advance(by: .milliseconds(random.below(4) * 200))
  }

  private enum Operation: String, CaseIterable {
    case push, pop, popToRoot, replace, switchTab, present, presentOver, presentSheet, dismiss
    case beginSwipe, cancelSwipe, finishSwipe, beginDrag, cancelDrag, finishDrag
    case background, foreground, inactive, active, observerMoves
  }

  private func perform(_ operation: Operation) {
    let isAnimated = random.below(3) > 0
    let sheet = tabs.presentedViewController?.presentationController
    switch operation {
    case .push: navigation?.pushViewController(makeScreen(), animated: isAnimated)
    case .pop: navigation?.popViewController(animated: isAnimated)
    case .popToRoot: navigation?.popToRootViewController(animated: isAnimated)
    case .replace:
      navigation?.setViewControllers([makeScreen(), makeScreen()], animated: isAnimated)
    case .switchTab: tabs.selectedIndex = random.below(2)
    case .present: present(.fullScreen, isAnimated)
    case .presentOver: present(.overFullScreen, isAnimated)
    case .presentSheet: present(.pageSheet, isAnimated)
    case .dismiss: tabs.dismiss(animated: isAnimated)
    case .beginSwipe: navigation?.beginInteractivePop()
    case .cancelSwipe: navigation?.cancelInteractivePop()
    case .finishSwipe: navigation?.finishInteractivePop()
    case .beginDrag: sheet?.beginInteractiveDismissal()
    case .cancelDrag: sheet?.cancelInteractiveDismissal()
    case .finishDrag: sheet?.finishInteractiveDismissal()
    case .background:
      app.enterBackground()
      isInBackground = true
    case .foreground:
      app.enterForeground()
      isInBackground = false
    case .inactive: app.resignActive()
    case .active: app.becomeActive()
    case .observerMoves:
      guard let top = navigation?.topViewController, let bottom = navigation?.children.first,
        let observer = top.lifecycleObservers.first
      else { return }
      bottom.addLifecycleObserver(observer)
    }
  }

  private func present(_ style: UIModalPresentationStyle, _ isAnimated: Bool) {
    guard tabs.presentedViewController == nil else { return }
    let screen = makeScreen()
    screen.modalPresentationStyle = style
    tabs.present(screen, animated: isAnimated)
  }

  /// Ends all gestures and transitions.
  func settle() async throws {
    navigation?.cancelInteractivePop()
    tabs.presentedViewController?.presentationController?.cancelInteractiveDismissal()
    try await app.settle()
  }

  /// The observers whose state differs from the state of their screen.
  var mismatches: [String] {
    var result: [String] = []
    var pending: [UIViewController] = [tabs]
    if let presented = tabs.presentedViewController { pending.append(presented) }
    while let screen = pending.popLast() {
      pending += screen.children
      for observer in screen.lifecycleObservers {
        let isPresent = screen.hasAppeared && !isInBackground
        switch observer {
        case let observer as BalancedRegistration where observer.isRegistered != screen.hasAppeared:
          result.append("registration of \(screen)")
        case let observer as OnScreenWork where observer.isRunning != isPresent:
          result.append("work of \(screen)")
        default: break
        }
      }
    }
    return result
  }
}
