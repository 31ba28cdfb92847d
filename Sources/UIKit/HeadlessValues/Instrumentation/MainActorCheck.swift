import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Determines whether the running code is on the main actor, without a trap if it is not.
///
/// An `isolated deinit` runs at once if the last reference is released on its actor, and is
/// enqueued otherwise (Swift evolution SE-0371): the check releases an object and tests whether its
/// `deinit` ran on this thread. An enqueued `deinit` may already have run, but on the main actor's
/// thread. A plain `deinit` of a main-actor class needs this check, because the last reference may
/// be released on any thread.
package enum MainActorCheck {
  /// Whether the running code is on the main actor.
  package static var isOnMainActor: Bool {
    let answer = Answer()
    drop(Question(answer))
    return answer.thread.load(ordering: .acquiring) == currentThread
  }

  /// The identity of the running thread; never 0, because it is an address on every platform.
  private static var currentThread: UInt {
    #if canImport(Glibc)
    UInt(pthread_self())
    #else
    UInt(bitPattern: pthread_self())
    #endif
  }

  private static func drop(_ question: consuming Question) {}

  private final class Answer: Sendable {
    /// The thread on which the question was deallocated; 0 before.
    let thread = Atomic<UInt>(0)
  }

  @MainActor
  private final class Question {
    private let answer: Answer

    nonisolated init(_ answer: Answer) {
      self.answer = answer
    }

    isolated deinit {
      answer.thread.store(MainActorCheck.currentThread, ordering: .releasing)
    }
  }
}
