import Foundation

/// Runs work on the main actor: at once if the running code is on it, or else in a later turn.
package func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainActorCheck.isOnMainActor {
    MainActor.assumeIsolated { body() }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
  }
}

/// Calls a function of the main actor on the current thread, whichever it is.
///
/// Only for code that is isolated by its type and uses no state of the main actor: descriptions of
/// classes, and members of app objects that are not responders, which Objective-C would call on the
/// current thread, too. The argument must be a function, not a closure: a closure that another
/// module passes checks its isolation when it begins.
package func onThisThread<Input, Result>(
  _ function: @MainActor (Input) -> Result,
  _ input: Input
) -> Result {
  typealias Free = (Input) -> Result
  // Isolation is not part of the representation of a function; 'MainActor.assumeIsolated' removes
  // it in the same way.
  return withoutActuallyEscaping(function) { unsafeBitCast($0, to: Free.self)(input) }
}
