public import Foundation

/// Numbers in an `NSValue`, as Core Graphics and UIKit add them to Foundation's class.
extension NSValue {
  private convenience init(numbers: [CGFloat]) {
    let bytes = numbers.map(Double.init)
    self.init(bytes: bytes, objCType: "[\(bytes.count)d]")
  }

  /// Returns the numbers; zeros for a value of another kind.
  private func numbers(_ count: Int) -> [CGFloat] {
    guard String(cString: objCType) == "[\(count)d]" else {
      return Array(repeating: 0, count: count)
    }
    var bytes = [Double](repeating: 0, count: count)
    bytes.withUnsafeMutableBytes { buffer in
      if let start = buffer.baseAddress { getValue(start) }
    }
    return bytes.map { CGFloat($0) }
  }

  /// Creates a value of a transform of a layer.
  public convenience init(caTransform3D: CATransform3D) {
    self.init(numbers: [
      caTransform3D.m11, caTransform3D.m12, caTransform3D.m13, caTransform3D.m14,
      caTransform3D.m21, caTransform3D.m22, caTransform3D.m23, caTransform3D.m24,
      caTransform3D.m31, caTransform3D.m32, caTransform3D.m33, caTransform3D.m34,
      caTransform3D.m41, caTransform3D.m42, caTransform3D.m43, caTransform3D.m44,
    ])
  }

  /// The transform of a layer; zeros for a value of another kind.
  public var caTransform3DValue: CATransform3D {
    let all = numbers(16)
    var transform = CATransform3DIdentity
    transform.m11 = all[0]
    transform.m12 = all[1]
    transform.m13 = all[2]
    transform.m14 = all[3]
    transform.m21 = all[4]
    transform.m22 = all[5]
    transform.m23 = all[6]
    transform.m24 = all[7]
    transform.m31 = all[8]
    transform.m32 = all[9]
    transform.m33 = all[10]
    transform.m34 = all[11]
    transform.m41 = all[12]
    transform.m42 = all[13]
    transform.m43 = all[14]
    transform.m44 = all[15]
    return transform
  }

  public convenience init(cgAffineTransform: CGAffineTransform) {
    self.init(numbers: [
      cgAffineTransform.a, cgAffineTransform.b, cgAffineTransform.c, cgAffineTransform.d,
      cgAffineTransform.tx, cgAffineTransform.ty,
    ])
  }

  /// The transform; zeros for a value of another kind.
  public var cgAffineTransformValue: CGAffineTransform {
    let all = numbers(6)
    return CGAffineTransform(
      a: all[0],
      b: all[1],
      c: all[2],
      d: all[3],
      tx: all[4],
      ty: all[5]
    )
  }

  /// Creates a value of a distances from the edges.
  public convenience init(uiEdgeInsets: UIEdgeInsets) {
    self.init(numbers: [
      uiEdgeInsets.top, uiEdgeInsets.left, uiEdgeInsets.bottom, uiEdgeInsets.right,
    ])
  }

  /// The distances from the edges; zeros for a value of another kind.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let all = numbers(4)
    return UIEdgeInsets(
      top: all[0],
      left: all[1],
      bottom: all[2],
      right: all[3]
    )
  }

  /// Creates a value of a distances from the edges in the direction of reading.
  public convenience init(directionalEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(numbers: [
      directionalEdgeInsets.top, directionalEdgeInsets.leading, directionalEdgeInsets.bottom,
      directionalEdgeInsets.trailing,
    ])
  }

  /// The distances from the edges in the direction of reading; zeros for a value of another kind.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let all = numbers(4)
    return NSDirectionalEdgeInsets(
      top: all[0],
      leading: all[1],
      bottom: all[2],
      trailing: all[3]
    )
  }

  public convenience init(uiOffset: UIOffset) {
    self.init(numbers: [uiOffset.horizontal, uiOffset.vertical])
  }

  /// The offset; zeros for a value of another kind.
  public var uiOffsetValue: UIOffset {
    let all = numbers(2)
    return UIOffset(
      horizontal: all[0],
      vertical: all[1]
    )
  }

  public convenience init(cgVector: CGVector) {
    self.init(numbers: [cgVector.dx, cgVector.dy])
  }

  /// The vector; zeros for a value of another kind.
  public var cgVectorValue: CGVector {
    let all = numbers(2)
    return CGVector(
      dx: all[0],
      dy: all[1]
    )
  }
}
