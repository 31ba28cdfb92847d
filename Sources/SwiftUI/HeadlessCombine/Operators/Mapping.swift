extension Publishers {
  /// A publisher that transforms each value.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// Returns the transformed value.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher that transforms each value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage<Upstream.Output, S>(subscriber) { .pass(transform($0)) })
    }
  }

  /// A publisher that transforms each value and omits `nil`.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// Returns the transformed value, or `nil` to omit it.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher that omits `nil`.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Stage<Upstream.Output, S>(subscriber) { transform($0).map(Step.pass) ?? .skip }
      )
    }
  }

  /// A publisher that combines each value with the previous result.
  public struct Scan<Upstream: Publisher, Output>: Publisher {
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Returns the next result.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher of the results.
    public init(
      upstream: Upstream,
      initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let result = Protected(initialResult)
      upstream.subscribe(
        Stage<Upstream.Output, S>(subscriber) { value in
          let next = nextPartialResult(result.get(), value)
          result.change { $0 = next }
          return .pass(next)
        }
      )
    }
  }
}

extension Publisher {
  /// Transforms each value.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Delivers a property of each value.
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
  }

  /// Transforms each value and omits the results that are `nil`.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> Publishers.CompactMap<Self, Result> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Combines each value with the previous result, and delivers the results.
  public func scan<Result>(
    _ initialResult: Result,
    _ nextPartialResult: @escaping (Result, Output) -> Result
  ) -> Publishers.Scan<Self, Result> {
    Publishers.Scan(
      upstream: self,
      initialResult: initialResult,
      nextPartialResult: nextPartialResult
    )
  }
}
