public import Foundation

/// The content of a notification, as User Notifications' `UNNotificationContent`
/// (developer.apple.com/documentation/usernotifications/unnotificationcontent).
@preconcurrency @MainActor
open class UNNotificationContent: NSObject {
  fileprivate struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var launchImageName = ""
    var attachments: [UNNotificationAttachment] = []
    var interruptionLevel = UNNotificationInterruptionLevel.active
  }

  fileprivate var values = Values()

  open var title: String { values.title }
  /// The text below the title.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number on the app's icon.
  open var badge: NSNumber? { values.badge }
  open var sound: UNNotificationSound? { values.sound }
  /// Values of the app.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The category, which has the buttons.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The group.
  open var threadIdentifier: String { values.threadIdentifier }
  open var launchImageName: String { values.launchImageName }
  /// The pictures and sounds.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// How important the notification is.
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }

  /// Returns a content with the same values, which does not change.
  func copied() -> UNNotificationContent {
    let copy = UNNotificationContent()
    copy.values = values
    return copy
  }

  /// Returns a content with the same values that can be changed, for `mutableCopy()`.
  open override func mutableCopy() -> Any {
    let changeable = MainActor.assumeIsolated {
      let copy = UNMutableNotificationContent()
      copy.take(values)
      return copy
    }
    return changeable
  }
}

/// The mutable content of a notification, as User Notifications' `UNMutableNotificationContent`.
@preconcurrency @MainActor
open class UNMutableNotificationContent: UNNotificationContent {
  fileprivate func take(_ values: Values) { self.values = values }

  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The text below the title.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number on the app's icon.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// Values of the app.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The category, which has the buttons.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The group.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// The pictures and sounds.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
  /// How important the notification is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { values.interruptionLevel }
    set { values.interruptionLevel = newValue }
  }
}

/// How important a notification is; the values of User Notifications' type.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// The notification does not light the screen.
  case passive = 0
  /// The notification lights the screen.
  case active = 1
  /// The notification also arrives during a Focus.
  case timeSensitive = 2
  /// The notification ignores the mute switch.
  case critical = 3
}

// inert: nothing is heard
/// The sound of a notification, as User Notifications' `UNNotificationSound`.
@preconcurrency @MainActor
open class UNNotificationSound: NSObject {
  /// The name of a file.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Creates a name from a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name from a text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The sound of the system.
  public class var `default`: UNNotificationSound { UNNotificationSound(named: Name("default")) }

  /// Creates a sound of a file.
  public init(named name: Name) {
    super.init()
  }
}

// inert: no file is read
/// A picture or sound of a notification, as User Notifications' `UNNotificationAttachment`.
@preconcurrency @MainActor
open class UNNotificationAttachment: NSObject {
  /// The name.
  public let identifier: String
  /// The address of the file.
  public let url: URL

  /// Creates an attachment; the options are not read.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    self.identifier = identifier
    url = URL
    super.init()
  }
}

/// When a notification arrives, as User Notifications' `UNNotificationTrigger`.
@preconcurrency @MainActor
open class UNNotificationTrigger: NSObject {
  /// Whether the notification arrives again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// The seconds until the notification arrives; `nil` if the run can't determine them.
  var delay: TimeInterval? { nil }
}

/// After a time, as User Notifications' `UNTimeIntervalNotificationTrigger`.
@preconcurrency @MainActor
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The seconds.
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  override var delay: TimeInterval? { max(0, timeInterval) }
}

/// At a date, as User Notifications' `UNCalendarNotificationTrigger`.
///
/// A run has no date: a test delivers the notification.
@preconcurrency @MainActor
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
}

/// From a server, as User Notifications' `UNPushNotificationTrigger`.
@preconcurrency @MainActor
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A notification that will arrive, as User Notifications' `UNNotificationRequest`.
@preconcurrency @MainActor
open class UNNotificationRequest: NSObject {
  /// The name, which is unique.
  public let identifier: String
  /// The displayed content.
  public let content: UNNotificationContent
  /// When it arrives; `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request with a copy of the content.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content.copied()
    self.trigger = trigger
    super.init()
  }
}

/// A notification that has arrived, as User Notifications' `UNNotification`.
@preconcurrency @MainActor
open class UNNotification: NSObject {
  /// The time of arrival: that of the run since the beginning of Foundation's dates.
  public let date: Date
  public let request: UNNotificationRequest

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// The user's response to a notification, as User Notifications' `UNNotificationResponse`.
@preconcurrency @MainActor
open class UNNotificationResponse: NSObject {
  /// The button, or the identifier of a tap.
  public let actionIdentifier: String
  public let notification: UNNotification

  init(actionIdentifier: String, notification: UNNotification) {
    self.actionIdentifier = actionIdentifier
    self.notification = notification
    super.init()
  }
}

/// The user's response with a text, as User Notifications' `UNTextInputNotificationResponse`.
@preconcurrency @MainActor
open class UNTextInputNotificationResponse: UNNotificationResponse {
  public let userText: String

  init(actionIdentifier: String, notification: UNNotification, userText: String) {
    self.userText = userText
    super.init(actionIdentifier: actionIdentifier, notification: notification)
  }
}

/// The identifier of a tap on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of the removal of a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
