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

    /// Creates a publisher of the values of two publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, count: 2)
      a.subscribe(junction.branch(0) { $0 })
      b.subscribe(junction.branch(1) { $0 })
    }
  }

  /// A publisher of the values of any number of publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publishers of the values.
    public let publishers: [Upstream]

    /// Creates a publisher of the values of several publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher of the values of a sequence of publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      guard !publishers.isEmpty else {
        Empty<Output, Failure>().subscribe(subscriber)
        return
      }
      let junction = Junction(subscriber, count: publishers.count)
      for (index, publisher) in publishers.enumerated() {
        publisher.subscribe(junction.branch(index) { $0 })
      }
    }
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

    /// Creates a publisher of pairs of the latest values.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let junction = Junction(subscriber, count: 2, needsAll: true)
      let latest = Protected<(a: A.Output?, b: B.Output?)>((nil, nil))
      func pair(_ change: (inout (a: A.Output?, b: B.Output?)) -> Void) -> Output? {
        let (first, second) = latest.change { values in
          change(&values)
          return values
        }
        guard let first, let second else { return nil }
        return (first, second)
      }
      a.subscribe(junction.branch(0) { value in pair { $0.a = value } })
      b.subscribe(junction.branch(1) { value in pair { $0.b = value } })
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

    /// Creates a publisher of triples of the latest values.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Delivers the values of this and a different publisher.
  public func merge<P: Publisher>(
    with other: P
  ) -> Publishers.Merge<Self, P> where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }

  /// Delivers the latest values of this and a different publisher, once both have values.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Delivers a result of the latest values of this and a different publisher, once both have values.
  public func combineLatest<P: Publisher, Result>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, Result> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map(transform)
  }

  /// Delivers the latest values of this and two different publishers, once all have values.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ first: P,
    _ second: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, first, second)
  }
}
