import Foundation

extension Publishers {
  /// A publisher that delivers a value when no other value follows within a time.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The time without a value.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler of the deliveries.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    /// Creates a publisher that delivers a value when no other value follows within a time.
    public init(
      upstream: Upstream,
      dueTime: Context.SchedulerTimeType.Stride,
      scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        DebounceSubscriber<S>(
          subscriber,
          scheduleValue: { action in
            scheduler.schedule(
              after: scheduler.now.advanced(by: dueTime),
              tolerance: scheduler.minimumTolerance,
              options: options,
              action
            )
          },
          scheduleCompletion: { scheduler.schedule(options: options, $0) }
        )
      )
    }
  }
}

/// Keeps the latest value until its time is over.
///
/// The completion discards it.
private final class DebounceSubscriber<Downstream: Subscriber>: Subscriber, Subscription {
  typealias Input = Downstream.Input
  typealias Failure = Downstream.Failure
  typealias Schedule = (@escaping () -> Void) -> Void

  private let lock = NSLock()
  private var link = Link()
  private let downstream: Downstream
  private let scheduleValue: Schedule
  private let scheduleCompletion: Schedule
  private var isCancelled = false
  /// The number of received values: identifies the latest one.
  private var count = 0

  init(
    _ downstream: Downstream,
    scheduleValue: @escaping Schedule,
    scheduleCompletion: @escaping Schedule
  ) {
    self.downstream = downstream
    self.scheduleValue = scheduleValue
    self.scheduleCompletion = scheduleCompletion
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let index: Int? = lock.withLock {
      guard link.isSubscribed else { return nil }
      count += 1
      return count
    }
    guard let index else { return .none }
    scheduleValue { [self] in
      let isLatest = lock.withLock { link.isSubscribed && count == index }
      if isLatest { _ = downstream.receive(input) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ link.end() }) != nil else { return }
    scheduleCompletion { [self] in
      if !lock.withLock({ isCancelled }) { downstream.receive(completion: completion) }
    }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { link.subscription }?.request(demand)
  }

  func cancel() {
    let upstream = lock.withLock {
      isCancelled = true
      return link.end()
    }
    upstream?.cancel()
  }
}

extension Publisher {
  /// Delivers a value when no other value follows within a time.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride,
    scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self,
      dueTime: dueTime,
      scheduler: scheduler,
      options: options
    )
  }
}
