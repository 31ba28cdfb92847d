public import Foundation

// inert: there is no home screen
/// An action of the app's icon, as UIKit's `UIApplicationShortcutItem`.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The type of the action.
  public let type: String
  public let localizedTitle: String
  public let localizedSubtitle: String?
  /// The image.
  public let icon: UIApplicationShortcutIcon?
  /// Values of the app.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }

  /// Creates an action with a title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

// inert: there is no home screen
/// The image of an action of the app's icon, as UIKit's `UIApplicationShortcutIcon`.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// Creates an image with the name of a symbol.
  public convenience init(systemImageName: String) {
    self.init()
  }

  /// Creates an image with the name of an asset.
  public convenience init(templateImageName: String) {
    self.init()
  }
}
