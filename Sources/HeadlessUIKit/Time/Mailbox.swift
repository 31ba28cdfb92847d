import Synchronization
import TraceModel
import TraceRecorder

/// The work that was posted to a run's main loop and that the loop did not take yet.
///
/// Dispatch, timers and tasks may be used from any thread. The loop takes the posts before it looks
/// at its queue, so that work from the main actor keeps its order among all other work.
final class Mailbox: Sendable {
  /// Work that waits for its time.
  struct Post: Sendable {
    /// When it is due first.
    var due: Instant
    /// How long it takes until it comes again; `nil` for work that comes once.
    var interval: Duration?
    var label: String
    var origin: WorkOrigin?
    /// Whether the work is a step of the runtime or of a task, which lists of work leave out.
    var isStep = false
    var isCancelled: @Sendable () -> Bool = { false }
    /// Called instead of `body` when the run ends before the work is due.
    var wasDropped: @Sendable () -> Void = {}
    /// Runs on the main actor.
    var body: @MainActor @Sendable () -> Void
  }

  private struct State {
    var posts: [Post] = []
    var hasEnded = false
    /// The messages that were reported: each is reported once.
    var reported: Set<String> = []
  }

  private let time: any TimeSource
  private let state = Mutex(State())
  /// What runs elsewhere for the run.
  let activity = RunActivity()

  init(time: any TimeSource) {
    self.time = time
  }

  /// The present moment of the run.
  var now: Instant { time.now() }

  /// Whether the run is over.
  var hasEnded: Bool { state.withLock(\.hasEnded) }

  /// Whether there is work that the loop did not take yet.
  var isEmpty: Bool { state.withLock { $0.posts.isEmpty } }

  /// What was posted and not taken, with its source locations.
  var labels: [String] {
    let posts = state.withLock { $0.posts }
    return posts.filter { !$0.isStep && !$0.isCancelled() }.map { post in
      post.label + (post.origin?.place.map { ", scheduled at \($0)" } ?? "")
    }
  }

  /// Adds work behind what is there; after the end of the run it is dropped.
  func add(_ post: Post) {
    let isTaken = state.withLock { state in
      guard !state.hasEnded else { return false }
      state.posts.append(post)
      return true
    }
    if !isTaken { post.wasDropped() }
  }

  /// Notes a message; returns whether it is new.
  func isNew(_ message: String) -> Bool {
    state.withLock { $0.reported.insert(message).inserted }
  }

  /// Drops what is there and what will come.
  func close() {
    let dropped = state.withLock { state in
      defer { state.posts = [] }
      state.hasEnded = true
      return state.posts
    }
    for post in dropped { post.wasDropped() }
    activity.close()
  }

  /// Takes the work out, in the order in which it was posted.
  func take() -> [Post] {
    for var post in activity.takeOpenGates() {
      post.due = now
      add(post)
    }
    return state.withLock { state in
      guard !state.posts.isEmpty else { return [] }
      defer { state.posts = [] }
      return state.posts
    }
  }
}
