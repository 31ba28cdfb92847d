public import Foundation

/// A rectangle with coordinates of its own, with the names of UIKit's `UICoordinateSpace`.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle in its own coordinates: points.
  var bounds: CGRect { get }
}

/// A coordinate space that keeps its rectangle when the scene that it was read from changes.
@MainActor
final class SceneSpace: UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) {
    self.bounds = bounds
  }
}
