import Foundation
public import OpenCombine

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

  /// Accepts a subscription, and requests its values once a subscriber requests one.
  public func send(subscription: any Subscription) { upstreams.add(subscription) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber, of: self, onRequest: upstreams.request)
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
    upstreams.request()
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

  /// Accepts a subscription, and requests all its values.
  public func send(subscription: any Subscription) { upstreams.add(subscription) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    conduits.add(subscriber, of: self, current: { self.value })
  }
}

/// The subscriptions of a subject to other publishers, cancelled with the subject.
private final class UpstreamSubscriptions {
  private let lock = NSLock()
  private var list: [any Subscription] = []
  private var isRequested = false

  func add(_ subscription: any Subscription) {
    let isRequested = lock.withLock {
      list.append(subscription)
      return self.isRequested
    }
    if isRequested { subscription.request(.unlimited) }
  }

  /// Requests all values of present and later subscriptions.
  func request() {
    let list = lock.withLock {
      defer { isRequested = true }
      return isRequested ? [] : self.list
    }
    for subscription in list { subscription.request(.unlimited) }
  }

  func cancel() {
    for subscription in list { subscription.cancel() }
  }
}
