import Foundation
import LifelineTesting
import Testing
import UIKit

@testable import Shop

@MainActor
@Suite struct ShopTests {
  final class Delegate: CatalogueViewControllerDelegate {
    var items: [String] = []
    func catalogue(_ catalogue: CatalogueViewController, didSelect item: String) {
      items.append(item)
    }
  }

  final class StrictDelegate: CatalogueViewControllerDelegate {
    func catalogue(_ catalogue: CatalogueViewController, didSelect item: String) {}
    func catalogueShouldSelect(_ item: String) -> Bool { false }
  }

  @Test(.lifeline) func `controls call methods that selectors name`() {
    let controller = CatalogueViewController()
    let delegate = Delegate()
    controller.delegate = delegate
    controller.loadViewIfNeeded()
    controller.buyButton.sendActions(for: .touchUpInside)
    NotificationCenter.default.post(name: Notification.Name("Prices"), object: nil)
    #expect(controller.log.prefix(3) == ["viewDidLoad", "buy", "cancel"])
    #expect(delegate.items == ["tea"])
    #expect(controller.names.map(\.description) == ["title", "buy:"])
  }

  @Test(.lifeline) func `an optional requirement that is implemented is called`() {
    let controller = CatalogueViewController()
    let delegate = StrictDelegate()
    controller.delegate = delegate
    controller.loadViewIfNeeded()
    controller.buyButton.sendActions(for: .touchUpInside)
    #expect(controller.log == ["viewDidLoad", "cancel"])
  }

  @Test(.lifeline) func `methods of extensions are overridden`() {
    let controller = CartViewController()
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.reload(animated: false)
    #expect(controller.log == ["viewDidLoad", "viewWillAppear", "available", "cart", "reload"])
    #expect(controller.path == "view.frame")
  }

  @Test func `a trace names the lines of the sources that the app has in Xcode`() async throws {
    let file = "App/Catalogue/CatalogueViewController.swift"
    let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let source = try String(contentsOf: package.appending(path: file), encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("view.addSubview(buyButton)") }) + 1
    let trace = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json").path
    defer { try? FileManager.default.removeItem(atPath: trace) }
    try await recordTrace(to: trace) { _ in CatalogueViewController().loadViewIfNeeded() }
    let text = try String(contentsOfFile: trace, encoding: .utf8)
    #expect(text.contains("\"name\":\"\(file):\(line):"), "\(text)")
  }
}
