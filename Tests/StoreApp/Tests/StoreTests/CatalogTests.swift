import LifelineTesting
import Testing
import UIKit

@testable import Store

@MainActor
@Suite(.lifeline)
struct CatalogTests {
  @Test func `the catalog appears and loads its products`() throws {
    let store = try StoreScreens()
    let catalog = try store.catalog()
    expectState(of: catalog, is: .visible)
    expectCallbacks(of: catalog, inOrder: .viewDidLoad, .viewWillAppear, .viewDidAppear)
    #expect(catalog.tableView.numberOfSections == 3)
    #expect(catalog.tableView.numberOfRows(inSection: 0) == 5)
    #expect(text(of: catalog.tableView.cellForRow(at: IndexPath(row: 0, section: 0))) == "Sidamo")
    expectNoFindings()
  }

  @Test func `rows that scroll in use the cells of rows that scrolled out`() throws {
    let store = try StoreScreens()
    let table = try store.catalog().tableView
    var cells = Set(table.visibleCells.map(ObjectIdentifier.init))
    let visible = cells.count
    for offset in stride(from: 0, through: 2_000, by: 50) {
      store.app.scroll(table, to: CGPoint(x: 0, y: offset))
      cells.formUnion(table.visibleCells.map(ObjectIdentifier.init))
    }
    try store.app.settle()
    #expect(cells.count < 38)
    #expect(cells.count <= visible + 4)
    #expect(table.visibleCells.allSatisfy { text(of: $0) != nil })
    expectNoFindings()
  }

  @Test func `a search filters the products`() throws {
    let store = try StoreScreens()
    let catalog = try store.catalog()
    try store.app.tap(catalog.searchController.searchBar.searchTextField)
    try store.app.settle()
    try store.app.type("grin")
    try store.app.settle()
    #expect(catalog.tableView.numberOfSections == 1)
    #expect(text(of: catalog.tableView.visibleCells.first) == "Grinder")
    catalog.searchController.isActive = false
    try store.app.settle()
    #expect(catalog.tableView.numberOfSections == 3)
  }

  @Test func `pulling down loads the products again`() throws {
    let store = try StoreScreens()
    let table = try store.catalog().tableView
    let control = try #require(table.refreshControl)
    store.app.scroll(table, by: -100)
    #expect(control.isRefreshing)
    try store.app.settle()
    #expect(!control.isRefreshing)
  }

  @Test func `a tap on a row pushes its product, and the way back deselects the row`() throws {
    let store = try StoreScreens()
    let catalog = try store.catalog()
    let product = try store.openProduct(row: 1)
    #expect(product.title == "Huila")
    expectState(of: product, is: .visible)
    expectOrder(
      Call(catalog, .viewWillDisappear),
      Call(product, .viewWillAppear),
      Call(catalog, .viewDidDisappear),
      Call(product, .viewDidAppear)
    )
    store.coordinator.catalog.navigationController.popViewController(animated: true)
    try store.app.settle()
    #expect(catalog.tableView.indexPathForSelectedRow == nil)
    expectState(of: product, is: .hidden)
  }
}
