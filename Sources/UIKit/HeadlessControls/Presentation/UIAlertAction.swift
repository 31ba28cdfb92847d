public import Foundation

/// A button of an alert, as UIKit's `UIAlertAction`
/// (developer.apple.com/documentation/uikit/uialertaction).
@preconcurrency @MainActor
open class UIAlertAction: NSObject, NamedProperties {
  package class var namedProperties: [String: AnyKeyPath?] {
    [
      "title": \UIAlertAction.title, "attributedTitle": nil, "titleTextColor": nil,
      "imageTintColor": nil, "titleTextAlignment": nil, "image": nil, "checked": nil,
    ]
  }

  /// The role of a button.
  public enum Style: Int, Sendable {
    /// A normal action.
    case `default` = 0
    /// The action that closes the alert without a change.
    case cancel = 1
    /// An action that deletes or changes data.
    case destructive = 2
  }

  /// The title of the button.
  open private(set) var title: String?
  /// The role of the button.
  open private(set) var style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: The role of the button.
  ///   - handler: Called after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
