public import Foundation

/// An item in a bar: a title and a tag.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The title of the item.
  open var title: String?
  /// A number for the app's use.
  open var tag = 0
  /// Whether the user can select the item.
  open var isEnabled = true
}

/// The item of a controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text of the badge; `nil` for none.
  open var badgeValue: String?
}

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The custom view of the button.
  open var customView: UIView?

  /// Creates a button with a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
