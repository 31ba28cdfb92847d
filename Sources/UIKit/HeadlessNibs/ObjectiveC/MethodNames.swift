import Foundation

/// The methods of objects by their names in Objective-C; every thread can ask for them.
package enum MethodNames {
  /// Returns the method with a name that an object of the app or of the runtime has.
  ///
  /// A property of a rewritten class has a getter `title` and a setter `setTitle:`.
  package static func method(_ name: String, of target: AnyObject) -> Selector? {
    if let found = appMethod(name, ofClass: type(of: target)), found.hasMethod(of: target) {
      return found
    }
    return own[name]?.first { $0.hasMethod(of: target) }
  }

  /// Returns whether the instances of a rewritten class have a method with a name.
  static func isMethod(_ name: String, ofClass type: AnyClass) -> Bool {
    if appMethod(name, ofClass: type) != nil { return true }
    var type: AnyClass? = type
    while let current = type {
      if ownClasses[name]?.contains(where: { $0 == current }) == true { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  private static func appMethod(_ name: String, ofClass type: AnyClass) -> Selector? {
    switch AppModules.member(name, ofClass: type)?.kind {
    case .method(let selector): return selector
    case .property(_, let get, _):
      return Selector(name) { (object: AnyObject) in { @MainActor () -> Any? in get(object) } }
    default: break
    }
    guard let property = setterProperty(name),
      case .property(_, _, let set?) = AppModules.member(property, ofClass: type)?.kind
    else { return nil }
    return Selector(name) { (object: AnyObject) in
      { @MainActor (value: Any?) in
        _ = set(object, value)
      }
    }
  }

  /// Returns `title` for `setTitle:`.
  private static func setterProperty(_ name: String) -> String? {
    guard name.hasPrefix("set"), name.hasSuffix(":"), name.count > 4 else { return nil }
    let property = name.dropFirst(3).dropLast()
    return property.prefix(1).lowercased() + property.dropFirst()
  }

  private static let own = Dictionary(grouping: ownMethods.map(\.selector), by: \.description)
  private static let ownClasses = Dictionary(grouping: ownMethods, by: \.selector.description)
    .mapValues { $0.map(\.type) }

  private static func entry<Target: AnyObject, Result>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) -> (type: AnyClass, selector: Selector) { (Target.self, Selector(name, method)) }

  /// The UIKit methods without parameters that apps call by name.
  private static let ownMethods: [(type: AnyClass, selector: Selector)] = [
    entry("becomeFirstResponder", UIResponder.becomeFirstResponder),
    entry("resignFirstResponder", UIResponder.resignFirstResponder),
    entry("reloadInputViews", UIResponder.reloadInputViews),
    entry("setNeedsLayout", UIView.setNeedsLayout),
    entry("layoutIfNeeded", UIView.layoutIfNeeded),
    entry("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints),
    entry("setNeedsDisplay") { (view: UIView) in { view.setNeedsDisplay() } },
    entry("removeFromSuperview", UIView.removeFromSuperview),
    entry("sizeToFit", UIView.sizeToFit),
    entry("reloadData", UITableView.reloadData),
    entry("reloadData", UICollectionView.reloadData),
    entry("flashScrollIndicators", UIScrollView.flashScrollIndicators),
    entry("beginRefreshing", UIRefreshControl.beginRefreshing),
    entry("endRefreshing", UIRefreshControl.endRefreshing),
    entry("startAnimating", UIActivityIndicatorView.startAnimating),
    entry("stopAnimating", UIActivityIndicatorView.stopAnimating),
    entry("loadViewIfNeeded", UIViewController.loadViewIfNeeded),
    entry("setNeedsStatusBarAppearanceUpdate", UIViewController.setNeedsStatusBarAppearanceUpdate),
  ]
}
