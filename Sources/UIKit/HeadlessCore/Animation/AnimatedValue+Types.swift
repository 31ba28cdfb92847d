import Foundation

/// Conversions between the types of animated properties and their components.
extension AnimatedValue {
  init(_ number: CGFloat) {
    self.init(repeating: Double(number))
  }

  init(_ point: CGPoint) {
    self = .zero
    self[0] = Double(point.x)
    self[1] = Double(point.y)
  }

  init(_ rect: CGRect) {
    self = .zero
    self[0] = Double(rect.minX)
    self[1] = Double(rect.minY)
    self[2] = Double(rect.width)
    self[3] = Double(rect.height)
  }

  init(_ transform: CGAffineTransform) {
    self.init(
      Double(transform.a),
      Double(transform.b),
      Double(transform.c),
      Double(transform.d),
      Double(transform.tx),
      Double(transform.ty),
      0,
      0
    )
  }

  init(_ color: UIColor) {
    self = .zero
    for (index, part) in color.parts.enumerated() { self[index] = Double(part) }
  }

  var point: CGPoint { CGPoint(x: self[0], y: self[1]) }

  var rect: CGRect { CGRect(x: self[0], y: self[1], width: self[2], height: self[3]) }

  var transform: CGAffineTransform {
    CGAffineTransform(
      a: self[0],
      b: self[1],
      c: self[2],
      d: self[3],
      tx: self[4],
      ty: self[5]
    )
  }

  var color: UIColor { UIColor(red: self[0], green: self[1], blue: self[2], alpha: self[3]) }
}
