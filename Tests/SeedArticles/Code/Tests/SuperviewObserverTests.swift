import LifelineTesting
import Testing
import UIKit

@MainActor
@Suite(.lifeline)
struct `A view that observes its superview` {
  let window = UIWindow()
  let root = UIViewController()
  let app = HeadlessApp.current

  private func showWindow() throws {
    window.rootViewController = root
    window.makeKeyAndVisible()
    try app.settle()
  }

  /// Snippets 000.1, 000.2.
  ///
  /// The article calls this the moment when the view is added to its superview.
  @Test func `the closure is called once, when the superview is in a window`() throws {
    try showWindow()
    var calls: [(view: CustomSubclass, superview: UIView)] = []
    let view = CustomSubclass()
    view.onDidMoveToSubview { calls.append(($0, $1)) }
    let superview = UIView()
    superview.addSubview(view)
    #expect(calls.isEmpty)
    root.view.addSubview(superview)
    #expect(calls.count == 1)
    #expect(calls.first?.view === view)
    #expect(calls.first?.superview === superview)
    #expect(view.subviews.isEmpty)
    superview.removeFromSuperview()
    root.view.addSubview(superview)
    #expect(calls.count == 1)
  }

  /// Snippets 000.1, 000.2.
  @Test func `an observer that removes itself leaves the callbacks of its siblings`() throws {
    try showWindow()
    let view = CustomSubclass()
    let first = WindowView()
    let last = WindowView()
    var count = 0
    view.addSubview(first)
    view.onDidMoveToSubview { _, _ in count += 1 }
    view.onDidMoveToSubview { _, _ in count += 1 }
    view.addSubview(last)
    root.view.addSubview(view)
    #expect(count == 2)
    #expect(first.moves == 1 && last.moves == 1)
    #expect(view.subviews.elementsEqual([first, last], by: ===))
  }

  /// Snippet 000.3.
  @Test func `the constraint of the closure places the view in its superview`() throws {
    try showWindow()
    let (view, superview) = constrainedView()
    #expect(superview.constraints.isEmpty)
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.frame = CGRect(x: 100, y: 200, width: 50, height: 60)
    superview.layoutIfNeeded()
    #expect(superview.constraints.isEmpty)
    root.view.addSubview(superview)
    #expect(superview.constraints.count == 1)
    view.topAnchor.constraint(equalTo: superview.topAnchor, constant: 20).isActive = true
    try app.settle()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 40, height: 30))
  }
}

/// Counts its moves to a window.
private final class WindowView: UIView {
  var moves = 0

  override func didMoveToWindow() {
    super.didMoveToWindow()
    moves += 1
  }
}
