public import OpenCombine

extension Publisher {
  /// Shares the values of one subscription between all subscribers.
  public func share() -> Publishers.Shared<Self> { Publishers.Shared(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Delivers nothing until the result is connected.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}

extension Publishers {
  /// A publisher that subscribes to its upstream once for all its subscribers.
  ///
  /// The first subscriber starts the subscription, and the last one that leaves cancels it.
  public final class Shared<Upstream: OpenCombine.Publisher>: Publisher, Equatable {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// Creates a publisher.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      shared.receive(subscriber: subscriber)
    }

    /// Whether both are the same object.
    public static func == (first: Shared, second: Shared) -> Bool { first === second }
  }
}
