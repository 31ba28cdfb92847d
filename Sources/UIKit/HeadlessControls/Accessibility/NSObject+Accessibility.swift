public import Foundation

// The members are in an extension of the protocol, because a class can't redeclare a member of an
// extension of its superclass: `UIResponder` has overridable ones.

@MainActor
extension NSObjectProtocol {
  /// Whether assistive technologies can use the object; `false` for an object that is not a
  /// `UIResponder` (developer.apple.com/documentation/objectivec/nsobject/isaccessibilityelement).
  public var isAccessibilityElement: Bool {
    get { (self as? UIResponder)?.isAccessibilityElement ?? false }
    set { (self as? UIResponder)?.isAccessibilityElement = newValue }
  }

  /// A short name of the object; `nil` for an object that is not a `UIResponder`.
  public var accessibilityLabel: String? {
    get { (self as? UIResponder)?.accessibilityLabel }
    set { (self as? UIResponder)?.accessibilityLabel = newValue }
  }
}
