/// A type that delivers values to subscribers, with the names of Combine's `Publisher`
/// (developer.apple.com/documentation/combine/publisher).
///
/// This module is a subset of Combine for life cycles: what observable objects, their properties and
/// notifications need, with Combine's names, orders and rules of threads. The differences:
///
/// - Demand is all or nothing: a publisher delivers nothing until a subscriber requests a value, and
///   then delivers every value, whatever the number.
/// - Operators that this module does not list do not exist: `zip`, `flatMap`, the `try` forms,
///   operators on errors, buffers and encoders.
/// - Subscribers have no `combineIdentifier`, and operators are not `Equatable`.
/// - Times are those of the scheduler. Within a run of the HeadlessUIKit module the queues and timers
///   of Dispatch and Foundation work on the clock of the run, and so do `delay`, `debounce` and
///   `Timer.publish`.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the errors; `Never` if the publisher cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber, which receives a subscription first.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(
    _ subscriber: S
  ) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subject, which sends all events of this publisher.
  public func subscribe<S: Subject>(
    _ subject: S
  ) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    let subscriber = SubjectSubscriber(subject)
    receive(subscriber: subscriber)
    return AnyCancellable(subscriber)
  }
}

/// A type that receives the events of a publisher: a subscription, then values, then at most one
/// completion.
public protocol Subscriber<Input, Failure> {
  /// The type of the values.
  associatedtype Input
  /// The type of the errors.
  associatedtype Failure: Error

  /// Receives the subscription, with which the subscriber requests values.
  func receive(subscription: any Subscription)

  /// Receives a value and returns the additional demand, which this module ignores.
  func receive(_ input: Input) -> Subscribers.Demand

  /// Receives the end of the values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives an event without a value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable {
  /// Requests values. Each demand except ``Subscribers/Demand/none`` requests all of them.
  func request(_ demand: Subscribers.Demand)
}

/// The namespace of types that act as subscribers.
public enum Subscribers {
  /// The number of values that a subscriber requests.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The number, or `nil` for all values.
    public let max: Int?

    /// A request for all values.
    public static let unlimited = Demand(max: nil)

    /// A request for no value.
    public static let none = Demand(max: 0)

    /// A request for a number of values.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is not negative")
      return Demand(max: value)
    }

    /// The sum of both demands.
    public static func + (first: Demand, second: Demand) -> Demand {
      guard let one = first.max, let other = second.max else { return .unlimited }
      let (sum, isTooLarge) = one.addingReportingOverflow(other)
      return isTooLarge ? .unlimited : .max(sum)
    }

    /// Whether the first one is smaller.
    public static func < (first: Demand, second: Demand) -> Bool {
      guard let one = first.max else { return false }
      guard let other = second.max else { return true }
      return one < other
    }
  }

  /// The end of the values of a publisher.
  public enum Completion<Failure: Error> {
    /// The publisher has delivered all values.
    case finished
    /// The publisher stopped with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}

/// The namespace of types that act as publishers.
public enum Publishers {}
