public import Foundation

/// What would be on the screen, and what the setters of animated properties tell the animator.
extension UIView {
  /// The frame that would be on the screen now; stands for `layer.presentation()?.frame`.
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

  /// The opacity that would be on the screen now; stands for `layer.presentation()?.opacity`.
  public var presentationAlpha: CGFloat {
    life.runtime.animator.presentation(of: .alpha, of: self).map { CGFloat($0[0]) } ?? alpha
  }

  /// Reports to the animator which parts of the geometry change.
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

  /// A view without a color counts as a clear one.
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
