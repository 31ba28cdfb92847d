public import Foundation

/// The actions that a swipe shows next to a row, as UIKit's `UISwipeActionsConfiguration`.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions in order, beginning at the edge.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action that a swipe shows next to a row, as UIKit's `UIContextualAction`.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Performs an action; it calls the completion with whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The appearance of the action.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  open var title: String?
  /// The color behind the title.
  open var backgroundColor: UIColor?
  open var image: UIImage?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The appearance of an action; the names and values of UIKit's `UIContextualAction.Style`.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal = 0
    /// Red; the row is deleted when the action was performed.
    case destructive = 1
  }
}
