public import Foundation

// inert: nothing is drawn
/// The look of a tab bar, as UIKit's `UITabBarAppearance`
/// (developer.apple.com/documentation/uikit/uitabbarappearance).
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The look of items with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of items with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of items with the title beside the image in a bar that is less high.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The color of the selected item.
  open var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage?
  /// How items with the title below the image are placed.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of such an item.
  open var stackedItemWidth: CGFloat = 0
  /// The space between such items.
  open var stackedItemSpacing: CGFloat = 0

  override func adopt(_ other: UIBarAppearance) {
    super.adopt(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

// inert: nothing is drawn
/// The look of the items of a tab bar, as UIKit's `UITabBarItemAppearance`.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// The arrangement of an item; the names and values of UIKit's `UITabBarItemAppearance.Style`.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is beside the image.
    case inline = 1
    /// The title is beside the image in a bar that is less high.
    case compactInline = 2
  }

  /// The look of an item in its normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The look of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The look of an item that can't be used.
  public let disabled = UITabBarItemStateAppearance()
  /// The look of a focused item.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the default look of items with an arrangement.
  public convenience init(style: Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// Sets the values of items with an arrangement.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.reset() }
  }
}

// inert: nothing is drawn
/// The look of an item of a tab bar in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the title from its default position.
  open var titlePositionAdjustment = UIOffset.zero
  /// The color of the image.
  open var iconColor: UIColor?
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance of the badge from its default position.
  open var badgePositionAdjustment = UIOffset.zero
  /// The distance of the badge's title from its default position.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  func reset() {
    titleTextAttributes = [:]
    titlePositionAdjustment = .zero
    iconColor = nil
    badgeBackgroundColor = nil
    badgeTextAttributes = [:]
    badgePositionAdjustment = .zero
    badgeTitlePositionAdjustment = .zero
  }
}
