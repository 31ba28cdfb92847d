import HeadlessUIKit

/// An object of the scenario, or the value of its properties: `A`, `A.view.superview`.
struct ObjectPath: Sendable {
  let name: String
  /// The properties after the name.
  let properties: [Property]
  /// The kind of the last property's value, if it is known before the run.
  let kind: ObjectKind
  let position: FilePosition

  /// The path as written.
  var text: String { ([name] + properties.map(\.name)).joined(separator: ".") }
}

/// A property whose value is an object.
struct Property: Sendable {
  let owner: ObjectKind
  /// Its name in UIKit.
  let name: String
  /// A shorter name; empty if there is none.
  var shortName = ""
  /// The kind of its value.
  let kind: ObjectKind
  /// Reads the property; `nil` if the runtime does not have it.
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

  /// Creates a layout guide of a view.
  private init<View: UIView>(
    guide name: String,
    short: String,
    of owner: ObjectKind,
    read: @escaping @MainActor @Sendable (View) -> UILayoutGuide
  ) {
    self.init(owner, name, .layoutGuide) { ($0 as? View).map(read) }
    shortName = short
  }

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
    Property(guide: "safeAreaLayoutGuide", short: "safeArea", of: .view) { (view: UIView) in
      view.safeAreaLayoutGuide
    },
    Property(guide: "layoutMarginsGuide", short: "margins", of: .view) { (view: UIView) in
      view.layoutMarginsGuide
    },
    Property(guide: "readableContentGuide", short: "readable", of: .view) { (view: UIView) in
      view.readableContentGuide
    },
    Property(guide: "contentLayoutGuide", short: "content", of: .scrollView) {
      (view: UIScrollView) in
      view.contentLayoutGuide
    },
    Property(guide: "frameLayoutGuide", short: "frame", of: .scrollView) { (view: UIScrollView) in
      view.frameLayoutGuide
    },
  ]

  static func named(_ name: String, of kind: ObjectKind) -> Property? {
    (all + pending).first { ($0.name == name || $0.shortName == name) && kind.isA($0.owner) }
  }
}
