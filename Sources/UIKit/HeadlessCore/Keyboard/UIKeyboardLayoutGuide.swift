public import Foundation

/// The rectangle that the keyboard covers; UIKit's `UIKeyboardLayoutGuide`
/// (developer.apple.com/documentation/uikit/uikeyboardlayoutguide).
///
/// Without a keyboard, it is the part of the view below the safe area. It follows the frame of the
/// keyboard when the keyboard is about to be shown or hidden.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide follows a keyboard that floats; it has no effect.
  open var followsUndockedKeyboard = false
  /// Whether the guide ends at the safe area, rather than at the bottom edge, without a keyboard.
  open var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let view = owningView else { return }
      view.life.runtime.existingLayoutEngine?.insetsDidChange(of: view)
      view.setNeedsLayout()
    }
  }
  /// The distance above the keyboard where a drag begins to dismiss it; it has no effect.
  open var keyboardDismissPadding: CGFloat = 0
}
