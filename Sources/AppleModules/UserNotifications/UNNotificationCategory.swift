public import Foundation

/// The requested permissions; the names and values of User Notifications' `UNAuthorizationOptions`.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Texts.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Texts in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Sounds that ignore the mute switch.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// A button for the app's settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Quiet notifications without a question.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// The authorization status; the names and values of `UNAuthorizationStatus`.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The user has not answered yet.
  case notDetermined = 0
  /// The user has denied notifications.
  case denied = 1
  /// Notifications.
  case authorized = 2
  /// Quiet notifications.
  case provisional = 3
  /// Notifications of an app clip for a time.
  case ephemeral = 4
}

/// How a notification is shown while the app is active; the values of
/// `UNNotificationPresentationOptions`.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// A number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// A banner.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// A row of the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// Whether a setting is on; the names and values of `UNNotificationSetting`.
public enum UNNotificationSetting: Int, Sendable {
  /// The app has not asked for it.
  case notSupported = 0
  /// The setting is off.
  case disabled = 1
  case enabled = 2
}

/// The notification settings that the user has allowed, as User Notifications'
/// `UNNotificationSettings`.
@preconcurrency @MainActor
open class UNNotificationSettings: NSObject {
  public let authorizationStatus: UNAuthorizationStatus
  private let options: UNAuthorizationOptions

  init(status: UNAuthorizationStatus, options: UNAuthorizationOptions) {
    authorizationStatus = status
    self.options = options
    super.init()
  }

  private func setting(_ option: UNAuthorizationOptions) -> UNNotificationSetting {
    guard options.contains(option) else { return .notSupported }
    return authorizationStatus == .authorized ? .enabled : .disabled
  }

  /// Whether texts are shown.
  open var alertSetting: UNNotificationSetting { setting(.alert) }
  /// Whether notifications play sounds.
  open var soundSetting: UNNotificationSetting { setting(.sound) }
  /// Whether numbers are shown.
  open var badgeSetting: UNNotificationSetting { setting(.badge) }
  /// Whether the lock screen shows notifications.
  open var lockScreenSetting: UNNotificationSetting { setting(.alert) }
  /// Whether the list shows notifications.
  open var notificationCenterSetting: UNNotificationSetting { setting(.alert) }
}

/// The options of a button; the names and values of `UNNotificationActionOptions`.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device must be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// The action deletes data.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// The app is opened.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// A button of a notification, as User Notifications' `UNNotificationAction`.
@preconcurrency @MainActor
open class UNNotificationAction: NSObject {
  public let identifier: String
  public let title: String
  /// The options of the button.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
    super.init()
  }
}

/// A button with a text, as User Notifications' `UNTextInputNotificationAction`.
@preconcurrency @MainActor
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The text of an empty field.
  public let textInputPlaceholder: String

  /// Creates a button.
  public init(
    identifier: String,
    title: String,
    options: UNNotificationActionOptions = [],
    textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// How notifications of a category behave; the names and values of `UNNotificationCategoryOptions`.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The app is notified of a removal.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// The car shows them.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// Their title is shown without a preview.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
}

/// The buttons of notifications, as User Notifications' `UNNotificationCategory`.
@preconcurrency @MainActor
open class UNNotificationCategory: NSObject {
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  /// How the notifications behave.
  public let options: UNNotificationCategoryOptions

  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    super.init()
  }
}
