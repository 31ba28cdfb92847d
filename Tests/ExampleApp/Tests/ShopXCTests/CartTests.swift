import HeadlessUIKit
import LifelineXCTest
import Shop
import XCTest

/// The cart under XCTest: an `async` method on the main actor, and a plain one.
final class CartTests: LifelineTestCase {
  @MainActor func testSummaryIsAChild() async throws {
    let window = UIWindow()
    let cart = CartViewController()
    window.rootViewController = cart
    window.makeKeyAndVisible()
    try await HeadlessApp.current.settle()
    XCTAssertObservableAttached(on: cart, observableType: SummaryViewController.self)
    XCTAssertOrder(Call(cart, .viewDidAppear), Call(cart.summary, .viewDidAppear))
    XCTAssertNoFindings()
    withExtendedLifetime(window) {}
  }

  func testCallsOfTheCart() throws {
    try MainActor.assumeIsolated {
      let window = UIWindow()
      window.rootViewController = CartViewController()
      window.makeKeyAndVisible()
      try HeadlessApp.current.settle()
      XCTAssertCalls(match: "cart")
      withExtendedLifetime(window) {}
    }
  }
}
