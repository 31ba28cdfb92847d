public import Foundation

/// A rectangle with a coordinate system, with the names of UIKit's `UICoordinateSpace`
/// (developer.apple.com/documentation/uikit/uicoordinatespace).
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle in its own coordinate system, in points.
  var bounds: CGRect { get }
}

extension UICoordinateSpace {
  /// Returns a point in the coordinates of another space.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = self as? UIView, let other = coordinateSpace as? UIView {
      return view.convert(point, to: Optional(other))
    }
    return coordinateSpace.fromScreen(onScreen(point))
  }

  /// Returns a point of another space in the coordinates of this one.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// Returns the rectangle around a rectangle in the coordinates of another space.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { convert($0, to: coordinateSpace) }
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns the rectangle around a rectangle of another space in the coordinates of this one.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }

  /// Returns a point in the coordinates of the screen in the orientation of the interface.
  fileprivate func onScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else {
      return point.applying((self as? SceneSpace)?.screenTransform.inverted() ?? .identity)
    }
    let base = view.convert(point, to: Optional<UIView>.none)
    let origin = (view.window ?? view as? UIWindow)?.frame.origin ?? .zero
    return CGPoint(x: base.x + origin.x, y: base.y + origin.y)
  }

  fileprivate func fromScreen(_ point: CGPoint) -> CGPoint {
    guard let view = self as? UIView else {
      return point.applying((self as? SceneSpace)?.screenTransform ?? .identity)
    }
    let origin = (view.window ?? view as? UIWindow)?.frame.origin ?? .zero
    let base = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    return view.convert(base, from: Optional<UIView>.none)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {}

/// A snapshot of the coordinate space of a scene or screen, which does not follow later changes.
@MainActor
final class SceneSpace: UICoordinateSpace {
  let bounds: CGRect
  /// From the coordinates of the screen in the orientation of the interface.
  let screenTransform: CGAffineTransform

  init(bounds: CGRect, screenTransform: CGAffineTransform = .identity) {
    self.bounds = bounds
    self.screenTransform = screenTransform
  }

  /// The space of a screen in portrait, for an interface of a size in an orientation.
  static func portrait(
    of size: CGSize,
    in orientation: UIInterfaceOrientation
  ) -> SceneSpace {
    let (width, height) = (size.width, size.height)
    let (turned, transform) =
      switch orientation {
      // The top of the device is at the left side of the interface.
      case .landscapeRight: (true, CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0))
      case .landscapeLeft: (true, CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width))
      case .portraitUpsideDown:
        (false, CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height))
      default: (false, CGAffineTransform.identity)
      }
    let fixed = turned ? CGSize(width: height, height: width) : size
    return SceneSpace(bounds: CGRect(origin: .zero, size: fixed), screenTransform: transform)
  }
}
