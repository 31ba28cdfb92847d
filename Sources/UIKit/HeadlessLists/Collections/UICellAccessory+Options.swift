public import Foundation

// The options of accessories, which only store values: accessories are not drawn.

extension UICellAccessory {
  /// The width that the layout keeps for an accessory; the names of UIKit's `LayoutDimension`.
  public enum LayoutDimension: Hashable, Sendable {
    /// The width of the accessory.
    case actual
    /// The width of the list.
    case standard
    /// A width in points.
    case custom(CGFloat)
  }

  /// The options of an arrow to more content.
  public struct DisclosureIndicatorOptions: Sendable {
    // inert: accessories are not drawn
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    // inert: accessories are not drawn
    /// The width that the layout keeps.
    public var reservedLayoutWidth: LayoutDimension
    // inert: accessories are not drawn
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a button with details.
  public struct DetailOptions: Sendable {
    // inert: accessories are not drawn
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    // inert: accessories are not drawn
    /// The width that the layout keeps.
    public var reservedLayoutWidth: LayoutDimension
    // inert: accessories are not drawn
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a mark.
  public struct CheckmarkOptions: Sendable {
    // inert: accessories are not drawn
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    // inert: accessories are not drawn
    /// The width that the layout keeps.
    public var reservedLayoutWidth: LayoutDimension
    // inert: accessories are not drawn
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a button that deletes.
  public struct DeleteOptions: Sendable {
    // inert: accessories are not drawn
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    // inert: accessories are not drawn
    /// The width that the layout keeps.
    public var reservedLayoutWidth: LayoutDimension
    // inert: accessories are not drawn
    public var tintColor: UIColor?
    // inert: accessories are not drawn
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a button that inserts.
  public struct InsertOptions: Sendable {
    // inert: accessories are not drawn
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    // inert: accessories are not drawn
    /// The width that the layout keeps.
    public var reservedLayoutWidth: LayoutDimension
    // inert: accessories are not drawn
    public var tintColor: UIColor?
    // inert: accessories are not drawn
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of a handle for moving.
  public struct ReorderOptions: Sendable {
    // inert: accessories are not drawn
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    // inert: accessories are not drawn
    /// The width that the layout keeps.
    public var reservedLayoutWidth: LayoutDimension
    // inert: accessories are not drawn
    public var tintColor: UIColor?
    // inert: accessories are not drawn
    /// Whether a line separates the handle from the content.
    public var showsVerticalSeparator: Bool

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// The options of a circle for selecting.
  public struct MultiselectOptions: Sendable {
    // inert: accessories are not drawn
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    // inert: accessories are not drawn
    /// The width that the layout keeps.
    public var reservedLayoutWidth: LayoutDimension
    // inert: accessories are not drawn
    public var tintColor: UIColor?
    // inert: accessories are not drawn
    public var backgroundColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// The options of an arrow that shows or hides the children.
  public struct OutlineDisclosureOptions: Sendable {
    /// The part of the cell that shows or hides the children; the names of UIKit's `Style`.
    public enum Style: Sendable {
      /// The list determines the style.
      case automatic
      /// A tap anywhere on the cell.
      case header
      /// A tap on the arrow.
      case cell
    }

    // inert: accessories are not drawn
    /// The part of the cell that shows or hides the children.
    public var style: Style
    // inert: accessories are not drawn
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    // inert: accessories are not drawn
    /// The width that the layout keeps.
    public var reservedLayoutWidth: LayoutDimension
    // inert: accessories are not drawn
    public var tintColor: UIColor?

    /// Creates options.
    public init(
      style: Style = .automatic,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a button with a menu.
  public struct PopUpMenuOptions: Sendable {
    // inert: accessories are not drawn
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    // inert: accessories are not drawn
    /// The width that the layout keeps.
    public var reservedLayoutWidth: LayoutDimension
    // inert: accessories are not drawn
    public var tintColor: UIColor?

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
    }
  }

  /// The options of a text.
  public struct LabelOptions: Sendable {
    // inert: accessories are not drawn
    /// Whether the accessory is hidden.
    public var isHidden: Bool
    // inert: accessories are not drawn
    /// The width that the layout keeps.
    public var reservedLayoutWidth: LayoutDimension
    // inert: accessories are not drawn
    public var tintColor: UIColor?
    // inert: accessories are not drawn
    public var font: UIFont?
    // inert: accessories are not drawn
    /// Whether the font follows the preferred size of text.
    public var adjustsFontForContentSizeCategory: Bool

    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
}
