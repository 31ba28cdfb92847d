import HeadlessUIKit

/// Seed 002: adding and removing a child with every call, and with each call left out.
enum ContainmentStories {
  static let all =
    [allCalls]
    + [
      leavingOut(.addChild, "addChild is left out: the analyzer names it"),
      leavingOut(.addSubview, "addSubview is left out: the child never appears"),
      leavingOut(.didMove, "didMove(toParent:) is left out"),
      leavingOut(.willMove, "willMove(toParent: nil) is left out"),
      leavingOut(.removeFromParent, "removeFromParent is left out"),
      leavingOut(.removeView, "removeFromSuperview is left out: the view stays"),
    ]

  static let allCalls = Story(
    "child",
    "seed 002: a child is added and removed with every call, in both removal orders"
  ) { app in
    let container = ContainerViewController()
    let window = try await show(container, in: app)
    let table = TableViewController()
    container.add(table, leavingOut: nil)
    try await app.advance(by: .seconds(1))
    app.mark("child added")
    container.remove(table, leavingOut: nil, viewFirst: false)
    try await app.advance(by: .seconds(1))
    container.add(table, leavingOut: nil)
    try await app.advance(by: .seconds(1))
    container.remove(table, leavingOut: nil, viewFirst: true)
    try await app.settle()
    return window
  }

  /// One of the calls that a container makes.
  enum Call: String {
    case addChild = "add-child"
    case addSubview = "add-subview"
    case didMove = "did-move"
    case willMove = "will-move"
    case removeFromParent = "remove-from-parent"
    case removeView = "remove-view"
  }

  private static func leavingOut(_ call: Call, _ summary: String) -> Story {
    Story("child-without-\(call.rawValue)", "seed 002: \(summary)") { app in
      let container = ContainerViewController()
      let window = try await show(container, in: app)
      let table = TableViewController()
      container.add(table, leavingOut: call)
      try await app.advance(by: .seconds(1))
      app.mark("child added")
      container.remove(table, leavingOut: call, viewFirst: false)
      try await app.settle()
      return window
    }
  }

  private final class TableViewController: UIViewController {}

  private final class ContainerViewController: UIViewController {
    func add(_ child: UIViewController, leavingOut missing: Call?) {
      if missing != .addChild { addChild(child) }
      child.view.frame = CGRect(x: 0, y: 200, width: 390, height: 400)
      if missing != .addSubview { view.addSubview(child.view) }
      if missing != .didMove { child.didMove(toParent: self) }
    }

    func remove(_ child: UIViewController, leavingOut missing: Call?, viewFirst: Bool) {
      if missing != .willMove { child.willMove(toParent: nil) }
      if viewFirst { child.view.removeFromSuperview() }
      if missing != .removeFromParent { child.removeFromParent() }
      if missing != .removeView, !viewFirst { child.view.removeFromSuperview() }
    }
  }
}
