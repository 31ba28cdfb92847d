/// The horizontal alignment of text; the names and values of UIKit's `NSTextAlignment`.
public enum NSTextAlignment: Int, Sendable {
  /// Aligned with the left edge.
  case left = 0
  /// The text is centered.
  case center = 1
  /// Aligned with the right edge.
  case right = 2
  /// Extended to both edges.
  case justified = 3
  /// The alignment of the language.
  case natural = 4
}

/// How lines that are too long are broken or truncated; the names and values of UIKit's
/// `NSLineBreakMode`.
public enum NSLineBreakMode: Int, Sendable {
  /// Lines are broken between words.
  case byWordWrapping = 0
  /// Lines are broken between characters.
  case byCharWrapping = 1
  /// The end that is too long is not shown.
  case byClipping = 2
  /// The beginning is replaced by an ellipsis.
  case byTruncatingHead = 3
  /// The end is replaced by an ellipsis.
  case byTruncatingTail = 4
  /// The middle is replaced by an ellipsis.
  case byTruncatingMiddle = 5
}

/// How the baseline is placed when text shrinks; the names and values of UIKit's
/// `UIBaselineAdjustment`.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline keeps its position.
  case alignBaselines = 0
  /// The center keeps its position.
  case alignCenters = 1
  /// The top left corner keeps its position.
  case none = 2
}
