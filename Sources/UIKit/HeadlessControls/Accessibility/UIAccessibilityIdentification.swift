public import Foundation

/// An object that tests find by an identifier, as UIKit's `UIAccessibilityIdentification`
/// (developer.apple.com/documentation/uikit/uiaccessibilityidentification).
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier, which users do not see.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
