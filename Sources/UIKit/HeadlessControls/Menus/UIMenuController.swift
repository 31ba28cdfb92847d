public import Foundation
import TraceRecorder

// inert: no menu of text is shown
/// The menu of commands for the selection, as UIKit's `UIMenuController`
/// (developer.apple.com/documentation/uikit/uimenucontroller), which `UIEditMenuInteraction`
/// replaces.
///
/// It stores its items and its position; a shown menu is one whose notifications were posted.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  /// The menu of the run.
  open class var shared: UIMenuController {
    Runtime.current.context.attachment { UIMenuController() }
  }

  /// The direction of the menu's arrow; the names and values of UIKit's
  /// `UIMenuController.ArrowDirection`.
  public enum ArrowDirection: Int, Sendable {
    /// Determined by the position.
    case `default` = 0
    /// Upwards.
    case up = 1
    /// Downwards.
    case down = 2
    /// The arrow points to the left.
    case left = 3
    /// The arrow points to the right.
    case right = 4
  }

  /// The app's own items.
  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default
  /// The frame of the menu: without a position, because it is not drawn.
  open var menuFrame: CGRect { .zero }
  /// The rectangle to which the menu points, in the coordinates of ``targetView``.
  private(set) var targetRect = CGRect.zero
  private(set) weak var targetView: UIView?

  /// Whether the menu is shown; changes are not animated.
  open var isMenuVisible = false {
    didSet { if isMenuVisible != oldValue { post(isMenuVisible) } }
  }

  /// Shows or hides the menu.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) { isMenuVisible = menuVisible }

  /// Sets the rectangle to which the menu points.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows the menu at a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    isMenuVisible = true
  }

  open func hideMenu() { isMenuVisible = false }

  /// Hides the menu of a view; that of another view remains.
  open func hideMenu(from targetView: UIView) {
    if self.targetView === targetView { isMenuVisible = false }
  }

  /// Asks the responders again which items are shown.
  open func update() {}

  private func post(_ isShown: Bool) {
    let names =
      isShown
      ? [Self.willShowMenuNotification, Self.didShowMenuNotification]
      : [Self.willHideMenuNotification, Self.didHideMenuNotification]
    for name in names { NotificationCenter.default.post(name: name, object: self) }
  }

  /// Posted before the menu is shown.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification"
  )
  /// Posted after the menu was shown.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification"
  )
  /// Posted before the menu is hidden.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification"
  )
  /// Posted after the menu was hidden.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification"
  )
  /// Posted after the frame has changed; never posted by the runtime.
  public nonisolated static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification"
  )
}

// inert: no menu of text is shown
/// An item of the menu of the selection, as UIKit's `UIMenuItem`.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  /// The method that the first responder, or a later one in the chain, performs.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The standard commands for a selection, as UIKit's `UIResponderStandardEditActions`.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
  /// Copies the selection and removes it.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Inserts the copied content.
  func paste(_ sender: Any?)
  /// Selects a part.
  func select(_ sender: Any?)
  /// Selects everything.
  func selectAll(_ sender: Any?)
  /// Removes the selection.
  func delete(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
