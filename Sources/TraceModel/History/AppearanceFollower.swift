/// Follows where a controller stands between hidden and visible, callback by callback.
///
/// The one place that decides which callbacks move a controller: a callback that the app called
/// itself (``EventFlags/direct``) and one that a log printed twice (``EventFlags/echo``) do not.
public struct AppearanceFollower: Hashable, Sendable {
  /// The state after the last callback that moved the controller.
  public private(set) var state = AppearanceState.hidden
  /// The last callback that moved the controller; `nil` before the first one.
  public private(set) var callback: Name?

  /// Creates a follower of a controller that is hidden.
  public init() {}

  /// Whether an event is a callback that UIKit sent: only these move a controller.
  ///
  /// - Parameter event: An event of the controller.
  /// - Returns: Whether it is one.
  public static func moves(_ event: TraceEvent) -> Bool {
    event.beginsCallback && event.flags.isDisjoint(with: [.direct, .echo])
  }

  /// Reads an event of the controller.
  ///
  /// - Returns: The state that the event leads to; `nil` when it moves nothing.
  @discardableResult
  public mutating func read(_ event: TraceEvent) -> AppearanceState? {
    guard Self.moves(event), let next = AppearanceState.after(event.name) else { return nil }
    state = next
    callback = event.name
    return next
  }
}
