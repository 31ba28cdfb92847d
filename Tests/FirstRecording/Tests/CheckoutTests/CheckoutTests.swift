import HeadlessUIKit
import LifelineTesting
import Testing

@MainActor
@Suite(.lifeline)
struct CheckoutTests {
  let window = UIWindow()
  let cart = UIViewController()

  @Test func theCartIsShown() throws {
    window.rootViewController = cart
    window.makeKeyAndVisible()
    try HeadlessApp.current.settle()
    expectState(of: cart, is: .visible)
  }
}
