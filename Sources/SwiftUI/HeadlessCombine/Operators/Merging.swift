public import OpenCombine

extension Publishers {
  /// A publisher of the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = A.Output
    /// The type of the errors.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      MergeMany(a.eraseToAnyPublisher(), b.eraseToAnyPublisher()).receive(subscriber: subscriber)
    }
  }

  /// A publisher of the values of any number of publishers.
  ///
  /// Completes when all have completed, and fails with the first that fails.
  public struct MergeMany<Upstream: OpenCombine.Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publishers of the values.
    public let publishers: [Upstream]

    /// Creates a publisher.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      Sequence(sequence: publishers).flatMap { $0 }.receive(subscriber: subscriber)
    }

    /// Adds a publisher.
    public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
  }

  /// A publisher of pairs of the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      typealias Latest = LatestPair<A.Output, B.Output>
      let first = a.map(Latest.Event.first).append(.firstEnd)
      let second = b.map(Latest.Event.second).append(.secondEnd)
      Merge(first, second)
        .scan(Latest()) { $0.after($1) }
        .prefix { $0.canHaveValue }
        .compactMap(\.value)
        .receive(subscriber: subscriber)
    }
  }

  /// A publisher of triples of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
  }

  /// A publisher of quadruples of the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the values.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The type of the errors.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      a.combineLatest(b).combineLatest(c.combineLatest(d)).map { ($0.0, $0.1, $1.0, $1.1) }
        .receive(subscriber: subscriber)
    }
  }
}

/// The latest values of two publishers.
private struct LatestPair<First, Second> {
  enum Event {
    case first(First)
    case second(Second)
    case firstEnd
    case secondEnd
  }

  private var first: First?
  private var second: Second?
  /// Whether the latest event was a value.
  private var isNew = false
  /// Whether a publisher may still have a value that makes a pair possible.
  private(set) var canHaveValue = true

  var value: (First, Second)? {
    guard isNew, let first, let second else { return nil }
    return (first, second)
  }

  func after(_ event: Event) -> LatestPair {
    var next = self
    next.isNew = true
    switch event {
    case .first(let value): next.first = value
    case .second(let value): next.second = value
    case .firstEnd: (next.isNew, next.canHaveValue) = (false, canHaveValue && first != nil)
    case .secondEnd: (next.isNew, next.canHaveValue) = (false, canHaveValue && second != nil)
    }
    return next
  }
}

extension Publisher {
  /// Delivers the values of this and a different publisher.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Delivers the values of this and several different publishers.
  public func merge(
    with first: any Publisher<Output, Failure>,
    _ second: any Publisher<Output, Failure>,
    _ others: any Publisher<Output, Failure>...
  ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
    let others = ([first, second] + others).map { $0.eraseToAnyPublisher() }
    return Publishers.MergeMany([eraseToAnyPublisher()] + others)
  }

  /// Delivers the latest values of this and a different publisher, once both have values.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Delivers a result of the latest values of this and a different publisher, once both have
  /// values.
  public func combineLatest<P: Publisher, Result>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, Result> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  /// Delivers the latest values of this and two different publishers, once all have values.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P,
    _ second: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, first, second)
  }

  /// Delivers a result of the latest values of this and two different publishers, once all have
  /// values.
  public func combineLatest<P: Publisher, Q: Publisher, Result>(
    _ first: P,
    _ second: Q,
    _ transform: @escaping (Output, P.Output, Q.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, Result>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(first, second).map(transform)
  }

  /// Delivers the latest values of this and three different publishers, once all have values.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ first: P,
    _ second: Q,
    _ third: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, first, second, third)
  }

  /// Delivers a result of the latest values of this and three different publishers, once all have
  /// values.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, Result>(
    _ first: P,
    _ second: Q,
    _ third: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, Result>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(first, second, third).map(transform)
  }
}
