import Foundation
import HeadlessUIKit
import Testing

/// The answer and the question of a detent.
@MainActor
private final class Heights {
  var height: CGFloat? = 200
  var greatest: CGFloat = 0
}

@MainActor
struct `A sheet with a detent of the app` {
  @Test func `a custom detent has the app's height, at most that of a large sheet`() async throws {
    try await withApp { app in
      let root = UIViewController()
      let window = try await launch(root, in: app)
      let content = UIViewController()
      let heights = Heights()
      let sheet = try #require(content.sheetPresentationController)
      sheet.detents = [
        .custom(identifier: .init("small")) { context in
          heights.greatest = context.maximumDetentValue
          return heights.height
        },
        .large(),
      ]
      root.present(content, animated: false)
      try await app.settle()
      #expect(content.view.frame.height == 200)
      #expect(content.view.frame.maxY == window.bounds.maxY)
      let greatest = heights.greatest
      #expect(greatest == window.bounds.height - 54)
      let results: [(CGFloat?, CGFloat)] = [
        (300, 300), (-5, 0), (.nan, greatest), (1e9, greatest), (nil, greatest),
      ]
      for (value, result) in results {
        heights.height = value
        sheet.invalidateDetents()
        #expect(content.view.frame.height == result)
      }
      #expect(sheet.detents.first?.identifier.rawValue == "small")
      #expect(
        UISheetPresentationController.Detent.custom { _ in 1 }.identifier
          != UISheetPresentationController.Detent.custom { _ in 1 }.identifier
      )
    }
  }

  @Test func `the context of a custom detent resolves the detents of the system`() {
    final class Context: NSObject, UISheetPresentationControllerDetentResolutionContext {
      let containerTraitCollection = UITraitCollection()
      let maximumDetentValue: CGFloat = 600
    }
    #expect(UISheetPresentationController.Detent.large().resolvedValue(in: Context()) == 600)
    #expect(UISheetPresentationController.Detent.medium().resolvedValue(in: Context()) == 300)
  }

  @Test func `the source of a popover is a view or a bar button`() {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    let popover = controller.popoverPresentationController
    let view = UIView()
    popover?.sourceItem = view
    #expect(popover?.sourceView === view && popover?.sourceItem === view)
    let button = UIBarButtonItem()
    popover?.sourceItem = button
    #expect(popover?.barButtonItem === button && popover?.sourceView == nil)
  }
}
