public import Foundation

public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// An element of a menu, as UIKit's `UIMenuElement`
/// (developer.apple.com/documentation/uikit/uimenuelement).
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The state of an element; the names and values of UIKit's `UIMenuElement.State`.
  public enum State: Int, Sendable {
    /// The element is off.
    case off = 0
    /// The element is on.
    case on = 1
    /// The element is partly on.
    case mixed = 2
  }

  /// The style of an element; the names and values of UIKit's `UIMenuElement.Attributes`.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The element can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element deletes or changes data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  open package(set) var title: String
  open package(set) var image: UIImage?
  /// The line below the title.
  open var subtitle: String?

  package init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// A closure with a title, as UIKit's `UIAction`
/// (developer.apple.com/documentation/uikit/uiaction).
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identity of an action; the names of UIKit's `UIAction.Identifier`.
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

  /// The identifier; actions that are created without one have different identifiers.
  open private(set) var identifier: Identifier
  /// The image while the action is on.
  open var selectedImage: UIImage?
  /// A longer title, for search.
  open var discoverabilityTitle: String?
  /// The style.
  open var attributes: Attributes
  open var state: State
  /// The control that performs the action, while the handler runs.
  open private(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The line below the title.
  ///   - image: The image.
  ///   - selectedImage: The image while the action is on.
  ///   - identifier: The identifier; a control has at most one action with it for an event.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: The style.
  ///   - state: The state.
  ///   - handler: Called when the action is performed.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.selectedImage = selectedImage
    self.identifier = identifier ?? Self.nextIdentifier()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  private static var count = 0

  private static func nextIdentifier() -> Identifier {
    count += 1
    return Identifier("com.apple.action.dynamic.\(count)")
  }

  /// Calls the handler, with the object as ``sender``.
  package func perform(from sender: AnyObject?) {
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }
}
