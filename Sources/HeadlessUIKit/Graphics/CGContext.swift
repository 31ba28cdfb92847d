public import Foundation

// inert: nothing is drawn
/// A drawing context that draws nothing, in place of Core Graphics' `CGContext`, which Foundation on
/// Linux lacks.
@preconcurrency @MainActor
public final class CGContext {
  /// The transform of the context.
  public private(set) var ctm = CGAffineTransform.identity
  private var saved: [CGAffineTransform] = []

  init() {}

  /// Saves the transform.
  public func saveGState() { saved.append(ctm) }
  /// Restores the saved transform.
  public func restoreGState() { ctm = saved.popLast() ?? ctm }
  /// Translates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  /// Scales.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  /// Rotates.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Concatenates a transform.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }
  /// Does nothing.
  public func setFillColor(_ color: CGColor) {}
  /// Does nothing.
  public func setStrokeColor(_ color: CGColor) {}
  /// Does nothing.
  public func setLineWidth(_ width: CGFloat) {}
  /// Does nothing.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Does nothing.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Does nothing.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func clear(_ rect: CGRect) {}
  /// Does nothing.
  public func clip(to rect: CGRect) {}
  /// Does nothing.
  public func clip() {}
  /// Does nothing.
  public func fillEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func strokeEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func beginPath() {}
  /// Does nothing.
  public func closePath() {}
  /// Does nothing.
  public func move(to point: CGPoint) {}
  /// Does nothing.
  public func addLine(to point: CGPoint) {}
  /// Does nothing.
  public func addRect(_ rect: CGRect) {}
  /// Does nothing.
  public func addEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func addPath(_ path: CGPath) {}
  /// Does nothing.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Does nothing.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Does nothing.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Does nothing.
  public func addLines(between points: [CGPoint]) {}
  /// Does nothing.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Does nothing.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Does nothing.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Does nothing.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// Does nothing.
  public func fillPath() {}
  /// Does nothing.
  public func strokePath() {}
}
