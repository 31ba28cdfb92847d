public import Foundation
import HeadlessUIKit

/// The notifications of an app, as User Notifications' `UNUserNotificationCenter`
/// (developer.apple.com/documentation/usernotifications/unusernotificationcenter).
///
/// Notifications with a time arrive on the clock of the run; settling does not wait for them. A
/// test delivers others, and taps them, with the methods of `app.notifications`. Handlers are
/// called in later turns of the main loop, where iOS uses another queue.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
  /// The delegate, which the app sets before the end of its launch.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  private let service: NotificationService
  private var categories: Set<UNNotificationCategory> = []

  init(service: NotificationService) {
    self.service = service
    super.init()
  }

  /// Returns the center of the run.
  open class func current() -> UNUserNotificationCenter { HeadlessApp.current.notifications.center }

  /// Whether the app can have buttons with texts.
  open var supportsContentExtensions: Bool { false }

  // MARK: Permission

  /// Asks the user for permission, unless the user has answered; the handler receives the answer of
  /// the run.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    later("answer about notifications") { service in
      completionHandler(service.ask(for: options), nil)
    }
  }

  /// Asks the user for permission, unless the user has answered, and returns the answer of the run
  /// at once.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    service.ask(for: options)
  }

  /// Passes the authorization status to a handler.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    later("settings of notifications") { completionHandler($0.settings) }
  }

  /// Returns the authorization status.
  open func notificationSettings() async -> UNNotificationSettings { service.settings }

  // MARK: Categories

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  /// Passes the categories to a handler.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = categories
    later("categories of notifications") { _ in completionHandler(categories) }
  }

  // MARK: Requests

  /// Adds a request; one with the same identifier is replaced.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    service.add(request)
    guard let completionHandler else { return }
    later("end of the addition of a notification") { _ in completionHandler(nil) }
  }

  /// Adds a request; one with the same identifier is replaced.
  open func add(_ request: UNNotificationRequest) async throws { service.add(request) }

  /// Passes the requests that have not arrived to a handler.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) { later("pending notifications") { completionHandler($0.pending) } }

  /// Returns the requests that have not arrived.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { service.pending }

  /// Removes requests that have not arrived.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    service.removePending { identifiers.contains($0) }
  }

  /// Removes all requests that have not arrived.
  open func removeAllPendingNotificationRequests() { service.removePending { _ in true } }

  /// Passes the notifications in the list to a handler.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    later("delivered notifications") { completionHandler($0.delivered) }
  }

  /// Returns the notifications in the list.
  open func deliveredNotifications() async -> [UNNotification] { service.delivered }

  /// Removes notifications from the list.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    service.removeDelivered { identifiers.contains($0) }
  }

  /// Removes all notifications from the list.
  open func removeAllDeliveredNotifications() { service.removeDelivered { _ in true } }

  /// Sets the number on the app's icon.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
    guard let completionHandler else { return }
    later("end of the change of a badge") { _ in completionHandler(nil) }
  }

  private func later(_ label: String, _ body: @escaping @MainActor (NotificationService) -> Void) {
    let service = service
    HeadlessApp.current.schedule(after: .zero, label: label) { body(service) }
  }
}

/// Is notified of notifications, as User Notifications' `UNUserNotificationCenterDelegate`
/// (developer.apple.com/documentation/usernotifications/unusernotificationcenterdelegate).
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Asks how a notification is shown that arrives while the app is active.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  )
  /// Sent when the user has tapped a notification or a button of it.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
  /// Sent when the user opens the app's settings; never sent by the runtime.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  )
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) {
    completionHandler([])
    undelivered()
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
    undelivered()
  }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    openSettingsFor notification: UNNotification?
  ) {}
}
