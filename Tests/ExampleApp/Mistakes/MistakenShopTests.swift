import Foundation
import HeadlessUIKit
import LifelineTesting
import Shop
import Testing

private let asksForMistakes = ProcessInfo.processInfo.environment["SHOP_MISTAKES"] != nil
private let asksForCrash = ProcessInfo.processInfo.environment["SHOP_CRASH"] != nil

@MainActor
@Suite(.lifeline, .serialized, .enabled(if: asksForMistakes))
struct MistakenShopTests {
  let window = UIWindow()
  let app = HeadlessApp.current

  @Test func cartForgetsToAddItsSummary() throws {
    window.rootViewController = ForgetfulCartViewController()
    window.makeKeyAndVisible()
    try app.settle()
  }

  @Test func screenForgetsToCallSuper() throws {
    window.rootViewController = SuperlessViewController()
    window.makeKeyAndVisible()
    try app.settle()
  }

  @Test func productKeepsItself() throws {
    let navigation = UINavigationController(rootViewController: CatalogViewController())
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try app.settle()
    let product = CyclicProductViewController()
    navigation.pushViewController(product, animated: true)
    try app.settle()
    expectCallbacks(of: product, inOrder: .viewDidAppear, .viewWillAppear)
    navigation.popViewController(animated: true)
    try app.settle()
  }
}

@MainActor
@Suite(.lifeline, .enabled(if: asksForCrash))
struct ClosedShopTests {
  @Test func shopIsClosed() throws {
    let window = UIWindow()
    window.rootViewController = CrashingViewController()
    window.makeKeyAndVisible()
    try HeadlessApp.current.settle()
  }
}
