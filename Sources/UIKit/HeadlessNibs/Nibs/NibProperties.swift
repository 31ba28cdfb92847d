import Foundation

/// Sets properties by their names, as key-value coding does: those of rewritten modules, and those
/// of UIKit that Interface Builder connects.
@MainActor
enum NibProperties {
  enum Outcome {
    case isSet
    case isUnknown
    case hasOtherType(Any.Type)
  }

  private static var members: [ObjectIdentifier: [String: AppMember]] = [:]

  /// Returns the member of an object's class or the nearest superclass.
  static func member(_ name: String, of object: AnyObject) -> AppMember? {
    let key = ObjectIdentifier(type(of: object))
    if let known = members[key] { return known[name] }
    var found: [String: AppMember] = [:]
    var current: AnyClass? = type(of: object)
    while let next = current {
      for member in AppModules.appClass(next)?.members ?? [] where found[member.name] == nil {
        found[member.name] = member
      }
      current = _getSuperclass(next)
    }
    members[key] = found
    return found[name]
  }

  static func method(_ name: String, of object: AnyObject) -> Selector? {
    guard case .method(let selector)? = member(name, of: object)?.kind else { return nil }
    return selector
  }

  /// Sets a property to a value.
  static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Outcome {
    if case .property(let type, _, let set)? = member(key, of: object)?.kind, let set {
      return set(object, value) ? .isSet : .hasOtherType(type)
    }
    guard let value else { return .isUnknown }
    return setOutlet(key, of: object, to: value as AnyObject) ? .isSet : .isUnknown
  }

  /// Appends a value to the array of an outlet collection.
  static func append(_ value: AnyObject, forKey key: String, of object: AnyObject) -> Outcome {
    guard case .property(let type, let get, let set)? = member(key, of: object)?.kind, let set
    else {
      return .isUnknown
    }
    var list: [Any] = []
    if let old = get(object), let array = flattened(old) as? [Any] { list = array }
    list.append(value)
    // The array is converted to the property's type by the cast in its setter.
    return set(object, list) || set(object, list as NSArray) ? .isSet : .hasOtherType(type)
  }

  private static func flattened(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }

  /// Sets an outlet that a UIKit class declares.
  private static func setOutlet(_ key: String, of object: AnyObject, to value: AnyObject) -> Bool {
    if let view = value as? UIView, setView(key, of: object, to: view) { return true }
    // A view of another module, such as a map, has properties of its own.
    if let foreign = object as? any NibDelegating {
      return foreign.setNibDelegate(value, forKey: key)
    }
    switch (key, object) {
    case ("delegate", _): return setDelegate(of: object, to: value)
    case ("dataSource", let table as UITableView):
      return assign(value) { table.dataSource = $0 }
    case ("dataSource", let collection as UICollectionView):
      return assign(value) { collection.dataSource = $0 }
    case ("dataSource", let picker as UIPickerView):
      return assign(value) { picker.dataSource = $0 }
    case ("dataSource", let pages as UIPageViewController):
      return assign(value) { pages.dataSource = $0 }
    case ("prefetchDataSource", let table as UITableView):
      return assign(value) { table.prefetchDataSource = $0 }
    case ("prefetchDataSource", let collection as UICollectionView):
      return assign(value) { collection.prefetchDataSource = $0 }
    case ("dragDelegate", let table as UITableView):
      return assign(value) { table.dragDelegate = $0 }
    case ("dropDelegate", let table as UITableView):
      return assign(value) { table.dropDelegate = $0 }
    case ("menu", let button as UIButton): return assign(value) { button.menu = $0 }
    case ("leftBarButtonItem", let item as UINavigationItem):
      return assign(value) { item.leftBarButtonItem = $0 }
    case ("rightBarButtonItem", let item as UINavigationItem):
      return assign(value) { item.rightBarButtonItem = $0 }
    case ("navigationItem", is UIViewController): return true
    case ("sectionHeaderView", _), ("sectionFooterView", _): return true
    default: return false
    }
  }

  private static func assign<Value>(_ value: AnyObject, _ set: (Value) -> Void) -> Bool {
    guard let value = value as? Value else { return false }
    set(value)
    return true
  }

  private static func setView(_ key: String, of object: AnyObject, to view: UIView) -> Bool {
    switch (key, object) {
    case ("view", let controller as UIViewController): controller.view = view
    case ("tableView", let controller as UITableViewController):
      return assign(view) { controller.tableView = $0 }
    case ("collectionView", let controller as UICollectionViewController):
      return assign(view) { controller.collectionView = $0 }
    case ("refreshControl", let controller as UITableViewController):
      return assign(view) { controller.refreshControl = $0 }
    case ("refreshControl", let scroll as UIScrollView):
      return assign(view) { scroll.refreshControl = $0 }
    case ("titleView", let item as UINavigationItem): item.titleView = view
    case ("backgroundView", let cell as UITableViewCell): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UITableViewCell): cell.selectedBackgroundView = view
    case ("accessoryView", let cell as UITableViewCell): cell.accessoryView = view
    case ("editingAccessoryView", let cell as UITableViewCell): cell.editingAccessoryView = view
    case ("backgroundView", let cell as UICollectionViewCell): cell.backgroundView = view
    case ("selectedBackgroundView", let cell as UICollectionViewCell):
      cell.selectedBackgroundView = view
    case ("backgroundView", let table as UITableView): table.backgroundView = view
    case ("backgroundView", let collection as UICollectionView): collection.backgroundView = view
    case ("tableHeaderView", let table as UITableView): table.tableHeaderView = view
    case ("tableFooterView", let table as UITableView): table.tableFooterView = view
    case ("leftView", let field as UITextField): field.leftView = view
    case ("rightView", let field as UITextField): field.rightView = view
    case ("contentView", _), ("hiddenInputView", _), ("searchDisplayController", _): break
    case ("textLabel", is UITableViewCell), ("detailTextLabel", is UITableViewCell),
      ("imageView", is UITableViewCell):
      break
    default: return false
    }
    return true
  }

  private static func setDelegate(of object: AnyObject, to value: AnyObject) -> Bool {
    switch object {
    case let table as UITableView: assign(value) { table.delegate = $0 }
    case let collection as UICollectionView: assign(value) { collection.delegate = $0 }
    case let text as UITextView: assign(value) { text.delegate = $0 }
    case let scroll as UIScrollView: assign(value) { scroll.delegate = $0 }
    case let field as UITextField: assign(value) { field.delegate = $0 }
    case let bar as UISearchBar: assign(value) { bar.delegate = $0 }
    case let picker as UIPickerView: assign(value) { picker.delegate = $0 }
    case let bar as UITabBar: assign(value) { bar.delegate = $0 }
    case let bar as UINavigationBar: assign(value) { bar.delegate = $0 }
    case let gesture as UIGestureRecognizer: assign(value) { gesture.delegate = $0 }
    case let container as UINavigationController: assign(value) { container.delegate = $0 }
    case let container as UITabBarController: assign(value) { container.delegate = $0 }
    case let container as UISplitViewController: assign(value) { container.delegate = $0 }
    case let container as UIPageViewController: assign(value) { container.delegate = $0 }
    default: false
    }
  }
}

/// A view of another module whose delegates and attributes a storyboard describes.
@preconcurrency @MainActor
package protocol NibDelegating: AnyObject {
  /// Sets a delegate if the object has its type.
  ///
  /// - Returns: Whether it was set.
  func setNibDelegate(_ delegate: AnyObject, forKey key: String) -> Bool
  /// Sets an attribute of the element to a text; `YES` and `NO` are Boolean values.
  ///
  /// - Returns: Whether the view has the attribute.
  func setNibAttribute(_ name: String, to value: String) -> Bool
}
