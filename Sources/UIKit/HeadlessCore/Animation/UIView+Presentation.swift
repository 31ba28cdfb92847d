public import Foundation

/// Presentation values, and the reports of the setters of animated properties to the animator.
extension UIView {
  /// The frame on the screen, instead of UIKit's `layer.presentation()?.frame`.
  public var presentationFrame: CGRect {
    let animator = life.runtime.animator
    guard animator.isWatching else { return frame }
    var seen = geometry
    if let value = animator.presentation(of: .position, of: self) { seen.center = value.point }
    if let value = animator.presentation(of: .bounds, of: self) { seen.bounds = value.rect }
    if let value = animator.presentation(of: .transform, of: self) {
      seen.transform = value.transform
    }
    return seen.frame
  }

  /// The opacity on the screen, instead of UIKit's `layer.presentation()?.opacity`.
  public var presentationAlpha: CGFloat {
    life.runtime.animator.presentation(of: .alpha, of: self).map { CGFloat($0[0]) } ?? alpha
  }

  /// Reports a change of the geometry to the animator.
  func noteChanges(from old: ViewGeometry, to new: ViewGeometry) {
    let animator = life.runtime.animator
    guard animator.isAnimating else { return }
    animator.note(.position, of: self, from: .init(old.center), to: .init(new.center))
    animator.note(.bounds, of: self, from: .init(old.bounds), to: .init(new.bounds))
    animator.note(.transform, of: self, from: .init(old.transform), to: .init(new.transform))
  }

  func noteAlphaChange(from old: CGFloat, to new: CGFloat) {
    let animator = life.runtime.animator
    guard animator.isAnimating else { return }
    animator.note(.alpha, of: self, from: AnimatedValue(old), to: AnimatedValue(new))
  }

  /// Reports a change of the background color to the animator; no color counts as clear.
  func noteColorChange(from old: UIColor?, to new: UIColor?) {
    let animator = life.runtime.animator
    guard animator.isAnimating else { return }
    animator.note(
      .backgroundColor,
      of: self,
      from: AnimatedValue(old ?? .clear),
      to: AnimatedValue(new ?? .clear)
    )
  }
}
