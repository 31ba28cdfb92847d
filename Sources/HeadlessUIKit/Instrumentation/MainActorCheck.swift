import Synchronization

/// Tells, without a trap, whether the running code is on the main actor.
///
/// An `isolated deinit` runs at once when the last reference goes on its actor, and is enqueued
/// elsewhere (Swift evolution SE-0371): whether it ran is the answer. A plain `deinit` of a
/// main-actor class needs it, because the last reference may go on any thread.
enum MainActorCheck {
  /// Whether the running code is on the main actor.
  static var isOnMainActor: Bool {
    let answer = Answer()
    drop(Question(answer))
    return answer.isYes.load(ordering: .acquiring)
  }

  private static func drop(_ question: consuming Question) {}

  private final class Answer: Sendable {
    let isYes = Atomic(false)
  }

  @MainActor
  private final class Question {
    private let answer: Answer

    nonisolated init(_ answer: Answer) {
      self.answer = answer
    }

    isolated deinit {
      answer.isYes.store(true, ordering: .releasing)
    }
  }
}
