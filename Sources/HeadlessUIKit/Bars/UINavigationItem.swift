public import Foundation

/// What a navigation bar shows while its controller is at the top of the stack.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The text in the middle.
  open var title: String?
  /// The line above the title.
  open var prompt: String?
  /// The view in place of the title.
  open var titleView: UIView?
  /// The text of the button that leads back to this controller.
  open var backButtonTitle: String?
  /// Whether the button that leads back is hidden.
  open var hidesBackButton = false
  /// Whether the buttons on the left stand beside the button that leads back instead of replacing it.
  open var leftItemsSupplementBackButton = false

  /// Hides or shows the button that leads back; nothing is drawn.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The buttons on the left, from the left edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons on the right, from the right edge.
  open var rightBarButtonItems: [UIBarButtonItem]?

  /// Creates an item with a title.
  public convenience init(title: String?) {
    self.init()
    self.title = title
  }

  /// The first button on the left; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
}
