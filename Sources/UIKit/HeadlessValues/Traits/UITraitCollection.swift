public import Foundation

/// The traits of the environment of a view or controller, as UIKit's `UITraitCollection`
/// (developer.apple.com/documentation/uikit/uitraitcollection).
public final class UITraitCollection: NSObject, Sendable {
  package let values: TraitValues

  package init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection without specified traits.
  public override convenience init() {
    self.init(TraitValues())
  }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(MutableTraits.values(after: mutations, of: TraitValues()))
  }

  /// Returns the collection with the changes that a closure makes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(MutableTraits.values(after: mutations, of: values))
  }

  /// Merges collections; for each trait, the last collection that specifies it has precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.horizontalSizeClass = horizontalSizeClass
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    var values = TraitValues()
    values.verticalSizeClass = verticalSizeClass
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    var values = TraitValues()
    values.userInterfaceStyle = userInterfaceStyle
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    var values = TraitValues()
    values.userInterfaceIdiom = userInterfaceIdiom
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    var values = TraitValues()
    values.userInterfaceLevel = userInterfaceLevel
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(displayScale: CGFloat) {
    var values = TraitValues()
    values.displayScale = displayScale
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(displayGamut: UIDisplayGamut) {
    var values = TraitValues()
    values.displayGamut = displayGamut
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    var values = TraitValues()
    values.layoutDirection = layoutDirection
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    var values = TraitValues()
    values.preferredContentSizeCategory = preferredContentSizeCategory
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    var values = TraitValues()
    values.accessibilityContrast = accessibilityContrast
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    var values = TraitValues()
    values.forceTouchCapability = forceTouchCapability
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    var values = TraitValues()
    values.legibilityWeight = legibilityWeight
    self.init(values)
  }

  /// Creates a collection that specifies one trait.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    var values = TraitValues()
    values.activeAppearance = activeAppearance
    self.init(values)
  }

  /// The horizontal space.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical space.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// The visual level.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The number of pixels in a point.
  public var displayScale: CGFloat { values.displayScale }
  /// The range of colors.
  public var displayGamut: UIDisplayGamut { values.displayGamut }
  /// The direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// The preferred size of text.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.preferredContentSizeCategory
  }
  /// The contrast of colors.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// Whether the display measures force.
  public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  /// The weight of text for legibility.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// Whether the windows are active.
  public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }

  /// The value of a trait.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { values[trait] }

  /// Returns whether each trait that the other collection specifies has the same value here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let other = trait else { return true }
    var merged = values
    merged.merge(other.values)
    return merged == values
  }

  /// Returns the system's traits that have a different value in the other collection; all specified
  /// ones for `nil`.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let other = traitCollection?.values ?? TraitValues()
    return SystemTraits.all.filter { !values.hasEqual($0, in: other) }
  }

  /// Returns whether dynamic colors can differ between the two collections.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return SystemTraits.all.contains {
      $0.affectsColorAppearance && !values.hasEqual($0, in: other)
    }
  }

  /// Whether the other object specifies the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  /// A hash value for use with `isEqual`.
  public override var hash: Int {
    horizontalSizeClass.rawValue * 9 + verticalSizeClass.rawValue * 3 + userInterfaceStyle.rawValue
  }
}

/// The traits that the closure of ``UITraitCollection/init(mutations:)`` sets.
private struct MutableTraits: UIMutableTraits {
  var values: TraitValues

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] }
    set { values[trait] = newValue }
  }

  static func values(
    after mutations: (inout any UIMutableTraits) -> Void,
    of values: TraitValues
  ) -> TraitValues {
    var traits: any UIMutableTraits = MutableTraits(values: values)
    mutations(&traits)
    return (traits as? MutableTraits)?.values ?? values
  }
}

extension UITraitCollection {
  /// The traits with which colors and fonts are resolved; unspecified without the run's module.
  package static var ofRun: UITraitCollection { Services.run?.traits ?? UITraitCollection() }
}
