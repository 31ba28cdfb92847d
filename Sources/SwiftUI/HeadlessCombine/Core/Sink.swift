import Foundation

extension Subscribers {
  /// A subscriber that requests all values and passes them to closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let lock = NSLock()
    private var link = Link()
    /// Released at the end of the subscription, with all that the closures capture.
    private var closures: (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?

    /// Creates a subscriber with a closure for the completion and a closure for values.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      closures = (receiveValue, receiveCompletion)
    }

    /// Stores the subscription and requests all values.
    public func receive(subscription: any Subscription) {
      guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    /// Receives a value.
    public func receive(_ input: Input) -> Demand {
      let closure = lock.withLock { closures?.value }
      closure?(input)
      return .none
    }

    /// Ends the subscription.
    public func receive(completion: Completion<Failure>) {
      let (closures, _) = end()
      closures?.completion(completion)
    }

    /// Ends the subscription.
    public func cancel() {
      // The closures are released after the lock, because their captures may end subscriptions.
      let (closures, subscription) = end()
      withExtendedLifetime(closures) { subscription?.cancel() }
    }

    private func end() -> (
      closures: (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?,
      subscription: (any Subscription)?
    ) {
      lock.withLock {
        defer { closures = nil }
        return (closures, link.end())
      }
    }
  }

  /// A subscriber that writes each value into a property of an object, which it retains until the
  /// completion.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// The type of the errors.
    public typealias Failure = Never

    private let lock = NSLock()
    private var link = Link()
    private var target: Root?
    private let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// Creates a subscriber that writes a property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      target = object
      self.keyPath = keyPath
    }

    /// Stores the subscription and requests all values.
    public func receive(subscription: any Subscription) {
      guard lock.withLock({ link.accept(subscription) }) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    /// Receives a value.
    public func receive(_ input: Input) -> Demand {
      let target = lock.withLock { self.target }
      target?[keyPath: keyPath] = input
      return .none
    }

    /// Ends the subscription.
    public func receive(completion: Completion<Never>) { _ = end() }

    /// Ends the subscription.
    public func cancel() {
      let (target, subscription) = end()
      withExtendedLifetime(target) { subscription?.cancel() }
    }

    private func end() -> (target: Root?, subscription: (any Subscription)?) {
      lock.withLock {
        defer { target = nil }
        return (target, link.end())
      }
    }
  }
}

extension Publisher {
  /// Calls closures with the completion and with each value, until the result is cancelled or
  /// released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion,
      receiveValue: receiveValue
    )
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value into a property of an object, which is retained until the publisher completes
  /// or the result is cancelled.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>,
    on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    receive(subscriber: assign)
    return AnyCancellable(assign)
  }
}
