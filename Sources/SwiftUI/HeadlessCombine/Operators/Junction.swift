import Foundation

/// The subscription of an operator with several upstreams.
///
/// Completes when all upstreams have completed, and fails with the first that fails. The downstream
/// receives values of several threads one by one.
final class Junction<Downstream: Subscriber>: Subscription {
  private let lock = NSLock()
  /// Recursive, because the downstream may cause a value during its delivery.
  private let delivery = NSRecursiveLock()
  private let downstream: Downstream
  private var upstreams: [(any Subscription)?]
  private var isOpen: [Bool]
  private var hasValue: [Bool]
  private var isRequested = false
  private var hasEnded = false
  private let needsAll: Bool

  /// Creates a junction and sends it to the downstream; the upstreams are subscribed afterwards.
  ///
  /// With `needsAll` the junction also completes when an upstream completes without a value, because
  /// then no result is possible.
  init(_ downstream: Downstream, count: Int, needsAll: Bool = false) {
    self.downstream = downstream
    upstreams = Array(repeating: nil, count: count)
    isOpen = Array(repeating: true, count: count)
    hasValue = Array(repeating: false, count: count)
    self.needsAll = needsAll
    downstream.receive(subscription: self)
  }

  func branch<Input>(
    _ index: Int,
    _ transform: @escaping (Input) -> Downstream.Input?
  ) -> Branch<Input, Downstream> {
    Branch(index, of: self, transform)
  }

  private var shouldEnd: Bool {
    guard isOpen.contains(true) else { return true }
    return needsAll && zip(isOpen, hasValue).contains { !$0 && !$1 }
  }

  fileprivate func connect(_ subscription: any Subscription, at index: Int) {
    let (isAccepted, isRequested) = lock.withLock {
      guard !hasEnded, upstreams[index] == nil else { return (false, false) }
      upstreams[index] = subscription
      return (true, self.isRequested)
    }
    if !isAccepted { subscription.cancel() }
    if isRequested { subscription.request(.unlimited) }
  }

  fileprivate func deliver(_ index: Int, _ makeValue: () -> Downstream.Input?) {
    delivery.withLock {
      let isActive = lock.withLock {
        hasValue[index] = true
        return !hasEnded
      }
      guard isActive, let value = makeValue() else { return }
      _ = downstream.receive(value)
    }
  }

  fileprivate func close(
    _ index: Int,
    _ completion: Subscribers.Completion<Downstream.Failure>
  ) {
    let isLast = lock.withLock {
      upstreams[index] = nil
      isOpen[index] = false
      return shouldEnd
    }
    if case .failure = completion { end(completion) } else if isLast { end(.finished) }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    delivery.withLock {
      guard let upstreams = takeAll() else { return }
      for upstream in upstreams { upstream?.cancel() }
      downstream.receive(completion: completion)
    }
  }

  private func takeAll() -> [(any Subscription)?]? {
    lock.withLock {
      guard !hasEnded else { return nil }
      hasEnded = true
      defer { upstreams = upstreams.map { _ in nil } }
      return upstreams
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let upstreams = lock.withLock {
      isRequested = true
      return self.upstreams
    }
    for upstream in upstreams { upstream?.request(demand) }
  }

  func cancel() {
    for upstream in takeAll() ?? [] { upstream?.cancel() }
  }
}

/// The subscriber of one upstream of a junction.
final class Branch<Input, Downstream: Subscriber>: Subscriber {
  typealias Failure = Downstream.Failure

  private let index: Int
  private let junction: Junction<Downstream>
  private let transform: (Input) -> Downstream.Input?

  init(
    _ index: Int,
    of junction: Junction<Downstream>,
    _ transform: @escaping (Input) -> Downstream.Input?
  ) {
    self.index = index
    self.junction = junction
    self.transform = transform
  }

  func receive(subscription: any Subscription) {
    junction.connect(subscription, at: index)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    junction.deliver(index) { transform(input) }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    junction.close(index, completion)
  }
}
