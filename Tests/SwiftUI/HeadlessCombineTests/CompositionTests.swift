import Dispatch
import Foundation
import HeadlessCombine
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// Publishers of publishers, errors, futures and connections.
struct `Composed publishers` {
  @Test func `a value becomes a publisher`() {
    var received: [Int] = []
    let subscription = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }
      .sink { received.append($0) }
    #expect(received == [1, 10, 2, 20])
    subscription.cancel()
  }

  @Test func `only the latest of several publishers delivers`() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    var received: [Int] = []
    let subscription = outer.switchToLatest().sink { received.append($0) }
    outer.send(one)
    one.send(1)
    outer.send(other)
    one.send(2)
    other.send(3)
    #expect(received == [1, 3])
    subscription.cancel()
  }

  @Test func `values of two publishers form pairs`() {
    var received: [String] = []
    let subscription = [1, 2, 3].publisher.zip(["a", "b"].publisher)
      .sink { received.append("\($0)\($1)") }
    #expect(received == ["1a", "2b"])
    subscription.cancel()
  }

  @Test func `an error is replaced by a publisher or a value`() {
    var received: [Int] = []
    var bag: Set<AnyCancellable> = []
    let numbers = ["1", "x", "3"].publisher.tryMap { text in
      guard let number = Int(text) else { throw Failed.once }
      return number
    }
    numbers.catch { _ in Just(9) }.sink { received.append($0) }.store(in: &bag)
    numbers.replaceError(with: 8).sink { received.append($0) }.store(in: &bag)
    #expect(received == [1, 9, 1, 8])
  }

  @Test func `a failing publisher is subscribed to again`() {
    var attempts = 0
    let source = Deferred { () -> AnyPublisher<Int, Failed> in
      attempts += 1
      return attempts < 3
        ? Fail(error: .once).eraseToAnyPublisher()
        : Just(7).setFailureType(to: Failed.self).eraseToAnyPublisher()
    }
    var received: [Int] = []
    let subscription = source.retry(2).sink(receiveCompletion: { _ in }) { received.append($0) }
    #expect(attempts == 3)
    #expect(received == [7])
    subscription.cancel()
  }

  @Test func `a future keeps its result`() {
    let future = Future<Int, Never> { promise in promise(.success(4)) }
    var received: [Int] = []
    let first = future.sink { received.append($0) }
    let second = future.sink { received.append($0) }
    #expect(received == [4, 4])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `values are collected, reduced and counted`() {
    var lines: [String] = []
    var bag: Set<AnyCancellable> = []
    let numbers = (1...4).publisher
    numbers.map { $0 }.collect().sink { lines.append("\($0)") }.store(in: &bag)
    numbers.map { $0 }.reduce(0, +).sink { lines.append("\($0)") }.store(in: &bag)
    numbers.map { $0 }.prefix { $0 < 3 }.count().sink { lines.append("\($0)") }.store(in: &bag)
    [1, nil].publisher.replaceNil(with: 0).last()
      .sink { (value: Int) in lines.append("\(value)") }.store(in: &bag)
    #expect(lines == ["[1, 2, 3, 4]", "10", "2", "0"])
  }

  @Test func `JSON is decoded`() {
    var received: [[Int]] = []
    let subscription = Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
      .replaceError(with: []).sink { received.append($0) }
    #expect(received == [[1, 2]])
    subscription.cancel()
  }

  @Test func `events are observed on their way`() {
    let lines = Lines()
    let subscription = [1].publisher
      .handleEvents(
        receiveSubscription: { _ in lines.note("subscription") },
        receiveOutput: { lines.note("\($0)") },
        receiveCompletion: { lines.note($0) },
        receiveRequest: { lines.note("\($0)") }
      )
      .sink { _ in }
    #expect(lines.list == ["subscription", "unlimited", "1", "finished"])
    subscription.cancel()
  }

  @Test func `three publishers are merged and four combined`() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    var merged: [Int] = []
    var combined: [[Int]] = []
    var bag: Set<AnyCancellable> = []
    subjects[0].merge(with: subjects[1], subjects[2]).sink { merged.append($0) }.store(in: &bag)
    subjects[0].combineLatest(subjects[1], subjects[2], subjects[3]) { [$0, $1, $2, $3] }
      .sink { combined.append($0) }.store(in: &bag)
    subjects[2].send(7)
    #expect(merged == [0, 1, 2, 7])
    #expect(combined == [[0, 1, 2, 3], [0, 1, 7, 3]])
  }

  /// A set of subscribers would have another order in almost every run.
  @Test func `subscribers of one publisher receive values in the order of their subscriptions`() {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    let source = PassthroughSubject<Int, Never>()
    let (model, current) = (Model(), CurrentValueSubject<Int, Never>(0))
    let connectable = source.makeConnectable()
    let all: [(any Publisher<Int, Never>, () -> Void)] = [
      (source, { source.send(1) }),
      (current.dropFirst(), { current.send(1) }),
      (source.share(), { source.send(1) }),
      (connectable, { source.send(1) }),
      (model.$count.dropFirst(), { model.count = 1 }),
      (model.objectWillChange.map { 1 }, { model.count = 2 }),
    ]
    for (publisher, send) in all {
      var received: [Int] = []
      var bag: [AnyCancellable] = []
      for index in 0..<9 {
        publisher.sink { _ in received.append(index) }.store(in: &bag)
      }
      let connection = connectable.connect()
      send()
      #expect(received == Array(0..<9), "\(type(of: publisher))")
      connection.cancel()
      bag = []
    }
  }

  @Test @MainActor func `operators with times work on the clock of the run`() async throws {
    let lines = Lines()
    try await withRecording(.inMemory(title: "times")) { app in
      let note: (String) -> Void = { lines.note("\(app.now.nanoseconds / 1_000_000) \($0)") }
      let subject = PassthroughSubject<Int, Failed>()
      let throttled = subject.replaceError(with: 0)
        .throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: true)
        .sink { note("throttled \($0)") }
      let limited = subject.timeout(
        .seconds(1),
        scheduler: RunLoop.main,
        customError: { Failed.once }
      )
      .sink {
        if case .failure = $0 { note("timeout") }
      } receiveValue: { _ in
      }
      for value in 1...3 {
        subject.send(value)
        try await app.advance(by: .milliseconds(60))
      }
      try await app.settle()
      withExtendedLifetime((throttled, limited)) {}
    }
    #expect(lines.list.last == "1120 timeout")
    #expect(lines.list.dropLast().last?.hasSuffix("throttled 3") == true)
  }

  @Test @MainActor func `values are awaited`() async {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    let model = Model()
    var received: [Int] = []
    for await value in model.$count.prefix(2).values {
      received.append(value)
      model.count += 1
    }
    #expect(received == [0, 1])
  }
}
