public import Foundation

// inert: nothing is drawn
extension CGContext {
  public func setFillColor(_ color: CGColor) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setFlatness(_ flatness: CGFloat) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {}
  public func endTransparencyLayer() {}
  public func fill(_ rect: CGRect) {}
  public func fill(_ rects: [CGRect]) {}
  public func stroke(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  public func clear(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func strokeLineSegments(between points: [CGPoint]) {}
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  public func flush() {}
  public func synchronize() {}
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
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
