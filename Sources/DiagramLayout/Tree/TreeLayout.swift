public import TraceAnalysis
public import TraceModel

/// Lays out the tree of views of one moment.
///
/// - Parameters:
///   - trace: The trace.
///   - findings: What the analyzer said about it; those that come later than the moment are
///     counted, not drawn.
///   - options: The moment, and what to show.
///   - measurer: Measures text as the renderer will draw it.
/// - Returns: The picture.
/// - Throws: ``LayoutError`` with code `nothing-to-draw`, `moment-outside` or `unknown-mark`.
public func treeScene(
  trace: Trace,
  findings: [Finding],
  options: TreeLayout.Options = TreeLayout.Options(),
  measurer: some TextMeasurer
) throws(LayoutError) -> Scene {
  try TreeLayout(options: options).scene(of: trace, findings: findings, measurer: measurer)
}

extension TreeLayout {
  /// Lays out the tree of views of one moment.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - findings: What the analyzer said about it.
  ///   - measurer: Measures text as the renderer will draw it.
  /// - Returns: The picture: windows with their views from left to right, below them what is in no
  ///   window, beside them the frames to scale.
  /// - Throws: ``LayoutError`` with code `nothing-to-draw`, `moment-outside` or `unknown-mark`.
  public func scene(
    of trace: Trace,
    findings: [Finding],
    measurer: some TextMeasurer
  ) throws(LayoutError) -> Scene {
    let history = TraceHistory(trace)
    let tree = try tree(of: history)
    var cards = TreeCards(tree, limit: options.maxCards)
    guard !cards.cards.isEmpty else {
      throw LayoutError(
        .nothingToDraw,
        "no view or controller is alive at \(momentText(tree, history))",
        help: "choose another moment; the trace ends at \(TimeText.length(history.end.nanoseconds))"
      )
    }
    let current = findings.filter { $0.time <= tree.time || $0.evidence.isEmpty }
    let homeless = cards.attach(current)
    let fitter = TextFitter(measurer)
    let lines = [
      summary(tree, history, cards, current.count - homeless.count),
      notes(cards, later: findings.count - current.count, homeless: homeless),
    ]
    let heading = PictureHeading(
      title: options.title ?? trace.header.title,
      fallback: "View tree",
      lines: lines.filter { !$0.isEmpty },
      fitter: fitter
    )
    return TreePicture(
      heading: heading,
      cards: cards,
      tree: tree,
      history: history,
      options: options,
      fitter: fitter
    ).scene()
  }

  private func tree(of history: TraceHistory) throws(LayoutError) -> ViewTree {
    switch options.moment {
    case .end: return history.tree(afterEvents: history.trace.events.count)
    case .time(let time):
      guard time >= .zero, time <= history.end else {
        throw LayoutError(
          .momentOutside,
          "\(TimeText.length(time.nanoseconds)) is outside the trace",
          help: "choose a time from 0 to \(TimeText.length(history.end.nanoseconds))"
        )
      }
      return history.tree(at: time)
    case .mark(let name):
      if let tree = history.tree(atMark: name) { return tree }
      var known: [String] = []
      for mark in history.marks where !known.contains(mark.name) && known.count < 12 {
        known.append(mark.name)
      }
      throw LayoutError(
        .unknownMark,
        "the trace has no mark '\(name)'",
        help: known.isEmpty
          ? "the trace has no marks; choose a time"
          : "choose one of its marks: \(known.joined(separator: ", "))"
      )
    }
  }

  private func momentText(_ tree: ViewTree, _ history: TraceHistory) -> String {
    let time = history.isUntimed ? "event \(tree.events)" : TimeText.length(tree.time.nanoseconds)
    return switch options.moment {
    case .end: "the end, \(time)"
    case .time: time
    case .mark(let name): "mark “\(name)”, \(time)"
    }
  }

  private func summary(
    _ tree: ViewTree,
    _ history: TraceHistory,
    _ cards: TreeCards,
    _ findings: Int
  ) -> String {
    let views = tree.nodes.count { $0.kind.isView }
    let controllers = tree.nodes.count { $0.kind.isController }
    var parts = [Count.phrase(views, "view"), Count.phrase(controllers, "controller")]
    if findings > 0 { parts.append(Count.phrase(findings, "finding")) }
    parts.append("at \(momentText(tree, history))")
    return parts.joined(separator: " · ")
  }

  private func notes(_ cards: TreeCards, later: Int, homeless: [Finding]) -> String {
    var parts: [String] = []
    if cards.omitted > 0 {
      let limit = Count.grouped(options.maxCards)
      parts.append("\(Count.phrase(cards.omitted, "object")) over the limit of \(limit) cards")
    }
    if later > 0 { parts.append("\(Count.phrase(later, "finding")) of later moments") }
    let general = homeless.count { $0.subject == .none }
    if general > 0 { parts.append("\(Count.phrase(general, "finding")) about the trace") }
    let absent = homeless.count - general
    if absent > 0 { parts.append("\(Count.phrase(absent, "finding")) about objects not here") }
    return parts.isEmpty ? "" : "Not drawn: " + parts.joined(separator: ", ")
  }
}
