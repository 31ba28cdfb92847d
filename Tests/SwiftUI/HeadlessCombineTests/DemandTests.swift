import Foundation
import HeadlessCombine
import Testing

struct `The demand of subscribers` {
  @Test func `a subscriber without demand receives nothing`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let subscriber = WaitingSubscriber()
    subject.subscribe(subscriber)
    subject.send(2)
    #expect(subscriber.received == [])
    subscriber.subscription?.request(.max(1))
    subject.send(3)
    #expect(subscriber.received == [2])
    subject.send(4)
    subscriber.subscription?.request(.max(2))
    subject.send(5)
    subject.send(6)
    #expect(subscriber.received == [2, 4, 5])
    subscriber.subscription?.cancel()
  }

  @Test func `a passthrough subject drops values that are not requested`() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = WaitingSubscriber()
    subject.subscribe(subscriber)
    subscriber.subscription?.request(.max(1))
    subject.send(1)
    subject.send(2)
    subscriber.subscription?.request(.max(1))
    subject.send(3)
    #expect(subscriber.received == [1, 3])
  }

  @Test func `a value adds the demand that its receiver returns`() {
    let subject = PassthroughSubject<Int, Never>()
    let subscriber = WaitingSubscriber()
    subscriber.further = [.max(2), .none, .none]
    subject.subscribe(subscriber)
    subscriber.subscription?.request(.max(1))
    for value in 1...5 { subject.send(value) }
    #expect(subscriber.received == [1, 2, 3])
  }

  @Test func `a sequence delivers as many elements as are requested`() {
    let subscriber = WaitingSubscriber()
    [1, 2, 3].publisher.subscribe(subscriber)
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.received == [1])
    subscriber.subscription?.request(.max(1))
    #expect(subscriber.received == [1, 2])
    #expect(!subscriber.hasCompleted)
    subscriber.subscription?.request(.unlimited)
    #expect(subscriber.received == [1, 2, 3])
    #expect(subscriber.hasCompleted)
  }

  @Test func `a filter requests another value for each that it omits`() {
    let subscriber = WaitingSubscriber()
    (1...9).publisher.filter { $0.isMultiple(of: 3) }.subscribe(subscriber)
    subscriber.subscription?.request(.max(2))
    #expect(subscriber.received == [3, 6])
  }

  @Test func `merged publishers deliver as many values as are requested`() {
    let subscriber = WaitingSubscriber()
    [1, 2].publisher.merge(with: [11, 12].publisher).subscribe(subscriber)
    subscriber.subscription?.request(.max(3))
    #expect(subscriber.received.count == 3)
    subscriber.subscription?.request(.max(3))
    #expect(subscriber.received.sorted() == [1, 2, 11, 12])
    #expect(subscriber.hasCompleted)
  }

  @Test func `combined publishers deliver as many values as are requested`() {
    let (one, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let subscriber = WaitingSubscriber()
    one.combineLatest(other) { $0 + $1 }.subscribe(subscriber)
    subscriber.subscription?.request(.max(1))
    one.send(1)
    other.send(10)
    other.send(20)
    #expect(subscriber.received == [11])
  }

  @Test func `a published property delivers its latest value when it is requested`() {
    final class Model: ObservableObject {
      @Published var count = 0
    }
    let model = Model()
    let subscriber = WaitingSubscriber()
    model.$count.subscribe(subscriber)
    model.count = 1
    model.count = 2
    subscriber.subscription?.request(.max(1))
    model.count = 3
    #expect(subscriber.received == [2])
  }

  @Test func `notifications beyond the demand are dropped`() {
    let (center, name) = (NotificationCenter(), Notification.Name("DemandTests"))
    let subscriber = WaitingSubscriber()
    center.publisher(for: name).compactMap { $0.userInfo?["value"] as? Int }.subscribe(subscriber)
    subscriber.subscription?.request(.max(1))
    for value in 1...3 { center.post(name: name, object: nil, userInfo: ["value": value]) }
    #expect(subscriber.received == [1])
    subscriber.subscription?.cancel()
  }

  @Test func `a passthrough subject requests the values of a publisher for its first subscriber`() {
    let subject = PassthroughSubject<Int, Never>()
    var demands: [Subscribers.Demand] = []
    let connection = [1, 2].publisher.handleEvents(receiveRequest: { demands.append($0) })
      .subscribe(subject)
    #expect(demands == [])
    var received: [Int] = []
    let sink = subject.sink { received.append($0) }
    #expect(demands == [.unlimited])
    #expect(received == [1, 2])
    connection.cancel()
    sink.cancel()
  }
}

/// A subscriber that does not request values by itself.
final class WaitingSubscriber: Subscriber {
  typealias Input = Int
  typealias Failure = Never

  var subscription: (any Subscription)?
  var received: [Int] = []
  var hasCompleted = false
  /// The demands that it returns for its next values.
  var further: [Subscribers.Demand] = []

  func receive(subscription: any Subscription) { self.subscription = subscription }

  func receive(_ input: Int) -> Subscribers.Demand {
    received.append(input)
    return further.isEmpty ? .none : further.removeFirst()
  }

  func receive(completion: Subscribers.Completion<Never>) { hasCompleted = true }
}
