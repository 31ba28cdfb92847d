import LifelineTesting
import Testing
import UIKit

@testable import Store

@MainActor
@Suite(.lifeline)
struct CheckoutTests {
  @Test func `the return key moves through the fields, and the keyboard insets the form`() throws {
    let store = try StoreScreens()
    try store.addProduct(row: 0)
    let checkout = try store.openCheckout()
    #expect(checkout.nameField.isFirstResponder)
    #expect(checkout.scrollView.contentInset.bottom > 0)
    #expect(!checkout.payButton.isEnabled)
    try store.app.type("Ada Lovelace\n")
    #expect(checkout.emailField.isFirstResponder)
    try store.app.type("ada@example.org\n")
    #expect(checkout.cityField.isFirstResponder)
    try store.app.type("London\n")
    try store.app.settle()
    #expect(!checkout.cityField.isFirstResponder)
    #expect(checkout.scrollView.contentInset.bottom == 0)
    #expect(checkout.payButton.isEnabled)
    #expect(checkout.isModalInPresentation)
  }

  @Test func `an order empties the cart and releases the form`() throws {
    let store = try StoreScreens()
    try store.addProduct(row: 2)
    weak var form: CheckoutViewController?
    do {
      let checkout = try store.openCheckout()
      form = checkout
      try store.fill(checkout)
      try store.app.tap(checkout.payButton)
      try store.app.settle()
    }
    #expect(form == nil)
    let navigation = store.coordinator.cart.navigationController
    let confirmation = try #require(navigation.topViewController as? ConfirmationViewController)
    #expect(confirmation.title == "Order 1001")
    expectState(of: confirmation, is: .visible)
    try store.app.tap(confirmation.doneButton)
    try store.app.settle()
    #expect(store.coordinator.tabBarController.selectedIndex == 0)
    #expect(navigation.tabBarItem?.badgeValue == nil)
    #expect(navigation.viewControllers.count == 1)
  }
}
