extension Publishers {
  /// A publisher of the values that satisfy a condition.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// Returns whether a value is delivered.
    public let isIncluded: (Output) -> Bool

    /// Creates a publisher of the values that satisfy a condition.
    public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage<Output, S>(subscriber) { isIncluded($0) ? .pass($0) : .skip })
    }
  }

  /// A publisher that omits values equal to their predecessors.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// Returns whether two successive values are equal.
    public let predicate: (Output, Output) -> Bool

    /// Creates a publisher that omits values equal to their predecessors.
    public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let previous = Protected<Output?>(nil)
      upstream.subscribe(
        Stage<Output, S>(subscriber) { value in
          if let previous = previous.get(), predicate(previous, value) { return .skip }
          previous.change { $0 = value }
          return .pass(value)
        }
      )
    }
  }

  /// A publisher that omits the first values.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The number of omitted values.
    public let count: Int

    /// Creates a publisher that omits the first values.
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "a count is not negative")
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let remaining = Protected(count)
      upstream.subscribe(
        Stage<Output, S>(subscriber) { value in
          let isOmitted = remaining.change { count in
            guard count > 0 else { return false }
            count -= 1
            return true
          }
          return isOmitted ? .skip : .pass(value)
        }
      )
    }
  }

  /// A publisher of the first values.
  public struct Prefix<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The number of delivered values.
    public let count: Int

    /// Creates a publisher of the first values.
    public init(upstream: Upstream, count: Int) {
      precondition(count >= 0, "a count is not negative")
      self.upstream = upstream
      self.count = count
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      guard count > 0 else {
        Empty<Output, Failure>().subscribe(subscriber)
        return
      }
      let remaining = Protected(count)
      upstream.subscribe(
        Stage<Output, S>(subscriber) { value in
          let rest = remaining.change { count in
            count -= 1
            return count
          }
          return rest > 0 ? .pass(value) : .last(value)
        }
      )
    }
  }

  /// A publisher of the first value that satisfies a condition.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the errors.
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// Returns whether a value is the delivered one.
    public let predicate: (Output) -> Bool

    /// Creates a publisher of the first value that satisfies a condition.
    public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Stage<Output, S>(subscriber) { predicate($0) ? .last($0) : .skip })
    }
  }
}

extension Publisher {
  /// Delivers the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Omits values equal to their predecessors, by a condition.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Omits the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Delivers the first value and completes.
  public func first() -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, count: 1)
  }

  /// Delivers the first value that satisfies a condition and completes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Delivers the first values and completes.
  public func prefix(_ maxLength: Int) -> Publishers.Prefix<Self> {
    Publishers.Prefix(upstream: self, count: maxLength)
  }
}

extension Publisher where Output: Equatable {
  /// Omits values equal to their predecessors.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}
