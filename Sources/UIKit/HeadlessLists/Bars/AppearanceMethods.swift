import Foundation

/// The values that apps set on an appearance proxy by methods, such as
/// `setTitleTextAttributes(_:for:)`.
///
/// Each value for a state or a height applies unless the app has set one for it on the view itself.
@MainActor
enum AppearanceMethods {
  /// Copies the values of a proxy to a view of its class.
  static func copy(from proxy: UIView, to view: UIView) {
    switch (proxy, view) {
    case (let proxy as UINavigationBar, let bar as UINavigationBar):
      bar.backgrounds.merge(proxy.backgrounds) { own, _ in own }
      bar.titleOffsets.merge(proxy.titleOffsets) { own, _ in own }
      bar.backIndicatorImage = bar.backIndicatorImage ?? proxy.backIndicatorImage
      bar.backIndicatorTransitionMaskImage =
        bar.backIndicatorTransitionMaskImage ?? proxy.backIndicatorTransitionMaskImage
    case (let proxy as UIToolbar, let bar as UIToolbar):
      bar.backgrounds.merge(proxy.backgrounds) { own, _ in own }
      bar.shadows.merge(proxy.shadows) { own, _ in own }
    case (let proxy as UIButton, let button as UIButton): button.adoptContents(of: proxy)
    case (let proxy as UISlider, let slider as UISlider): slider.adoptImages(of: proxy)
    case (let proxy as UISegmentedControl, let control as UISegmentedControl):
      control.adoptAttributes(of: proxy)
    default: break
    }
  }

  /// Copies the values of a proxy to an item of a bar.
  static func copy(from proxy: UIBarItem, to item: UIBarItem) {
    item.textAttributes.merge(proxy.textAttributes) { own, _ in own }
    switch (proxy, item) {
    case (let proxy as UIBarButtonItem, let item as UIBarButtonItem):
      item.tintColor = item.tintColor ?? proxy.tintColor
    case (let proxy as UITabBarItem, let item as UITabBarItem):
      item.badgeAttributes.merge(proxy.badgeAttributes) { own, _ in own }
      item.badgeColor = item.badgeColor ?? proxy.badgeColor
      if item.titlePositionAdjustment == .zero {
        item.titlePositionAdjustment = proxy.titlePositionAdjustment
      }
    default: break
    }
  }

  /// Copies the properties that a class of the app declares, such as those with `@objc dynamic`;
  /// the second view is a new one.
  static func copyMembers(from proxy: UIView, _ fresh: UIView, to view: UIView) {
    var type: AnyClass? = Swift.type(of: proxy)
    while let current = type, let described = AppModules.appClass(current) {
      for member in described.members {
        guard case .property(_, let get, let set?) = member.kind,
          let value = get(proxy), !isEqual(value, get(fresh)), isEqual(get(view), get(fresh))
        else { continue }
        _ = set(view, value)
      }
      type = _getSuperclass(current)
    }
  }

  /// Whether two values are the same object or equal; values that can't be compared are not.
  private static func isEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = left.flatMap(unwrapped), let right = right.flatMap(unwrapped) else {
      return left.flatMap(unwrapped) == nil && right.flatMap(unwrapped) == nil
    }
    guard let left = left as? any Equatable else { return false }
    return compare(left, right)
  }

  private static func compare<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    left == right as? Value
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

/// The looks of subclasses of the app.
///
/// The object is made by `init(frame:)` of the class, outside the trace. A class without that
/// initializer stops, as a cell that is registered by its class.
extension UIAppearance where Self: UIView {
  /// Returns the object for the look of all instances of a class of the app.
  public static func appearance() -> Self {
    AppearanceProxies.current.proxy(of: self) { Self.made(pooled: ()) }
  }

  /// Returns the object for the look of instances of a class of the app within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { Self.made(pooled: ()) }
  }
}

extension UIAppearance where Self: UITableViewCell {
  /// Returns the object for the look of all cells of a class of the app.
  public static func appearance() -> Self {
    AppearanceProxies.current.proxy(of: self) { Self.made(pooled: nil) }
  }

  /// Returns the object for the look of cells of a class of the app within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { Self.made(pooled: nil) }
  }
}

extension UIAppearance where Self: UITableViewHeaderFooterView {
  /// Returns the object for the look of all headers and footers of a class of the app.
  public static func appearance() -> Self {
    AppearanceProxies.current.proxy(of: self) { Self.made(pooled: nil) }
  }

  /// Returns the object for the look of headers and footers of a class of the app within other
  /// classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { Self.made(pooled: nil) }
  }
}

extension UITabBarItem {
  /// Returns the object for the look of items of tab bars within other classes.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBarItem {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UITabBarItem() }
  }
}

extension UIView {
  // choice: appearance-of-items
  /// Applies the values of the proxies of items to those of a bar in a window.
  ///
  /// A bar applies them when it enters a window and when its items are placed.
  package func applyAppearance(toItems items: [UIBarItem]) {
    guard AppearanceProxies.haveItems, window != nil else { return }
    for item in items {
      for proxy in life.runtime.appearanceProxies?.proxies(for: item, in: self) ?? [] {
        AppearanceMethods.copy(from: proxy, to: item)
      }
    }
  }
}
