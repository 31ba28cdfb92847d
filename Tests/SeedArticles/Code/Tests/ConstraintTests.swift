import LifelineTesting
import Testing
import UIKit

@MainActor
@Suite(.lifeline)
struct `Constraints of the three versions` {
  let window = UIWindow()
  let app = HeadlessApp.current

  private func show(_ controller: TrackViewController) throws {
    window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try app.settle()
    #expect(controller._mapView.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(controller.loadingIndicator.frame == CGRect(x: 185, y: 412, width: 20, height: 20))
    expectNoFindings()
  }

  private func expectButtonAndTrackInfo(of controller: TrackViewController) {
    let button = controller.button.frame
    #expect(button.maxX == 390)
    #expect(button.minY == 47)
    #expect(abs(button.width - 124.67) < 0.01)
    #expect(button.height == 30)
    #expect(controller.trackInfoView.frame == CGRect(x: 0, y: 724, width: 390, height: 120))
  }

  /// Snippets 003.1, 003.2.
  @Test func `constraints between two views place the subviews`() throws {
    let controller = BothViewsController()
    try show(controller)
    expectButtonAndTrackInfo(of: controller)
  }

  /// Snippets 003.3, 003.4, 003.5, 003.6.
  @Test func `functions that make constraints center the indicator`() throws {
    try show(FunctionsController())
  }

  /// Snippets 003.10, 003.11, 003.12, 003.13, 003.14, 003.15, 003.16.
  @Test func `constraints from key paths place the subviews`() throws {
    let controller = KeyPathsController()
    try show(controller)
    expectButtonAndTrackInfo(of: controller)
  }

  /// Snippets 003.10, 003.11, 003.13.
  @Test func `a key path makes the constraint that the article describes`() {
    let (child, parent) = (UIView(), UIView())
    let top = equal(\.topAnchor, \.safeAreaLayoutGuide.topAnchor)(child, parent)
    #expect(top.firstItem === child)
    #expect(top.firstAttribute == .top)
    #expect(top.secondItem === parent.safeAreaLayoutGuide)
    #expect(top.secondAttribute == .top)
    let left = equal(\.leftAnchor)(child, parent)
    #expect(left.firstItem === child)
    #expect(left.secondItem === parent)
    #expect(left.secondAttribute == .left)
    let height = equal(\.heightAnchor, to: 9)(child, parent)
    #expect(height.firstAttribute == .height)
    #expect(height.secondItem == nil)
    #expect(height.constant == 9)
  }
}
