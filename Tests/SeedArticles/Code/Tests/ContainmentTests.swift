import LifelineTesting
import Testing
import UIKit

@MainActor
@Suite(.lifeline)
struct `Children that are added and removed` {
  let window = UIWindow()
  let app = HeadlessApp.current
  let printed = Printed()

  private func show(_ controller: UIViewController) throws {
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try app.settle()
  }

  /// Snippet 002.1.
  @Test func `a view is added and removed`() throws {
    let container = ContainerViewController()
    try show(container)
    let before = container.view.subviews
    container.addAndRemoveView()
    #expect(container.view.subviews.elementsEqual(before, by: ===))
  }

  /// Snippets 002.2, 002.4.
  ///
  /// The article: `addChild` calls `willMove` itself, and `didMove` is called by the container.
  @Test func `addChild calls willMove, and the container calls didMove`() throws {
    let container = ContainerViewController()
    let bottom = BottomViewController()
    try show(container)
    Printed.$current.withValue(printed) {
      container.addChild(bottom)
      #expect(printed.lines == ["Will Move in BottomView"])
      printed.removeAll()
    }
    bottom.removeFromParent()
    let other = BottomViewController()
    Printed.$current.withValue(printed) { container.add(other) }
    #expect(printed.lines == ["Will Move in BottomView", "did Move in BottomView"])
    #expect(other.view.frame == container.containerView.bounds)
    try app.settle()
    expectParent(of: other, is: container)
    expectState(of: other, is: .visible)
  }

  /// Snippets 002.3, 002.4.
  ///
  /// The article: `removeFromParent` calls `didMove` but not `willMove`.
  @Test func `removeFromParent calls didMove but not willMove`() throws {
    let container = ContainerViewController()
    let (removed, left) = (BottomViewController(), BottomViewController())
    try show(container)
    container.add(removed)
    container.add(left)
    try app.settle()
    Printed.$current.withValue(printed) {
      removed.remove()
      #expect(printed.lines == ["Will Move in BottomView", "did Move in BottomView"])
      printed.removeAll()
      removed.remove()
      #expect(printed.lines == [])
      left.willMove(toParent: nil)
      printed.removeAll()
      left.removeFromParent()
      #expect(printed.lines == ["did Move in BottomView"])
      left.view.removeFromSuperview()
    }
    try app.settle()
    expectChildren(of: container, are: [])
    expectState(of: removed, is: .hidden)
    #expect(container.containerView.subviews.isEmpty)
  }

  /// Snippets 002.5, 002.6.
  @Test func `the children and the parents are printed in UIKit's form`() throws {
    let container = ContainerViewEx()
    try Printed.$current.withValue(printed) { try show(container) }
    let module = "Swift(Five|Six)Articles"
    let address = "0x[0-9a-f]+"
    let forms = [
      #"\[\]"#,
      #"MyTableViewController willMove 호출 parent\(Optional\(<\#(module)\.ContainerViewEx: \#(address)>\)\) !!!"#,
      #"MyTableViewController didMove 호출 parent\(Optional\(<\#(module)\.ContainerViewEx: \#(address)>\)\) !!!"#,
      #"\[<\#(module)\.MyTableViewController: \#(address)>\]"#,
    ]
    #expect(printed.lines.count >= forms.count)
    for (line, form) in zip(printed.lines, forms) {
      let pattern = try Regex(form)
      #expect(line.wholeMatch(of: pattern) != nil, "\(line) has the form \(form)")
    }
    // UIKit calls didMove once more after the appearance.
    #expect(printed.lines.dropFirst(forms.count).allSatisfy { $0.contains("didMove") })
    expectState(of: container.contentTableView, is: .visible)
  }
}
