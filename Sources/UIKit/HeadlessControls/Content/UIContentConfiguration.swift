public import Foundation

/// The description of a content view, as UIKit's `UIContentConfiguration`
/// (developer.apple.com/documentation/uikit/uicontentconfiguration).
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, as UIKit's `UIContentView`
/// (developer.apple.com/documentation/uikit/uicontentview).
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration; a new value updates the view.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A transformation of colors, as UIKit's `UIConfigurationColorTransformer`
/// (developer.apple.com/documentation/uikit/uiconfigurationcolortransformer).
public struct UIConfigurationColorTransformer: Sendable {
  /// Returns the transformed color.
  public let transform: @Sendable (UIColor) -> UIColor

  /// Creates a transformation.
  public init(_ transform: @escaping @Sendable (UIColor) -> UIColor) {
    self.transform = transform
  }

  /// Returns the transformed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Returns the color with which a grayscale appearance is drawn: here the color itself.
  public static let grayscale = UIConfigurationColorTransformer { $0 }
  /// Returns the color with which a preferred tint is drawn: here the color itself.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// Returns the color of monochrome tints: here the color itself.
  public static let monochromeTint = UIConfigurationColorTransformer { $0 }
}

/// The configured content of a cell or header: keeps the content view that shows a configuration.
@MainActor
package struct ConfiguredContent {
  /// The configuration that the app has set.
  package private(set) var configuration: (any UIContentConfiguration)?
  /// The view that shows the configuration.
  package private(set) var view: (any UIView & UIContentView)?

  package init() {}

  /// Sets a configuration for a state.
  ///
  /// The current view shows it if it supports it; if not, a new view is made.
  ///
  /// - Returns: The view to show instead of the previous one, `nil` if the previous one remains.
  package mutating func set(
    _ new: (any UIContentConfiguration)?,
    for state: any UIConfigurationState
  ) -> (any UIView & UIContentView)? {
    configuration = new
    guard let new else {
      view = nil
      return nil
    }
    let updated = new.updated(for: state)
    if let view, view.supports(updated) {
      view.configuration = updated
      return nil
    }
    let made = updated.makeContentView()
    view = made
    return made
  }
}
