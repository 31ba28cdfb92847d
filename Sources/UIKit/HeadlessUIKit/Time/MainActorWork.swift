import Foundation

/// Runs work on the main actor: at once if the running code is on it, or else in a later turn.
package func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainActorCheck.isOnMainActor {
    MainActor.assumeIsolated { body() }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
  }
}

/// Runs a body of the main actor on the current thread, whichever it is.
///
/// Only for code that is isolated by its type and uses no state of the main actor: descriptions of
/// classes, and members of app objects that are not responders, which Objective-C would call on the
/// current thread, too.
func onThisThread<Result>(_ body: @MainActor () -> Result) -> Result {
  typealias Free = () -> Result
  // Isolation is not part of the representation of a function; 'MainActor.assumeIsolated' removes it in
  // the same way.
  return withoutActuallyEscaping(body) { unsafeBitCast($0, to: Free.self)() }
}
