public import Foundation

/// Texts of points, sizes and rectangles, as in Apple's frameworks: `{{0, 0}, {10, 20}}`.
extension NSCoder {
  /// Returns the text of a point.
  public class func string(for cgPoint: CGPoint) -> String {
    "{\(number(cgPoint.x)), \(number(cgPoint.y))}"
  }
  /// Returns the point of a text; zero for a different text.
  public class func cgPoint(for string: String) -> CGPoint {
    let all = numbers(string, 2)
    return CGPoint(
      x: all[0],
      y: all[1]
    )
  }
  /// Returns the text of a size.
  public class func string(for cgSize: CGSize) -> String {
    "{\(number(cgSize.width)), \(number(cgSize.height))}"
  }
  /// Returns the size of a text; zero for a different text.
  public class func cgSize(for string: String) -> CGSize {
    let all = numbers(string, 2)
    return CGSize(
      width: all[0],
      height: all[1]
    )
  }
  /// Returns the text of a vector.
  public class func string(for cgVector: CGVector) -> String {
    "{\(number(cgVector.dx)), \(number(cgVector.dy))}"
  }
  /// Returns the vector of a text; zero for a different text.
  public class func cgVector(for string: String) -> CGVector {
    let all = numbers(string, 2)
    return CGVector(
      dx: all[0],
      dy: all[1]
    )
  }
  /// Returns the text of a transform.
  public class func string(for cgAffineTransform: CGAffineTransform) -> String {
    "[\(number(cgAffineTransform.a)), \(number(cgAffineTransform.b)), \(number(cgAffineTransform.c))"
      + ", \(number(cgAffineTransform.d)), \(number(cgAffineTransform.tx)), \(number(cgAffineTransform.ty))]"
  }
  /// Returns the transform of a text; zero for a different text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let all = numbers(string, 6)
    return CGAffineTransform(
      a: all[0],
      b: all[1],
      c: all[2],
      d: all[3],
      tx: all[4],
      ty: all[5]
    )
  }
  /// Returns the text of a distances from the edges.
  public class func string(for uiEdgeInsets: UIEdgeInsets) -> String {
    "{\(number(uiEdgeInsets.top)), \(number(uiEdgeInsets.left))"
      + ", \(number(uiEdgeInsets.bottom)), \(number(uiEdgeInsets.right))}"
  }
  /// Returns the distances from the edges of a text; zero for a different text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let all = numbers(string, 4)
    return UIEdgeInsets(
      top: all[0],
      left: all[1],
      bottom: all[2],
      right: all[3]
    )
  }
  /// Returns the text of an offset.
  public class func string(for uiOffset: UIOffset) -> String {
    "{\(number(uiOffset.horizontal)), \(number(uiOffset.vertical))}"
  }
  /// Returns the offset that a text states; zero for a different text.
  public class func uiOffset(for string: String) -> UIOffset {
    let all = numbers(string, 2)
    return UIOffset(
      horizontal: all[0],
      vertical: all[1]
    )
  }
  /// Returns the text of a rectangle.
  public class func string(for cgRect: CGRect) -> String {
    "{\(string(for: cgRect.origin)), \(string(for: cgRect.size))}"
  }
  /// Returns the rectangle that a text states; zero for a different text.
  public class func cgRect(for string: String) -> CGRect {
    let all = numbers(string, 4)
    return CGRect(x: all[0], y: all[1], width: all[2], height: all[3])
  }

  /// Returns a number without a fraction of zero, as in C's format `%.17g`.
  private class func number(_ value: CGFloat) -> String {
    let value = Double(value)
    return value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }

  private class func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let parts = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    guard parts.count == count else { return Array(repeating: 0, count: count) }
    return parts.map { CGFloat($0) }
  }
}

/// Returns the text of a point.
public func NSStringFromCGPoint(_ value: CGPoint) -> String { NSCoder.string(for: value) }

/// Returns the point of a text; zero for a different text.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }

/// Returns the text of a size.
public func NSStringFromCGSize(_ value: CGSize) -> String { NSCoder.string(for: value) }

/// Returns the size of a text; zero for a different text.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }

/// Returns the text of a rectangle.
public func NSStringFromCGRect(_ value: CGRect) -> String { NSCoder.string(for: value) }

/// Returns the rectangle that a text states; zero for a different text.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }

/// Returns the text of a transform.
public func NSStringFromCGAffineTransform(_ value: CGAffineTransform) -> String {
  NSCoder.string(for: value)
}

/// Returns the transform of a text; zero for a different text.
public func CGAffineTransformFromString(_ string: String) -> CGAffineTransform {
  NSCoder.cgAffineTransform(for: string)
}

/// Returns the text of a distances from the edges.
public func NSStringFromUIEdgeInsets(_ value: UIEdgeInsets) -> String { NSCoder.string(for: value) }

/// Returns the distances from the edges of a text; zero for a different text.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}

/// Returns the text of an offset.
public func NSStringFromUIOffset(_ value: UIOffset) -> String { NSCoder.string(for: value) }

/// Returns the offset that a text states; zero for a different text.
public func UIOffsetFromString(_ string: String) -> UIOffset { NSCoder.uiOffset(for: string) }
