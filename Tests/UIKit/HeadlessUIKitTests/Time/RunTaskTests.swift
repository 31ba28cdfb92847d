import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// Tasks that code of a run starts.
struct `Tasks of a run` {
  final class ListViewController: UIViewController {
    var items: [Int] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      Task {
        items = await load()
        view.addSubview(UIView())
      }
    }

    @concurrent
    private func load() async -> [Int] {
      async let first = 1
      async let second = 2
      return await [first, second]
    }
  }

  @Test @MainActor func `settling waits for a task started in viewDidLoad`() async throws {
    try await withApp { app in
      let list = ListViewController()
      list.loadViewIfNeeded()
      #expect(list.items.isEmpty)
      try await expectToWait(until: { !list.items.isEmpty }) { try await app.settle() }
      #expect(list.items == [1, 2])
      #expect(list.view.subviews.count == 1)
    }
  }

  @Test @MainActor func `synchronous settling waits for tasks`() async throws {
    try await withApp { app in
      let list = ListViewController()
      list.loadViewIfNeeded()
      try await expectToWait(until: { !list.items.isEmpty }) { try settle(app) }
      #expect(list.items == [1, 2])
    }
  }

  /// Expects that settling waits for tasks, and settles until they have ended.
  ///
  /// Tests of other suites can occupy all threads on which tasks run, for longer than settling waits
  /// for tasks that depend on something outside the run.
  @MainActor
  private func expectToWait(
    until haveEnded: () -> Bool,
    _ settle: () async throws -> Void
  ) async throws {
    let time = MonotonicTime()
    try await settle()
    #expect(haveEnded() || time.now() >= .zero.advanced(by: .milliseconds(49)))
    while !haveEnded() {
      await Task.yield()
      try await settle()
    }
  }

  /// Calls the synchronous overload, which an asynchronous function can't select.
  @MainActor
  private func settle(_ app: HeadlessApp) throws {
    try app.settle()
  }

  @Test @MainActor
  func `tasks of the main actor and blocks run in the order of scheduling`() async throws {
    try await withApp { app in
      let journal = Journal()
      DispatchQueue.main.async { journal.note("block 1") }
      Task { @MainActor in journal.note("task") }
      DispatchQueue.main.async { journal.note("block 2") }
      try settle(app)
      #expect(journal.lines == ["block 1", "task", "block 2"])
    }
  }

  @Test @MainActor func `Task.sleep uses the run's clock`() async throws {
    try await withApp { app in
      let journal = Journal()
      Task {
        try await Task.sleep(for: .seconds(100))
        journal.note("at \(app.now.nanoseconds / 1_000_000_000) s")
        try await Task.sleep(nanoseconds: 1_000_000_000)
        try await Task.sleep(until: .now + .seconds(1), clock: .continuous)
        journal.note("at \(app.now.nanoseconds / 1_000_000_000) s")
      }
      try await app.settle()
      #expect(journal.lines == ["at 100 s", "at 102 s"])
    }
  }

  @Test @MainActor func `a sleeping task is pending with its source location`() async throws {
    try await withApp { app in
      Task { try await Task.sleep(for: .seconds(3)) }
      let line = #line - 1
      try await app.advance(by: .seconds(1))
      let location = "HeadlessUIKitTests/RunTaskTests.swift:\(line)"
      #expect(
        app.pending == [
          "Task.sleep at 3000 ms, scheduled at \(location)", "a task, started at \(location)",
        ]
      )
    }
  }

  @Test @MainActor func `a cancelled sleep does not keep the clock from settling`() async throws {
    try await withApp { app in
      let task = Task { try await Task.sleep(for: .seconds(30)) }
      try await app.advance(by: .seconds(1))
      task.cancel()
      try await app.settle()
      #expect(app.now.nanoseconds / 1_000_000 == 1000)
    }
  }

  @Test @MainActor
  func `a task receives an element of a stream before settling ends`() async throws {
    try await withApp { app in
      let journal = Journal()
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task { for await number in stream { journal.note("\(number)") } }
      Task.detached {
        continuation.yield(1)
        continuation.yield(2)
        continuation.finish()
      }
      try await expectToWait(until: { journal.lines.count == 2 }) { try await app.settle() }
      #expect(journal.lines == ["1", "2"])
    }
  }

  @Test @MainActor
  func `a task that waits for something outside the run is reported`() async throws {
    var line = 0
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let trace = try await record { app in
      Task { for await _ in stream {} }
      line = #line - 1
      try await app.settle()
      try await app.settle()
    }
    continuation.finish()
    #expect(
      trace.diagnostics == [
        "outside-the-clock: a task, started at HeadlessUIKitTests/RunTaskTests.swift:\(line), waits "
          + "for something outside of the run; await its value, or replace what it waits for"
      ]
    )
  }

  @Test @MainActor func `a dispatch group that is never left is reported`() async throws {
    try await withApp { app in
      let group = DispatchGroup()
      group.enter()
      group.notify(queue: .main) {}
      let line = #line - 1
      try await app.settle()
      let location = "HeadlessUIKitTests/RunTaskTests.swift:\(line)"
      #expect(app.pending == ["a notification of a DispatchGroup, started at \(location)"])
      group.leave()
      try await app.settle()
      #expect(app.pending.isEmpty)
    }
  }

  @Test @MainActor func `a block that never ends makes settling fail`() async throws {
    try await withApp { app in
      app.runtime.loop.patience = .milliseconds(10)
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { semaphore.wait() }
      let line = #line - 1
      let error = await #expect(throws: ClockError.self) { try await app.settle() }
      semaphore.signal()
      app.runtime.loop.patience = .seconds(10)
      let location = "HeadlessUIKitTests/RunTaskTests.swift:\(line)"
      #expect(
        error?.code
          == .unsettled(pending: [
            "a block of another queue, started at \(location), is still running"
          ])
      )
    }
  }

  @Test @MainActor
  func `a timer of a source that was created before the run is reported`() async throws {
    let source = DispatchSource.makeTimerSource(queue: .main)
    let line = #line + 2
    let trace = try await record { app in
      source.schedule(deadline: .now() + 1)
      source.activate()
      source.cancel()
      try await app.settle()
    }
    #expect(trace.diagnostics.count == 1)
    #expect(trace.diagnostics.first?.contains("RunTaskTests.swift:\(line);") == true)
  }

  @Test(arguments: 0..<8) @MainActor
  func `concurrent runs settle their own tasks`(number: Int) async throws {
    try await withApp { app in
      let journal = Journal()
      for step in 0..<20 {
        Task {
          try await Task.sleep(for: .milliseconds(step * 10 + number))
          journal.note("\(app.now.nanoseconds / 1_000_000)")
        }
      }
      try await app.settle()
      #expect(journal.lines == (0..<20).map { "\($0 * 10 + number)" })
    }
  }

  @Test @MainActor func `a dispatch wait with a timeout waits in real time`() async throws {
    try await withApp { _ in
      let group = DispatchGroup()
      group.enter()
      let time = MonotonicTime()
      #expect(group.wait(timeout: .now() + .milliseconds(20)) == .timedOut)
      #expect(time.now() >= .zero.advanced(by: .milliseconds(19)))
      group.leave()
    }
  }

  @Test @MainActor func `a deadline computed earlier keeps its time`() async throws {
    try await withApp { app in
      let journal = Journal()
      let deadline = DispatchTime.now() + 2
      try await app.advance(by: .seconds(1))
      DispatchQueue.main.asyncAfter(deadline: deadline) {
        journal.note("\(app.now.nanoseconds / 1_000_000)")
      }
      try await app.settle()
      #expect(journal.lines == ["2000"])
    }
  }

  @Test @MainActor func `a timer fires at a changed fire date`() async throws {
    try await withApp { app in
      let journal = Journal()
      let timer = scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        MainActor.assumeIsolated { journal.note("\(app.now.nanoseconds / 1_000_000)") }
      }
      timer.fireDate = Date(timeIntervalSinceNow: 5)
      try await app.settle()
      #expect(journal.lines == ["5000"])
    }
  }
}
