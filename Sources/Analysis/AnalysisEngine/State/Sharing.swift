import TraceModel

/// The objects that share one subject, as in a log that prints classes only.
package struct Sharing {
  /// The index of the pool in ``PoolTable`` when several objects share the subject, −1 otherwise.
  var pool: Int32 = -1
  /// The number of objects.
  var memberCount: Int32 = 0
  /// The largest number of objects at one time.
  package var largest: Int32 = 0
  /// Whether a repeated callback of the subject was reported as a suspect.
  var hasSuspect = false
  /// The objects whose next loading callback is pending.
  var waiting = WaitingMembers()
}

/// Members of a shared subject that were created and have not finished loading.
struct WaitingMembers {
  private var initialized: Int32 = 0
  private var loading: Int32 = 0

  /// Assigns a loading callback to a waiting member.
  ///
  /// - Returns: Whether a member was waiting for the callback; otherwise the callback belongs to a
  ///   new member.
  mutating func take(_ role: CallbackRole) -> Bool {
    switch role {
    case .initializer:
      initialized += 1
      return false
    case .loadView:
      loading += 1
      return takeInitialized()
    default:
      guard loading == 0 else {
        loading -= 1
        return true
      }
      return takeInitialized()
    }
  }

  private mutating func takeInitialized() -> Bool {
    guard initialized > 0 else { return false }
    initialized -= 1
    return true
  }
}
