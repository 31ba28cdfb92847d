public import Foundation

/// The reason why a finger or the keyboard of a test can't perform the requested action.
public struct TouchError: Error, CustomStringConvertible, Sendable {
  /// The kind of the error.
  public enum Code: Sendable, Equatable {
    /// The view is in no window, or its window is hidden.
    case notInWindow
    /// The view, or a superview, is hidden or transparent.
    case hidden
    /// The view, or a superview, ignores touches.
    case interactionDisabled
    /// The view has no part on the screen.
    case offScreen
    /// A different view is in front of the view.
    case covered
    /// No window is at the point.
    case noWindow
    /// No text field or text view is edited.
    case notEditing
    /// A number is not finite, or negative.
    case invalidArgument
  }

  /// The kind of the error.
  public let code: Code
  /// The requested action, and the reason why it is impossible.
  public let description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}

extension TouchError: LocalizedError {
  public var errorDescription: String? { description }
}
