public import Foundation

/// A trait: the names of UIKit's `UITraitDefinition`
/// (developer.apple.com/documentation/uikit/uitraitdefinition).
///
/// An app defines a trait of its own with a type that conforms. Unlike in UIKit the value has to be
/// `Sendable`, because collections of traits are.
public protocol UITraitDefinition<Value>: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value: Sendable
  /// The value without an override.
  static var defaultValue: Value { get }
  /// Whether dynamic colors depend on the trait.
  static var affectsColorAppearance: Bool { get }
  /// The name for debugging.
  static var name: String { get }
  /// The identifier for archives.
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// The name of the type with its module.
  public static var identifier: String { ModuleNames.name(of: Self.self) }
}

/// The type of a trait, for registrations.
public typealias UITrait = any UITraitDefinition.Type

/// A trait that the runtime defines.
protocol SystemTrait: UITraitDefinition where Value: Hashable {
  /// The stored value.
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

/// The horizontal space, as a trait.
public struct UITraitHorizontalSizeClass: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical space, as a trait.
public struct UITraitVerticalSizeClass: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: UIUserInterfaceSizeClass = .unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

public struct UITraitUserInterfaceStyle: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: UIUserInterfaceStyle = .unspecified
  /// Returns `true`.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The kind of device, as a trait.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: UIUserInterfaceIdiom = .unspecified
  /// Returns `true`.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The visual level, as a trait.
public struct UITraitUserInterfaceLevel: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: UIUserInterfaceLevel = .unspecified
  /// Returns `true`.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}

/// The number of pixels in a point, as a trait.
public struct UITraitDisplayScale: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: CGFloat = 0
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The range of colors, as a trait.
public struct UITraitDisplayGamut: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: UIDisplayGamut = .unspecified
  /// Returns `true`.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut> { \.displayGamut }
}

/// The direction of the interface, as a trait.
public struct UITraitLayoutDirection: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: UITraitEnvironmentLayoutDirection = .unspecified
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> {
    \.layoutDirection
  }
}

/// The preferred size of text, as a trait.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: UIContentSizeCategory = .unspecified
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

/// The contrast of colors, as a trait.
public struct UITraitAccessibilityContrast: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: UIAccessibilityContrast = .unspecified
  /// Returns `true`.
  public static let affectsColorAppearance = true
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// Whether the display measures force, as a trait.
public struct UITraitForceTouchCapability: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: UIForceTouchCapability = .unknown
  static var path: WritableKeyPath<TraitValues, UIForceTouchCapability> { \.forceTouchCapability }
}

/// The weight of text for legibility, as a trait.
public struct UITraitLegibilityWeight: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: UILegibilityWeight = .unspecified
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// Whether the windows are active, as a trait.
public struct UITraitActiveAppearance: SystemTrait {
  /// The value of an unspecified trait.
  public static let defaultValue: UIUserInterfaceActiveAppearance = .unspecified
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance> {
    \.activeAppearance
  }
}

/// The traits that the runtime defines, in the order of UIKit's documentation.
enum SystemTraits {
  static let all: [any SystemTrait.Type] = [
    UITraitHorizontalSizeClass.self,
    UITraitVerticalSizeClass.self,
    UITraitUserInterfaceStyle.self,
    UITraitUserInterfaceIdiom.self,
    UITraitUserInterfaceLevel.self,
    UITraitDisplayScale.self,
    UITraitDisplayGamut.self,
    UITraitLayoutDirection.self,
    UITraitPreferredContentSizeCategory.self,
    UITraitAccessibilityContrast.self,
    UITraitForceTouchCapability.self,
    UITraitLegibilityWeight.self,
    UITraitActiveAppearance.self,
  ]
}
