import Foundation
import OpenCombine

/// The subscribers of a subject, in the order of their subscriptions.
///
/// A value goes to those that were subscribed when its delivery began and are not cancelled yet.
/// The sender calls them without holding the lock, so a subscriber may send, subscribe and cancel.
final class Conduits<Output, Failure: Error> {
  private let lock = NSLock()
  private var list: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Adds a subscriber, and sends it its subscription; after the end, also the completion.
  ///
  /// A subscriber that has not received the result of `current` receives it when it requests a
  /// value.
  func add<S: Subscriber>(
    _ subscriber: S,
    of owner: AnyObject,
    current: (() -> Output)? = nil,
    onRequest: @escaping () -> Void = {}
  ) where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit(subscriber, current: current)
    conduit.onRequest = onRequest
    conduit.onEnd = { [weak self, weak conduit] in
      withExtendedLifetime(owner) { if let conduit { self?.remove(conduit) } }
    }
    let completion = lock.withLock {
      if self.completion == nil { list.append(conduit) }
      return self.completion
    }
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
    } else {
      subscriber.receive(subscription: conduit)
    }
  }

  private func remove(_ conduit: Conduit<Output, Failure>) {
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
}

/// A subscription whose values are offered from outside: without demand they are dropped.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  /// Held during a delivery, so that a subscriber receives values of several threads one by one.
  ///
  /// Recursive, because the subscriber may send during its delivery.
  private let delivery = NSRecursiveLock()
  private var receiveValue: ((Output) -> Subscribers.Demand)?
  private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var demand = Subscribers.Demand.none
  private var current: (() -> Output)?
  /// Whether the subscriber lacks the current value.
  private var isBehind: Bool
  /// Called after each request.
  var onRequest: (() -> Void)?
  /// Called at the end of the subscription, and retained until then with all that it captures.
  var onEnd: (() -> Void)?

  init<S: Subscriber>(
    _ subscriber: S,
    current: (() -> Output)? = nil
  ) where S.Input == Output, S.Failure == Failure {
    receiveValue = { subscriber.receive($0) }
    receiveCompletion = { subscriber.receive(completion: $0) }
    self.current = current
    isBehind = current != nil
  }

  func offer(_ value: Output) {
    delivery.withLock {
      let receive: ((Output) -> Subscribers.Demand)? = lock.withLock {
        guard demand > .none else {
          isBehind = true
          return nil
        }
        demand -= 1
        isBehind = false
        return receiveValue
      }
      deliver(value, receive)
    }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    delivery.withLock { takeAll().completion?(completion) }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let onRequest = lock.withLock {
      self.demand += demand
      return self.onRequest
    }
    onRequest?()
    delivery.withLock {
      let first: (current: () -> Output, receive: (Output) -> Subscribers.Demand)? = lock.withLock {
        guard self.demand > .none, isBehind, let current, let receiveValue else { return nil }
        isBehind = false
        self.demand -= 1
        return (current, receiveValue)
      }
      if let first { deliver(first.current(), first.receive) }
    }
  }

  func cancel() {
    let all = takeAll()
    withExtendedLifetime(all) { all.onEnd?() }
  }

  private func deliver(_ value: Output, _ receive: ((Output) -> Subscribers.Demand)?) {
    let more = receive?(value) ?? .none
    if more > .none { request(more) }
  }

  private func takeAll() -> (
    value: ((Output) -> Subscribers.Demand)?,
    completion: ((Subscribers.Completion<Failure>) -> Void)?,
    onEnd: (() -> Void)?
  ) {
    lock.withLock {
      defer {
        receiveValue = nil
        receiveCompletion = nil
        current = nil
        onRequest = nil
        onEnd = nil
      }
      return (receiveValue, receiveCompletion, onEnd)
    }
  }
}
