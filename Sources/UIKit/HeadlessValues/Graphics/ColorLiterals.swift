import Foundation

/// The type of `#colorLiteral(red:green:blue:alpha:)` without a type annotation.
public typealias _ColorLiteralType = UIColor

/// The type of `#imageLiteral(resourceName:)` without a type annotation.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates a color from a `#colorLiteral`
  /// (developer.apple.com/documentation/swift/colorliteral(red:green:blue:alpha:)).
  public convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
