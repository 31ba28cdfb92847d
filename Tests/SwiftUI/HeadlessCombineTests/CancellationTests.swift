import Dispatch
import HeadlessCombine
import Synchronization
import Testing

struct `The end of subscriptions` {
  @Test func `a released cancellable cancels its subscription`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var bag: Set<AnyCancellable> = []
    subject.sink { received.append($0) }.store(in: &bag)
    subject.send(1)
    bag.removeAll()
    subject.send(2)
    #expect(received == [1])
  }

  @Test func `a cancellable is stored in an array`() {
    var count = 0
    var list: [AnyCancellable] = []
    AnyCancellable { count += 1 }.store(in: &list)
    #expect(list.count == 1)
    list = []
    #expect(count == 1)
  }

  @Test func `the closure of a cancellable is called once`() {
    var count = 0
    do {
      let cancellable = AnyCancellable { count += 1 }
      cancellable.cancel()
      cancellable.cancel()
    }
    #expect(count == 1)
  }

  @Test func `a subscription is cancelled within its closure`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var subscription: AnyCancellable?
    subscription = subject.sink {
      received.append($0)
      subscription?.cancel()
    }
    subject.send(1)
    subject.send(2)
    #expect(received == [1])
  }

  @Test func `a subscriber that is cancelled during a delivery is skipped`() {
    let subject = PassthroughSubject<Int, Never>()
    var received: [Int] = []
    var second: AnyCancellable?
    let first = subject.sink { _ in second?.cancel() }
    second = subject.sink { received.append($0) }
    subject.send(1)
    first.cancel()
    #expect(received == [])
  }

  @Test func `a sequence stops when its subscription is cancelled`() {
    var received: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let sink = subject.prefix(2).sink { received.append($0) }
    let connection = (1...).publisher.prefix(5).subscribe(subject)
    #expect(received == [1, 2])
    sink.cancel()
    connection.cancel()
  }

  @Test func `the end of a subscription releases the captures of its closures`() {
    final class Token {}
    weak var released: Token?
    let subject = PassthroughSubject<Int, Never>()
    let subscription: AnyCancellable
    do {
      let token = Token()
      released = token
      subscription = subject.map { $0 + 1 }.sink { _ in _ = token }
    }
    #expect(released != nil)
    subject.send(completion: .finished)
    #expect(released == nil)
    subscription.cancel()
  }

  @Test func `a cancelled chain of operators releases its captures`() {
    final class Token {}
    weak var released: Token?
    let subject = PassthroughSubject<Int, Never>()
    var subscription: AnyCancellable?
    do {
      let token = Token()
      released = token
      subscription = subject.merge(with: Just(1)).share().combineLatest(subject)
        .removeDuplicates { $0 == $1 }.sink { _ in _ = token }
    }
    #expect(subscription != nil && released != nil)
    subscription = nil
    #expect(released == nil)
  }

  @Test func `values of several threads are delivered one by one`() {
    let subject = Shared(PassthroughSubject<Int, Never>())
    var sum = 0
    let subscription = subject.value.sink { sum += $0 }
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 { subject.value.send(1) }
    }
    subscription.cancel()
    #expect(sum == 4000)
  }

  @Test func `subscriptions begin and end while other threads send`() {
    let subject = Shared(PassthroughSubject<Int, Never>())
    let count = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for index in 0..<200 {
        if thread.isMultiple(of: 2) {
          subject.value.send(index)
        } else {
          let subscription = subject.value.sink { _ in count.withLock { $0 += 1 } }
          subscription.cancel()
        }
      }
    }
    let before = count.withLock { $0 }
    subject.value.send(0)
    #expect(count.withLock { $0 } == before)
  }
}

/// A reference that several threads use; subjects guard their state with locks.
private struct Shared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
