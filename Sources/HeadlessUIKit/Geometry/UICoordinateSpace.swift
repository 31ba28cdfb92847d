public import Foundation

/// A rectangle with a coordinate system, with the names of UIKit's `UICoordinateSpace`.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle in its own coordinate system, in points.
  var bounds: CGRect { get }
}

/// A snapshot of a scene's coordinate space, which does not follow later changes.
@MainActor
final class SceneSpace: UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
  }
}
