import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// The tables of a run that have entries for objects.
struct `Object tables` {
  @Test @MainActor func `tables do not grow with 10,000 objects that are deallocated at once`()
    async throws
  {
    try await withApp { app in
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      try app.settle()
      let before = app.runtime.objectTableSizes
      for number in 0..<10_000 { makeObjects(in: app, number) }
      try app.settle()
      let after = app.runtime.objectTableSizes
      #expect(after.livingControllers == before.livingControllers)
      #expect(after.observers == 0)
      #expect(after.classNames == before.classNames)
      for size in [after.appObjects, after.createdControllers, after.commitEntries] {
        #expect(size <= 128)
      }
    }
  }

  @MainActor
  private func makeObjects(in app: HeadlessApp, _ number: Int) {
    switch number % 4 {
    case 0: _ = UIView()
    case 1: UIViewController().loadViewIfNeeded()
    case 2:
      let controller = UIViewController()
      controller.beginAppearanceTransition(true, animated: false)
    default:
      app.runtime.prepareNextBirth(observer: OverrideLog())
      _ = UIWindow()
    }
  }
}
