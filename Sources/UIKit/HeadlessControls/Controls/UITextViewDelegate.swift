public import Foundation
import TraceModel

/// Is notified of the editing of a text view and can refuse it, as UIKit's `UITextViewDelegate`
/// (developer.apple.com/documentation/uikit/uitextviewdelegate).
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Sent after editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Sent after editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether typed text may replace a range.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Sent after the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Sent after the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  // inert: links in texts are not tapped
  /// Returns whether a link opens.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

/// The interaction of a user with a link; the names and values of UIKit's `UITextItemInteraction`.
public enum UITextItemInteraction: Int, Sendable {
  /// The user taps it.
  case invokeDefaultAction
  /// The user presses it long.
  case presentActions
  /// The user presses it hard.
  case preview
}

extension UITextViewDelegate {
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }

  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    unimplemented(.textViewShouldBeginEditing, true)
  }

  public func textViewDidBeginEditing(_ textView: UITextView) {
    unimplemented(.textViewDidBeginEditing)
  }

  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    unimplemented(.textViewShouldEndEditing, true)
  }

  public func textViewDidEndEditing(_ textView: UITextView) {
    unimplemented(.textViewDidEndEditing)
  }

  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    unimplemented(.textViewShouldChange, true)
  }

  public func textViewDidChange(_ textView: UITextView) {
    unimplemented(.textViewDidChange)
  }

  public func textViewDidChangeSelection(_ textView: UITextView) {
    unimplemented(.textViewDidChangeSelection)
  }
}
