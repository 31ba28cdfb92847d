public import Foundation

/// A transform in space, as Core Animation's `CATransform3D`; a point is a row that is multiplied
/// from the left.
public struct CATransform3D: Hashable, Sendable {
  var rows: [SIMD4<Double>]

  init(rows: [SIMD4<Double>]) {
    self.rows = rows
  }

  /// Creates a transform whose elements are 0; it is not the identity.
  public init() {
    rows = [.zero, .zero, .zero, .zero]
  }

  /// The affine transform; `nil` for a transform that is not affine.
  package var affine: CGAffineTransform? {
    let expected = CATransform3DMakeAffineTransform(plane)
    return expected == self ? plane : nil
  }

  /// The elements of the plane.
  fileprivate var plane: CGAffineTransform {
    CGAffineTransform(
      a: rows[0].x,
      b: rows[0].y,
      c: rows[1].x,
      d: rows[1].y,
      tx: rows[3].x,
      ty: rows[3].y
    )
  }

  fileprivate func multiplied(by other: CATransform3D) -> CATransform3D {
    CATransform3D(
      rows: rows.map { row in
        other.rows[0] * row.x + other.rows[1] * row.y + other.rows[2] * row.z
          + other.rows[3] * row.w
      }
    )
  }

  private subscript(row: Int, column: Int) -> CGFloat {
    get { CGFloat(rows[row][column]) }
    set { rows[row][column] = Double(newValue) }
  }

  /// The element in row 1 and column 1.
  public var m11: CGFloat {
    get { self[0, 0] }
    set { self[0, 0] = newValue }
  }
  /// The element in row 1 and column 2.
  public var m12: CGFloat {
    get { self[0, 1] }
    set { self[0, 1] = newValue }
  }
  /// The element in row 1 and column 3.
  public var m13: CGFloat {
    get { self[0, 2] }
    set { self[0, 2] = newValue }
  }
  /// The element in row 1 and column 4.
  public var m14: CGFloat {
    get { self[0, 3] }
    set { self[0, 3] = newValue }
  }
  /// The element in row 2 and column 1.
  public var m21: CGFloat {
    get { self[1, 0] }
    set { self[1, 0] = newValue }
  }
  /// The element in row 2 and column 2.
  public var m22: CGFloat {
    get { self[1, 1] }
    set { self[1, 1] = newValue }
  }
  /// The element in row 2 and column 3.
  public var m23: CGFloat {
    get { self[1, 2] }
    set { self[1, 2] = newValue }
  }
  /// The element in row 2 and column 4.
  public var m24: CGFloat {
    get { self[1, 3] }
    set { self[1, 3] = newValue }
  }
  /// The element in row 3 and column 1.
  public var m31: CGFloat {
    get { self[2, 0] }
    set { self[2, 0] = newValue }
  }
  /// The element in row 3 and column 2.
  public var m32: CGFloat {
    get { self[2, 1] }
    set { self[2, 1] = newValue }
  }
  /// The element in row 3 and column 3.
  public var m33: CGFloat {
    get { self[2, 2] }
    set { self[2, 2] = newValue }
  }
  /// The element in row 3 and column 4.
  public var m34: CGFloat {
    get { self[2, 3] }
    set { self[2, 3] = newValue }
  }
  /// The element in row 4 and column 1.
  public var m41: CGFloat {
    get { self[3, 0] }
    set { self[3, 0] = newValue }
  }
  /// The element in row 4 and column 2.
  public var m42: CGFloat {
    get { self[3, 1] }
    set { self[3, 1] = newValue }
  }
  /// The element in row 4 and column 3.
  public var m43: CGFloat {
    get { self[3, 2] }
    set { self[3, 2] = newValue }
  }
  /// The element in row 4 and column 4.
  public var m44: CGFloat {
    get { self[3, 3] }
    set { self[3, 3] = newValue }
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  rows: [SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(0, 0, 0, 1)]
)

/// Returns whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.rows[3] = SIMD4(Double(tx), Double(ty), Double(tz), 1)
  return transform
}

public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.rows[0].x = Double(sx)
  transform.rows[1].y = Double(sy)
  transform.rows[2].z = Double(sz)
  return transform
}

/// Returns a rotation by an angle in radians about a vector; a vector of length zero gives the
/// identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D {
  let length = Double((x * x + y * y + z * z).squareRoot())
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let axis = SIMD3(Double(x), Double(y), Double(z)) / length
  let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
  let rest = 1 - cosine
  return CATransform3D(
    rows: [
      SIMD4(
        cosine + axis.x * axis.x * rest,
        axis.x * axis.y * rest + axis.z * sine,
        axis.x * axis.z * rest - axis.y * sine,
        0
      ),
      SIMD4(
        axis.x * axis.y * rest - axis.z * sine,
        cosine + axis.y * axis.y * rest,
        axis.y * axis.z * rest + axis.x * sine,
        0
      ),
      SIMD4(
        axis.x * axis.z * rest + axis.y * sine,
        axis.y * axis.z * rest - axis.x * sine,
        cosine + axis.z * axis.z * rest,
        0
      ),
      SIMD4(0, 0, 0, 1),
    ]
  )
}

/// Returns the transform that translates before a transform.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns the transform that scales before a transform.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns the transform that rotates before a transform.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns the transform that applies `a` before `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.multiplied(by: b)
}

/// Returns the transform in space of an affine transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  transform.rows[0] = SIMD4(Double(m.a), Double(m.b), 0, 0)
  transform.rows[1] = SIMD4(Double(m.c), Double(m.d), 0, 0)
  transform.rows[3] = SIMD4(Double(m.tx), Double(m.ty), 0, 1)
  return transform
}

/// Returns whether a transform is affine.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.affine != nil }

/// Returns the affine transform of a transform in the plane.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.plane }
