import Foundation

/// A publisher whose values are sent from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Output)

  /// Sends the end of the values to the subscribers; later values are dropped.
  func send(completion: Subscribers.Completion<Failure>)

  /// Accepts a subscription to a different publisher, and requests its values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends an event without a value.
  public func send() { send(()) }
}

/// A subject that passes values on to its current subscribers.
///
/// A value that is sent during the delivery of a different value is delivered at once, before the
/// remaining subscribers receive the earlier value.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let conduits = Conduits<Output, Failure>()
  private let upstreams = UpstreamSubscriptions()

  /// Creates a subject without subscribers.
  public init() {}

  deinit {
    upstreams.cancel()
  }

  /// Sends a value to the subscribers.
  public func send(_ value: Output) { conduits.send(value) }

  /// Sends the end of the values; later values are dropped.
  public func send(completion: Subscribers.Completion<Failure>) {
    conduits.send(completion: completion)
  }

  /// Accepts a subscription to a different publisher, and requests its values.
  public func send(subscription: any Subscription) { upstreams.add(subscription) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber, of: self)
  }
}

/// A subject with a value, which new subscribers receive first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let lock = NSLock()
  private var current: Output
  private let conduits = Conduits<Output, Failure>()
  private let upstreams = UpstreamSubscriptions()

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    current = value
  }

  deinit {
    upstreams.cancel()
  }

  /// The value; a new value is sent to the subscribers.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Sends a value to the subscribers.
  public func send(_ value: Output) {
    guard !conduits.hasEnded else { return }
    // The earlier value is released outside the lock.
    let earlier = lock.withLock {
      defer { current = value }
      return current
    }
    withExtendedLifetime(earlier) { conduits.send(value) }
  }

  /// Sends the end of the values; later values are dropped.
  public func send(completion: Subscribers.Completion<Failure>) {
    conduits.send(completion: completion)
  }

  /// Accepts a subscription to a different publisher, and requests its values.
  public func send(subscription: any Subscription) { upstreams.add(subscription) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber, of: self) { self.value }
  }
}

/// The subscriptions of a subject to other publishers, cancelled with the subject.
private final class UpstreamSubscriptions {
  private let lock = NSLock()
  private var list: [any Subscription] = []

  func add(_ subscription: any Subscription) {
    lock.withLock { list.append(subscription) }
    subscription.request(.unlimited)
  }

  func cancel() {
    for subscription in list { subscription.cancel() }
  }
}
