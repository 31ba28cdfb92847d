import Foundation
import HeadlessUIKit
import Testing

/// Methods that are called by a selector, at once and after a delay.
@MainActor
struct `Performing selectors` {
  init() { AppModules.add(RewrittenModule.self) }

  @Test func `an object responds to its methods, properties and UIKit's methods`() async throws {
    try await withApp { _ in
      let controller = HabitsController()
      let object: NSObject = controller
      #expect(object.responds(to: "save"))
      #expect(object.responds(to: "caption"))
      #expect(object.responds(to: "setCaption:"))
      #expect(object.responds(to: "loadViewIfNeeded"))
      #expect(!object.responds(to: "reloadData"))
      #expect(UITableView().responds(to: "reloadData"))
      #expect(HabitsModel().responds(to: Selector("double", HabitsModel.double)))
      #expect(!HabitsModel().responds(to: "double"))
      #expect(DerivedHabitsController.instancesRespond(to: "save"))
      #expect(UICollectionView.instancesRespond(to: "setNeedsLayout"))
      #expect(!UIView.instancesRespond(to: "save"))
      #expect(object.conforms(to: (any UIAppearanceContainer).self))
      #expect(!object.conforms(to: (any UITableViewDelegate).self))
    }
  }

  @Test func `an override of responds(to:) is called`() async throws {
    try await withApp { _ in
      let object: NSObject = EagerController()
      #expect(object.responds(to: "anything"))
    }
  }

  @Test func `the results of methods are objects`() async throws {
    try await withApp { _ in
      let controller = HabitsController()
      let model = controller.perform("total")?.takeUnretainedValue() as? HabitsModel
      #expect(model?.count == 7)
      let text = controller.perform("joinWith:", with: "a", with: "b")
      #expect(text == nil)
      let joined = controller.perform("join:with:", with: "a", with: "b")
      #expect(joined?.takeUnretainedValue() as? String == "ab")
      #expect(controller.perform("save") == nil)
      controller.perform("setCaption:", with: "Title")
      #expect(controller.perform("caption").takeUnretainedValue() as? String == "Title")
    }
  }

  @Test func `a method that is missing is UIKit's exception`() async throws {
    try await withApp { app in
      let controller = HabitsController()
      controller.perform("missing")
      let texts = app.diagnostics()
      #expect(texts.count == 1)
      let text = try #require(texts.first)
      #expect(text.hasPrefix("NSInvalidArgumentException: -["))
      #expect(
        text.contains(".HabitsController missing]: unrecognized selector sent to instance 0x")
      )
    }
  }

  @Test func `a delayed call happens at its time on the clock of the run`() async throws {
    try await withApp { app in
      let controller = HabitsController()
      let button = UIButton()
      button.tag = 5
      controller.perform("saveFrom:", with: button, afterDelay: 60)
      controller.perform("save", with: nil, afterDelay: 0)
      #expect(controller.calls == [])
      #expect(
        app.pending.contains { $0.hasPrefix("perform(saveFrom:, afterDelay: 60.0) at 60000 ms") }
      )
      try await app.advance(by: .seconds(59))
      #expect(controller.calls == ["save"])
      try await app.advance(by: .seconds(1))
      #expect(controller.calls == ["save", "saveFrom 5"])
    }
  }

  @Test func `a cancelled call does not happen and releases its target`() async throws {
    try await withApp { app in
      weak var released: HabitsController?
      let other = HabitsController()
      do {
        let controller = HabitsController()
        released = controller
        controller.perform("save", with: "a", afterDelay: 1)
        controller.perform("save", with: "b", afterDelay: 1)
        other.perform("save", with: nil, afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(
          withTarget: controller,
          selector: "save",
          object: "a"
        )
        #expect(app.pending.count == 2)
        NSObject.cancelPreviousPerformRequests(withTarget: controller)
        #expect(app.pending.count == 1)
      }
      #expect(released == nil)
      try await app.advance(by: .seconds(1))
      #expect(other.calls == ["save"])
    }
  }

  @Test func `a method without isolation is called on the current thread`() async throws {
    try await withApp { _ in
      let count = await Task.detached {
        let model = HabitsModel()
        model.count = 4
        model.perform(Selector("double", HabitsModel.double))
        return model.count
      }.value
      #expect(count == 8)
    }
  }

  @Test func `a call on the main thread waits only if it should`() async throws {
    try await withApp { app in
      let controller = HabitsController()
      controller.performSelector(onMainThread: "save", with: nil, waitUntilDone: true)
      #expect(controller.calls == ["save"])
      controller.performSelector(onMainThread: "save", with: nil, waitUntilDone: false)
      #expect(controller.calls == ["save"])
      try await app.settle()
      #expect(controller.calls == ["save", "save"])
    }
  }
}

/// A controller that responds to every selector.
private final class EagerController: UIViewController {
  override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || aSelector.description == "anything"
  }
}
