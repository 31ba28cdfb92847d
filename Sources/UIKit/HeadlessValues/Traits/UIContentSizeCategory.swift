/// The size of text that the user prefers; the names and values of UIKit's
/// `UIContentSizeCategory`.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a category from a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The size is unknown.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified"
  )
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// Large, the default.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// Larger than the default.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Still larger.
  public static let extraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXL"
  )
  /// The largest size outside the accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL"
  )
  /// The first accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM"
  )
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL"
  )
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  /// All sizes, in ascending order.
  static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index in ``ascending``; that of ``large`` for an unknown size.
  package var index: Int { Self.ascending.firstIndex(of: self) ?? 3 }

  /// Whether the size is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { index >= 7 }

  /// Returns whether a size is smaller than a different size.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.index < other.index
  }

  /// Returns whether a size is larger than a different size.
  public static func > (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.index > other.index
  }

  /// Returns whether a size is at most a different size.
  public static func <= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.index <= other.index
  }

  /// Returns whether a size is at least a different size.
  public static func >= (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.index >= other.index
  }
}
