/// Follows the appearance of a controller.
///
/// This type decides which callbacks change the appearance: a callback that the app called itself
/// (``EventFlags/direct``) and the second report of one (``EventFlags/echo``) do not.
public struct AppearanceFollower: Hashable, Sendable {
  /// The state after the last callback that changed it.
  public private(set) var state = AppearanceState.hidden
  /// The last callback that changed the state; `nil` before the first one.
  public private(set) var callback: Name?

  /// Creates a follower in the state ``AppearanceState/hidden``.
  public init() {}

  /// Whether an event of a controller is a callback that UIKit sent.
  public static func moves(_ event: TraceEvent) -> Bool {
    event.beginsCallback && event.flags.isDisjoint(with: [.direct, .echo])
  }

  /// Reads an event of the controller.
  ///
  /// - Returns: The state after the event; `nil` if the event does not change it.
  @discardableResult
  public mutating func read(_ event: TraceEvent) -> AppearanceState? {
    guard Self.moves(event), let next = AppearanceState.after(event.name) else { return nil }
    state = next
    callback = event.name
    return next
  }
}
