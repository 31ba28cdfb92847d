/// A publisher whose type is erased.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let box: any Publisher<Output, Failure>

  /// Creates a publisher that passes its subscribers to a different one.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = (publisher as? AnyPublisher<Output, Failure>)?.box ?? publisher
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(
    subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    box.receive(subscriber: subscriber)
  }
}

extension Publisher {
  /// The same publisher with its type erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}
