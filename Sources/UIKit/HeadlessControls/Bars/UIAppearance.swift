/// A class whose look apps set on an object for all its instances, as UIKit's `UIAppearance`
/// (developer.apple.com/documentation/uikit/uiappearance).
///
/// A view receives the values when it enters a window, before `didMoveToWindow`; values that the
/// app has set on the view itself win, unless they equal the default ones. Items of bars receive
/// them when their bar, which is in a window, places them. A subclass of the app has an object of
/// its own.
@preconcurrency @MainActor
public protocol UIAppearance: AnyObject {}

/// A class in whose instances a look applies, as UIKit's `UIAppearanceContainer`.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UINavigationBar {
  /// Returns the object for the look of navigation bars within other classes.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UINavigationBar {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UINavigationBar() }
  }
}

extension UIToolbar {
  /// Returns the object for the look of toolbars within other classes.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIToolbar {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UIToolbar() }
  }
}

extension UITabBar {
  /// Returns the object for the look of tab bars within other classes.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITabBar {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UITabBar() }
  }
}

extension UIBarButtonItem {
  /// Returns the object for the look of bar buttons within other classes.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarButtonItem {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UIBarButtonItem() }
  }
}

extension UIAppearance where Self == UIView {
  /// Returns the object for the look of all views.
  public static func appearance() -> UIView {
    AppearanceProxies.current.proxy(of: self) { UIView(frame: .zero) }
  }

  /// Returns the object for the look of views within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIView {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UIView(frame: .zero) }
  }
}

extension UIAppearance where Self == UILabel {
  /// Returns the object for the look of all labels.
  public static func appearance() -> UILabel {
    AppearanceProxies.current.proxy(of: self) { UILabel(frame: .zero) }
  }

  /// Returns the object for the look of labels within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UILabel {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UILabel(frame: .zero) }
  }
}

extension UIAppearance where Self == UIButton {
  /// Returns the object for the look of all buttons.
  public static func appearance() -> UIButton {
    AppearanceProxies.current.proxy(of: self) { UIButton(frame: .zero) }
  }

  /// Returns the object for the look of buttons within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIButton {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UIButton(frame: .zero) }
  }
}

extension UIAppearance where Self == UIImageView {
  /// Returns the object for the look of all image views.
  public static func appearance() -> UIImageView {
    AppearanceProxies.current.proxy(of: self) { UIImageView(frame: .zero) }
  }

  /// Returns the object for the look of image views within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIImageView {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UIImageView(frame: .zero) }
  }
}

extension UIAppearance where Self == UISwitch {
  /// Returns the object for the look of all switches.
  public static func appearance() -> UISwitch {
    AppearanceProxies.current.proxy(of: self) { UISwitch(frame: .zero) }
  }

  /// Returns the object for the look of switches within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISwitch {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UISwitch(frame: .zero) }
  }
}

extension UIAppearance where Self == UISlider {
  /// Returns the object for the look of all sliders.
  public static func appearance() -> UISlider {
    AppearanceProxies.current.proxy(of: self) { UISlider(frame: .zero) }
  }

  /// Returns the object for the look of sliders within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISlider {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UISlider(frame: .zero) }
  }
}

extension UIAppearance where Self == UITextField {
  /// Returns the object for the look of all text fields.
  public static func appearance() -> UITextField {
    AppearanceProxies.current.proxy(of: self) { UITextField(frame: .zero) }
  }

  /// Returns the object for the look of text fields within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextField {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UITextField(frame: .zero) }
  }
}

extension UIAppearance where Self == UITextView {
  /// Returns the object for the look of all text views.
  public static func appearance() -> UITextView {
    AppearanceProxies.current.proxy(of: self) { UITextView(frame: .zero) }
  }

  /// Returns the object for the look of text views within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UITextView {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UITextView(frame: .zero) }
  }
}

extension UIAppearance where Self == UISearchBar {
  /// Returns the object for the look of all search bars.
  public static func appearance() -> UISearchBar {
    AppearanceProxies.current.proxy(of: self) { UISearchBar(frame: .zero) }
  }

  /// Returns the object for the look of search bars within other classes.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UISearchBar {
    AppearanceProxies.current.proxy(of: self, within: containerTypes) { UISearchBar(frame: .zero) }
  }
}
