/// A stream of events in the order of their lines: a trace file, a device log.
///
/// Call ``next()`` until it returns `nil`; then ``header``, ``end`` and ``problems`` are complete.
public protocol TraceEventSource {
  /// The texts of the names in the events that were returned so far.
  var names: NameTable { get }
  /// The part of the header that was read.
  var header: TraceHeader { get }
  /// How the input ended; `status` is `cut` until a footer was read.
  var end: TraceEnd { get }
  /// The problems so far, in the order of lines.
  var problems: [TraceProblem] { get }

  /// Returns the next event, or `nil` at the end of the input.
  ///
  /// - Throws: An error of the source if the input cannot be read or if its version is too new.
  ///   Damaged lines are skipped and reported in ``problems``.
  mutating func next() throws -> TraceEvent?
}
