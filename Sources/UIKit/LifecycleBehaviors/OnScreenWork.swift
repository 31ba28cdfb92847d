public import Foundation
public import HeadlessUIKit

/// Runs work while the screen of its host is visible, and pauses it off screen.
///
/// ```swift
/// addLifecycleObserver(
///   OnScreenWork(start: { [player] in player.play() }, stop: { [player] in player.pause() })
/// )
/// ```
///
/// Starts and stops alternate. The work starts with `viewDidAppear` and stops with
/// `viewDidDisappear`: below a pushed controller, in a tab that is not selected, and below a
/// presentation that hides its presenter. It stops while the app is in the background. It continues
/// below a sheet or another presentation that leaves its presenter visible, and during a swipe back
/// until the swipe is finished. If the host is deallocated while the work runs, the work stops.
///
/// The closures capture the object that does the work, or the host weakly.
public final class OnScreenWork: UIViewController, UIViewControllerLifecycleObservable {
  /// Whether the work starts with `viewWillAppear` instead of `viewDidAppear`; set it before the
  /// host appears.
  public var startsWhenAppearing = false
  /// Whether the work also stops while the app is inactive, as under Control Center or during a
  /// call.
  public var stopsWhileInactive: Bool {
    get { presence.requiresActiveApp }
    set { presence.requiresActiveApp = newValue }
  }
  /// Whether the work runs.
  public var isRunning: Bool { presence.isPresent }
  private let start: @MainActor () -> Void
  private let stop: @MainActor () -> Void
  private let presence = ScreenPresence()

  /// Creates an observer.
  ///
  /// - Parameters:
  ///   - start: Starts or resumes the work.
  ///   - stop: Stops or pauses it.
  public init(
    start: @escaping @MainActor () -> Void,
    stop: @escaping @MainActor () -> Void
  ) {
    self.start = start
    self.stop = stop
    super.init(nibName: nil, bundle: nil)
    presence.onChange = { [weak self] in self?.presenceDidChange($0) }
  }

  /// Creates an observer that starts a task each time the screen is shown, and cancels it when the
  /// screen is hidden.
  ///
  /// ```swift
  /// addLifecycleObserver(OnScreenWork { [weak self] in
  ///   while !Task.isCancelled {
  ///     await self?.refresh()
  ///     try? await Task.sleep(for: .seconds(30))
  ///   }
  /// })
  /// ```
  ///
  /// - Parameter task: The work of the task, on the main actor.
  public convenience init(task: @escaping @MainActor () async -> Void) {
    var running: Task<Void, Never>?
    self.init(
      start: { running = Task { await task() } },
      stop: {
        running?.cancel()
        running = nil
      }
    )
  }

  /// Unavailable: behaviors are not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  isolated deinit {
    if presence.isPresent { presenceDidChange(false) }
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if startsWhenAppearing { presence.show() }
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
    record(state: "running", begins: isPresent)
    if isPresent { start() } else { stop() }
  }
}
