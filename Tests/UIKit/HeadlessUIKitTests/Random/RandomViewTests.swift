import HeadlessUIKit
import TestSupport
import Testing

/// Random moves of views, with further moves from inside the callbacks of the views.
struct `Random moves of views` {
  @Test(arguments: 0..<10) @MainActor
  func `random moves keep the hierarchy consistent and notify each view`(
    batch: Int
  ) async throws {
    for run in 0..<30 {
      let seed = UInt64(batch * 1_000 + run + 1)
      try await withApp { app in
        let world = ViewWorld(seed: seed)
        for _ in 0..<30 { world.step(depth: 0) }
        try await app.settle()
        let problems = world.problems()
        #expect(problems.isEmpty, "seed \(seed): \(problems.joined(separator: "; "))")
        world.end()
      }
    }
  }
}

@MainActor
private final class ViewWorld {
  private var random: SplitMix64
  private let windows = [UIWindow(), UIWindow()]
  private var views: [RestlessView] = []
  private var budget = 0

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    views = (0..<8).map { _ in RestlessView() }
    for view in views { view.onCallback = { [unowned self] in react() } }
    windows[0].isHidden = false
  }

  func step(depth: Int) {
    if depth == 0 { budget = 6 }
    let view = views[random.below(views.count)]
    let other = views[random.below(views.count)]
    let window = windows[random.below(windows.count)]
    switch random.below(9) {
    case 0: window.addSubview(view)
    case 1, 2: other.addSubview(view)
    case 3: view.removeFromSuperview()
    case 4: other.insertSubview(view, at: random.below(4))
    case 5: other.exchangeSubview(at: 0, withSubviewAt: random.below(3))
    case 6: view.frame.size.width = CGFloat(random.below(50))
    case 7: window.screenSafeAreaInsets.top = CGFloat(random.below(50))
    default: window.insertSubview(view, belowSubview: other)
    }
  }

  /// The inconsistencies between superviews, subviews, windows and notifications.
  func problems() -> [String] {
    var found: [String] = []
    for view in views {
      if let superview = view.superview, superview.subviews.count(where: { $0 === view }) != 1 {
        found.append("\(superview) lacks its subview \(view)")
      }
      for subview in view.subviews where subview.superview !== view {
        found.append("\(subview) is a subview of \(view) but has a different superview")
      }
      let root = sequence(first: view as UIView, next: \.superview).reduce(view) { $1 }
      if view.window !== root as? UIWindow { found.append("\(view) has the wrong window") }
      if view.wasNotifiedOfWindow != (view.window != nil) {
        found.append("\(view) was not notified of its window")
      }
    }
    return found
  }

  func end() {
    for view in views { view.onCallback = nil }
  }

  private func react() {
    guard budget > 0, random.below(4) == 0 else { return }
    budget -= 1
    step(depth: 1)
  }
}

/// A view that runs a closure in each of its callbacks.
private final class RestlessView: UIView {
  var onCallback: (() -> Void)?
  /// Whether the last `didMoveToWindow` was sent with a window.
  private(set) var wasNotifiedOfWindow = false

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    onCallback?()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    wasNotifiedOfWindow = window != nil
    onCallback?()
  }

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    onCallback?()
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    onCallback?()
  }

  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    onCallback?()
  }

  override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    onCallback?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onCallback?()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    onCallback?()
  }
}
