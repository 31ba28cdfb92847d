public import Foundation
import TraceModel

/// The identifier of a background task, as UIKit's `UIBackgroundTaskIdentifier`.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The background tasks that have not ended.
struct BackgroundTasks {
  fileprivate struct Entry {
    let name: String?
    let expiration: (() -> Void)?
    var isExpired = false
  }

  fileprivate var entries: [Int: Entry] = [:]
  fileprivate var lastNumber = 0
  /// The time at which the tasks expire; `nil` in the foreground.
  fileprivate var expiration: Instant?
}

// choice: background-time
/// Background tasks expire 30 seconds after the app has entered the background.
///
/// A task that its expiration handler does not end is reported with UIKit's warning.
extension UIApplication {
  private static let backgroundTime = Duration.seconds(30)

  /// Begins a task that may continue in the background.
  ///
  /// - Parameter handler: Called on the clock of the run when the task expires.
  /// - Returns: The identifier, which ``endBackgroundTask(_:)`` takes.
  public func beginBackgroundTask(
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Begins a task with a name for debugging that may continue in the background.
  public func beginBackgroundTask(
    withName taskName: String?,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    life.runtime.platform.backgroundTasks.lastNumber += 1
    let number = life.runtime.platform.backgroundTasks.lastNumber
    life.runtime.platform.backgroundTasks.entries[number] = BackgroundTasks.Entry(
      name: taskName,
      expiration: handler
    )
    if let due = life.runtime.platform.backgroundTasks.expiration {
      scheduleExpiration(of: number, at: due)
    }
    return UIBackgroundTaskIdentifier(rawValue: number)
  }

  /// Ends a task; an unknown identifier is ignored.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    life.runtime.platform.backgroundTasks.entries[identifier.rawValue] = nil
  }

  /// The seconds until background tasks expire; the maximum number in the foreground.
  public var backgroundTimeRemaining: TimeInterval {
    guard let due = life.runtime.platform.backgroundTasks.expiration else {
      return .greatestFiniteMagnitude
    }
    return max(0, life.runtime.loop.now.duration(to: due).inSeconds)
  }

  /// Begins the time of background tasks.
  package func beginBackgroundTime() {
    let runtime = life.runtime
    let due = runtime.loop.now.advanced(by: Self.backgroundTime)
    runtime.platform.backgroundTasks.expiration = due
    for number in runtime.platform.backgroundTasks.entries.keys.sorted() {
      scheduleExpiration(of: number, at: due)
    }
  }

  /// Ends the time of background tasks, because the app enters the foreground.
  package func endBackgroundTime() { life.runtime.platform.backgroundTasks.expiration = nil }

  private func scheduleExpiration(of number: Int, at due: Instant) {
    let runtime = life.runtime
    runtime.loop.schedule(
      after: max(.zero, runtime.loop.now.duration(to: due)),
      label: "expiration of a background task",
      isCancelled: {
        let tasks = runtime.platform.backgroundTasks
        guard tasks.expiration == due, let entry = tasks.entries[number] else { return true }
        return entry.isExpired
      }
    ) { [weak self] in self?.expire(number) }
  }

  private func expire(_ number: Int) {
    let runtime = life.runtime
    guard let entry = runtime.platform.backgroundTasks.entries[number] else { return }
    runtime.platform.backgroundTasks.entries[number]?.isExpired = true
    if let handler = entry.expiration {
      runtime.inContext {
        runtime.dispatcher.invoke(.completion, to: traceSubject, handler)
      }
    }
    guard runtime.platform.backgroundTasks.entries[number] != nil else { return }
    runtime.warn(
      .uikitDiagnostic,
      """
      Background Task \(number) ("\(entry.name ?? "")"), was created over 30 seconds ago. In \
      applications running in the background, this creates a risk of termination. Remember to call \
      UIApplication.endBackgroundTask(_:) for your task in a timely manner to avoid this.
      """,
      about: traceSubject
    )
  }
}
