public import Foundation

/// What would be on the screen, and what the setters of animated properties tell the animator.
extension UIView {
  /// The frame that would be on the screen now; stands for `layer.presentation()?.frame`.
  public var presentationFrame: CGRect {
    guard let value = life.runtime.animator.presentation(of: .frame, of: self) else { return frame }
    return CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
  }

  /// The opacity that would be on the screen now; stands for `layer.presentation()?.opacity`.
  public var presentationAlpha: CGFloat {
    life.runtime.animator.presentation(of: .alpha, of: self).map { CGFloat($0[0]) } ?? alpha
  }

  func noteChange(of property: AnimatedProperty, from old: CGRect, to new: CGRect) {
    guard life.runtime.animator.isWatching else { return }
    life.runtime.animator.note(
      property,
      of: self,
      from: AnimatedValue(old),
      to: AnimatedValue(new)
    )
  }

  func noteChange(
    of property: AnimatedProperty,
    from old: CGAffineTransform,
    to new: CGAffineTransform
  ) {
    guard life.runtime.animator.isWatching else { return }
    life.runtime.animator.note(
      property,
      of: self,
      from: AnimatedValue(old),
      to: AnimatedValue(new)
    )
  }

  func noteChange(of property: AnimatedProperty, from old: CGFloat, to new: CGFloat) {
    guard life.runtime.animator.isWatching else { return }
    life.runtime.animator.note(
      property,
      of: self,
      from: AnimatedValue(repeating: Double(old)),
      to: AnimatedValue(repeating: Double(new))
    )
  }
}

extension AnimatedValue {
  fileprivate init(_ rect: CGRect) {
    self.init(
      Double(rect.minX),
      Double(rect.minY),
      Double(rect.width),
      Double(rect.height),
      0,
      0,
      0,
      0
    )
  }

  fileprivate init(_ transform: CGAffineTransform) {
    self.init(
      Double(transform.a),
      Double(transform.b),
      Double(transform.c),
      Double(transform.d),
      Double(transform.tx),
      Double(transform.ty),
      0,
      0
    )
  }
}
