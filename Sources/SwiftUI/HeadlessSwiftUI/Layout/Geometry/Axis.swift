/// The horizontal or the vertical direction (developer.apple.com/documentation/swiftui/axis).
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// One or both axes.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The horizontal axis.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical axis.
    public static let vertical = Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// The set of the axis.
  var set: Set { self == .horizontal ? .horizontal : .vertical }
}

extension Axis.Set: CustomStringConvertible {
  /// The axes in words, such as `vertical`.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    case []: "none"
    default: "horizontal, vertical"
    }
  }
}
