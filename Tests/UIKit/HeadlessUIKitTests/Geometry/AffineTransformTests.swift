import HeadlessUIKit
import Testing

struct `Affine transforms` {
  private static let maps: [(CGAffineTransform, CGPoint)] = [
    (.identity, CGPoint(x: 3, y: 5)),
    (CGAffineTransform(translationX: 10, y: -1), CGPoint(x: 13, y: 4)),
    (CGAffineTransform(scaleX: 2, y: -4), CGPoint(x: 6, y: -20)),
    (CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6), CGPoint(x: 23, y: 32)),
    (CGAffineTransform(), CGPoint(x: 0, y: 0)),
  ]

  @Test(arguments: maps.indices) func `a transform maps a point by its six components`(row: Int) {
    let (map, expected) = Self.maps[row]
    #expect(CGPoint(x: 3, y: 5).applying(map) == expected)
  }

  @Test func `a positive rotation turns from x to y`() {
    let turned = CGPoint(x: 2, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-12)
    #expect(abs(turned.y - 2) < 1e-12)
  }

  @Test func `concatenation applies the left transform first`() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let move = CGAffineTransform(translationX: 10, y: 0)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 2))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 2))
    #expect(point.applying(scale.translatedBy(x: 10, y: 0)) == CGPoint(x: 22, y: 2))
    #expect(point.applying(move.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 2))
    #expect(move.rotated(by: 0) == move)
  }

  @Test func `an inverse undoes its transform`() {
    let map = CGAffineTransform(a: 2, b: 0, c: 1, d: 4, tx: 6, ty: -8)
    #expect(map.concatenating(map.inverted()) == .identity)
    #expect(map.inverted().concatenating(map) == .identity)
  }

  @Test func `the inverse of a singular transform is the transform itself`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a transformed rectangle is the bounding box of its corners`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let map = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(rect.applying(map) == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(CGRect.null.applying(map).isNull)
    #expect(CGSize(width: 3, height: 4).applying(map) == CGSize(width: -4, height: 3))
  }

  @Test func `edge insets shrink a rectangle at each edge`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let rect = CGRect(x: 10, y: 10, width: 100, height: 50).inset(by: insets)
    #expect(rect == CGRect(x: 12, y: 11, width: 94, height: 46))
  }
}
