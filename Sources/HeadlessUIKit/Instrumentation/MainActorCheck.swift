import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Tells, without a trap, whether the running code is on the main actor.
///
/// An `isolated deinit` runs at once when the last reference goes on its actor, and is enqueued
/// elsewhere (Swift evolution SE-0371): whether it ran here is the answer. One that was enqueued
/// may have run as well by the time of the answer, on the thread that serves the main actor. A plain
/// `deinit` of a main-actor class needs the answer, because the last reference may go on any thread.
enum MainActorCheck {
  /// Whether the running code is on the main actor.
  static var isOnMainActor: Bool {
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
    /// The thread on which the question ended; 0 before.
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
