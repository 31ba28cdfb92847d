@_spi(Runtime) import HeadlessCore
import Foundation

/// The properties of UIKit that apps read and set by name.
@MainActor
enum UIKitKeys {
  /// The member of an object of the runtime; a member of a superclass has the type of that class.
  static func member(_ name: String, of object: AnyObject) -> AppMember? {
    members[name]?.first { $0.accepts(object) }?.member
  }

  /// Whether a key without a public property is stored for an object, without an effect.
  static func isStored(_ key: String, of object: AnyObject) -> Bool {
    storedKeys[key]?.contains { isKind(object, of: $0) } ?? false
  }

  private static func isKind(_ object: AnyObject, of type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let candidate = current {
      if candidate == type { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  static func stored(_ key: String, of object: AnyObject) -> Any? {
    AssociatedObjects.value(for: address(of: key), of: object)
  }

  static func store(_ value: Any?, _ key: String, of object: AnyObject) {
    objc_setAssociatedObject(
      object,
      address(of: key),
      value,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
  }

  /// The address under which a value is associated: that of the key's name, which is never freed.
  private static func address(of key: String) -> UnsafeRawPointer {
    if let known = addresses[key] { return known }
    let address = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    addresses[key] = address
    return address
  }
  private static var addresses: [String: UnsafeRawPointer] = [:]

  /// Keys of private properties, whose values change only the look.
  private static let storedKeys: [String: [AnyClass]] = [
    "attributedTitle": [UIAlertController.self, UIAlertAction.self],
    "attributedMessage": [UIAlertController.self],
    "contentViewController": [UIAlertController.self],
    "titleTextColor": [UIAlertAction.self],
    "imageTintColor": [UIAlertAction.self],
    "titleTextAlignment": [UIAlertAction.self],
    "image": [UIAlertAction.self],
    "checked": [UIAlertAction.self],
    "textColor": [UIDatePicker.self, UIPickerView.self],
    "highlightsToday": [UIDatePicker.self],
    "cancelButtonText": [UISearchBar.self],
    "hidesShadow": [UINavigationBar.self],
    "textInputTraits": [UITextField.self],
    "drawsBackground": [UIView.self],
    "opaque": [UIView.self],
  ]

  private struct Entry {
    let accepts: (AnyObject) -> Bool
    let member: AppMember
  }

  private static func entry<Object: AnyObject, Value>(
    _ name: String,
    _ path: ReferenceWritableKeyPath<Object, Value>
  ) -> Entry { Entry(accepts: { $0 is Object }, member: .property(name, path)) }

  private static func constant<Object: AnyObject, Value>(
    _ name: String,
    _ path: KeyPath<Object, Value>
  ) -> Entry { Entry(accepts: { $0 is Object }, member: .constant(name, path)) }

  private static let members = Dictionary(grouping: entries, by: \.member.name)

  private static var entries: [Entry] { viewEntries + controlEntries + controllerEntries }

  private static var viewEntries: [Entry] {
    [
      entry("frame", \UIView.frame), entry("bounds", \UIView.bounds),
      entry("center", \UIView.center), entry("transform", \UIView.transform),
      entry("alpha", \UIView.alpha), entry("tag", \UIView.tag),
      entry("isHidden", \UIView.isHidden), entry("clipsToBounds", \UIView.clipsToBounds),
      entry("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
      entry("backgroundColor", \UIView.backgroundColor),
      entry("tintColor", \UIView.tintColor),
      entry("accessibilityIdentifier", \UIView.accessibilityIdentifier),
      constant("layer", \UIView.layer), constant("superview", \UIView.superview),
      constant("subviews", \UIView.subviews), constant("window", \UIView.window),
      entry("cornerRadius", \CALayer.cornerRadius), entry("borderWidth", \CALayer.borderWidth),
      entry("borderColor", \CALayer.borderColor), entry("masksToBounds", \CALayer.masksToBounds),
      entry("shadowOpacity", \CALayer.shadowOpacity),
      entry("shadowRadius", \CALayer.shadowRadius), entry("shadowOffset", \CALayer.shadowOffset),
      entry("shadowColor", \CALayer.shadowColor), entry("opacity", \CALayer.opacity),
      entry("contentOffset", \UIScrollView.contentOffset),
      entry("contentSize", \UIScrollView.contentSize),
      entry("contentInset", \UIScrollView.contentInset),
    ]
  }

  private static var controlEntries: [Entry] {
    [
      entry("isEnabled", \UIControl.isEnabled), entry("isSelected", \UIControl.isSelected),
      entry("isHighlighted", \UIControl.isHighlighted),
      entry("text", \UILabel.text), entry("textColor", \UILabel.textColor),
      entry("font", \UILabel.font), entry("text", \UITextField.text),
      entry("placeholder", \UITextField.placeholder),
      entry("textColor", \UITextField.textColor), entry("font", \UITextField.font),
      constant("placeholderLabel", \UITextField.labelOfPlaceholder),
      constant("_placeholderLabel", \UITextField.labelOfPlaceholder),
      entry("text", \UITextView.text), entry("text", \UISearchBar.text),
      constant("searchField", \UISearchBar.searchTextField),
      constant("_searchField", \UISearchBar.searchTextField),
      entry("image", \UIImageView.image), entry("value", \UISlider.value),
      entry("isOn", \UISwitch.isOn), constant("cancelButton", \UISearchBar.buttonOfCancelKey),
    ]
  }

  private static var controllerEntries: [Entry] {
    [
      entry("title", \UIViewController.title), entry("view", \UIViewController.view),
      entry("preferredContentSize", \UIViewController.preferredContentSize),
      constant("navigationItem", \UIViewController.navigationItem),
      constant("navigationController", \UIViewController.navigationController),
      constant("parentViewController", \UIViewController.parent),
      constant("tabBar", \UITabBarController.tabBar),
      constant("navigationBar", \UINavigationController.navigationBar),
      entry("title", \UINavigationItem.title), entry("title", \UIBarItem.title),
      entry("image", \UIBarItem.image), entry("isEnabled", \UIBarItem.isEnabled),
      constant("title", \UIAlertAction.title),
      entry("orientation", \UIDevice.orientationOfKey),
    ]
  }
}

extension UITextField {
  /// The private label of the placeholder, which exists for keys only: its properties have no
  /// effect.
  var labelOfPlaceholder: UILabel {
    if let label = UIKitKeys.stored("label of the placeholder", of: self) as? UILabel {
      return label
    }
    let label = AppearanceProxies.current.outsideTrace { UILabel(frame: .zero) }
    label.text = placeholder
    UIKitKeys.store(label, "label of the placeholder", of: self)
    return label
  }
}

extension UISearchBar {
  /// The private button that ends a search, which exists for keys only: its properties have no
  /// effect.
  var buttonOfCancelKey: UIButton {
    if let button = UIKitKeys.stored("button of the key", of: self) as? UIButton { return button }
    let button = AppearanceProxies.current.outsideTrace { UIButton(frame: .zero) }
    UIKitKeys.store(button, "button of the key", of: self)
    return button
  }
}
