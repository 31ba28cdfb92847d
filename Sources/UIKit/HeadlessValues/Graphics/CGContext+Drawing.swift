public import Foundation

// inert: nothing is drawn
extension CGContext {
  /// Does nothing.
  public func setFillColor(_ color: CGColor) {}
  /// Does nothing.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Does nothing.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Does nothing.
  public func setStrokeColor(_ color: CGColor) {}
  /// Does nothing.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Does nothing.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Does nothing.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Does nothing.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// Does nothing.
  public func setLineWidth(_ width: CGFloat) {}
  /// Does nothing.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Does nothing.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Does nothing.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Does nothing.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// Does nothing.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Does nothing.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Does nothing.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Does nothing.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  /// Does nothing.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Does nothing.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Does nothing.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  /// Does nothing.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  /// Does nothing.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {}
  /// Does nothing.
  public func endTransparencyLayer() {}
  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func fill(_ rects: [CGRect]) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Does nothing.
  public func clear(_ rect: CGRect) {}
  /// Does nothing.
  public func fillEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func strokeEllipse(in rect: CGRect) {}
  /// Does nothing.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Does nothing.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// Does nothing.
  public func flush() {}
  /// Does nothing.
  public func synchronize() {}
  /// Does nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  /// Does nothing.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {}
  /// Removes the path.
  public func fillPath(using rule: CGPathFillRule = .winding) { usePath() }
  /// Removes the path.
  public func strokePath() { usePath() }
  /// Removes the path.
  public func drawPath(using mode: CGPathDrawingMode) { usePath() }
  /// Leaves the path unchanged: the outline of a line is not computed.
  public func replacePathWithStrokedPath() {}
}
