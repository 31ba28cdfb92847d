import Foundation
import HeadlessCombine
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// Publishers within a run, whose queues and timers use the clock of the run.
@MainActor
struct `Publishers on the run's clock` {
  /// Runs a body and returns its lines with the times in milliseconds.
  private func lines(
    _ body: (HeadlessApp, @escaping (String) -> Void) async throws -> Void
  ) async throws -> [String] {
    let lines = Lines()
    try await withRecording(.inMemory(title: "publishers")) { app in
      try await body(app) { lines.note("\(app.now.nanoseconds / 1_000_000) \($0)") }
    }
    return lines.list
  }

  @Test func `values are received in a later turn and in their order`() async throws {
    let found = try await lines { app, note in
      let subject = PassthroughSubject<Int, Never>()
      let first = subject.receive(on: DispatchQueue.main)
        .sink { _ in
          note("finished")
        } receiveValue: {
          note("queue \($0)")
        }
      let second = subject.receive(on: RunLoop.main).sink { note("loop \($0)") }
      let third = subject.receive(on: OperationQueue.main).sink { note("operation \($0)") }
      subject.send(1)
      subject.send(2)
      subject.send(completion: .finished)
      note("sent")
      try await app.settle()
      withExtendedLifetime((first, second, third)) {}
    }
    #expect(found.first == "0 sent")
    #expect(found.filter { $0.contains("queue") } == ["0 queue 1", "0 queue 2"])
    #expect(found.filter { $0.contains("loop") } == ["0 loop 1", "0 loop 2"])
    #expect(found.filter { $0.contains("operation") } == ["0 operation 1", "0 operation 2"])
    #expect(found.filter { $0.contains("finished") } == ["0 finished"])
  }

  @Test func `a cancelled subscription receives no scheduled value`() async throws {
    let found = try await lines { app, note in
      let subject = PassthroughSubject<Int, Never>()
      let subscription = subject.receive(on: DispatchQueue.main).sink { note("\($0)") }
      subject.send(1)
      subscription.cancel()
      try await app.settle()
    }
    #expect(found == [])
  }

  @Test func `values are delayed`() async throws {
    let found = try await lines { app, note in
      let subject = PassthroughSubject<Int, Never>()
      let one = subject.delay(for: .seconds(2), scheduler: DispatchQueue.main).sink {
        note("\($0)")
      }
      let two = subject.delay(for: 0.5, scheduler: RunLoop.main).sink { note("loop \($0)") }
      let three = subject.delay(for: .milliseconds(100), scheduler: OperationQueue.main)
        .sink { note("operation \($0)") }
      subject.send(1)
      try await app.settle()
      withExtendedLifetime((one, two, three)) {}
    }
    #expect(found == ["100 operation 1", "500 loop 1", "2000 1"])
  }

  @Test func `a value is delivered when no other follows within the time`() async throws {
    let found = try await lines { app, note in
      let subject = PassthroughSubject<String, Never>()
      let subscription = subject.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .sink { _ in
          note("finished")
        } receiveValue: {
          note($0)
        }
      for text in ["a", "ab", "abc"] {
        subject.send(text)
        try await app.advance(by: .milliseconds(100))
      }
      try await app.advance(by: .seconds(1))
      subject.send("dropped")
      subject.send(completion: .finished)
      try await app.settle()
      subscription.cancel()
    }
    #expect(found == ["500 abc", "1300 finished"])
  }

  @Test func `a timer publishes while it has subscribers`() async throws {
    let found = try await lines { app, note in
      let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      let subscription = timer.sink { _ in note("tick") }
      try await app.advance(by: .milliseconds(3500))
      subscription.cancel()
      try await app.settle()
    }
    #expect(found == ["1000 tick", "2000 tick", "3000 tick"])
  }

  @Test func `an action is repeated until it is cancelled`() async throws {
    let found = try await lines { app, note in
      let queue = DispatchQueue.main
      let repetition = queue.schedule(
        after: queue.now.advanced(by: .seconds(1)),
        interval: .seconds(2)
      ) {
        note("action")
      }
      try await app.advance(by: .seconds(4))
      repetition.cancel()
      try await app.settle()
    }
    #expect(found == ["1000 action", "3000 action"])
  }

  @Test func `an immediate scheduler delivers at once`() {
    var received: [Int] = []
    let subscription = Just(1).receive(on: ImmediateScheduler.shared).sink { received.append($0) }
    subscription.cancel()
    #expect(received == [1])
  }

  @Test func `notifications are those of the run's center`() async throws {
    let name = Notification.Name("HeadlessCombineTests")
    var outside: [String] = []
    let other = NotificationCenter.default.publisher(for: name)
      .sink { outside.append($0.name.rawValue) }
    let found = try await lines { app, note in
      let sender = NSObject()
      let center = NotificationCenter.default
      let all = center.publisher(for: name).sink { _ in note("all") }
      let own = center.publisher(for: name, object: sender).sink { _ in note("own") }
      center.post(name: name, object: nil)
      center.post(name: name, object: sender)
      all.cancel()
      own.cancel()
      center.post(name: name, object: sender)
    }
    other.cancel()
    // Foundation does not order the observers of a notification.
    #expect(found.sorted() == ["0 all", "0 all", "0 own"])
    #expect(outside == [])
  }

  @Test func `a length of time is limited, not overflowed`() {
    #expect(SchedulerInterval.seconds(.max) == .nanoseconds(.max))
    #expect(SchedulerInterval.seconds(Double.nan) == .nanoseconds(0))
    #expect(SchedulerInterval.seconds(-Double.infinity) < 0)
    #expect(SchedulerInterval.nanoseconds(.max) + 1 == .nanoseconds(.max))
    #expect(0 - SchedulerInterval.nanoseconds(.min) == .nanoseconds(.max))
    #expect(2 * SchedulerInterval.milliseconds(500) == 1)
  }
}
