public import Foundation

/// Something in a bar: a title and a number of the app's.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// The text.
  open var title: String?
  /// A number of the app's.
  open var tag = 0
  /// Whether the user can choose the item.
  open var isEnabled = true
}

/// What a tab bar shows of a controller.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// The text of the badge; `nil` for none.
  open var badgeValue: String?
}

/// A button in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The view that stands for the button.
  open var customView: UIView?

  /// Creates a button that is a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
