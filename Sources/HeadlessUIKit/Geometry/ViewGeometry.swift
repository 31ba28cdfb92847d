import Foundation

/// The place of a view in its superview: what UIKit keeps, and what it derives from that.
///
/// The frame is derived: the upright rectangle around the transformed bounds. The middle of the
/// bounds lies on the center, and the transform turns and scales about it
/// (developer.apple.com/documentation/uikit/uiview/frame).
struct ViewGeometry: Equatable {
  /// The view's own rectangle; the origin shifts its subviews.
  var bounds: CGRect
  /// Where the middle of the bounds lies in the superview.
  var center: CGPoint
  /// What is done to the view about its center.
  var transform = CGAffineTransform.identity

  init(frame: CGRect) {
    let frame = frame.standardized
    bounds = CGRect(origin: .zero, size: frame.size)
    center = frame.middle
  }

  /// The upright rectangle in the superview.
  ///
  /// Setting it under a transform that only scales and moves gives bounds that read back as the
  /// same frame; UIKit says that the result is undefined under others.
  var frame: CGRect {
    get {
      let size = bounds.size
      let origin = CGPoint(x: -size.width / 2, y: -size.height / 2)
      guard !transform.isIdentity else {
        return CGRect(x: center.x + origin.x, y: center.y + origin.y, size)
      }
      let turned = CGRect(origin: origin, size: size).applying(transform)
      return CGRect(x: center.x + turned.minX, y: center.y + turned.minY, turned.size)
    }
    set {
      let new = newValue.standardized
      center = CGPoint(x: new.middle.x - transform.tx, y: new.middle.y - transform.ty)
      guard !transform.isIdentity else {
        bounds.size = new.size
        return
      }
      guard transform.a * transform.d != transform.b * transform.c else { return }
      let size = CGRect(origin: .zero, size: new.size).applying(transform.inverted()).size
      bounds.size = size
    }
  }

  /// Whether all numbers are finite.
  var isFinite: Bool {
    [
      bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, center.x, center.y,
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].allSatisfy(\.isFinite)
  }

  /// Returns where a point of the view lies in the superview.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    let middle = bounds.middle
    let offset = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(transform)
    return CGPoint(x: offset.x + center.x, y: offset.y + center.y)
  }

  /// Returns where a point of the superview lies in the view.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let middle = bounds.middle
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let own = transform.isIdentity ? offset : offset.applying(transform.inverted())
    return CGPoint(x: own.x + middle.x, y: own.y + middle.y)
  }
}

extension CGRect {
  /// The point in the middle.
  fileprivate var middle: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}
