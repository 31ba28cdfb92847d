import Foundation

/// A publisher that delivers nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins the delivery; the result ends it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and disconnects when the last one has left.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// A publisher that connects its upstream while it has subscribers.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    private let membership: Membership

    /// Creates a publisher that connects its upstream while it has subscribers.
    public init(upstream: Upstream) {
      self.upstream = upstream
      membership = Membership { AnyCancellable(upstream.connect()) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      membership.join { upstream.subscribe(Member(subscriber, of: membership)) }
    }
  }

  /// A publisher that subscribes to its upstream once for all its subscribers.
  ///
  /// The first subscriber starts the subscription, and the last one that leaves cancels it.
  public final class Share<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private let membership: Membership

    /// Creates a publisher that shares the values of its upstream.
    public init(upstream: Upstream) {
      self.upstream = upstream
      membership = Membership { [subject] in upstream.subscribe(subject) }
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      membership.join { subject.subscribe(Member(subscriber, of: membership)) }
    }
  }
}

extension Publisher {
  /// Shares the values of one subscription between all subscribers.
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}

/// A connection that exists while it has members.
private final class Membership {
  private let lock = NSLock()
  private let connect: () -> AnyCancellable
  private var connection: AnyCancellable?
  private var count = 0

  init(_ connect: @escaping () -> AnyCancellable) {
    self.connect = connect
  }

  /// Adds a member by a closure, and then connects for the first one.
  func join(_ subscribe: () -> Void) {
    let isFirst = lock.withLock {
      count += 1
      return count == 1
    }
    subscribe()
    guard isFirst else { return }
    let connection = connect()
    let isUsed = lock.withLock {
      if count > 0 { self.connection = connection }
      return count > 0
    }
    if !isUsed { connection.cancel() }
  }

  func leave() {
    let ended = lock.withLock { () -> AnyCancellable? in
      count -= 1
      guard count == 0 else { return nil }
      defer { connection = nil }
      return connection
    }
    ended?.cancel()
  }
}

/// A subscriber that leaves its membership once: at the completion or when it is cancelled.
private final class Member<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private var link = Link()
  private let downstream: Downstream
  private let membership: Membership

  init(_ downstream: Downstream, of membership: Membership) {
    self.downstream = downstream
    self.membership = membership
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ link.end() }) != nil else { return }
    membership.leave()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { link.subscription }?.request(demand)
  }

  func cancel() {
    guard let upstream = lock.withLock({ link.end() }) else { return }
    upstream.cancel()
    membership.leave()
  }
}
