import LifelineTesting
import Testing
import UIKit

@testable import Store

@MainActor
@Suite(.lifeline)
struct CartTests {
  @Test func `a swipe deletes a line of the cart`() throws {
    let store = try StoreScreens()
    try store.addProduct(row: 0)
    try store.addProduct(row: 1)
    let table = try #require(try store.openCart().tableView)
    #expect(table.numberOfRows(inSection: 0) == 2)
    let first = IndexPath(row: 0, section: 0)
    #expect(store.app.tapSwipeAction("Delete", first, in: table))
    try store.app.settle()
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(text(of: table.cellForRow(at: first)) == "1 × Huila")
    #expect(store.coordinator.cart.navigationController.tabBarItem?.badgeValue == "1")
  }

  @Test func `a coupon is asked for by an alert`() throws {
    let store = try StoreScreens()
    try store.addProduct(row: 0)
    let cart = try store.openCart()
    let row = IndexPath(row: 0, section: 1)
    try store.app.tap(try #require(cart.tableView.cellForRow(at: row)))
    try store.app.settle()
    let alert = try #require(cart.presentedViewController as? UIAlertController)
    alert.textFields?.first?.text = "welcome"
    #expect(alert.tap(try #require(alert.preferredAction)))
    try store.app.settle()
    #expect(cart.presentedViewController == nil)
    #expect(cart.navigationItem.prompt == "Coupon WELCOME")
  }
}
