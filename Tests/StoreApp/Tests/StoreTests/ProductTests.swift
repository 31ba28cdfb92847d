import LifelineTesting
import Testing
import UIKit

@testable import Store

@MainActor
@Suite(.lifeline)
struct ProductTests {
  @Test func `adding a product shows a badge on the cart's tab`() throws {
    let store = try StoreScreens()
    let product = try store.openProduct(row: 0)
    product.quantityStepper.value = 3
    product.quantityStepper.sendActions(for: .valueChanged)
    try store.app.tap(product.addButton)
    try store.app.settle()
    #expect(store.coordinator.cart.navigationController.tabBarItem?.badgeValue == "3")
    #expect(product.quantityStepper.value == 1)
    expectNoFindings()
  }

  @Test func `a tap on the image zooms it, and a drag down dismisses it`() throws {
    let store = try StoreScreens()
    let product = try store.openProduct(row: 0)
    try store.app.tap(product.imageView)
    try store.app.settle()
    weak let viewer = product.presentedViewController as? ImageViewerViewController
    do {
      let shown = try #require(viewer)
      expectState(of: shown, is: .visible)
      let middle = CGPoint(x: store.window.bounds.midX, y: store.window.bounds.midY)
      try store.app.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 40))
      try store.app.settle()
      #expect(product.presentedViewController === shown)
      #expect(shown.imageView.transform == .identity)
      try store.app.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y + 200))
      try store.app.settle()
    }
    #expect(product.presentedViewController == nil)
    #expect(viewer == nil)
    expectState(of: product, is: .visible)
  }

  @Test func `the accent color follows the appearance`() throws {
    let store = try StoreScreens()
    let product = try store.openProduct(row: 0)
    let light = product.imageView.layer.borderColor
    store.window.overrideUserInterfaceStyle = .dark
    try store.app.settle()
    #expect(product.traitCollection.userInterfaceStyle == .dark)
    #expect(product.imageView.layer.borderColor != light)
  }
}
