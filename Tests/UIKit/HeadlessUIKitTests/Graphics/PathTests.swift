import HeadlessUIKit
import Testing

struct `Paths of lines and curves` {
  @Test @MainActor func `a path contains the points in its area`() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(oval.contains(CGPoint(x: 50, y: 25)))
    #expect(!oval.contains(CGPoint(x: 2, y: 2)))
    let rounded = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
      cornerRadius: 20
    )
    #expect(!rounded.contains(CGPoint(x: 1, y: 1)))
    let partly = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40),
      byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20)
    )
    #expect(!partly.contains(CGPoint(x: 1, y: 1)))
    #expect(partly.contains(CGPoint(x: 39, y: 1)))
    #expect(partly.contains(CGPoint(x: 39, y: 39)))
  }

  @Test @MainActor func `the bounds of a curve exclude its control points`() throws {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), controlPoint: CGPoint(x: 50, y: 100))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(path.cgPath.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.currentPoint == CGPoint(x: 100, y: 0))
  }

  @Test(arguments: [
    (true, CGPoint(x: 0, y: 10)), (false, CGPoint(x: 0, y: -10)),
  ])
  @MainActor
  func `angles of a clockwise arc increase`(clockwise: Bool, passes: CGPoint) {
    let path = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: clockwise
    )
    #expect(abs(path.currentPoint.x + 10) < 1e-9)
    #expect(abs(path.bounds.midY - passes.y / 2) < 1e-6)
  }

  @Test @MainActor func `a full circle has a closed area`() {
    let ring = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50),
      radius: 40,
      startAngle: -.pi / 2,
      endAngle: 1.5 * .pi,
      clockwise: true
    )
    #expect(ring.contains(CGPoint(x: 50, y: 50)))
    #expect(abs(ring.bounds.width - 80) < 0.05)
  }

  @Test @MainActor func `the fill rule decides about a hole`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.cgPath.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
  }

  @Test func `a mutable path is a value of a layer`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.closeSubpath()
    let copy = path.copy()
    path.addRect(CGRect(x: 50, y: 50, width: 1, height: 1))
    #expect(copy?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(copy != path)
    #expect(CGPath(rect: .zero, transform: nil).isEmpty == false)
  }

  @Test @MainActor func `points that are not finite are ignored`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: CGFloat.nan, y: 0))
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    path.close()
    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
    path.addArc(withCenter: .zero, radius: .nan, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.isEmpty)
  }
}
