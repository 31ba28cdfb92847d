import Synchronization
import TraceModel
import TraceRecorder

/// Work that was posted to a run's main loop and that the loop has not yet collected.
///
/// Dispatch, timers and tasks may be used from any thread. The loop collects the posts before it
/// reads its queue, so work from the main actor keeps its order.
final class Mailbox: Sendable {
  /// Posted work.
  struct Post: Sendable {
    /// The time of its first execution.
    var due: Instant
    /// The interval until it repeats; `nil` for work that runs once.
    var interval: Duration?
    var label: String
    var origin: WorkOrigin?
    /// Whether the work is internal to the runtime or part of a task; reports omit it.
    var isStep = false
    var isCancelled: @Sendable () -> Bool = { false }
    /// Called instead of `body` when the run ends first.
    var wasDropped: @Sendable () -> Void = {}
    /// The work itself.
    var body: @MainActor @Sendable () -> Void
  }

  private struct State {
    var posts: [Post] = []
    var hasEnded = false
    /// The messages already reported: each is reported once.
    var reported: Set<String> = []
  }

  private let time: any TimeSource
  private let state = Mutex(State())
  /// The work of the run on other queues, and its tasks.
  let activity = RunActivity()

  init(time: any TimeSource) {
    self.time = time
  }

  /// The current time of the run.
  var now: Instant { time.now() }

  /// Whether the run has ended.
  var hasEnded: Bool { state.withLock(\.hasEnded) }

  /// Whether the loop has collected all posts.
  var isEmpty: Bool { state.withLock { $0.posts.isEmpty } }

  /// The labels and source locations of the posts that are not collected.
  var labels: [String] {
    let posts = state.withLock { $0.posts }
    return posts.filter { !$0.isStep && !$0.isCancelled() }.map { post in
      post.label + (post.origin?.location.map { ", scheduled at \($0)" } ?? "")
    }
  }

  /// Appends a post; drops it if the run has ended.
  func add(_ post: Post) {
    let isTaken = state.withLock { state in
      guard !state.hasEnded else { return false }
      state.posts.append(post)
      return true
    }
    if !isTaken { post.wasDropped() }
  }

  /// Records a message; returns whether it is new.
  func isNew(_ message: String) -> Bool {
    state.withLock { $0.reported.insert(message).inserted }
  }

  /// Drops all posts, present and future.
  func close() {
    let dropped = state.withLock { state in
      defer { state.posts = [] }
      state.hasEnded = true
      return state.posts
    }
    for post in dropped { post.wasDropped() }
    activity.close()
  }

  /// Removes and returns the posts, in the order in which they were added.
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
