import Foundation

/// Reads the color of an entry of a `.colorset`.
enum AssetColorReader {
  /// The problem of a color.
  struct Failure: Error {
    let reason: String
  }

  /// Stores the components, or the name of a color of the system, in a variant.
  ///
  /// Components of Display P3 and of linear color spaces are used as those of sRGB, as
  /// `UIColor(displayP3Red:green:blue:alpha:)` does.
  static func read(_ value: Any?, into variant: inout AssetCatalog.Variant) throws(Failure) {
    guard let color = value as? [String: Any] else { throw Failure(reason: "a color is missing") }
    if let name = color["reference"] as? String {
      variant.systemColor = name
      return
    }
    guard let components = color["components"] as? [String: Any] else {
      throw Failure(reason: "a color has no 'components'")
    }
    let alpha = try component("alpha", of: components, default: 1)
    if components["white"] != nil {
      let white = try component("white", of: components, default: nil)
      variant.color = ColorComponents(white, white, white, alpha)
      return
    }
    variant.color = ColorComponents(
      try component("red", of: components, default: nil),
      try component("green", of: components, default: nil),
      try component("blue", of: components, default: nil),
      alpha
    )
  }

  /// Reads `"0.500"`, `"0x7F"`, `"127"` or a JSON number.
  private static func component(
    _ name: String,
    of components: [String: Any],
    default value: CGFloat?
  ) throws(Failure) -> CGFloat {
    if let text = components[name] as? String {
      let text = text.trimmingCharacters(in: .whitespaces)
      if text.lowercased().hasPrefix("0x"), let byte = Int(text.dropFirst(2), radix: 16) {
        return CGFloat(byte) / 255
      }
      if let byte = Int(text), !text.contains(".") { return CGFloat(byte) / 255 }
      if let number = Double(text), number.isFinite { return CGFloat(number) }
    } else if let number = components[name] as? NSNumber {
      let number = number.doubleValue
      return CGFloat(number > 1 ? number / 255 : number)
    } else if let value {
      return value
    }
    throw Failure(reason: "the component '\(name)' of a color is not a number")
  }
}

extension AssetCatalog.Entry {
  /// Returns the components of a color for traits; opaque black without a variant.
  func components(for traits: UITraitCollection) -> ColorComponents {
    let black = ColorComponents(0, 0, 0, 1)
    guard let variant = variant(for: traits) else { return black }
    if let name = variant.systemColor {
      return UIColor.system(named: name)?.components(for: traits) ?? black
    }
    return variant.color ?? black
  }
}
