import Foundation
import HeadlessUIKit
import Testing
import UserNotifications

struct `Notifications on the clock of the run` {
  @MainActor
  private final class Owner: UNUserNotificationCenterDelegate {
    var lines: [String] = []

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      willPresent notification: UNNotification,
      withCompletionHandler completionHandler:
        @escaping (UNNotificationPresentationOptions) -> Void
    ) {
      lines.append("present \(notification.request.content.title)")
      completionHandler([.banner, .list])
    }

    func userNotificationCenter(
      _ center: UNUserNotificationCenter,
      didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping () -> Void
    ) {
      let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
      lines.append("\(response.actionIdentifier) \(text)")
      completionHandler()
    }
  }

  @MainActor
  private func request(
    _ identifier: String,
    after seconds: TimeInterval?,
    repeats: Bool = false
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = "Title of \(identifier)"
    return UNNotificationRequest(
      identifier: identifier,
      content: content,
      trigger: seconds.map {
        UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats)
      }
    )
  }

  @Test @MainActor func `a notification arrives after its time, and the delegate presents it`()
    async throws
  {
    try await SystemScreen.run { screen in
      let (center, owner) = (UNUserNotificationCenter.current(), Owner())
      center.delegate = owner
      #expect(try await center.requestAuthorization(options: [.alert, .sound]))
      try await center.add(request("a", after: 60))
      try await screen.app.settle()
      #expect(await center.pendingNotificationRequests().map(\.identifier) == ["a"])
      #expect(owner.lines.isEmpty)
      try await screen.app.advance(by: .seconds(61))
      #expect(owner.lines == ["present Title of a"])
      #expect(screen.app.notifications.lastPresentation == [.banner, .list])
      #expect(await center.pendingNotificationRequests().isEmpty)
      try screen.app.notifications.tap("a", action: "reply", text: "yes")
      #expect(owner.lines.last == "reply yes")
      let error = #expect(throws: ServiceError.self) { try screen.app.notifications.tap("a") }
      #expect(error?.code == .notPossible)
    }
  }

  @Test @MainActor func `no notification arrives without the permission of the user`() async throws
  {
    try await SystemScreen.run { screen in
      screen.app.notifications.allows = false
      let center = UNUserNotificationCenter.current()
      var isGranted: Bool?
      center.requestAuthorization(options: .alert) { granted, _ in isGranted = granted }
      center.add(request("a", after: nil), withCompletionHandler: nil)
      try await screen.app.settle()
      #expect(isGranted == false)
      #expect(screen.app.notifications.delivered.isEmpty)
      #expect(
        try screen.serviceReports() == [
          "the notification a does not arrive: the person has not allowed notifications; "
            + "the app asks, or a test sets app.notifications.authorization"
        ]
      )
      #expect(await center.notificationSettings().alertSetting == .disabled)
    }
  }

  @Test @MainActor func `a repeating notification arrives until it is removed`() async throws {
    try await SystemScreen.run { screen in
      let (center, owner) = (UNUserNotificationCenter.current(), Owner())
      center.delegate = owner
      screen.app.notifications.authorization = .authorized
      center.add(request("a", after: 60, repeats: true), withCompletionHandler: nil)
      try await screen.app.advance(by: .seconds(150))
      #expect(owner.lines.count == 2)
      center.removePendingNotificationRequests(withIdentifiers: ["a"])
      try await screen.app.advance(by: .seconds(600))
      #expect(owner.lines.count == 2)
    }
  }

  @Test @MainActor func `a request replaces the one with its identifier`() async throws {
    try await SystemScreen.run { screen in
      let (center, owner) = (UNUserNotificationCenter.current(), Owner())
      center.delegate = owner
      screen.app.notifications.authorization = .authorized
      center.add(request("a", after: 10), withCompletionHandler: nil)
      center.add(request("a", after: 30), withCompletionHandler: nil)
      try await screen.app.advance(by: .seconds(20))
      #expect(owner.lines.isEmpty)
      try await screen.app.advance(by: .seconds(20))
      #expect(owner.lines.count == 1)
    }
  }

  @Test @MainActor func `a request keeps a copy of its content`() async throws {
    try await SystemScreen.run { _ in
      let content = UNMutableNotificationContent()
      content.title = "first"
      let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
      content.title = "second"
      #expect(request.content.title == "first")
      let copy = try #require(request.content.mutableCopy() as? UNMutableNotificationContent)
      copy.body = "text"
      #expect(copy.title == "first")
      #expect(request.content.body.isEmpty)
    }
  }
}
