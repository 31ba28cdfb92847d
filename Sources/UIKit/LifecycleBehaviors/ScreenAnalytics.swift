public import Foundation
public import HeadlessUIKit

/// Reports when the screen of its host is shown and hidden, with the durations of the visits.
///
/// ```swift
/// override func viewDidLoad() {
///   super.viewDidLoad()
///   addLifecycleObserver(ScreenAnalytics("Cart") { event in analytics.track(event) })
/// }
/// ```
///
/// A visit begins with `viewDidAppear` and ends with `viewDidDisappear`. A cancelled swipe, a sheet
/// that does not hide its presenter, or a repeated callback neither ends nor begins a visit. While
/// the app is in the background, where UIKit sends no appearance callback, there is no visit. The
/// end of the host ends the visit that is open.
public final class ScreenAnalytics: UIViewController, UIViewControllerLifecycleObservable {
  /// The name of the screen; `nil` for the class of the host.
  public let screen: String?
  /// The number of visits so far, including the open one.
  public private(set) var visits = 0
  private let report: @MainActor (ScreenEvent) -> Void
  private let elapsed: () -> Duration
  private var begin = Duration.zero
  private var hostName = ""
  private let presence = ScreenPresence()

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - screen: The name of the screen; by default the class of the host.
  ///   - clock: Measures the visits; by default the clock of the run.
  ///   - report: Receives the events.
  public init(
    _ screen: String? = nil,
    clock: (any Clock<Duration>)? = nil,
    report: @escaping @MainActor (ScreenEvent) -> Void
  ) {
    self.screen = screen
    self.report = report
    let clock = clock ?? HeadlessApp.current.clock
    elapsed = Self.stopwatch(of: clock)
    super.init(nibName: nil, bundle: nil)
    presence.onChange = { [weak self] in self?.presenceDidChange($0) }
  }

  /// Unavailable: behaviors are not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  isolated deinit {
    if presence.isPresent { presenceDidChange(false) }
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if let parent { hostName = String(describing: type(of: parent)) }
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    presence.show()
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    presence.hide()
  }

  private func presenceDidChange(_ isPresent: Bool) {
    record(state: "shown", begins: isPresent)
    var length = Duration.zero
    if isPresent {
      visits += 1
      begin = elapsed()
    } else {
      length = elapsed() - begin
    }
    report(
      ScreenEvent(
        screen: screen ?? hostName,
        kind: isPresent ? visits == 1 ? .shown : .returned : .hidden,
        visit: visits,
        duration: length
      )
    )
  }

  /// Returns a closure that returns the time since this call.
  private static func stopwatch<C: Clock<Duration>>(of clock: C) -> () -> Duration {
    let start = clock.now
    return { start.duration(to: clock.now) }
  }
}
