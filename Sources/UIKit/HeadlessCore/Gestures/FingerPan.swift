package import Foundation

/// A pan with which a class of the runtime follows a finger: a swipe back, a page, a row.
@MainActor
package final class FingerPan: UIPanGestureRecognizer {
  /// Whether the pan begins with a movement.
  private let allows: (FingerPan, CGPoint) -> Bool
  private let follow: (FingerPan) -> Void
  /// Whether scroll views wait until the pan has failed.
  private let precedesScrolling: Bool

  /// Creates a pan.
  package init(
    precedesScrolling: Bool = false,
    allows: @escaping (FingerPan, CGPoint) -> Bool,
    follow: @escaping (FingerPan) -> Void
  ) {
    self.precedesScrolling = precedesScrolling
    self.allows = allows
    self.follow = follow
    super.init(target: nil, action: nil)
  }

  /// The part of the width or height of the view that the finger has moved.
  package var fraction: CGPoint {
    let (moved, size) = (translation(in: view), view?.bounds.size ?? .zero)
    return CGPoint(x: moved.x / max(size.width, 1), y: moved.y / max(size.height, 1))
  }

  override func mayBegin(movedBy distance: CGPoint) -> Bool { allows(self, distance) }

  override func sendActions() {
    follow(self)
    super.sendActions()
  }

  package override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    precedesScrolling && (other is ScrollPan || (other as? FingerPan)?.precedesScrolling == false)
  }
}
