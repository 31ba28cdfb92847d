import Foundation

/// Runs work on the main actor: at once if the running code is on it, or else in a later turn.
package func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if MainActorCheck.isOnMainActor {
    MainActor.assumeIsolated { body() }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
  }
}
