import TraceModel

extension TurnLoop {
  /// Returns the work of a post.
  ///
  /// Firings that were missed while the loop was busy are skipped, and the schedule of a repeating
  /// timer does not shift (developer.apple.com/documentation/foundation/timer, “Repeating vs.
  /// Nonrepeating Timers”). Repeated work keeps its sequence number, and so its position among work
  /// with the same due time.
  func work(of post: Mailbox.Post) -> Work {
    guard let interval = post.interval else {
      return work(of: post, due: post.due, sequence: takeSequence(), post.body)
    }
    return repeatingWork(
      of: post,
      every: max(interval, .nanoseconds(1)),
      due: post.due,
      sequence: takeSequence()
    )
  }

  private func repeatingWork(
    of post: Mailbox.Post,
    every interval: Duration,
    due: Instant,
    sequence: UInt64
  ) -> Work {
    work(of: post, due: due, sequence: sequence) { [weak self] in
      post.body()
      guard let self, !post.isCancelled() else { return }
      var next = due.advanced(by: interval)
      if next < now {
        let missed = (next.duration(to: now) / interval).rounded(.up)
        next = next.advanced(by: interval * missed)
      }
      insert(repeatingWork(of: post, every: interval, due: next, sequence: sequence))
    }
  }

  private func work(
    of post: Mailbox.Post,
    due: Instant,
    sequence: UInt64,
    _ body: @escaping @MainActor () -> Void
  ) -> Work {
    Work(
      due: due,
      sequence: sequence,
      label: post.label,
      origin: post.origin,
      isPeriodic: post.interval != nil,
      isStep: post.isStep,
      isCancelled: post.isCancelled,
      wasDropped: post.wasDropped,
      body: body
    )
  }
}
