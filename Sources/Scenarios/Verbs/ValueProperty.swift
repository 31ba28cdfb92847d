import HeadlessUIKit

/// A property whose value `check` compares.
struct ValueProperty: Sendable {
  /// The value of a property.
  enum Value {
    /// A list of objects.
    case objects([NSObject])
    /// A value in the spelling of `check`.
    case text(String)
  }

  typealias Read = @MainActor @Sendable (NSObject) -> Value

  /// The kind of object that has it.
  let owner: ObjectKind
  /// Its name in UIKit.
  let name: String
  /// The kind of the compared value.
  let kind: ArgumentKind
  let read: Read

  private init(_ owner: ObjectKind, _ name: String, _ kind: ArgumentKind, read: @escaping Read) {
    self.owner = owner
    self.name = name
    self.kind = kind
    self.read = read
  }

  /// All properties, in the order of the table.
  static let all: [ValueProperty] = controllers + containers + views + applications

  static func named(_ name: String, of kind: ObjectKind) -> ValueProperty? {
    all.first { $0.name == name && kind.isA($0.owner) }
  }

  private static let controllers: [ValueProperty] = [
    objects(.controller, "children", .controller) { (it: UIViewController) in it.children },
    flag(.controller, "isViewLoaded") { (it: UIViewController) in it.isViewLoaded },
    flag(.controller, "isBeingPresented") { (it: UIViewController) in it.isBeingPresented },
    flag(.controller, "isBeingDismissed") { (it: UIViewController) in it.isBeingDismissed },
    flag(.controller, "isMovingToParent") { (it: UIViewController) in it.isMovingToParent },
    flag(.controller, "isMovingFromParent") { (it: UIViewController) in it.isMovingFromParent },
    flag(.controller, "isModalInPresentation") { (it: UIViewController) in
      it.isModalInPresentation
    },
    flag(.controller, "isEditing") { (it: UIViewController) in it.isEditing },
    flag(.controller, "definesPresentationContext") { (it: UIViewController) in
      it.definesPresentationContext
    },
    flag(.controller, "shouldAutomaticallyForwardAppearanceMethods") { (it: UIViewController) in
      it.shouldAutomaticallyForwardAppearanceMethods
    },
    ValueProperty(.controller, "preferredContentSize", .size) {
      .text(text(($0 as? UIViewController)?.preferredContentSize ?? .zero))
    },
    ValueProperty(.controller, "title", .text) {
      .text(($0 as? UIViewController)?.title ?? "nil")
    },
    ValueProperty(.controller, "nibName", .text) {
      .text(($0 as? UIViewController)?.nibName ?? "nil")
    },
  ]

  private static let containers: [ValueProperty] = [
    objects(.navigationController, "viewControllers", .controller) {
      (it: UINavigationController) in it.viewControllers
    },
    objects(.tabBarController, "viewControllers", .controller) { (it: UITabBarController) in
      it.viewControllers ?? []
    },
    objects(.pageViewController, "viewControllers", .controller) { (it: UIPageViewController) in
      it.viewControllers ?? []
    },
    number(.tabBarController, "selectedIndex") { (it: UITabBarController) in
      Double(it.selectedIndex)
    },
  ]

  private static let views: [ValueProperty] = [
    objects(.view, "subviews", .view) { (it: UIView) in it.subviews },
    flag(.view, "isHidden") { (it: UIView) in it.isHidden },
    number(.view, "alpha") { (it: UIView) in Double(it.alpha) },
    number(.view, "tag") { (it: UIView) in Double(it.tag) },
    ValueProperty(.view, "frame", .rect) { .text(text(($0 as? UIView)?.frame ?? .zero)) },
    ValueProperty(.view, "bounds", .rect) { .text(text(($0 as? UIView)?.bounds ?? .zero)) },
    ValueProperty(.view, "safeAreaInsets", .insets) {
      .text(text(($0 as? UIView)?.safeAreaInsets ?? .zero))
    },
    flag(.window, "isKeyWindow") { (it: UIWindow) in it.isKeyWindow },
    number(.window, "windowLevel") { (it: UIWindow) in Double(it.windowLevel.rawValue) },
  ]

  private static let applications: [ValueProperty] = [
    ValueProperty(
      .application,
      "applicationState",
      .choice(["active", "inactive", "background"])
    ) { object in
      switch (object as? UIApplication)?.applicationState {
      case .active: .text(".active")
      case .inactive: .text(".inactive")
      default: .text(".background")
      }
    }
  ]

  /// A number in the spelling of `check`: without decimals if it is whole.
  static func text(_ number: Double) -> String {
    guard number == number.rounded(), abs(number) < 1e15 else { return "\(number)" }
    return "\(Int64(number))"
  }

  /// A rectangle in the spelling of `check`.
  static func text(_ rect: CGRect) -> String {
    let x = text(Double(rect.origin.x))
    let y = text(Double(rect.origin.y))
    let width = text(Double(rect.size.width))
    return "CGRect(x: \(x), y: \(y), width: \(width), height: \(text(Double(rect.size.height))))"
  }

  /// A size in the spelling of `check`.
  static func text(_ size: CGSize) -> String {
    "CGSize(width: \(text(Double(size.width))), height: \(text(Double(size.height))))"
  }

  /// Insets in the spelling of `check`.
  static func text(_ insets: UIEdgeInsets) -> String {
    let top = text(Double(insets.top))
    let left = text(Double(insets.left))
    let bottom = text(Double(insets.bottom))
    return "UIEdgeInsets(top: \(top), left: \(left), bottom: \(bottom), right: "
      + "\(text(Double(insets.right))))"
  }

  private static func flag<Object: NSObject>(
    _ owner: ObjectKind,
    _ name: String,
    _ read: @escaping @MainActor @Sendable (Object) -> Bool
  ) -> ValueProperty {
    ValueProperty(owner, name, .flag) { object in
      .text((object as? Object).map { "\(read($0))" } ?? "nil")
    }
  }

  private static func number<Object: NSObject>(
    _ owner: ObjectKind,
    _ name: String,
    _ read: @escaping @MainActor @Sendable (Object) -> Double
  ) -> ValueProperty {
    ValueProperty(owner, name, .number) { object in
      .text((object as? Object).map { text(read($0)) } ?? "nil")
    }
  }

  private static func objects<Object: NSObject>(
    _ owner: ObjectKind,
    _ name: String,
    _ kind: ObjectKind,
    _ read: @escaping @MainActor @Sendable (Object) -> [NSObject]
  ) -> ValueProperty {
    ValueProperty(owner, name, .objects(kind)) { object in
      .objects((object as? Object).map(read) ?? [])
    }
  }
}
