internal import Findings
internal import TraceComparison
internal import TraceModel

/// The content of a view of a page: a trace, or two traces on one axis.
struct PageView {
  /// The events; of a comparison those of both traces.
  let trace: Trace
  /// The findings; their events and objects are those of ``trace``.
  let findings: [Finding]
  /// The name of the file or test; empty if there is none.
  let name: String
  /// The omissions, one sentence each.
  let notes: [String]
  /// The comparison; `nil` for one trace.
  let joined: JoinedTraces?

  /// The name in the list of views.
  var label: String { name.isEmpty ? trace.header.title : name }

  /// Shows a trace.
  init(_ paged: PagedTrace, mostEvents: Int) {
    let reduced = ReducedTrace(paged.trace, findings: paged.findings, mostEvents: mostEvents)
    trace = reduced.trace
    findings = reduced.findings
    name = paged.name
    notes = reduced.notes
    joined = nil
  }

  /// Compares two traces.
  init(
    comparing first: PagedTrace,
    _ second: PagedTrace,
    _ options: ComparisonOptions,
    mostEvents: Int
  ) {
    let sides = [first, second].map { side in
      ReducedTrace(side.trace, findings: side.findings, mostEvents: max(1, mostEvents / 2))
    }
    let names = [first, second].map { side in
      side.name.isEmpty ? side.trace.header.title : side.name
    }
    let comparison = TraceComparison(first.trace, second.trace, options: options)
    let joined = JoinedTraces(comparison, sides, names: names)
    self.joined = joined
    trace = joined.trace
    findings = joined.findings
    name = names.filter { !$0.isEmpty }.joined(separator: " ↔ ")
    notes =
      comparison.notes.map { "\($0.prefix(1).uppercased())\($0.dropFirst())." }
      + zip(JoinedTraces.letters, sides).flatMap { letter, side in
        side.notes.map { "\(letter): \($0)" }
      }
  }
}
