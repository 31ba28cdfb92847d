import Foundation

/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// The type of the errors.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: SequenceSubscription(subscriber, CollectionOfOne(output)))
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the publisher completes at once, instead of never.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// Creates a publisher without values from its types.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type)
  {
    self.completeImmediately = completeImmediately
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: EndedSubscription())
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher that fails.
  public init(error: Failure) {
    self.error = error
  }

  /// Creates a publisher that fails, from its types.
  public init(outputType: Output.Type, failure: Failure) {
    error = failure
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: EndedSubscription())
    subscriber.receive(completion: .failure(error))
  }
}

extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// The type of the values.
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Creates a publisher of the elements of a sequence.
    public init(sequence: Elements) {
      self.sequence = sequence
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: SequenceSubscription(subscriber, sequence))
    }
  }
}

extension Swift.Sequence {
  /// A publisher of the elements, in their order.
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}

/// Delivers the elements of a sequence at the first demand, then the completion.
private final class SequenceSubscription<Elements: Swift.Sequence, Downstream: Subscriber>:
  Subscription
where Downstream.Input == Elements.Element {
  private let lock = NSLock()
  private var elements: Elements?
  private var downstream: Downstream?

  init(_ downstream: Downstream, _ elements: Elements) {
    self.downstream = downstream
    self.elements = elements
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    let elements = lock.withLock {
      defer { self.elements = nil }
      return self.elements
    }
    guard let elements else { return }
    for element in elements {
      guard let downstream = lock.withLock({ self.downstream }) else { return }
      _ = downstream.receive(element)
    }
    let downstream = takeDownstream()
    downstream?.receive(completion: .finished)
  }

  func cancel() {
    let downstream = takeDownstream()
    withExtendedLifetime(downstream) {}
  }

  private func takeDownstream() -> Downstream? {
    lock.withLock {
      defer { downstream = nil }
      return downstream
    }
  }
}
