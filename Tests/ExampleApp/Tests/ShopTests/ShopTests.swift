// README begins
import HeadlessUIKit
import LifelineTesting
import Shop
import Testing

@MainActor
@Suite(.lifeline)
struct ShopTests {
  let window = UIWindow()
  let coordinator = AppCoordinator()
  let app = HeadlessApp.current

  @Test func productIsPushed() throws {
    coordinator.start(in: window)
    try app.settle()
    coordinator.showProduct()
    try app.settle()
    let list = coordinator.catalog.viewControllers[0]
    let product = coordinator.catalog.viewControllers[1]
    expectState(of: product, is: .visible)
    expectOrder(
      Call(list, .viewWillDisappear),
      Call(product, .viewWillAppear),
      Call(list, .viewDidDisappear),
      Call(product, .viewDidAppear)
    )
    expectCalls()
  }
  // README pauses

  @Test func cartShowsItsSummary() throws {
    coordinator.start(in: window)
    try app.settle()
    coordinator.showCart()
    try app.settle()
    expectChildren(of: coordinator.cart, are: [coordinator.cart.summary])
    expectState(of: coordinator.cart.summary, is: .visible)
    expectNoFindings()
  }

  @Test func productIsLeft() throws {
    coordinator.start(in: window)
    try app.settle()
    coordinator.showProduct()
    try app.settle()
    coordinator.catalog.popViewController(animated: true)
    try app.settle()
    expectCallbacks(
      of: coordinator.catalog.viewControllers[0],
      inOrder: .viewDidLoad,
      .viewWillAppear,
      .viewDidAppear,
      .viewWillDisappear,
      .viewDidDisappear,
      .viewWillAppear,
      .viewDidAppear
    )
  }
  // README resumes
}
// README ends
