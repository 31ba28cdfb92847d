package import Foundation

/// The values of a collection of traits; each is unspecified by default.
package struct TraitValues: Sendable {
  package init() {}

  package var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  package var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  package var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  package var userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  package var displayScale: CGFloat = 0
  package var displayGamut: UIDisplayGamut = .unspecified
  package var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  package var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  package var accessibilityContrast: UIAccessibilityContrast = .unspecified
  package var forceTouchCapability: UIForceTouchCapability = .unknown
  package var legibilityWeight: UILegibilityWeight = .unspecified
  package var activeAppearance: UIUserInterfaceActiveAppearance = .unspecified
  /// The values of the app's own traits.
  var custom: [ObjectIdentifier: any Sendable] = [:]

  /// The value of a trait.
  package subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type, let value = self[system: system] as? T.Value {
        return value
      }
      return custom[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        set(system, to: newValue)
      } else {
        custom[ObjectIdentifier(trait)] = newValue
      }
    }
  }

  private subscript(system trait: any SystemTrait.Type) -> any Sendable { value(of: trait) }

  private func value<T: SystemTrait>(of trait: T.Type) -> any Sendable { self[keyPath: T.path] }

  private mutating func set<T: SystemTrait>(_ trait: T.Type, to value: any Sendable) {
    if let value = value as? T.Value { self[keyPath: T.path] = value }
  }

  /// Returns whether a trait has a value other than the unspecified one.
  package func specifies(_ trait: UITrait) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return custom[ObjectIdentifier(trait)] != nil
    }
    return isSpecified(system)
  }

  private func isSpecified<T: SystemTrait>(_ trait: T.Type) -> Bool {
    self[keyPath: T.path] != T.defaultValue
  }

  /// Makes a trait unspecified.
  package mutating func remove(_ trait: UITrait) {
    if let system = trait as? any SystemTrait.Type {
      unset(system)
    } else {
      custom[ObjectIdentifier(trait)] = nil
    }
  }

  private mutating func unset<T: SystemTrait>(_ trait: T.Type) {
    self[keyPath: T.path] = T.defaultValue
  }

  /// Copies the specified values of other traits.
  package mutating func merge(_ other: TraitValues) {
    for trait in SystemTraits.all { merge(trait, from: other) }
    custom.merge(other.custom) { $1 }
  }

  private mutating func merge<T: SystemTrait>(_ trait: T.Type, from other: TraitValues) {
    let value = other[keyPath: T.path]
    if value != T.defaultValue { self[keyPath: T.path] = value }
  }

  /// Returns whether a trait has the same value in other traits.
  package func hasEqual(_ trait: UITrait, in other: TraitValues) -> Bool {
    guard let system = trait as? any SystemTrait.Type else {
      return Self.areEqual(custom[ObjectIdentifier(trait)], other.custom[ObjectIdentifier(trait)])
    }
    return isEqual(system, in: other)
  }

  private func isEqual<T: SystemTrait>(_ trait: T.Type, in other: TraitValues) -> Bool {
    self[keyPath: T.path] == other[keyPath: T.path]
  }

  /// Compares values of the app; values that are not hashable differ.
  private static func areEqual(_ one: (any Sendable)?, _ other: (any Sendable)?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard let one = one as? any Hashable, let other = other as? any Hashable else { return false }
    return AnyHashable(one) == AnyHashable(other)
  }
}

extension TraitValues: Equatable {
  package static func == (one: TraitValues, other: TraitValues) -> Bool {
    guard SystemTraits.all.allSatisfy({ one.hasEqual($0, in: other) }) else { return false }
    return one.custom.count == other.custom.count
      && one.custom.allSatisfy { areEqual($0.value, other.custom[$0.key]) }
  }
}
