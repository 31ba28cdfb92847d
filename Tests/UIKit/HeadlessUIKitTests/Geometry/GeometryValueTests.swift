import Foundation
import HeadlessUIKit
import Testing

struct `A value of geometry` {
  @Test func `a geometric value is read as it was written`() {
    let point = CGPoint(x: 1, y: 2)
    let size = CGSize(width: 3, height: 4)
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: size).cgSizeValue == size)
    let rect = CGRect(origin: point, size: size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
  }
}
