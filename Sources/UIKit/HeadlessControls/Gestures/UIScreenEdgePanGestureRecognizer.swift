import Foundation

/// Recognizes a pan that begins near an edge, as UIKit's `UIScreenEdgePanGestureRecognizer`
/// (developer.apple.com/documentation/uikit/uiscreenedgepangesturerecognizer).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture can begin.
  open var edges: UIRectEdge = []

  // choice: screen-edge-width
  /// The distance from the edge within which the gesture begins, in points.
  private static let width: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard actualState == .possible, let window = view?.window else { return }
    let isNearEdge = touches.contains { touch in
      let (point, size) = (touch.start, window.bounds.size)
      return edges.contains(.left) && point.x <= Self.width
        || edges.contains(.right) && point.x >= size.width - Self.width
        || edges.contains(.top) && point.y <= Self.width
        || edges.contains(.bottom) && point.y >= size.height - Self.width
    }
    if !isNearEdge { state = .failed }
  }
}
