public import TraceModel

/// The part of a trace that a picture shows.
///
/// The heading counts the objects, calls and findings that are left out.
public struct PictureFilter: Hashable, Sendable {
  /// A moment at which the part begins or ends.
  public enum Moment: Hashable, Sendable {
    /// A time since the trace began.
    case time(Instant)
    /// The first mark of a name.
    case mark(String)
  }

  /// The objects and calls to show: class names, in which `*` matches any characters, or words of
  /// ``areas``; empty for all.
  ///
  /// Words for objects limit the objects, words for calls limit the calls.
  public var only: [String]
  /// The objects and calls to leave out, in the form of ``only``.
  public var hide: [String]
  /// The first moment that is shown; `nil` for the beginning.
  public var from: Moment?
  /// The last moment that is shown; `nil` for the end.
  public var to: Moment?

  /// Creates a filter.
  public init(
    only: [String] = [],
    hide: [String] = [],
    from: Moment? = nil,
    to: Moment? = nil
  ) {
    self.only = only
    self.hide = hide
    self.from = from
    self.to = to
  }

  /// The words for kinds of objects, then those for kinds of calls.
  public static var areas: [String] {
    ObjectArea.allCases.map(\.rawValue) + CallArea.allCases.map(\.rawValue)
  }
}
