package import Foundation
import LayoutSolver

/// Frames from the solution.
extension LayoutEngine {
  /// Sets the frames of the subviews and guides of a view.
  func applySolution(to view: UIView) {
    solve(view, whileLayingOut: view)
    let grid = PixelGrid(scale: view.pixelsPerPoint)
    if let node = view.layoutNode, node.engine === self, case .root = node.mode {
      apply(node, to: view, grid)
    }
    for subview in view.subviews {
      guard let node = subview.layoutNode, node.engine === self else { continue }
      if case .free = node.mode { apply(node, to: subview, grid) }
    }
    for guide in view.constraintState?.guides ?? [] {
      guard let node = guide.layoutNode, node.engine === self else { continue }
      guide.layoutFrameStorage = grid.rounded(frame(of: node))
    }
  }

  /// The frame in the solution, unrounded.
  func frame(of node: LayoutNode) -> CGRect {
    CGRect(
      x: solver.value(of: node.minX),
      y: solver.value(of: node.minY),
      width: solver.value(of: node.width),
      height: solver.value(of: node.height)
    )
  }

  private func apply(_ node: LayoutNode, to view: UIView, _ grid: PixelGrid) {
    let frame = grid.rounded(frame(of: node))
    var changed = view.geometry
    changed.bounds.size = frame.size
    changed.center = CGPoint(x: frame.midX, y: frame.midY)
    guard changed != view.geometry, changed.isFinite else { return }
    framing = view
    runtime.commit.withoutBlame { view.applyGeometry(changed) }
    framing = nil
  }
}

/// The pixels of a screen, to which frames are rounded after solving.
package struct PixelGrid {
  /// The number of pixels in a point.
  package let scale: CGFloat

  /// Creates the grid of a screen.
  package init(scale: CGFloat) {
    self.scale = scale
  }

  // choice: rounding-to-pixels
  /// Returns a frame whose edges lie on pixels.
  ///
  /// Each edge is rounded by itself, so that frames that touch before rounding touch afterwards;
  /// their sizes can differ by a pixel.
  package func rounded(_ frame: CGRect) -> CGRect {
    guard scale > 0 else { return frame }
    let left = pixel(frame.origin.x)
    let top = pixel(frame.origin.y)
    return CGRect(
      x: left / scale,
      y: top / scale,
      width: max(0, pixel(frame.origin.x + frame.size.width) - left) / scale,
      height: max(0, pixel(frame.origin.y + frame.size.height) - top) / scale
    )
  }

  /// Returns the smallest size in whole pixels that contains the size.
  package func enclosing(_ size: CGSize) -> CGSize {
    guard scale > 0 else { return size }
    return CGSize(
      width: max(0, (size.width * scale - Self.noise).rounded(.up)) / scale,
      height: max(0, (size.height * scale - Self.noise).rounded(.up)) / scale
    )
  }

  /// The error of a solution, in pixels; smaller differences do not affect the choice of a pixel.
  private static let noise: CGFloat = 1e-6

  /// Returns the pixel that is nearest to a coordinate; of two, the right or lower one.
  private func pixel(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + Self.noise).rounded(.down)
  }
}
