import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// `DispatchQueue.main.sync` from other queues.
struct `Blocks of the main queue that other queues wait for` {
  /// The ways to wait for the main queue.
  enum Way: CaseIterable {
    case block, barrier, workItem
  }

  @Test(arguments: Way.allCases) @MainActor
  func `blocks that another queue waits for run while the test is suspended`(way: Way) async throws
  {
    try await withApp { app in
      let journal = Journal()
      await Self.onOtherQueue {
        Self.wait(way) { journal.note("on the main queue") }
      }
      #expect(journal.lines == ["on the main queue"])
      try await app.settle()
      #expect(journal.lines.count == 1)
    }
  }

  @Test @MainActor
  func `blocks that another queue waits for run after those that were posted before`() async throws
  {
    try await withApp { _ in
      let journal = Journal()
      DispatchQueue.main.async { journal.note("earlier") }
      await Self.onOtherQueue {
        DispatchQueue.main.async { journal.note("second") }
        Self.wait(.block) { journal.note("third") }
      }
      #expect(journal.lines == ["earlier", "second", "third"])
    }
  }

  @Test @MainActor func `blocks that another queue waits for run in the run, with a commit`()
    async throws
  {
    let trace = try await record { app in
      let root = UIViewController()
      try await launch(root, in: app)
      await Self.onOtherQueue {
        Self.wait(.block) { root.view.addSubview(LoggingView("V", Journal())) }
      }
      #expect(root.view.subviews.first?.layer.needsLayout() == false)
    }
    let log = CallLog(of: trace) { _, name in
      name == .dispatchedBlock || name == .didMoveToWindow
    }
    #expect(log.lines.suffix(2).first == "DispatchQueue.main#1 asyncAfter")
    #expect(log.lines.last?.hasSuffix("didMoveToWindow") == true)
  }

  @Test @MainActor func `blocks that another queue waits for run in the loop while it advances`()
    async throws
  {
    try await withApp { app in
      let journal = Journal()
      DispatchQueue.global().async {
        Self.wait(.block) { journal.note("on the main queue") }
        Self.wait(.block) { journal.note("again") }
      }
      try await app.advance(by: .seconds(1))
      #expect(journal.lines == ["on the main queue", "again"])
      #expect(app.now.nanoseconds / 1_000_000 == 1000)
    }
  }

  @Test @MainActor func `return the results of their blocks`() async throws {
    try await withApp { _ in
      let number = await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          continuation.resume(returning: DispatchQueue.main.sync { 7 })
        }
      }
      #expect(number == 7)
    }
  }

  /// Suspends until a body has run on another queue.
  @MainActor
  private static func onOtherQueue(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        body()
        continuation.resume()
      }
    }
  }

  /// Waits for the main queue.
  private nonisolated static func wait(
    _ way: Way,
    for body: @escaping @MainActor @Sendable () -> Void
  ) {
    let block: @Sendable () -> Void = { MainActor.assumeIsolated { body() } }
    switch way {
    case .block: DispatchQueue.main.sync { block() }
    case .barrier: DispatchQueue.main.sync(flags: .barrier) { block() }
    case .workItem: DispatchQueue.main.sync(execute: DispatchWorkItem(block: block))
    }
  }
}
