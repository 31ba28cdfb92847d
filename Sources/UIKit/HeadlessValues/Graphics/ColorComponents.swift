package import Foundation

/// The red, green, blue and alpha components of a color, usually from 0 to 1.
///
/// Components that are not finite become 0.
package struct ColorComponents: Hashable, Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  var alpha: CGFloat

  package init(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat) {
    self.red = red.finiteOrZero
    self.green = green.finiteOrZero
    self.blue = blue.finiteOrZero
    self.alpha = min(1, max(0, alpha.finiteOrZero))
  }

  init(bytes red: Int, _ green: Int, _ blue: Int, alpha: CGFloat = 1) {
    self.init(CGFloat(red) / 255, CGFloat(green) / 255, CGFloat(blue) / 255, alpha)
  }

  /// Creates components from hue, saturation and brightness; each is limited to 0...1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let saturation = min(1, max(0, saturation.finiteOrZero))
    let value = min(1, max(0, brightness.finiteOrZero))
    let sixth = min(1, max(0, hue.finiteOrZero)) * 6
    let part = sixth - sixth.rounded(.down)
    let low = value * (1 - saturation)
    let falling = value * (1 - saturation * part)
    let rising = value * (1 - saturation * (1 - part))
    switch Int(sixth) % 6 {
    case 0: self.init(value, rising, low, alpha)
    case 1: self.init(falling, value, low, alpha)
    case 2: self.init(low, value, rising, alpha)
    case 3: self.init(low, falling, value, alpha)
    case 4: self.init(rising, low, value, alpha)
    default: self.init(value, low, falling, alpha)
    }
  }

  /// All four components.
  var list: [CGFloat] { [red, green, blue, alpha] }

  /// Whether the color is a shade of gray.
  var isGray: Bool { red == green && green == blue }

  /// The hue, saturation and brightness; a shade of gray has a hue and saturation of 0.
  var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0, high > 0 else { return (0, 0, high) }
    let sixth: CGFloat
    if high == red {
      sixth = (green - blue) / range
    } else if high == green {
      sixth = (blue - red) / range + 2
    } else {
      sixth = (red - green) / range + 4
    }
    let hue = sixth / 6
    return (hue < 0 ? hue + 1 : hue, range / high, high)
  }
}

extension CGFloat {
  /// The number, or 0 if it is not finite.
  package var finiteOrZero: CGFloat { isFinite ? self : 0 }
}
