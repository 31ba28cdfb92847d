public import Foundation

/// A button of an alert, as UIKit's `UIAlertAction`
/// (developer.apple.com/documentation/uikit/uialertaction).
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// What a button stands for.
  public enum Style: Int, Sendable {
    /// One of several.
    case `default` = 0
    /// The way back.
    case cancel = 1
    /// It destroys something.
    case destructive = 2
  }

  /// The words on the button.
  open private(set) var title: String?
  /// What the button stands for.
  open private(set) var style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The words.
  ///   - style: What the button stands for.
  ///   - handler: Runs after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
