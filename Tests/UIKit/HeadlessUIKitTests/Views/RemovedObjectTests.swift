import Foundation
import HeadlessUIKit
import Testing

/// Objects that leave their owner while only weak references refer to them.
@MainActor
struct `Objects that leave their owner` {
  @Test func `a view that only a weak property refers to can be removed and added again`()
    async throws
  {
    try await withApp { app in
      let (old, new) = (UIView(), UIView())
      weak var pane: UIView?
      @MainActor func fill() {
        let made = UIView()
        old.addSubview(made)
        pane = made
      }
      fill()
      pane?.removeFromSuperview()
      new.addSubview(try #require(pane))
      try app.idle()
      #expect(new.subviews.count == 1 && pane?.superview === new)
    }
  }

  /// An object and the block that takes it from its owner.
  struct Departure: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor () -> (AnyObject, @MainActor () -> Void)
  }

  nonisolated static let departures = [
    Departure(testDescription: "a view") {
      let (owner, view) = (UIView(), UIView())
      owner.addSubview(view)
      return (view, { owner.subviews.forEach { $0.removeFromSuperview() } })
    },
    Departure(testDescription: "a child controller") {
      let (owner, child) = (UIViewController(), UIViewController())
      owner.addChild(child)
      return (child, { owner.children.forEach { $0.removeFromParent() } })
    },
    Departure(testDescription: "a popped controller") {
      let owner = UINavigationController(rootViewController: UIViewController())
      let top = UIViewController()
      owner.pushViewController(top, animated: false)
      return (top, { owner.popViewController(animated: false) })
    },
    Departure(testDescription: "the root of a window") {
      let (owner, root) = (UIWindow(), UIViewController())
      owner.rootViewController = root
      return (root, { owner.rootViewController = UIViewController() })
    },
    Departure(testDescription: "a gesture recognizer") {
      let (owner, tap) = (UIView(), UITapGestureRecognizer())
      owner.addGestureRecognizer(tap)
      return (tap, { owner.gestureRecognizers = [] })
    },
    Departure(testDescription: "a layer") {
      let (owner, layer) = (CALayer(), CALayer())
      owner.addSublayer(layer)
      return (layer, { owner.sublayers = nil })
    },
    Departure(testDescription: "a constraint") {
      let owner = UIView()
      let width = owner.widthAnchor.constraint(equalToConstant: 1)
      width.isActive = true
      return (width, { owner.removeConstraints(owner.constraints) })
    },
    Departure(testDescription: "a layout guide") {
      let (owner, guide) = (UIView(), UILayoutGuide())
      owner.addLayoutGuide(guide)
      return (guide, { owner.layoutGuides.forEach { owner.removeLayoutGuide($0) } })
    },
  ]

  @Test(arguments: departures)
  func `an object that leaves its owner lives until the turn ends`(
    _ departure: Departure
  )
    async throws
  {
    try await withApp { app in
      weak var object: AnyObject?
      var leave: (@MainActor () -> Void)?
      @MainActor func fill() {
        let made = departure.make()
        (object, leave) = (made.0, made.1)
      }
      fill()
      try app.idle()
      leave?()
      #expect(object != nil)
      try app.idle()
      #expect(object == nil)
    }
  }

  @Test func `autoreleasepool releases the objects that leave their owner within it`()
    async throws
  {
    try await withApp { _ in
      let owner = UIView()
      weak var first: UIView?
      weak var second: UIView?
      @MainActor func fill() {
        let made = [UIView(), UIView()]
        made.forEach { owner.addSubview($0) }
        (first, second) = (made[0], made[1])
      }
      fill()
      first?.removeFromSuperview()
      autoreleasepool {
        second?.removeFromSuperview()
        #expect(second != nil)
      }
      #expect(first != nil && second == nil)
    }
  }

  @Test func `a view that is removed outside a run is released by the main queue`() async {
    let owner = UIView()
    weak var view: UIView?
    @MainActor func fill() {
      let made = UIView()
      owner.addSubview(made)
      view = made
    }
    fill()
    view?.removeFromSuperview()
    #expect(view != nil)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(view == nil)
  }
}
