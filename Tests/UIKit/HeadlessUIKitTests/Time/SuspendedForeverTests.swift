import Foundation
import HeadlessUIKit
import Testing
import TraceFormat
import TraceModel
import TraceRecorder

/// A continuation that nothing resumes.
@MainActor private var held: CheckedContinuation<Void, Never>?

/// Bodies of tests that nothing of the run continues.
///
/// A test blocks a thread of the pool, which the parts of the others' tasks wait for.
@Suite(.serialized) @MainActor
struct `A body that nothing continues` {
  /// Runs a body like that of a test, with short limits, and returns the message of its end.
  private func message(
    turns: Int = 50_000,
    _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws -> String {
    let context = RecordingContext.inMemory(title: "test", failurePolicy: .record)
    let app = HeadlessApp(recordingInto: context)
    defer { app.end() }
    let driver = BodyDriver.of(app.runtime)
    driver.limits.tick = .milliseconds(20)
    driver.limits.cancel = 20
    driver.limits.exit = .max
    driver.limits.turns = turns
    driver.limits.turnsAtOnce = 200
    do {
      try await RecordingContext.$current.withValue(context) {
        try await BodyDriver.runBody { try await body() }
      }
      return ""
    } catch {
      return "\(error)"
    }
  }

  @Test func `is cancelled with its run, its place and a remedy`() async throws {
    let line = #line + 3
    let text = try await message {
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      for await _ in stream {}
      continuation.finish()
    }
    #expect(
      text == "“test” waits in real time: its body awaits at "
        + "HeadlessUIKitTests/SuspendedForeverTests.swift:\(line), and no block, timer or sleep of "
        + "the run is pending; continue it from a block, timer or task of the run, or replace what "
        + "it awaits"
    )
  }

  @Test func `stops the clock after a number of turns`() async throws {
    let text = try await message(turns: 100) {
      scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      for await _ in stream {}
      continuation.finish()
    }
    #expect(text.contains("and 100 turns of the main loop did not continue it; "), "\(text)")
  }

  @Test func `stops after a number of turns at the same time`() async throws {
    let text = try await message {
      HeadlessApp.current.repeatForever()
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      for await _ in stream {}
      continuation.finish()
    }
    #expect(text.contains("turns of the main loop did not continue it; "), "\(text)")
  }

  @Test(arguments: [true, false])
  func `that polls ends the process, with its place`(isOnMainActor: Bool) async throws {
    let result = await #expect(processExitsWith: .exitCode(1), observing: [\.standardErrorContent])
    {
      [isOnMainActor] in
      try await Self.poll(isOnMainActor)
    }
    let text = try String(decoding: #require(result).standardErrorContent, as: UTF8.self)
    let message =
      "“polls” waits in real time: its body awaits at "
      + "HeadlessUIKitTests/SuspendedForeverTests.swift:"
      + "\(isOnMainActor ? Self.lineOfPolling : Self.lineOfPollingElsewhere), and no block, timer or "
      + "sleep of the run is pending; continue it from a block, timer or task of the run, or "
      + "replace what it awaits\n"
    #expect(text == "HeadlessUIKit: note: \(message)HeadlessUIKit: error: \(message)")
  }

  private static let lineOfPolling = #line + 2
  private static func pollForEver() async {
    while true { await Task.yield() }
  }

  private static let lineOfPollingElsewhere = #line + 4
  @concurrent
  private nonisolated static func pollForEverElsewhere() async {
    // The line of the await is known, not that of the function.
    while true { await Task.yield() }
  }

  /// Runs the body of a test that polls, with short limits.
  private static func poll(_ isOnMainActor: Bool) async throws {
    let context = RecordingContext.inMemory(title: "polls", failurePolicy: .record)
    let driver = BodyDriver.of(HeadlessApp(recordingInto: context).runtime)
    driver.limits.tick = .milliseconds(20)
    driver.limits.cancel = 20
    driver.limits.exit = 2
    try await RecordingContext.$current.withValue(context) {
      try await BodyDriver.runBody {
        if isOnMainActor { await pollForEver() } else { await pollForEverElsewhere() }
      }
    }
  }

  @Test func `of a recording ends the process, and keeps the trace`()
    async throws
  {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "lifeline-\(UInt64.random(in: 0...UInt64.max)).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path
    await #expect(processExitsWith: .exitCode(1)) { [path = path as String] in
      try await recordTrace(to: path, title: "waits", waitLimit: .seconds(1)) { app in
        await Self.suspendForEver(app)
      }
    }
    var reader = try TraceReader(path: path)
    let trace = try Trace(reading: &reader)
    #expect(trace.end.status == .stopped)
    let place = "HeadlessUIKitTests/SuspendedForeverTests.swift:\(Self.lineOfSuspension)"
    #expect(trace.end.reason.contains("its body awaits at \(place), and"))
  }

  private static let lineOfSuspension = #line + 4
  private static func suspendForEver(_ app: HeadlessApp) async {
    BodyDriver.of(app.runtime).limits.tick = .milliseconds(20)
    BodyDriver.of(app.runtime).limits.exit = 2
    await withCheckedContinuation { held = $0 }
  }

  @Test func `names the block of another queue that keeps the clock from moving`() async throws {
    let line = #line + 3
    let text = try await message {
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().async { semaphore.wait() }
      defer { semaphore.signal() }
      try await Task.sleep(for: .seconds(1))
    }
    let location = "HeadlessUIKitTests/SuspendedForeverTests.swift:\(line)"
    #expect(
      text.contains("a block of another queue, started at \(location), is running"),
      "\(text)"
    )
  }

  @Test func `continues when a thread that never ends has exceeded its limit`() async throws {
    let text = try await message {
      let semaphore = DispatchSemaphore(value: 0)
      Thread.detachNewThread { semaphore.wait() }
      try await Task.sleep(for: .seconds(1))
      semaphore.signal()
    }
    #expect(text == "")
  }
}

extension HeadlessApp {
  /// Schedules work that schedules itself again at the same time.
  fileprivate func repeatForever() {
    schedule(after: .zero) { self.repeatForever() }
  }
}
