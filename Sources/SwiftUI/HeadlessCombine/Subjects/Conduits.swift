import Foundation

/// The subscribers of a subject, in the order of their subscriptions.
///
/// A value goes to those that were subscribed when its delivery began and are not cancelled yet. The
/// sender calls them without holding the lock, so a subscriber may send, subscribe and cancel.
final class Conduits<Output, Failure: Error> {
  private let lock = NSLock()
  private var list: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Adds a subscriber, and sends it its subscription; after the end, also the completion.
  ///
  /// The subscriber receives the result of `initial` with its first demand.
  func add<S: Subscriber>(
    _ subscriber: S,
    of owner: AnyObject,
    initial: (() -> Output)? = nil
  ) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(subscriber, of: self, owner: owner, initial: initial)
    let completion = lock.withLock {
      if self.completion == nil { list.append(conduit) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: EndedSubscription())
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  func remove(_ conduit: Conduit<Output, Failure>) {
    let removed = lock.withLock {
      list.firstIndex { $0 === conduit }.map { list.remove(at: $0) }
    }
    // Released outside the lock: the deallocation of a subscriber may cancel subscriptions.
    withExtendedLifetime(removed) {}
  }

  var isEmpty: Bool { lock.withLock { list.isEmpty } }

  /// Whether the completion has been sent.
  var hasEnded: Bool { lock.withLock { completion != nil } }

  func send(_ value: Output) {
    for conduit in lock.withLock({ list }) { conduit.offer(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let list = lock.withLock {
      guard self.completion == nil else { return [Conduit<Output, Failure>]() }
      self.completion = completion
      defer { self.list = [] }
      return self.list
    }
    for conduit in list { conduit.finish(completion) }
  }

  /// Cancels all subscriptions without a completion.
  func cancelAll() {
    let list = lock.withLock { self.list }
    for conduit in list { conduit.cancel() }
  }
}

/// The subscription of one subscriber to a subject.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  /// Held during a delivery, so that a subscriber receives values of several threads one by one.
  ///
  /// Recursive, because the subscriber may send during its delivery.
  private let delivery = NSRecursiveLock()
  private var receiveValue: ((Output) -> Void)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var isRequested = false
  private var initial: (() -> Output)?
  private weak var conduits: Conduits<Output, Failure>?
  /// The subject, which lives as long as its subscriptions.
  private var owner: AnyObject?

  init<S: Subscriber>(
    _ subscriber: S,
    of conduits: Conduits<Output, Failure>,
    owner: AnyObject,
    initial: (() -> Output)?
  ) where S.Input == Output, S.Failure == Failure {
    receiveValue = { _ = subscriber.receive($0) }
    receiveCompletion = { subscriber.receive(completion: $0) }
    self.conduits = conduits
    self.owner = owner
    self.initial = initial
  }

  func offer(_ value: Output) {
    delivery.withLock {
      let closure = lock.withLock { isRequested ? receiveValue : nil }
      closure?(value)
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.withLock {
      let (_, closure, _) = end()
      closure?(completion)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    delivery.withLock {
      let first: (() -> Void)? = lock.withLock {
        guard !isRequested else { return nil }
        isRequested = true
        defer { initial = nil }
        guard let initial, let receiveValue else { return nil }
        return { receiveValue(initial()) }
      }
      first?()
    }
  }

  func cancel() {
    let closures = end()
    conduits?.remove(self)
    withExtendedLifetime(closures) {}
  }

  private func end() -> (
    ((Output) -> Void)?, ((Subscribers.Completion<Failure>) -> Void)?, AnyObject?
  ) {
    lock.withLock {
      defer {
        receiveValue = nil
        receiveCompletion = nil
        initial = nil
        owner = nil
      }
      return (receiveValue, receiveCompletion, owner)
    }
  }
}

/// The subscription of a subscriber that receives no values.
final class EndedSubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
