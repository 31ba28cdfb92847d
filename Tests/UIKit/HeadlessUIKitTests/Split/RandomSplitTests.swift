import HeadlessUIKit
import Testing

/// Random uses of split view controllers, after which the appearance of each controller alternates.
struct `Random uses of a split view` {
  /// Checks that its appearance callbacks alternate.
  private final class Checked: UIViewController {
    /// The number of completed steps: 0 hidden, 1 appearing, 2 visible, 3 disappearing.
    private var step = 0
    var problems: [String] = []

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      advance(to: 1, from: [0, 3])
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      advance(to: 2, from: [1])
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      advance(to: 3, from: [1, 2])
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      advance(to: 0, from: [3])
    }

    private func advance(to new: Int, from allowed: [Int]) {
      if !allowed.contains(step) { problems.append("\(step) to \(new)") }
      step = new
    }

    /// What is wrong when no transition runs.
    func check() -> [String] {
      let isShown = viewIfLoaded?.window != nil
      if isShown != (step == 2) { problems.append("step \(step), in a window: \(isShown)") }
      return problems
    }
  }

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: 0..<60) @MainActor
  func `appearance alternates and fits the hierarchy`(seed: Int) async throws {
    try await withApp { app in
      var random = Generator(state: UInt64(seed) &* 7_919 &+ 17)
      let style: UISplitViewController.Style =
        [.unspecified, .doubleColumn, .tripleColumn][seed % 3]
      let split =
        style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
      let pool = (0..<6).map { _ in Checked() }
      let list = UINavigationController(rootViewController: pool[0])
      split.viewControllers = [list, UINavigationController(rootViewController: pool[1])]
      if style == .tripleColumn { split.setViewController(pool[2], for: .supplementary) }
      if style != .unspecified, seed % 4 == 0 { split.setViewController(pool[3], for: .compact) }
      let window = makeWindow(in: app)
      window.frame = CGRect(x: 0, y: 0, width: seed % 2 == 0 ? 390 : 1_180, height: 844)
      window.rootViewController = split
      window.makeKeyAndVisible()
      for step in 0..<30 {
        perform(Int.random(in: 0..<11, using: &random), on: split, list, window, pool, &random)
        if Bool.random(using: &random) { continue }
        try await app.settle()
        for (index, controller) in pool.enumerated() {
          let problems = controller.check()
          #expect(problems == [], "controller \(index) after step \(step)")
          if !problems.isEmpty { return }
        }
      }
    }
  }

  @MainActor
  private func perform(
    _ action: Int,
    on split: UISplitViewController,
    _ list: UINavigationController,
    _ window: UIWindow,
    _ pool: [Checked],
    _ random: inout Generator
  ) {
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    let column = columns.randomElement(using: &random) ?? .primary
    let free = pool.dropFirst(4).filter { $0.parent == nil && $0.presentingViewController == nil }
    switch action {
    case 0, 1: window.resize(to: CGSize(width: 390, height: 844))
    case 2, 3: window.resize(to: CGSize(width: 1_180, height: 820))
    case 4: split.show(column)
    case 5: split.hide(column)
    case 6: list.popViewController(animated: Bool.random(using: &random))
    case 7: if let detail = free.first { pool[0].showDetailViewController(detail, sender: nil) }
    case 8: if let next = free.last { pool[0].show(next, sender: nil) }
    case 9:
      split.preferredDisplayMode =
        [.automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary]
        .randomElement(using: &random) ?? .automatic
    default: list.popToRootViewController(animated: Bool.random(using: &random))
    }
  }
}
