import HeadlessUIKit

/// What the rewriter would generate for the classes of these tests.
enum RewrittenModule: AppModule {
  static var classes: [AppClass] {
    [
      AppClass(
        "HabitsController",
        HabitsController.self,
        members: [
          .method(Selector("save()", HabitsController.save)),
          .method(Selector("saveFrom(_:)", HabitsController.saveFrom(_:))),
          .method(Selector("total()", HabitsController.total)),
          .method(Selector("join(_:with:)", HabitsController.join(_:with:))),
          .method(Selector("changed(_:)", HabitsController.changed(_:))),
          .method(Selector("unwind(_:)", HabitsController.unwind(_:))),
          .property("caption", \HabitsController.caption),
          .property("model", \HabitsController.model),
          .property("width", \HabitsController.width),
        ]
      ),
      AppClass(
        "HabitsModel",
        HabitsModel.self,
        members: [
          .property("count", \HabitsModel.count), .property("name", \HabitsModel.name),
          .property("next", \HabitsModel.next),
        ]
      ),
    ]
  }
}

/// A controller whose members Objective-C would find by name.
class HabitsController: UIViewController {
  var calls: [String] = []
  var caption = ""
  var width: CGFloat = 0
  var model: HabitsModel? = HabitsModel()
  var changes: [String] = []

  func save() { calls.append("save") }
  func saveFrom(_ sender: UIButton) { calls.append("saveFrom \(sender.tag)") }
  func total() -> NSObject {
    let model = HabitsModel()
    model.count = 7
    return model
  }
  func join(_ first: String, with second: String) -> String { first + second }
  func changed(_ notification: Notification) { calls.append(notification.name.rawValue) }
  func unwind(_ segue: UIStoryboardSegue) { calls.append("unwind") }

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let old = change?[.oldKey].map { "\($0)" } ?? "-"
    let new = change?[.newKey].map { "\($0)" } ?? "-"
    changes.append("\(keyPath ?? ""): \(old) → \(new)")
  }
}

/// A subclass without members of its own.
final class DerivedHabitsController: HabitsController {
  override func save() { calls.append("derived save") }
}

/// A model as the rewriter writes it, without isolation.
class HabitsModel: NSObject {
  var count = 0 { didSet { appValueChanged(\.count, of: self, from: oldValue) } }
  var name: String? { didSet { appValueChanged(\.name, of: self, from: oldValue) } }
  var next: HabitsModel? { didSet { appValueChanged(\.next, of: self, from: oldValue) } }
  var text: String { "\(name ?? "none") \(count)" }
  func double() { count *= 2 }
}

/// A subclass, whose paths have a different root.
final class DerivedHabitsModel: HabitsModel {}

/// An observer that is not a responder.
final class HabitsObserver: NSObject, KeyValueObserver {
  var changes: [String] = []

  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let new = change?[.newKey].map { "\($0)" } ?? "-"
    changes.append("\(keyPath ?? "") \(new) \(change?[.kindKey] ?? "-")")
  }
}
