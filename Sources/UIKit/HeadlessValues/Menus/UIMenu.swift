import Foundation

/// A menu of actions and menus, as UIKit's `UIMenu`
/// (developer.apple.com/documentation/uikit/uimenu).
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The identity of a menu; the names of UIKit's `UIMenu.Identifier`.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates an identifier from a text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// How a menu is shown in its parent; the names and values of UIKit's `UIMenu.Options`.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The elements are shown in the parent.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu deletes or changes data.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one element is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements are shown in a palette.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements; the names and values of UIKit's `UIMenu.ElementSize`.
  public enum ElementSize: Int, Sendable {
    /// Small elements in a row.
    case small = 0
    /// Medium elements in a row.
    case medium = 1
    /// Elements in a column.
    case large = 2
    /// The size that the platform chooses.
    case automatic = -1
  }

  /// The identifier; menus that are created without one have different identifiers.
  open private(set) var identifier: Identifier
  /// How the menu is shown in its parent.
  open private(set) var options: Options
  open private(set) var children: [UIMenuElement]
  open var preferredElementSize: ElementSize

  /// Creates a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    preferredElementSize: UIMenu.ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Self.nextIdentifier()
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Returns a menu with the same values and other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      preferredElementSize: preferredElementSize,
      children: newChildren
    )
  }

  /// The elements that are on, of this menu and those shown in it.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// Returns the first action with a title, in the menu and its menus.
  package func action(titled title: String) -> UIAction? {
    for child in children {
      if let action = child as? UIAction, action.title == title { return action }
      if let action = (child as? UIMenu)?.action(titled: title) { return action }
    }
    return nil
  }

  private static var count = 0

  private static func nextIdentifier() -> Identifier {
    count += 1
    return Identifier("com.apple.menu.dynamic.\(count)")
  }
}

/// An element of a menu whose elements are loaded later, as UIKit's `UIDeferredMenuElement`
/// (developer.apple.com/documentation/uikit/uideferredmenuelement).
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void

  /// Creates an element.
  ///
  /// - Parameter elementProvider: Passes the elements to its argument, at once or later.
  public init(
    _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Creates an element that loads its elements each time the menu is opened.
  public class func uncached(
    _ elementProvider: @escaping @MainActor (@escaping @MainActor ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }

  package func load(_ completion: @escaping @MainActor ([UIMenuElement]) -> Void) {
    provider(completion)
  }
}
