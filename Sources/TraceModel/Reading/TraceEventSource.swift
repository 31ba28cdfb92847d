/// A stream of events in the order of their lines: a trace file, a device log.
///
/// Pull events until ``next()`` returns `nil`; ``header``, ``end`` and ``problems`` tell the rest.
public protocol TraceEventSource {
  /// The texts of the names in the events that were returned so far.
  var names: NameTable { get }
  /// What the input says about itself, as far as it was read.
  var header: TraceHeader { get }
  /// How the input ended; `status` is `cut` until a footer was read.
  var end: TraceEnd { get }
  /// What could not be used so far, in the order of lines.
  var problems: [TraceProblem] { get }

  /// Returns the next event, or `nil` at the end of the input.
  ///
  /// - Throws: An error of the source when the input can't be read at all, or its version is too
  ///   new. Damaged lines are no errors: they are skipped and stand in ``problems``.
  mutating func next() throws -> TraceEvent?
}
