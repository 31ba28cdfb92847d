public import Foundation

/// An item in a bar: a title, an image and a tag, as UIKit's `UIBarItem`
/// (developer.apple.com/documentation/uikit/uibaritem).
@preconcurrency @MainActor
open class UIBarItem: NSObject, NamedProperties {
  package class var namedProperties: [String: AnyKeyPath?] {
    [
      "title": \UIBarItem.title, "image": \UIBarItem.image, "isEnabled": \UIBarItem.isEnabled,
      "accessibilityIdentifier": \UIBarItem.accessibilityIdentifier,
      "accessibilityLabel": \UIBarItem.accessibilityLabel,
    ]
  }

  open var title: String?
  open var image: UIImage?
  // inert: nothing is drawn
  /// The image of the item in a bar that is less high.
  open var landscapeImagePhone: UIImage?
  // inert: nothing is drawn
  /// The image of the item for large accessibility sizes.
  open var largeContentSizeImage: UIImage?
  // inert: nothing is drawn
  /// The distance of the image from the edges of the item.
  open var imageInsets = UIEdgeInsets.zero
  // inert: nothing is drawn
  /// The distance of the small image from the edges of the item.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  // inert: nothing is drawn
  /// The distance of the large image from the edges of the item.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// The name by which tests find the item.
  open var accessibilityIdentifier: String?
  /// The text that assistive technologies read.
  open var accessibilityLabel: String?
  /// A number for the app's use.
  open var tag = 0
  /// Whether the user can select the item.
  open var isEnabled = true

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item of a storyboard or xib, whose values are read afterwards.
  public required init?(coder: NSCoder) { super.init() }

  /// Called after the item was made from a storyboard or xib; overrides call super.
  open func awakeFromNib() {}

  package var textAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  // inert: nothing is drawn
  /// Sets the attributes of the title for a state; `nil` removes them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { textAttributes[state.rawValue] = attributes }

  // inert: nothing is drawn
  /// Returns the attributes of the title that were set for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { textAttributes[state.rawValue] }
}
