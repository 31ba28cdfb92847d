import HeadlessCombine
import Testing

/// An error of a test.
enum Failed: Error {
  case once
}

/// Records lines in the order of their events.
final class Lines {
  var list: [String] = []

  func note(_ text: String) { list.append(text) }

  func note<Failure>(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: note("finished")
    case .failure: note("failed")
    }
  }
}

struct `Values that subjects send` {
  @Test func `a passthrough subject sends only to current subscribers`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    subject.send(1)
    let subscription = subject.sink { received.append($0) }
    subject.send(2)
    subscription.cancel()
    subject.send(3)
    #expect(received == [2])
  }

  @Test func `a current value subject sends its value to a new subscriber`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    subject.value = 2
    var received: [Int] = []
    let subscription = subject.sink { received.append($0) }
    subject.send(3)
    subscription.cancel()
    #expect(received == [2, 3])
    #expect(subject.value == 3)
  }

  @Test func `the current value is the new one during its delivery`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    let subscription = subject.dropFirst().sink { _ in seen.append(subject.value) }
    subject.send(2)
    subscription.cancel()
    #expect(seen == [2])
  }

  @Test func `a completion ends all values`() {
    let lines = Lines()
    let subject = CurrentValueSubject<Int, Failed>(1)
    let subscription = subject.sink {
      lines.note($0)
    } receiveValue: {
      lines.note("\($0)")
    }
    subject.send(completion: .failure(.once))
    subject.send(2)
    subject.send(completion: .finished)
    let late = subject.sink {
      lines.note($0)
    } receiveValue: {
      lines.note("\($0)")
    }
    #expect(lines.list == ["1", "failed", "failed"])
    #expect(subject.value == 1)
    subscription.cancel()
    late.cancel()
  }

  @Test func `a value sent during a delivery is delivered at once`() {
    let lines = Lines()
    let subject = PassthroughSubject<Int, Never>()
    let first = subject.sink {
      lines.note("first \($0)")
      if $0 == 1 { subject.send(2) }
    }
    let second = subject.sink { lines.note("second \($0)") }
    subject.send(1)
    first.cancel()
    second.cancel()
    #expect(lines.list == ["first 1", "first 2", "second 2", "second 1"])
  }

  @Test func `a subscriber that is added during a delivery receives the next value`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var bag: Set<AnyCancellable> = []
    subject.first().sink { _ in subject.sink { received.append($0) }.store(in: &bag) }
      .store(in: &bag)
    subject.send(1)
    subject.send(2)
    bag = []
    #expect(received == [2])
  }

  @Test func `a subject passes on the events of a publisher`() {
    let lines = Lines()
    let subject = PassthroughSubject<Int, Never>()
    let sink = subject.sink {
      lines.note($0)
    } receiveValue: {
      lines.note("\($0)")
    }
    let connection = [1, 2].publisher.subscribe(subject)
    #expect(lines.list == ["1", "2", "finished"])
    connection.cancel()
    sink.cancel()
  }
}
