import Foundation

// inert: separators are not drawn
/// The look of the separators of a list, as UIKit's `UIListSeparatorConfiguration`
/// (developer.apple.com/documentation/uikit/uilistseparatorconfiguration-swift.struct).
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
  /// Whether a separator is shown; the names and values of UIKit's `Visibility`.
  public enum Visibility: Int, Sendable {
    /// The list determines the visibility.
    case automatic
    /// Shown.
    case visible
    case hidden
  }

  /// The insets of the list.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude,
    leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude
  )

  // inert: separators are not drawn
  /// Whether the separator above the item is shown.
  public var topSeparatorVisibility = Visibility.automatic
  // inert: separators are not drawn
  /// Whether the separator below the item is shown.
  public var bottomSeparatorVisibility = Visibility.automatic
  // inert: separators are not drawn
  /// The insets of the separator above the item.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  // inert: separators are not drawn
  /// The insets of the separator below the item.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  // inert: separators are not drawn
  public var color = UIColor.separator
  // inert: separators are not drawn
  /// The color in a selected item.
  public var multipleSelectionColor = UIColor.separator

  /// Creates the look of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  init() {}
}
