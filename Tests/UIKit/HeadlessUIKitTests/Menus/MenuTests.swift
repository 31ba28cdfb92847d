import HeadlessUIKit
import Testing

/// Menus, and the controllers of the system that apps present.
struct `Menus` {
  @Test @MainActor func `a menu keeps its values when its children are replaced`() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let inner = UIMenu(title: "Inner", options: .displayInline, children: [on])
    let menu = UIMenu(title: "Outer", subtitle: "below", children: [inner])
    #expect(menu.selectedElements == [on])
    let replaced = menu.replacingChildren([])
    #expect(replaced.title == "Outer")
    #expect(replaced.subtitle == "below")
    #expect(replaced.identifier == menu.identifier)
    #expect(replaced.children.isEmpty)
    #expect(menu.identifier != inner.identifier)
    #expect(menu.action(titled: "On") === on)
    #expect(menu.action(titled: "Off") == nil)
  }

  @Test @MainActor func `a deferred element loads its elements`() {
    let element = UIDeferredMenuElement { completion in
      completion([UIAction(title: "Later") { _ in }])
    }
    var titles: [String] = []
    element.load { titles = $0.map(\.title) }
    #expect(titles == ["Later"])
  }

  @Test @MainActor func `a share sheet ends once and after it was dismissed`() async throws {
    try await withApp { app in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      try await app.settle()
      let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
      var results: [String] = []
      sheet.completionWithItemsHandler = { type, completed, _, _ in
        results.append(
          "\(type?.rawValue ?? "none") \(completed) \(root.presentedViewController == nil)"
        )
      }
      root.present(sheet, animated: true)
      try await app.settle()
      #expect(root.presentedViewController === sheet)
      sheet.finish(.mail)
      sheet.finish(nil)
      try await app.settle()
      #expect(results == ["com.apple.UIKit.activity.Mail true true"])
    }
  }
}
