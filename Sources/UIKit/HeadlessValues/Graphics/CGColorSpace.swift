#if !canImport(CoreGraphics)
public import Foundation

/// The meaning of the components of a color, instead of Core Graphics' `CGColorSpace`: a model and
/// a name.
public final class CGColorSpace: Hashable, Sendable {
  /// The name; `nil` for the spaces of devices.
  public let name: String?
  /// The model of the components.
  public let model: CGColorSpaceModel

  init(name: String?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Creates a space with one of the names of this class; `nil` for another name.
  public convenience init?(name: String) {
    guard let model = Self.models[name] else { return nil }
    self.init(name: name, model: model)
  }

  /// The number of components, without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  /// The space of most screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The space of wide screens.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// sRGB with components below 0 and above 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// Shades of gray.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  private static let models: [String: CGColorSpaceModel] = [
    sRGB: .rgb, displayP3: .rgb, extendedSRGB: .rgb, genericGrayGamma2_2: .monochrome,
  ]

  /// Returns whether two spaces have the same name and model.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool {
    one.name == other.name && one.model == other.model
  }

  /// Hashes the name and the model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

/// The model of the components of a color; names and values of Core Graphics.
public enum CGColorSpaceModel: Int32, Sendable {
  /// The model is not known.
  case unknown = -1
  /// Shades of gray.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
}

/// Returns the space of red, green and blue of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: nil, model: .rgb) }

/// Returns the space of shades of gray of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: nil, model: .monochrome)
}

// inert: nothing is drawn
/// Colors at locations from 0 to 1, instead of Core Graphics' `CGGradient`.
public final class CGGradient {
  init() {}

  /// Creates a gradient of components at locations; `nil` without colors.
  public init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
  }

  /// Creates a gradient of colors at locations; `nil` without colors.
  public init?(
    colorsSpace space: CGColorSpace?,
    colors: [CGColor],
    locations: UnsafePointer<CGFloat>?
  ) {
    guard !colors.isEmpty else { return nil }
  }
}

/// Where a gradient continues; names and values of Core Graphics.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The gradient extends before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
  /// The gradient extends after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Where the alpha of a pixel is; names and values of Core Graphics.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// The image has no alpha.
  case none = 0
  /// Alpha is the last component, and colors are multiplied by it.
  case premultipliedLast = 1
  /// Alpha is the first component, and colors are multiplied by it.
  case premultipliedFirst = 2
  /// Alpha is the last component.
  case last = 3
  /// Alpha is the first component.
  case first = 4
  /// The last component is not used.
  case noneSkipLast = 5
  /// The first component is not used.
  case noneSkipFirst = 6
  /// Alpha is the only component.
  case alphaOnly = 7
}

/// The layout of pixels; names and values of Core Graphics.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The bits of ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The order of 32 bits with the least significant byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The order of 32 bits with the most significant byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How a path is drawn; names and values of Core Graphics.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its area, by the winding number.
  case fill = 0
  /// Its area, by the number of crossings.
  case eoFill = 1
  /// Its line.
  case stroke = 2
  /// The path is filled by the winding number, and stroked.
  case fillStroke = 3
  /// The path is filled by the number of crossings, and stroked.
  case eoFillStroke = 4
}

/// How colors are combined; names and values of Core Graphics.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case overlay = 3
  case darken = 4
  case lighten = 5
  case colorDodge = 6
  case colorBurn = 7
  case softLight = 8
  case hardLight = 9
  case difference = 10
  case exclusion = 11
  case hue = 12
  case saturation = 13
  case color = 14
  case luminosity = 15
  case clear = 16
  case copy = 17
  case sourceIn = 18
  case sourceOut = 19
  case sourceAtop = 20
  case destinationOver = 21
  case destinationIn = 22
  case destinationOut = 23
  case destinationAtop = 24
  case xor = 25
  case plusDarker = 26
  case plusLighter = 27
}

/// How images are scaled; names and values of Core Graphics.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The context determines the quality.
  case `default` = 0
  /// Pixels are not interpolated.
  case none = 1
  /// Fast.
  case low = 2
  case medium = 4
  /// Slow.
  case high = 3
}
#endif
