package import Foundation

/// The geometry of a view in its superview: stored values, and the frame derived from them.
///
/// The frame is the bounding box of the transformed bounds. The center of the bounds lies on
/// `center`, and the transform is applied about it
/// (developer.apple.com/documentation/uikit/uiview/frame).
package struct ViewGeometry: Equatable {
  /// The rectangle in the view's coordinates; its origin shifts the subviews.
  package var bounds: CGRect
  /// The center of the bounds, in the superview's coordinates.
  package var center: CGPoint
  /// The transform applied about the center.
  package var transform = CGAffineTransform.identity

  package init(frame: CGRect) {
    let frame = frame.standardized
    bounds = CGRect(origin: .zero, size: frame.size)
    center = frame.middle
  }

  /// The frame: the bounding box in the superview's coordinates.
  ///
  /// With a transform that only scales and translates, a frame that is set reads back unchanged.
  /// UIKit documents the result as undefined for other transforms.
  package var frame: CGRect {
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

  /// Whether all values are finite.
  package var isFinite: Bool {
    [
      bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height, center.x, center.y,
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ].allSatisfy(\.isFinite)
  }

  /// Converts a point of the view to the superview's coordinates.
  package func toSuperview(_ point: CGPoint) -> CGPoint {
    let middle = bounds.middle
    let offset = CGPoint(x: point.x - middle.x, y: point.y - middle.y).applying(transform)
    return CGPoint(x: offset.x + center.x, y: offset.y + center.y)
  }

  /// Converts a point of the superview to the view's coordinates.
  package func fromSuperview(_ point: CGPoint) -> CGPoint {
    let middle = bounds.middle
    let offset = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let own = transform.isIdentity ? offset : offset.applying(transform.inverted())
    return CGPoint(x: own.x + middle.x, y: own.y + middle.y)
  }
}

extension CGRect {
  /// The center of the rectangle.
  fileprivate var middle: CGPoint {
    CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }
}
