import HeadlessUIKit

/// An object of the scenario, or what a property of one gives: `A`, `A.view.superview`.
struct ObjectPath: Sendable {
  /// The name in `objects`.
  let name: String
  /// The properties behind it.
  let properties: [Property]
  /// What the last property gives, as far as it is known before the run.
  let kind: ObjectKind
  /// Where it is written.
  let place: Place

  /// As it is written.
  var text: String { ([name] + properties.map(\.name)).joined(separator: ".") }
}

/// A property that gives an object.
struct Property: Sendable {
  /// The kind of object that has it.
  let owner: ObjectKind
  /// Its name in UIKit.
  let name: String
  /// What it gives.
  let kind: ObjectKind
  /// Reads it; `nil` while the runtime does not have it.
  let read: (@MainActor @Sendable (NSObject) -> NSObject?)?

  init(
    _ owner: ObjectKind,
    _ name: String,
    _ kind: ObjectKind,
    read: (@MainActor @Sendable (NSObject) -> NSObject?)?
  ) {
    self.owner = owner
    self.name = name
    self.kind = kind
    self.read = read
  }

  /// All properties.
  static let all: [Property] = [
    Property(.controller, "view", .view) { ($0 as? UIViewController)?.view },
    Property(.controller, "viewIfLoaded", .view) { ($0 as? UIViewController)?.viewIfLoaded },
    Property(.controller, "parent", .controller) { ($0 as? UIViewController)?.parent },
    Property(.controller, "navigationController", .navigationController) {
      ($0 as? UIViewController)?.navigationController
    },
    Property(.controller, "tabBarController", .tabBarController) {
      ($0 as? UIViewController)?.tabBarController
    },
    Property(.navigationController, "topViewController", .controller) {
      ($0 as? UINavigationController)?.topViewController
    },
    Property(.navigationController, "visibleViewController", .controller) {
      ($0 as? UINavigationController)?.visibleViewController
    },
    Property(.tabBarController, "selectedViewController", .controller) {
      ($0 as? UITabBarController)?.selectedViewController
    },
    Property(.controller, "presentedViewController", .controller) {
      ($0 as? UIViewController)?.presentedViewController
    },
    Property(.controller, "presentingViewController", .controller) {
      ($0 as? UIViewController)?.presentingViewController
    },
    Property(.controller, "presentationController", .presentationController) {
      ($0 as? UIViewController)?.presentationController
    },
    Property(.view, "superview", .view) { ($0 as? UIView)?.superview },
    Property(.view, "window", .window) { ($0 as? UIView)?.window },
    Property(.window, "rootViewController", .controller) {
      ($0 as? UIWindow)?.rootViewController
    },
  ]

  /// Returns the property of an object.
  static func named(_ name: String, of kind: ObjectKind) -> Property? {
    (all + pending).first { $0.name == name && kind.isA($0.owner) }
  }
}
