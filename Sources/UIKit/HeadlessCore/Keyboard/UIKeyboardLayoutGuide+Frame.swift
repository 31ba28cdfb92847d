import Foundation

extension UIView {
  /// The height of the keyboard's guide: the part of the view below the top of the keyboard, at
  /// least that below the safe area.
  var keyboardInset: CGFloat {
    let guides = constraintState?.guides ?? []
    let guide = guides.lazy.compactMap { $0 as? UIKeyboardLayoutGuide }.first
    let least = guide?.usesBottomSafeArea ?? true ? safeAreaInsets.bottom : 0
    return max(least, life.runtime.existingFocus?.keyboard.overlap(with: self) ?? 0)
  }
}
