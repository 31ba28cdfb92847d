import Foundation

extension Publishers {
  /// A publisher that delivers all events on a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The scheduler of the deliveries.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers all events on a scheduler.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Rescheduled<S>(subscriber) { action in scheduler.schedule(options: options, action) }
      )
    }
  }

  /// A publisher that delivers values and the completion after a time.
  ///
  /// An error is delivered at once.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The time between an event and its delivery.
    public let interval: Context.SchedulerTimeType.Stride
    /// The permitted difference of the time.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler of the deliveries.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers values after a time.
    public init(
      upstream: Upstream,
      interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Rescheduled<S>(subscriber, failsAtOnce: true) { action in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval),
            tolerance: tolerance,
            options: options,
            action
          )
        }
      )
    }
  }
}

extension Publisher {
  /// Delivers all events on a scheduler, such as `DispatchQueue.main`.
  public func receive<S: Scheduler>(
    on scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers values and the completion after a time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride,
    tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self,
      interval: interval,
      tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler,
      options: options
    )
  }
}

/// Delivers events in their order, each in an action of a scheduler.
private final class Rescheduled<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure

  private enum Event {
    case value(Input)
    case completion(Subscribers.Completion<Failure>)
  }

  private let lock = NSLock()
  private var link = Link()
  private let downstream: Downstream
  private let failsAtOnce: Bool
  private let schedule: (@escaping () -> Void) -> Void
  private var pending: [Event] = []
  private var isCancelled = false

  init(
    _ downstream: Downstream,
    failsAtOnce: Bool = false,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.downstream = downstream
    self.failsAtOnce = failsAtOnce
    self.schedule = schedule
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let isActive = lock.withLock {
      if link.isSubscribed { pending.append(.value(input)) }
      return link.isSubscribed
    }
    if isActive { schedule { self.deliver() } }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    var isUrgent = false
    if failsAtOnce, case .failure = completion { isUrgent = true }
    let isActive = lock.withLock {
      guard link.end() != nil else { return false }
      if isUrgent { pending = [] }
      pending.append(.completion(completion))
      return true
    }
    guard isActive else { return }
    if isUrgent { deliver() } else { schedule { self.deliver() } }
  }

  private func deliver() {
    // The events are few: those of one turn or interval.
    let event = lock.withLock { isCancelled || pending.isEmpty ? nil : pending.removeFirst() }
    switch event {
    case .value(let value): _ = downstream.receive(value)
    case .completion(let completion): downstream.receive(completion: completion)
    case nil: break
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { link.subscription }?.request(demand)
  }

  func cancel() {
    let (upstream, events) = lock.withLock {
      isCancelled = true
      defer { pending = [] }
      return (link.end(), pending)
    }
    withExtendedLifetime(events) { upstream?.cancel() }
  }
}
