public import Foundation

/// The item of a controller in a tab bar, as UIKit's `UITabBarItem`
/// (developer.apple.com/documentation/uikit/uitabbaritem).
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// An item that the system provides; the names and values of UIKit's
  /// `UITabBarItem.SystemItem`.
  public enum SystemItem: Int, Sendable {
    case more = 0
    /// The user's favorites.
    case favorites = 1
    /// Featured content.
    case featured = 2
    /// The best rated content.
    case topRated = 3
    /// The item for recently opened content.
    case recents = 4
    case contacts = 5
    case history = 6
    case bookmarks = 7
    case search = 8
    case downloads = 9
    /// The newest content.
    case mostRecent = 10
    /// The content that most users have viewed.
    case mostViewed = 11
  }

  /// The text of the badge; `nil` if there is none.
  open var badgeValue: String?
  // inert: nothing is drawn
  open var badgeColor: UIColor?
  // inert: nothing is drawn
  /// The image of the selected item; ``UIBarItem/image`` unless one was set.
  open var selectedImage: UIImage? {
    get { selectedImageStorage ?? image }
    set { selectedImageStorage = newValue }
  }
  private var selectedImageStorage: UIImage?
  // inert: nothing is drawn
  /// The distance of the title from its default position.
  open var titlePositionAdjustment = UIOffset.zero
  // inert: nothing is drawn
  /// The appearance of the bar while the item is selected.
  open var standardAppearance: UITabBarAppearance?
  // inert: nothing is drawn
  /// The appearance of the bar at the end of the content while the item is selected.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The system item of the initializer.
  package var systemItem: SystemItem?

  package var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Creates an item without a title.
  public override init() { super.init() }

  /// Creates an item of a storyboard or xib, whose values are read afterwards.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title, an image and a number.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title and two images.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates an item of the system, whose title can't be read.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  // inert: nothing is drawn
  /// Sets the attributes of the badge for a state; `nil` removes them.
  open func setBadgeTextAttributes(
    _ textAttributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { badgeAttributes[state.rawValue] = textAttributes }

  // inert: nothing is drawn
  /// Returns the attributes of the badge that were set for a state.
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { badgeAttributes[state.rawValue] }
}
