public import HeadlessUIKit

/// The answers of a run about web pages.
@MainActor
public final class SafariService {
  private var loads = ServiceAnswer(
    true,
    to: "safariViewController(_:didCompleteInitialLoad:)",
    setBy: "app.safari.loadsSucceed"
  )

  /// Whether the first load of a page succeeds; `true` by default.
  public var loadsSucceed: Bool {
    get { loads.value }
    set { loads.value = newValue }
  }

  var givenLoad: Bool { loads.given(in: .current) }
}

extension HeadlessApp {
  /// The answers of the run about web pages.
  public var safari: SafariService { service { SafariService() } }

  /// Taps Done: the delegate is notified, then the controller is dismissed.
  ///
  /// - Throws: ``ServiceError``, if the controller is not on the screen.
  public func tapDone(in controller: SFSafariViewController) throws(ServiceError) {
    try controller.requireVisible(to: "tap Done")
    controller.close()
  }
}
