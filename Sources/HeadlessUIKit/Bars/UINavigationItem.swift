public import Foundation

/// The content of the navigation bar for a controller at the top of the stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title in the center of the bar.
  open var title: String?
  /// The text above the title.
  open var prompt: String?
  /// The view that replaces the title.
  open var titleView: UIView?
  /// The title of the back button that leads to this controller.
  open var backButtonTitle: String?
  /// Whether the back button is hidden.
  open var hidesBackButton = false
  /// Whether the left bar buttons are displayed beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false

  /// Sets `hidesBackButton`; the runtime draws no bar.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The left bar buttons, from the left edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The right bar buttons, from the right edge.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Creates an item with a title.
  public convenience init(title: String?) {
    self.init()
    self.title = title
  }

  /// The first left bar button; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first right bar button; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
