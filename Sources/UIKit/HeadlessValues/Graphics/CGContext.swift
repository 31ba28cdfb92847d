public import Foundation

/// A drawing context that draws nothing, instead of Core Graphics' `CGContext`, which Foundation on
/// Linux lacks.
///
/// It has the transform, the path and the rectangle of the clip, which code that draws reads.
@preconcurrency @MainActor
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    /// The rectangle of the clip, in the coordinates of the device.
    var clip: CGRect
  }

  private var state: State
  private var saved: [State] = []
  /// The path, in the coordinates of the device.
  private var shape = CGMutablePath()
  private let pixels: (width: Int, height: Int)

  package init(size: CGSize = .zero) {
    state = State(clip: CGRect(origin: .zero, size: size))
    pixels = (Int(max(0, min(size.width, 1e6))), Int(max(0, min(size.height, 1e6))))
  }

  /// Creates a context of an image without pixels; `nil` without width or height.
  ///
  /// The memory is not written.
  public init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    state = State(clip: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)))
    pixels = (width, height)
  }

  /// The number of pixels from left to right.
  public var width: Int { pixels.width }
  /// The number of pixels from top to bottom.
  public var height: Int { pixels.height }

  /// Returns an image of the context's size; `nil` for an empty one.
  public func makeImage() -> CGImage? {
    pixels.width > 0 && pixels.height > 0
      ? CGImage(width: pixels.width, height: pixels.height) : nil
  }

  // MARK: State

  /// The transform of the context.
  public var ctm: CGAffineTransform { state.transform }

  /// Saves the transform and the clip.
  public func saveGState() { saved.append(state) }
  /// Restores the saved transform and clip.
  public func restoreGState() { state = saved.popLast() ?? state }
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = ctm.translatedBy(x: tx, y: ty)
  }
  /// Scales the coordinate system.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = ctm.scaledBy(x: sx, y: sy)
  }
  /// Rotates the coordinate system.
  public func rotate(by angle: CGFloat) { state.transform = ctm.rotated(by: angle) }
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(ctm)
  }

  // MARK: Path

  /// The path, in the coordinates of the context; `nil` if it is empty.
  public var path: CGPath? {
    guard !shape.isEmpty else { return nil }
    var inverse = ctm.inverted()
    return shape.copy(using: &inverse)
  }
  /// Whether there is no path.
  public var isPathEmpty: Bool { shape.isEmpty }
  /// The smallest rectangle around the points of the path.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }
  /// The last point of the path; zero without a path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// Returns whether the path contains a point, in the coordinates of the device.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
    return shape.contains(point, using: isEvenOdd ? .evenOdd : .winding, transform: .identity)
  }

  /// Removes the path.
  public func beginPath() { shape = CGMutablePath() }
  /// Closes the part of the path that was begun last.
  public func closePath() { shape.closeSubpath() }
  /// Begins a new part of the path.
  public func move(to point: CGPoint) { shape.move(to: point, transform: ctm) }
  public func addLine(to point: CGPoint) { shape.addLine(to: point, transform: ctm) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { shape.addRect(rect, transform: ctm) }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { shape.addEllipse(in: rect, transform: ctm) }
  public func addPath(_ path: CGPath) { shape.addPath(path, transform: ctm) }
  /// Adds a part of a circle.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    shape.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise,
      transform: ctm
    )
  }
  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    shape.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }
  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    shape.addQuadCurve(to: end, control: control, transform: ctm)
  }
  public func addLines(between points: [CGPoint]) {
    shape.addLines(between: points, transform: ctm)
  }

  /// Removes the path, which is drawn or becomes the clip.
  func usePath() { beginPath() }

  // MARK: Clip

  /// The smallest rectangle around the clip, in the coordinates of the context.
  public var boundingBoxOfClipPath: CGRect { state.clip.applying(ctm.inverted()) }

  /// Limits the clip to a rectangle.
  public func clip(to rect: CGRect) { limitClip(to: rect.applying(ctm)) }
  /// Limits the clip to the rectangle around rectangles.
  public func clip(to rects: [CGRect]) {
    limitClip(to: rects.reduce(CGRect.null) { $0.union($1.applying(ctm)) })
  }
  /// Limits the clip to a rectangle; the mask is not read.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
  /// Limits the clip to the rectangle around the path, and removes the path.
  public func clip(using rule: CGPathFillRule = .winding) {
    limitClip(to: shape.boundingBox)
    usePath()
  }
  /// Sets the clip back to the whole context.
  public func resetClip() {
    state.clip = CGRect(x: 0, y: 0, width: CGFloat(pixels.width), height: CGFloat(pixels.height))
  }

  private func limitClip(to rect: CGRect) {
    let clip = state.clip.intersection(rect)
    state.clip = clip.isNull ? .zero : clip
  }
}
