import Foundation
public import HeadlessUIKit

/// The notifications of a run, and the user's permission and taps.
@MainActor
public final class NotificationService {
  private var answer = ServiceAnswer(
    true,
    to: "the person's question about notifications",
    setBy: "app.notifications.allows"
  )
  private var options: UNAuthorizationOptions = []
  private var schedules: [String: Int] = [:]
  private(set) lazy var center = UNUserNotificationCenter(service: self)

  /// Whether the user allows notifications when an app asks; `true` by default.
  public var allows: Bool {
    get { answer.value }
    set { answer.value = newValue }
  }
  /// The authorization status: `notDetermined` until an app asks or a test sets it.
  public var authorization = UNAuthorizationStatus.notDetermined
  /// The requests that have not arrived, oldest first.
  public private(set) var pending: [UNNotificationRequest] = []
  /// The notifications in the list, oldest first.
  public private(set) var delivered: [UNNotification] = []
  /// The options that the app has chosen for the last notification that arrived while it was
  /// active.
  public private(set) var lastPresentation: UNNotificationPresentationOptions?

  /// Delivers a request at once, as a server or a date does.
  ///
  /// While the app is active, the delegate decides how the notification is shown; otherwise it is
  /// added to the list. Notifications without the user's permission do not arrive.
  public func deliver(_ request: UNNotificationRequest) {
    if request.trigger?.repeats != true { pending.removeAll { $0 === request } }
    guard [.authorized, .provisional, .ephemeral].contains(authorization) else {
      Runtime.current.reportService(
        "the notification \(request.identifier) does not arrive: the person has not allowed "
          + "notifications; the app asks, or a test sets app.notifications.authorization"
      )
      return
    }
    let app = HeadlessApp.current
    let date = Date(timeIntervalSinceReferenceDate: app.elapsedSeconds)
    let notification = UNNotification(request: request, date: date)
    guard UIApplication.launched?.applicationState != .background else {
      delivered.append(notification)
      return
    }
    guard let delegate = center.delegate else { return }
    lastPresentation = nil
    let message = "userNotificationCenter(_:willPresent:withCompletionHandler:)"
    app.deliver(message, to: delegate) {
      delegate.userNotificationCenter(center, willPresent: notification) { [weak self] options in
        self?.lastPresentation = options
        if options.contains(.list) || options.contains(.alert) {
          self?.delivered.append(notification)
        }
      }
    }
  }

  /// Taps a notification of the list, or one of its buttons: the delegate receives the answer.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the request.
  ///   - action: The identifier of a button; that of a tap by default.
  ///   - text: The text, for a button with a text.
  /// - Throws: `ServiceError`, if the list has no such notification or the app has no delegate.
  public func tap(
    _ identifier: String,
    action: String = UNNotificationDefaultActionIdentifier,
    text: String? = nil
  ) throws(ServiceError) {
    guard let index = delivered.lastIndex(where: { $0.request.identifier == identifier }) else {
      let names = delivered.map(\.request.identifier).joined(separator: ", ")
      throw ServiceError(
        .notPossible,
        "can't tap the notification \(identifier): it was not delivered to the list; the list has "
          + (names.isEmpty ? "no notifications" : names)
      )
    }
    guard let delegate = center.delegate else {
      throw ServiceError(
        .notPossible,
        "can't tap the notification \(identifier): the center has no delegate"
      )
    }
    let notification = delivered.remove(at: index)
    let response =
      text.map {
        UNTextInputNotificationResponse(
          actionIdentifier: action,
          notification: notification,
          userText: $0
        )
      } ?? UNNotificationResponse(actionIdentifier: action, notification: notification)
    let message = "userNotificationCenter(_:didReceive:withCompletionHandler:)"
    HeadlessApp.current.deliver(message, to: delegate) {
      delegate.userNotificationCenter(center, didReceive: response) {}
    }
  }

  // MARK: The center

  var settings: UNNotificationSettings {
    UNNotificationSettings(status: authorization, options: options)
  }

  func ask(for options: UNAuthorizationOptions) -> Bool {
    self.options = options
    if authorization == .notDetermined {
      authorization =
        options.contains(.provisional)
        ? .provisional : answer.given(in: .current) ? .authorized : .denied
    }
    return [.authorized, .provisional].contains(authorization)
  }

  func add(_ request: UNNotificationRequest) {
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
    let number = (schedules[request.identifier] ?? 0) + 1
    schedules[request.identifier] = number
    schedule(request, number)
  }

  private func schedule(_ request: UNNotificationRequest, _ number: Int) {
    guard let delay = request.trigger == nil ? 0 : request.trigger?.delay else {
      Runtime.current.reportService(
        "the notification \(request.identifier) waits for a date: a run has none; a test calls "
          + "app.notifications.deliver(_:)"
      )
      return
    }
    Runtime.current.loop.schedule(
      after: .seconds(delay),
      label: "notification \(request.identifier)",
      isPeriodic: request.trigger != nil
    ) { [weak self] in
      guard let self, schedules[request.identifier] == number,
        pending.contains(where: { $0 === request })
      else { return }
      deliver(request)
      if request.trigger?.repeats == true, delay > 0 { schedule(request, number) }
    }
  }

  func removePending(where isRemoved: (String) -> Bool) {
    pending.removeAll { isRemoved($0.identifier) }
  }

  func removeDelivered(where isRemoved: (String) -> Bool) {
    delivered.removeAll { isRemoved($0.request.identifier) }
  }
}

extension HeadlessApp {
  /// The notifications of the run.
  public var notifications: NotificationService { service { NotificationService() } }
}
