import Foundation
import HeadlessUIKit
import Synchronization
import Testing
import TraceModel
import TraceRecorder

/// Bodies of runs that await what the clock of the run brings.
@MainActor
struct `A body that awaits the clock` {
  /// Runs a body and expects the time at its end.
  private func run(
    until milliseconds: Int64,
    _ body: @MainActor (HeadlessApp) async throws -> Void
  ) async throws {
    try await withApp { app in
      try await body(app)
      #expect(app.now.nanoseconds / 1_000_000 == milliseconds)
    }
  }

  /// The ways to sleep.
  enum Sleep: CaseIterable, Sendable {
    case duration, nanoseconds, tolerance, continuous, clock

    @concurrent
    func callAsFunction(_ clock: VirtualClock) async throws {
      switch self {
      case .duration: try await Task.sleep(for: .seconds(2))
      case .nanoseconds: try await Task.sleep(nanoseconds: 2_000_000_000)
      case .tolerance: try await Task.sleep(for: .seconds(2), tolerance: .seconds(1))
      case .continuous: try await ContinuousClock().sleep(for: .seconds(2))
      case .clock: try await clock.sleep(for: .seconds(2))
      }
    }
  }

  @Test(arguments: Sleep.allCases)
  func `sleeps in no real time`(sleep: Sleep) async throws {
    try await run(until: 2000) { app in try await sleep(app.clock) }
  }

  @Test func `continues with a block after a delay`() async throws {
    try await run(until: 3000) { _ in
      await withCheckedContinuation { continuation in
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { continuation.resume() }
      }
      await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { continuation.resume() }
      }
    }
  }

  @Test func `continues with the completion of an animation`() async throws {
    try await run(until: 500) { app in
      let view = UIView()
      try app.show(view)
      await withCheckedContinuation { continuation in
        UIView.animate(withDuration: 0.5) {
          view.alpha = 0.5
        } completion: { _ in
          continuation.resume()
        }
      }
    }
  }

  @Test func `continues with the completion of a presentation`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await launch(root, in: app)
      await withCheckedContinuation { continuation in
        root.present(UIViewController(), animated: true) { continuation.resume() }
      }
      #expect(root.presentedViewController?.view.window != nil)
    }
  }

  @Test func `commits the layout while it is suspended`() async throws {
    try await withApp { app in
      let root = UIViewController()
      try await launch(root, in: app)
      root.view.setNeedsLayout()
      try await Task.sleep(for: .milliseconds(1))
      #expect(!root.view.layer.needsLayout())
    }
  }

  @Test func `continues with the elements of a stream that a repeating timer sends`() async throws {
    try await run(until: 1500) { _ in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      let timer = scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in
        continuation.yield(1)
      }
      var count = 0
      for await _ in stream {
        count += 1
        if count == 3 { break }
      }
      timer.invalidate()
    }
  }

  @Test func `continues with a notification`() async throws {
    try await run(until: 1000) { _ in
      let name = Notification.Name("arrived")
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        _ in
        continuation.yield()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        NotificationCenter.default.post(name: name, object: nil)
      }
      for await _ in stream { break }
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func `continues with the value of a task that sleeps`() async throws {
    try await run(until: 3000) { _ in
      let inherited = Task { try await Task.sleep(for: .seconds(1)) }
      try await inherited.value
      try await Task.detached { try await Task.sleep(for: .seconds(2)) }.value
    }
  }

  @Test func `continues with the last of its child tasks`() async throws {
    try await run(until: 3000) { _ in
      async let first: Void = Task.sleep(for: .seconds(1))
      async let second: Void = Task.sleep(for: .seconds(3))
      _ = try await (first, second)
    }
  }

  private actor Store {
    private(set) var items: [Int] = []

    func load() async throws {
      try await Task.sleep(for: .seconds(1))
      items = [1, 2]
    }
  }

  @Test func `continues with an actor of the app that sleeps`() async throws {
    try await run(until: 1000) { _ in
      let store = Store()
      try await store.load()
      #expect(await store.items == [1, 2])
    }
  }

  @Test func `continues with a group and with a queue of operations`() async throws {
    try await run(until: 1000) { _ in
      let group = DispatchGroup()
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
      await withCheckedContinuation { continuation in
        group.notify(queue: .main) { continuation.resume() }
      }
      let queue = OperationQueue()
      await withCheckedContinuation { continuation in
        queue.addOperation { OperationQueue.main.addOperation { continuation.resume() } }
      }
    }
  }

  @Test func `moves the clock itself afterwards`() async throws {
    try await run(until: 6000) { app in
      for _ in 0..<3 {
        try await Task.sleep(for: .seconds(1))
        try app.idle()
        try await app.advance(by: .seconds(1))
        try await app.settle()
      }
    }
  }

  @Test func `runs blocks and tasks in the order of scheduling`() async throws {
    try await withApp { _ in
      let journal = Journal()
      DispatchQueue.main.async { journal.note("block 1") }
      Task { journal.note("task") }
      DispatchQueue.main.async { journal.note("block 2") }
      try await Task.sleep(for: .milliseconds(1))
      #expect(journal.lines == ["block 1", "task", "block 2"])
    }
  }

  @Test func `cancels a sleeping task at the time of the cancellation`() async throws {
    try await run(until: 1000) { _ in
      let task = Task { try await Task.sleep(for: .seconds(100)) }
      try await Task.sleep(for: .seconds(1))
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @Test func `measures the time of the run on its clock`() async throws {
    try await withApp { app in
      let time = try await app.clock.measure { try await Task.sleep(for: .seconds(2)) }
      #expect(time == .seconds(2))
    }
  }

  @Test(arguments: 0..<8)
  func `has a clock of its own beside concurrent runs`(number: Int) async throws {
    try await run(until: Int64(20 * (100 + number))) { _ in
      for _ in 0..<20 { try await Task.sleep(for: .milliseconds(100 + number)) }
    }
  }
}

/// A flag that any thread sets.
private final class Flag: Sendable {
  private let state = Atomic(false)

  var isSet: Bool { state.load(ordering: .acquiring) }

  func set() { state.store(true, ordering: .releasing) }
}

/// Bodies of runs that await real work, while something is pending on the clock.
@MainActor
struct `A body that awaits real work` {
  /// Returns the value of a body, or throws after a duration on the clock.
  @concurrent
  private static func withTimeout<Value: Sendable>(
    _ duration: Duration,
    _ body: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await body() }
      group.addTask {
        try await Task.sleep(for: duration)
        throw CancellationError()
      }
      defer { group.cancelAll() }
      return try #require(try await group.next())
    }
  }

  /// Expects that a body wins against a timeout.
  private func expectToWin(_ body: @escaping @Sendable () async throws -> Int) async throws {
    try await withApp { app in
      let number = try await Self.withTimeout(.seconds(5), body)
      #expect(number == 7)
      #expect(app.now.nanoseconds / 1_000_000 == 0)
    }
  }

  @Test func `waits for a block of another queue before a timeout`() async throws {
    try await expectToWin {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          usleep(50_000)
          continuation.resume(returning: 7)
        }
      }
    }
  }

  @Test func `waits for a thread before a timeout`() async throws {
    try await expectToWin {
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          usleep(50_000)
          continuation.resume(returning: 7)
        }
      }
    }
  }

  @Test func `waits for a task that computes and yields before a timeout`() async throws {
    try await expectToWin {
      for _ in 0..<100 {
        usleep(100)
        await Task.yield()
      }
      return 7
    }
  }

  @Test func `waits for work that the run does not see in real time`() async throws {
    try await withApp { app in
      let isDone = Flag()
      let foreign = Task(name: nil) {
        await RecordingContext.$current.withValue(nil) {
          try? await Task.sleep(for: .milliseconds(50), clock: .continuous)
        }
        isDone.set()
      }
      app.schedule(after: .seconds(1)) {}
      await app.inRealTime { await foreign.value }
      #expect(isDone.isSet)
      #expect(app.now.nanoseconds / 1_000_000 == 0)
    }
  }

  @Test func `loses against a timeout that is due before its sleep`() async throws {
    try await withApp { app in
      await #expect(throws: CancellationError.self) {
        try await Self.withTimeout(.seconds(1)) { try await Task.sleep(for: .seconds(2)) }
      }
      #expect(app.now.nanoseconds / 1_000_000 == 1000)
    }
  }

  @Test func `polls until a timer has fired`() async throws {
    try await withApp { app in
      let isDone = Flag()
      scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        isDone.set()
      }
      while !isDone.isSet { await Task.yield() }
      #expect(app.now.nanoseconds / 1_000_000 == 1000)
    }
  }

  @Test func `polls until a block of another queue has ended, at the same time`() async throws {
    try await withApp { app in
      let isDone = Flag()
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) {}
      DispatchQueue.global().async {
        usleep(100_000)
        isDone.set()
      }
      while !isDone.isSet { await Task.yield() }
      #expect(app.now.nanoseconds / 1_000_000 == 0)
    }
  }

  @Test func `continues when another thread waits for the main queue`() async throws {
    try await withApp { app in
      let number = await withCheckedContinuation { continuation in
        Thread.detachNewThread { continuation.resume(returning: DispatchQueue.main.sync { 7 }) }
      }
      #expect(number == 7)
      DispatchQueue.global().async {
        let semaphore = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          DispatchQueue.main.sync {}
          semaphore.signal()
        }
        semaphore.wait()
      }
      try await app.advance(by: .seconds(5))
      #expect(app.now.nanoseconds / 1_000_000 == 5000)
    }
  }
}
