import Foundation

/// The state of a subscriber: waiting for its subscription, subscribed, or ended.
///
/// The owner's lock guards it.
enum Link {
  case waiting
  case subscribed(any Subscription)
  case ended

  init() { self = .waiting }

  /// Stores the subscription; returns whether it is the first one, and the subscriber has not ended.
  mutating func accept(_ subscription: any Subscription) -> Bool {
    guard case .waiting = self else { return false }
    self = .subscribed(subscription)
    return true
  }

  /// Ends the state and returns the subscription.
  mutating func end() -> (any Subscription)? {
    defer { self = .ended }
    return subscription
  }

  var subscription: (any Subscription)? {
    if case .subscribed(let subscription) = self { subscription } else { nil }
  }

  var isSubscribed: Bool { subscription != nil }
}

/// A subscriber that sends the events of a publisher with a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription {
  private let lock = NSLock()
  private var link = Link()
  private let subject: S

  init(_ subject: S) {
    self.subject = subject
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
    subject.send(subscription: self)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    if lock.withLock({ link.isSubscribed }) { subject.send(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    guard lock.withLock({ link.end() }) != nil else { return }
    subject.send(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { link.subscription }?.request(demand)
  }

  func cancel() {
    lock.withLock { link.end() }?.cancel()
  }
}
