import Synchronization
package import TraceModel
import TraceRecorder

/// Work that was posted to a run's main loop and that the loop has not yet collected.
///
/// Dispatch, timers and tasks may be used from any thread. The loop collects the posts before it
/// reads its queue, so work from the main actor keeps its order.
package final class Mailbox: Sendable {
  /// Posted work.
  package struct Post: Sendable {
    /// The time of its first execution.
    package var due: Instant
    /// The interval until it repeats; `nil` for work that runs once.
    package var interval: Duration?
    package var label: String
    package var origin: WorkOrigin?
    /// Whether the work is internal to the runtime or part of a task; reports omit it.
    package var isStep = false
    package var isCancelled: @Sendable () -> Bool = { false }
    /// Called instead of `body` when the run ends first.
    package var wasDropped: @Sendable () -> Void = {}
    /// The work itself.
    package var body: @MainActor @Sendable () -> Void

    package init(
      due: Instant,
      interval: Duration? = nil,
      label: String,
      origin: WorkOrigin? = nil,
      isStep: Bool = false,
      isCancelled: @escaping @Sendable () -> Bool = { false },
      wasDropped: @escaping @Sendable () -> Void = {},
      body: @escaping @MainActor @Sendable () -> Void
    ) {
      self.due = due
      self.interval = interval
      self.label = label
      self.origin = origin
      self.isStep = isStep
      self.isCancelled = isCancelled
      self.wasDropped = wasDropped
      self.body = body
    }
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
  package let activity = RunActivity()

  init(time: any TimeSource) {
    self.time = time
  }

  /// The current time of the run.
  package var now: Instant { time.now() }

  /// Whether the run has ended.
  package var hasEnded: Bool { state.withLock(\.hasEnded) }

  /// Whether the loop has collected all posts.
  var isEmpty: Bool { state.withLock { $0.posts.isEmpty } }

  /// The labels and source locations of the posts that are not collected.
  package var labels: [String] {
    let posts = state.withLock { $0.posts }
    return posts.filter { !$0.isStep && !$0.isCancelled() }.map { post in
      post.label + (post.origin?.location.map { ", scheduled at \($0)" } ?? "")
    }
  }

  /// Appends a post; drops it if the run has ended.
  package func add(_ post: Post) {
    let isTaken = state.withLock { state in
      guard !state.hasEnded else { return false }
      state.posts.append(post)
      return true
    }
    if isTaken { activity.noteChange() } else { post.wasDropped() }
  }

  /// Records a message; returns whether it is new.
  package func isNew(_ message: String) -> Bool {
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
