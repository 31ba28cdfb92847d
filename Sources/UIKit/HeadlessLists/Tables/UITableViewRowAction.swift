public import Foundation

/// An action that a swipe shows next to a row, as UIKit's `UITableViewRowAction`
/// (developer.apple.com/documentation/uikit/uitableviewrowaction), which `UIContextualAction`
/// replaces.
///
/// The runtime uses the row actions of a delegate that returns no configuration of swipe actions
/// for the trailing edge.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  /// The appearance of an action; the names and values of UIKit's `UITableViewRowAction.Style`.
  public enum Style: Int, Sendable {
    /// Red.
    case destructive = 0
    /// Gray.
    case normal = 1
    /// Red.
    public static var `default`: Style { .destructive }
  }

  /// The appearance.
  public let style: Style
  open var title: String?
  // inert: nothing is drawn
  /// The color behind the title.
  open var backgroundColor: UIColor?
  // inert: nothing is drawn
  /// The effect behind the title.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Returns the action as one of a configuration.
  func contextual(at path: IndexPath) -> UIContextualAction {
    UIContextualAction(
      style: style == .normal ? .normal : .destructive,
      title: title
    ) { _, _, completion in
      self.handler(self, path)
      completion(true)
    }
  }
}

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }

  public func tableView(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool { false }

  public func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }

  public func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
}
