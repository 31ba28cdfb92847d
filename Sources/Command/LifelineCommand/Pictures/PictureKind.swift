package import DiagramLayout
package import Findings
package import TraceModel

/// A kind of picture with the options of its layout.
package enum PictureKind {
  case timeline(TimelineLayout.Options)
  case sequence(SequenceLayout.Options)
  /// A tree, at the moment of its options or between two moments, each a mark or a time.
  case tree(TreeLayout.Options, from: String? = nil, to: String? = nil)
  case film(FilmLayout.Options)

  /// The ending of the default file name, after the name of the input.
  var suffix: String {
    switch self {
    case .timeline: "timeline"
    case .sequence: "sequence"
    case .tree: "tree"
    case .film: "film"
    }
  }

  /// Whether the picture has a form as text.
  var hasText: Bool {
    switch self {
    case .timeline, .sequence: false
    case .tree, .film: true
    }
  }

  /// Prints a trace as text; `nil` for a kind without a form as text.
  func text(of trace: Trace) throws(LayoutError) -> PrintedTree? {
    switch self {
    case .timeline, .sequence: return nil
    case .tree(let options, let from, let to):
      return try Self.layout(options, from, to, of: trace).text(of: trace)
    case .film(let options): return try FilmLayout(options: options).text(of: trace)
    }
  }

  /// The layout of a tree with its moments in a trace.
  private static func layout(
    _ options: TreeLayout.Options,
    _ from: String?,
    _ to: String?,
    of trace: Trace
  ) -> TreeLayout {
    var options = options
    if let from { options.since = TreeLayout.Moment(from, in: trace) }
    if let to { options.moment = TreeLayout.Moment(to, in: trace) }
    return TreeLayout(options: options)
  }

  /// Lays out the picture of a trace.
  package func scene(
    of trace: Trace,
    findings: [Finding],
    measurer: some TextMeasurer
  ) throws(LayoutError) -> Scene {
    switch self {
    case .timeline(let options):
      return try TimelineLayout(options: options)
        .scene(of: trace, findings: findings, measurer: measurer)
    case .sequence(let options):
      return try SequenceLayout(options: options)
        .scene(of: trace, findings: findings, measurer: measurer)
    case .tree(let options, let from, let to):
      return try Self.layout(options, from, to, of: trace)
        .scene(of: trace, findings: findings, measurer: measurer)
    case .film(let options):
      return try FilmLayout(options: options)
        .scene(of: trace, findings: findings, measurer: measurer)
    }
  }
}
