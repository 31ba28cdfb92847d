import LifelineTesting
import Testing
import UIKit

@testable import Shop

@MainActor
@Suite struct StoryboardAppTests {
  private var app: HeadlessApp { .current }

  private func launch() async throws -> (UINavigationController, ItemsViewController) {
    let delegate = AppDelegate()
    app.launch(delegate)
    try await app.settle()
    let navigation = try #require(delegate.window?.rootViewController as? UINavigationController)
    return (navigation, try #require(navigation.topViewController as? ItemsViewController))
  }

  private func open(_ row: Int) async throws -> (ItemsViewController, ItemViewController) {
    let (navigation, items) = try await launch()
    let cell = try #require(items.tableView.cellForRow(at: IndexPath(row: row, section: 0)))
    try app.tap(cell)
    try await app.settle()
    return (items, try #require(navigation.topViewController as? ItemViewController))
  }

  @Test(.lifeline) func `the storyboard that Info.plist names shows the list`() async throws {
    let (_, items) = try await launch()
    #expect(items.title == "Drinks")
    #expect(items.navigationItem.rightBarButtonItem === items.basketButton)
    #expect(items.basketButton.title == "0")
    let cells = items.tableView.visibleCells.compactMap { $0 as? ItemCell }
    #expect(cells.map(\.nameLabel.text) == ["Tea", "Coffee"])
  }

  @Test(.lifeline) func `a segue passes the item of the cell before the view loads`() async throws {
    let (_, item) = try await open(1)
    #expect(item.titleLabel.text == "Coffee")
    #expect(item.imageView.image?.size == CGSize(width: 60, height: 40))
  }

  @Test(.lifeline) func `an action of the storyboard changes an observed property`() async throws {
    let (items, item) = try await open(0)
    try app.tap(item.orderButton)
    try app.tap(item.orderButton)
    #expect(items.basket.count == 2)
    #expect(items.basketButton.title == "1 → 2")
  }

  @Test(.lifeline) func `strings are those of the user's language`() async throws {
    app.preferredLanguages = ["de"]
    let (items, item) = try await open(0)
    #expect(items.title == "Getränke")
    #expect(item.orderButton.title(for: .normal) == "Bestellen")
  }
}
