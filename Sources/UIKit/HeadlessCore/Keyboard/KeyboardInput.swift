import Foundation

extension Keyboard {
  /// The views of the first responder at the bottom of the screen.
  @MainActor
  struct Input {
    let window: UIWindow
    /// The input view that replaces the keyboard.
    let view: UIView?
    /// The view above the keyboard.
    let accessory: UIView?
    /// Whether a keyboard, or its input view, is shown.
    let hasKeyboard: Bool

    // choice: input-accessory-chain
    /// Collects the views of a responder; `nil` if nothing is shown for it.
    ///
    /// The accessory view is the first one in the responder chain. It stays if the first responder
    /// is in it.
    init?(of responder: UIResponder?, keeping host: KeyboardWindow?) {
      guard let responder, let window = responder.responderWindow else { return nil }
      let isText = responder is any EditableText
      let kept = host.flatMap { host in
        window === host ? host.content.first { ($0 as UIResponder).contains(responder) } : nil
      }
      self.window = host.flatMap { $0 === window ? $0.base : nil } ?? window
      view = responder.inputView
      accessory =
        kept ?? responder.responderChain.lazy.compactMap(\.inputAccessoryView).first { _ in true }
      hasKeyboard = isText || view != nil
      guard hasKeyboard || accessory != nil else { return nil }
    }

    /// The height with the accessory view, on a screen of a size.
    @MainActor
    func height(in screen: CGSize, device: HeadlessDevice?) -> CGFloat {
      let above = accessory.map { $0.inputHeight(in: screen.width) } ?? 0
      let inset = window.safeAreaInsets.bottom
      let own: CGFloat =
        if let view {
          view.inputHeight(in: screen.width) + inset
        } else if hasKeyboard {
          KeyboardMetrics.height(on: screen, hasHomeIndicator: inset > 0)
        } else {
          inset
        }
      let height = above + own
      return height.isFinite ? min(max(height, 0), screen.height) : 0
    }
  }
}

extension UIResponder {
  /// Whether a responder is a view in this view's hierarchy.
  fileprivate func contains(_ responder: UIResponder) -> Bool {
    guard let own = self as? UIView, let view = responder as? UIView else { return false }
    return view.isDescendant(of: own)
  }
}

extension UIView {
  /// The height of an input view: its own, or that of its content.
  func inputHeight(in width: CGFloat) -> CGFloat {
    if bounds.height > 0 { return bounds.height }
    let natural = intrinsicContentSize.height
    if natural > 0 { return natural }
    let target = CGSize(width: width, height: 0)
    return systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// The heights of keyboards.
enum KeyboardMetrics {
  // choice: keyboard-height
  /// Returns the height of a keyboard with a bar of suggestions on a screen.
  ///
  /// Apple publishes no heights, and they change with the language and the version; apps must read
  /// them from the notifications.
  static func height(on screen: CGSize, hasHomeIndicator: Bool) -> CGFloat {
    let isLandscape = screen.width > screen.height
    if min(screen.width, screen.height) >= 700 { return isLandscape ? 408 : 320 }
    if isLandscape { return hasHomeIndicator ? 209 : 206 }
    guard hasHomeIndicator else { return 260 }
    return screen.width >= 414 ? 346 : 336
  }
}
