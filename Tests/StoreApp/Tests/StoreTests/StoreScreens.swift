import LifelineTesting
import Testing
import UIKit

@testable import Store

/// The app, launched for a test, and its screens.
@MainActor
final class StoreScreens {
  let app = HeadlessApp.current
  let window = UIWindow()
  let coordinator: AppCoordinator

  init(service: any StoreService = BundledStoreService()) throws {
    coordinator = AppCoordinator(window: window, service: service)
    coordinator.start()
    try app.settle()
  }

  func catalog() throws -> CatalogViewController {
    try #require(
      coordinator.catalog.navigationController.viewControllers.first as? CatalogViewController
    )
  }

  func cart() throws -> CartViewController {
    try #require(coordinator.cart.navigationController.viewControllers.first as? CartViewController)
  }

  /// Taps the row of the catalog, and returns the screen of its product.
  func openProduct(row: Int, section: Int = 0) throws -> ProductViewController {
    let table = try catalog().tableView
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
    try app.tap(cell)
    try app.settle()
    return try #require(
      coordinator.catalog.navigationController.topViewController as? ProductViewController
    )
  }

  /// Adds a product to the cart and returns to the catalog.
  func addProduct(row: Int) throws {
    let product = try openProduct(row: row)
    try app.tap(product.addButton)
    try app.settle()
    coordinator.catalog.navigationController.popViewController(animated: true)
    try app.settle()
  }

  func openCart() throws -> CartViewController {
    try app.tap(try #require(coordinator.cart.navigationController.tabBarItem))
    try app.settle()
    return try cart()
  }

  func openCheckout() throws -> CheckoutViewController {
    let cart = try openCart()
    try app.tap(try #require(cart.navigationItem.rightBarButtonItem))
    try app.settle()
    let navigation = try #require(cart.presentedViewController as? UINavigationController)
    return try #require(navigation.topViewController as? CheckoutViewController)
  }

  func fill(_ checkout: CheckoutViewController) throws {
    try app.type("Ada Lovelace\n")
    try app.type("ada@example.org\n")
    try app.type("London\n")
    try app.settle()
  }
}

/// Text of a cell's content.
@MainActor
func text(of cell: UITableViewCell?) -> String? {
  if let cell = cell as? ProductCell { return cell.nameLabel.text }
  return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
}
