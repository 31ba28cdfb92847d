import Foundation
import HeadlessUIKit
import SafariServices
import Testing

struct `Web pages in Safari's controller` {
  @MainActor
  private final class Owner: SFSafariViewControllerDelegate {
    var lines: [String] = []

    func safariViewController(
      _ controller: SFSafariViewController,
      didCompleteInitialLoad didLoadSuccessfully: Bool
    ) { lines.append("loaded \(didLoadSuccessfully)") }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      lines.append("finished, presented: \(controller.presentingViewController != nil)")
    }
  }

  /// Implements no method.
  @MainActor
  private final class Silent: SFSafariViewControllerDelegate {}

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test @MainActor
  func `the delegate receives the load and Done, then the controller is dismissed`()
    async throws
  {
    try await SystemScreen.run { screen in
      let safari = SFSafariViewController(url: try url("https://example.com"))
      let owner = Owner()
      safari.delegate = owner
      try await screen.show(safari)
      #expect(screen.root.presentedViewController === safari)
      #expect(owner.lines == ["loaded true"])
      try screen.app.tapDone(in: safari)
      #expect(owner.lines.last == "finished, presented: true")
      try await screen.app.settle()
      #expect(screen.root.presentedViewController == nil)
      #expect(
        try screen.deliveries() == [
          "safariViewController(_:didCompleteInitialLoad:)", "safariViewControllerDidFinish",
        ]
      )
      #expect(
        try screen.serviceReports() == [
          "safariViewController(_:didCompleteInitialLoad:) has the fixed answer true; "
            + "a test sets app.safari.loadsSucceed"
        ]
      )
    }
  }

  @Test @MainActor func `a failed load that the test sets is not reported as a fixed answer`()
    async throws
  {
    try await SystemScreen.run { screen in
      screen.app.safari.loadsSucceed = false
      let safari = SFSafariViewController(url: try url("http://example.com"))
      let owner = Owner()
      safari.delegate = owner
      try await screen.show(safari)
      #expect(owner.lines == ["loaded false"])
      #expect(try screen.serviceReports().isEmpty)
    }
  }

  @Test @MainActor func `messages that a delegate does not implement are not in the trace`()
    async throws
  {
    try await SystemScreen.run { screen in
      let safari = SFSafariViewController(url: try url("https://example.com"))
      let owner = Silent()
      safari.delegate = owner
      try await screen.show(safari)
      try screen.app.tapDone(in: safari)
      try await screen.app.settle()
      #expect(try screen.deliveries().isEmpty)
      withExtendedLifetime(owner) {}
    }
  }

  @Test @MainActor func `Done of a controller that is not on the screen is an error`() async throws
  {
    try await SystemScreen.run { screen in
      let safari = SFSafariViewController(url: try url("https://example.com"))
      let error = #expect(throws: ServiceError.self) { try screen.app.tapDone(in: safari) }
      #expect(error?.code == .notVisible)
    }
  }

  @Test @MainActor func `an address of another scheme raises UIKit's exception`() async throws {
    try await SystemScreen.run { screen in
      _ = SFSafariViewController(url: try url("mailto:someone@example.com"))
      #expect(
        try screen.diagnostics() == [
          "NSInvalidArgumentException: The specified URL has an unsupported scheme. "
            + "Only HTTP and HTTPS URLs are supported."
        ]
      )
    }
  }
}
