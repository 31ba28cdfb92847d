import Foundation

/// The effect of an operator on a value.
enum Step<Output> {
  /// Delivers a value.
  case pass(Output)
  /// Delivers nothing.
  case skip
  /// Delivers a value, cancels the upstream and completes.
  case last(Output)
  /// Cancels the upstream and completes.
  case end
}

/// The subscriber and subscription of an operator that handles values one by one.
final class Stage<Input, Downstream: Subscriber>: Subscriber, Subscription {
  typealias Failure = Downstream.Failure

  private let lock = NSLock()
  private var link = Link()
  private let downstream: Downstream
  private let step: (Input) -> Step<Downstream.Input>

  init(_ downstream: Downstream, step: @escaping (Input) -> Step<Downstream.Input>) {
    self.downstream = downstream
    self.step = step
  }

  func receive(subscription: any Subscription) {
    guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard lock.withLock({ link.isSubscribed }) else { return .none }
    switch step(input) {
    case .pass(let output): _ = downstream.receive(output)
    case .skip: break
    case .last(let output):
      // Ended before the delivery, so that a value sent meanwhile is not delivered.
      guard let upstream = lock.withLock({ link.end() }) else { break }
      _ = downstream.receive(output)
      upstream.cancel()
      downstream.receive(completion: .finished)
    case .end:
      guard let upstream = lock.withLock({ link.end() }) else { break }
      upstream.cancel()
      downstream.receive(completion: .finished)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard lock.withLock({ link.end() }) != nil else { return }
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { link.subscription }?.request(demand)
  }

  func cancel() {
    lock.withLock { link.end() }?.cancel()
  }
}

/// A value that several threads may replace.
final class Protected<Value> {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func get() -> Value { lock.withLock { value } }

  /// Changes the value.
  ///
  /// The closure must not call code of the app.
  func change<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
