import Synchronization

/// A sleeping task, resumed exactly once: by the clock or by its cancellation.
package final class Sleeper: Sendable {
  private enum State {
    case idle
    case sleeping(CheckedContinuation<Void, any Error>)
    case finished(Result<Void, any Error>)
  }

  private let state = Mutex(State.idle)

  /// Whether the task was resumed.
  var isFinished: Bool {
    state.withLock { state in
      if case .finished = state { return true }
      return false
    }
  }

  package init() {}

  /// Suspends a task, unless it was already resumed.
  package func start(_ continuation: CheckedContinuation<Void, any Error>) {
    let result: Result<Void, any Error>? = state.withLock { state in
      if case .finished(let result) = state { return result }
      state = .sleeping(continuation)
      return nil
    }
    if let result { continuation.resume(with: result) }
  }

  /// Resumes the task; later calls have no effect.
  package func finish(_ result: Result<Void, any Error>) {
    let continuation: CheckedContinuation<Void, any Error>? = state.withLock { state in
      switch state {
      case .idle:
        state = .finished(result)
        return nil
      case .sleeping(let continuation):
        state = .finished(result)
        return continuation
      case .finished: return nil
      }
    }
    continuation?.resume(with: result)
  }
}
