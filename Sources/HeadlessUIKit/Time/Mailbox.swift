import Synchronization
import TraceModel
import TraceRecorder

/// The work that was posted to a run's main loop and that the loop did not take yet.
///
/// `DispatchQueue` and `Timer` may be used from any thread, as Apple's. The loop takes the posts
/// before it looks at its queue, so that work from the main actor keeps its order among all other
/// work.
final class Mailbox: Sendable {
  /// Work that waits for its time.
  struct Post: Sendable {
    /// When it is due first.
    var due: Instant
    /// How long it takes until it comes again; `nil` for work that comes once.
    var interval: Duration?
    var label: String
    var place: SourcePlace?
    var isCancelled: @Sendable () -> Bool = { false }
    /// Runs on the main actor, within the context of the run.
    var body: @MainActor @Sendable () -> Void
  }

  private let time: any TimeSource
  private let posts = Mutex<[Post]?>([])

  init(time: any TimeSource) {
    self.time = time
  }

  /// The present moment of the run.
  var now: Instant { time.now() }

  /// Adds work behind what is there; after the end of the run it is dropped.
  func add(_ post: Post) {
    posts.withLock { $0?.append(post) }
  }

  /// Drops what is there and what will come.
  func close() {
    posts.withLock { $0 = nil }
  }

  /// Takes the work out, in the order in which it was posted.
  func take() -> [Post] {
    posts.withLock { posts in
      guard let taken = posts, !taken.isEmpty else { return [] }
      posts = []
      return taken
    }
  }
}

extension TurnLoop {
  /// Returns what runs when posted work is due: the work, and for periodic work its next time.
  ///
  /// Firings that were missed while the loop was busy are left out, and the grid of times stays as it
  /// was (developer.apple.com/documentation/foundation/timer, “Repeating vs. Nonrepeating Timers”).
  /// Work keeps its sequence when it comes again: among equal due times it stands where it was
  /// created.
  func body(of post: Mailbox.Post) -> @MainActor () -> Void {
    guard let interval = post.interval else { return post.body }
    let sequence = takeSequence()
    return { [weak self] in
      self?.fire(post, every: max(interval, .nanoseconds(1)), sequence: sequence, due: post.due)
    }
  }

  private func fire(_ post: Mailbox.Post, every interval: Duration, sequence: UInt64, due: Instant)
  {
    guard !post.isCancelled() else { return }
    post.body()
    guard !post.isCancelled() else { return }
    var next = due.advanced(by: interval)
    if next < now {
      let missed = (next.duration(to: now) / interval).rounded(.up)
      next = next.advanced(by: interval * missed)
    }
    let due = next
    insert(
      Work(
        due: due,
        sequence: sequence,
        label: post.label,
        place: post.place,
        isPeriodic: true,
        isCancelled: post.isCancelled,
        body: { [weak self] in
          self?.fire(post, every: interval, sequence: sequence, due: due)
        }
      )
    )
  }

  /// The first work that is not periodic.
  package var nextOneShot: Work? { pending.first { !$0.isPeriodic } }
}
