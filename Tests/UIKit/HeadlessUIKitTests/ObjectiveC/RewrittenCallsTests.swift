import Foundation
import HeadlessUIKit
import Synchronization
import Testing

/// Members that rewritten code calls in place of Objective-C's runtime.
@MainActor
struct `Calls of rewritten code` {
  init() { AppModules.add(FormModule.self) }

  @Test func `a class is the target of its methods for notifications, controls and timers`()
    async throws
  {
    try await withApp { app in
      FormController.received = []
      let selector = Selector.calling("changed(_:)") {
        (type: FormController.Type, note: Notification) in
        type.changed(note)
      }
      let name = Notification.Name("class-target")
      NotificationCenter.default.addObserver(
        FormController.self,
        selector: selector,
        name: name,
        object: nil
      )
      NotificationCenter.default.post(name: name, object: nil)
      let button = UIButton()
      let press = Selector.calling("press") { (type: FormController.Type) in type.press() }
      button.addTarget(FormController.self, action: press, for: .touchUpInside)
      button.addTarget(FormController.self, action: press, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      button.removeTarget(FormController.self, action: press, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      NotificationCenter.default.removeObserver(FormController.self)
      NotificationCenter.default.post(name: name, object: nil)
      #expect(FormController.received == ["class-target", "press"])
      #expect(app.diagnostics() == [])
    }
  }

  @Test func `the error of a method is reported`() async throws {
    try await withApp { app in
      let controller = FormController()
      let button = UIButton()
      let save = Selector.calling("save(_:error:)") { (object: FormController, sender: UIButton) in
        try object.save(sender)
      }
      button.addTarget(controller, action: save, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(controller.calls == ["save"])
      #expect(
        app.diagnostics() == [
          "-[FormController save:error:]: the method throws an error, which UIKit does not receive: "
            + "FormFailure()"
        ]
      )
    }
  }

  @Test func `an asynchronous method runs, and its end is reported`() async throws {
    try await withApp { app in
      let controller = FormController()
      let button = UIButton()
      let load = Selector.waiting("loadWithCompletionHandler:") { (object: FormController) in
        await object.load()
      }
      button.addTarget(controller, action: load, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      try await app.advance(by: .seconds(1))
      #expect(controller.calls == ["load"])
      #expect(
        app.diagnostics() == [
          "-[FormController loadWithCompletionHandler:]: the method is asynchronous: UIKit passes no "
            + "completion handler, and crashes when it ends"
        ]
      )
    }
  }

  @Test func `a control reports a method that UIKit cannot call`() async throws {
    try await withApp { app in
      let controller = FormController()
      let button = UIButton()
      let selector = Selector.uncallable(
        "image(_:error:context:)",
        of: FormController.self,
        because: "it has 3 parameters, and UIKit passes at most two"
      )
      button.addTarget(controller, action: selector, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      #expect(controller.responds(to: selector))
      #expect(
        app.diagnostics() == [
          "-[FormController image:error:context:]: UIKit cannot call the method: it has 3 parameters, "
            + "and UIKit passes at most two"
        ]
      )
    }
  }

  @Test func `methods and properties of AnyObject are found in the class of the object`()
    async throws
  {
    try await withApp { app in
      let controller = FormController()
      let object: AnyObject = controller
      appSend("send()", to: object, as: Void.self)
      let sum: Int = appSend("add(_:to:)", to: object, as: Int.self, 1, 2)
      let none: Void? = appSendIfImplemented("missing()", to: object, as: Void.self)
      let caption: String? = appMember("caption", of: object, as: String.self)
      #expect(controller.calls == ["send"])
      #expect(sum == 3)
      #expect(none == nil)
      #expect(caption == "Form")
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(appMember("cgRectValue", of: rect as AnyObject, as: CGRect.self) == rect)
      #expect(appMember("cgRectValue", of: NSValue(rect: rect), as: CGRect.self) == rect)
      #expect(appMember("doubleValue", of: NSNumber(value: 2), as: Double.self) == 2)
      #expect(appMember("intValue", of: 7 as AnyObject, as: Int32.self) == 7)
      #expect(app.diagnostics() == [])
      appSend("missing()", to: object, as: Void.self)
      #expect(
        app.diagnostics().first?.contains("unrecognized selector sent to instance") == true
      )
    }
  }

  @Test func `objects of the app answer by name on another thread`() async throws {
    try await withApp { app in
      let answers = await Task.detached {
        let model = FormModel()
        var answers = [model.responds(to: "double"), model.responds(to: "missing")]
        model.setValue(4, forKey: "count")
        answers.append(model.value(forKey: "count") as? Int == 4)
        model.setValue("kept", forKey: "unknown")
        answers.append(model.value(forKey: "unknown") as? String == "kept")
        answers.append(appImplements(model, "double", in: FormModule.self))
        answers.append(FormController.instancesRespond(to: "send"))
        return answers
      }.value
      #expect(answers == [true, false, true, true, true, true])
      #expect(app.diagnostics() == [])
    }
  }
}

/// What the rewriter would generate for the classes of these tests.
private enum FormModule: AppModule {
  static var classes: [AppClass] {
    [
      AppClass(
        "FormController",
        FormController.self,
        members: [
          .method(Selector("send()", FormController.send)),
          .method(Selector("add(_:to:)", FormController.add(_:to:))),
          .constant("caption", \FormController.caption),
        ]
      ),
      AppClass(
        "FormModel",
        FormModel.self,
        members: [
          .property("count", \FormModel.count), .method(Selector("double()", FormModel.double)),
        ]
      ),
    ]
  }
}

private struct FormFailure: Error {}

private final class FormController: UIViewController {
  static var received: [String] = []
  var calls: [String] = []
  var caption: String { "Form" }

  static func changed(_ note: Notification) { received.append(note.name.rawValue) }
  static func press() { received.append("press") }
  func send() { calls.append("send") }
  func add(_ first: Int, to second: Int) -> Int { first + second }
  func load() async { calls.append("load") }
  func save(_ sender: UIButton) throws {
    calls.append("save")
    throw FormFailure()
  }
}

private final class FormModel: NSObject, UndefinedKeyReceiver {
  var count = 0
  private var others: [String: Any] = [:]

  func double() { count *= 2 }
  func value(forUndefinedKey key: String) -> Any? { others[key] }
  func setValue(_ value: Any?, forUndefinedKey key: String) { others[key] = value }
}
