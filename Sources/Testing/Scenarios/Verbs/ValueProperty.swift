import HeadlessUIKit

/// A property whose value `check` compares.
struct ValueProperty: Sendable {
  /// The value of a property.
  enum Value {
    /// A list of objects.
    case objects([NSObject])
    /// A value in the spelling of `check`.
    case text(String)
    /// Lengths in points.
    case lengths([Double])
  }

  typealias Read = @MainActor @Sendable (NSObject) -> Value

  let owner: ObjectKind
  /// Its name in UIKit.
  let name: String
  /// The kind of the compared value.
  let kind: ArgumentKind
  /// Whether a number is a length in points, which is compared with a tolerance.
  var isLength = false
  let read: Read

  init(_ owner: ObjectKind, _ name: String, _ kind: ArgumentKind, read: @escaping Read) {
    self.owner = owner
    self.name = name
    self.kind = kind
    self.read = read
  }

  /// All properties, in the order of the table.
  static let all: [ValueProperty] =
    controllers + containers + views + layout + contents + applications

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
    size(.controller, "preferredContentSize") { (it: UIViewController) in
      it.preferredContentSize
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
    rect(.view, "frame") { (it: UIView) in it.frame },
    rect(.view, "bounds") { (it: UIView) in it.bounds },
    point(.view, "center") { (it: UIView) in it.center },
    insets(.view, "safeAreaInsets") { (it: UIView) in it.safeAreaInsets },
    insets(.view, "layoutMargins") { (it: UIView) in it.layoutMargins },
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

  /// The lengths of a rectangle: x, y, width and height.
  static func lengths(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
  }

  /// The lengths of insets: top, left, bottom and right.
  static func lengths(_ insets: UIEdgeInsets) -> [Double] {
    [insets.top, insets.left, insets.bottom, insets.right].map { Double($0) }
  }

  /// Lengths in the spelling of `check`, rounded to hundredths.
  static func text(lengths: [Double]) -> String {
    let texts = lengths.map { text(($0 * 100).rounded() / 100) }
    return texts.count == 1 ? texts[0] : "(" + texts.joined(separator: ", ") + ")"
  }

  static func flag<Object: NSObject>(
    _ owner: ObjectKind,
    _ name: String,
    _ read: @escaping @MainActor @Sendable (Object) -> Bool
  ) -> ValueProperty {
    ValueProperty(owner, name, .flag) { object in
      .text((object as? Object).map { "\(read($0))" } ?? "nil")
    }
  }

  static func number<Object: NSObject>(
    _ owner: ObjectKind,
    _ name: String,
    _ read: @escaping @MainActor @Sendable (Object) -> Double
  ) -> ValueProperty {
    ValueProperty(owner, name, .number) { object in
      .text((object as? Object).map { text(read($0)) } ?? "nil")
    }
  }

  static func objects<Object: NSObject>(
    _ owner: ObjectKind,
    _ name: String,
    _ kind: ObjectKind,
    _ read: @escaping @MainActor @Sendable (Object) -> [NSObject]
  ) -> ValueProperty {
    ValueProperty(owner, name, .objects(kind)) { object in
      .objects((object as? Object).map(read) ?? [])
    }
  }

  /// A number of points.
  static func length<Object: NSObject>(
    _ owner: ObjectKind,
    _ name: String,
    _ read: @escaping @MainActor @Sendable (Object) -> CGFloat
  ) -> ValueProperty {
    var property = ValueProperty(owner, name, .number) { object in
      .lengths((object as? Object).map { [Double(read($0))] } ?? [])
    }
    property.isLength = true
    return property
  }

  static func rect<Object: NSObject>(
    _ owner: ObjectKind,
    _ name: String,
    _ read: @escaping @MainActor @Sendable (Object) -> CGRect
  ) -> ValueProperty {
    ValueProperty(owner, name, .rect) { object in
      .lengths((object as? Object).map { lengths(read($0)) } ?? [])
    }
  }

  static func size<Object: NSObject>(
    _ owner: ObjectKind,
    _ name: String,
    _ read: @escaping @MainActor @Sendable (Object) -> CGSize
  ) -> ValueProperty {
    ValueProperty(owner, name, .size) { object in
      guard let size = (object as? Object).map(read) else { return .lengths([]) }
      return .lengths([Double(size.width), Double(size.height)])
    }
  }

  static func point<Object: NSObject>(
    _ owner: ObjectKind,
    _ name: String,
    _ read: @escaping @MainActor @Sendable (Object) -> CGPoint
  ) -> ValueProperty {
    ValueProperty(owner, name, .point) { object in
      guard let point = (object as? Object).map(read) else { return .lengths([]) }
      return .lengths([Double(point.x), Double(point.y)])
    }
  }

  static func insets<Object: NSObject>(
    _ owner: ObjectKind,
    _ name: String,
    _ read: @escaping @MainActor @Sendable (Object) -> UIEdgeInsets
  ) -> ValueProperty {
    ValueProperty(owner, name, .insets) { object in
      .lengths((object as? Object).map { lengths(read($0)) } ?? [])
    }
  }
}
