public import Foundation

// inert: nothing is drawn
/// The background of a cell or header, as UIKit's `UIBackgroundConfiguration`
/// (developer.apple.com/documentation/uikit/uibackgroundconfiguration).
@preconcurrency @MainActor
public struct UIBackgroundConfiguration: Hashable {
  /// A view behind the content.
  public var customView: UIView?
  public var backgroundColor: UIColor?
  /// The transformation of the color; it is not part of the equality.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var cornerRadius: CGFloat = 0
  /// The distances from the edges of the view.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// The edges at which the margins of the view are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var image: UIImage?
  /// How the image follows the size.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the border.
  public var strokeColor: UIColor?
  /// The transformation of the border's color; it is not part of the equality.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border.
  public var strokeWidth: CGFloat = 0
  /// The distance of the border from the edge.
  public var strokeOutset: CGFloat = 0

  // inert: nothing is drawn
  /// The effect behind the content.
  public var visualEffect: UIVisualEffect?

  private init(_ color: UIColor?) {
    backgroundColor = color
  }

  /// Returns a background without a color.
  public static func clear() -> Self { Self(nil) }
  public static func listCell() -> Self { Self(.systemBackground) }
  public static func listHeader() -> Self { Self(nil) }
  public static func listFooter() -> Self { Self(nil) }
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// Returns the background of a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(nil) }
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// Returns the background of a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(nil) }
  public static func listSidebarHeader() -> Self { Self(nil) }
  public static func listSidebarCell() -> Self { Self(nil) }
  /// Returns the background of a cell beside a sidebar.
  public static func listAccompaniedSidebarCell() -> Self { Self(nil) }

  /// Returns the color after the transformation.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the configuration for a state: here itself.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// Returns whether all properties but the transformations are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.customView === right.customView && left.backgroundColor == right.backgroundColor
      && left.cornerRadius == right.cornerRadius && left.image == right.image
      && left.backgroundInsets == right.backgroundInsets && left.strokeColor == right.strokeColor
      && left.strokeWidth == right.strokeWidth && left.strokeOutset == right.strokeOutset
  }

  /// Hashes the color and the radius.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(backgroundColor)
    hasher.combine(cornerRadius)
  }
}
