public import Findings
public import TraceModel

extension TreeLayout {
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - findings: The findings of the analyzer about the trace; those after the moment are
  ///     counted, not drawn.
  ///   - measurer: Measures text as the renderer draws it.
  /// - Returns: The picture: windows with their views from left to right, below them the objects
  ///   that are in no window, beside them the frames to scale; or the controllers.
  /// - Throws: ``LayoutError`` with code `nothing-to-draw`, `moment-outside` or `unknown-mark`.
  public func scene(
    of trace: Trace,
    findings: [Finding],
    measurer: some TextMeasurer
  ) throws(LayoutError) -> Scene {
    let history = TraceHistory(trace)
    let finder = MomentFinder(history: history)
    // Compared with an earlier moment, a tree without objects shows the removed ones.
    let isAlone = options.since == nil
    let later = try finder.tree(at: options.moment, withWindow: isAlone)
    let changes = try changes(until: later, finder)
    let tree = changes?.tree ?? later
    let note = finder.note(on: later, at: options.moment)
    // The end of a trace without a window is shown by the last moment with one.
    let isEnd = options.moment == .end
    let current = findings.filter { isEnd || $0.time <= tree.time || $0.evidence.isEmpty }
    var cards = TreeCards(
      tree,
      history,
      options: options,
      subjectsWithFindings: Set(current.map(\.subject)),
      changes: changes
    )
    guard !cards.cards.isEmpty else {
      throw finder.nothing(options.content, at: options.moment, tree)
    }
    let unplaced = cards.attach(current)
    let fitter = TextFitter(measurer)
    let lines = [
      try summary(later, finder, changes, current.count),
      notes(cards, later: findings.count - current.count),
    ]
    let heading = PictureHeading(
      title: options.title ?? trace.header.title,
      fallback: options.form == .controllers ? "Controllers" : "View tree",
      lines: lines.filter { !$0.isEmpty },
      fitter: fitter
    )
    let canvas = TreeCanvas(
      heading: heading,
      cards: cards,
      faces: cards.cards.map { CardFace($0, cards, tree, history, fitter: fitter) },
      unplaced: unplaced,
      tree: tree,
      visible: later,
      history: history,
      options: options,
      fitter: fitter
    )
    let isFree = options.form == .auto || options.form == .controllers
    let isOutline = options.form == .outline || isFree && cards.cards.count > Self.mostCards
    var scene =
      isOutline ? OutlinePicture(canvas: canvas).scene() : TreePicture(canvas: canvas).scene()
    if !isOutline, isFree, scene.size.width > Self.widest {
      scene = OutlinePicture(canvas: canvas).scene()
    }
    scene.notes = note.isEmpty ? [] : [note]
    return scene
  }

  func changes(
    until later: ViewTree,
    _ finder: MomentFinder
  ) throws(LayoutError) -> TreeChanges? {
    guard let since = options.since else { return nil }
    let earlier = try finder.tree(at: since)
    guard earlier.events <= later.events else {
      let names = (finder.text(of: since, earlier), finder.text(of: options.moment, later))
      throw LayoutError(
        .momentOutside,
        "\(names.0) comes after \(names.1)",
        help: "name the earlier moment first"
      )
    }
    return TreeChanges(from: earlier, to: later, finder.history, of: options.form)
  }

  private func summary(
    _ tree: ViewTree,
    _ finder: MomentFinder,
    _ changes: TreeChanges?,
    _ findings: Int
  ) throws(LayoutError) -> String {
    let views = tree.nodes.count { $0.kind.isView }
    let controllers = tree.nodes.count { $0.kind.isController }
    var parts = [views.counted("view"), controllers.counted("controller")]
    let nodes = tree.nodes.count { $0.kind == .swiftUIView }
    if nodes > 0 { parts.append(nodes.counted("SwiftUI view")) }
    if findings > 0 { parts.append(findings.counted("finding")) }
    let moment = try moment(of: tree, finder, changes)
    guard changes == nil else { return "F" + moment.dropFirst() }
    return (parts + [moment]).joined(separator: " · ")
  }

  /// Describes the moment of a tree, or both moments and the changes between them.
  func moment(
    of tree: ViewTree,
    _ finder: MomentFinder,
    _ changes: TreeChanges?
  ) throws(LayoutError) -> String {
    let moment = finder.text(of: options.moment, tree)
    guard let changes, let since = options.since else { return "at \(moment)" }
    let earlier = finder.text(of: since, try finder.tree(at: since))
    return "from \(earlier) to \(moment) · \(changes.summary)"
  }

  private func notes(_ cards: TreeCards, later: Int) -> String {
    var parts: [String] = []
    if cards.omitted > 0 {
      let limit = options.maxCards.grouped
      parts.append("\(cards.omitted.counted("object")) over the limit of \(limit) cards")
    }
    if cards.tooDeep > 0, let depth = options.maxDepth {
      parts.append("\(cards.tooDeep.counted("view")) below level \(depth)")
    }
    if later > 0 { parts.append("\(later.counted("finding")) of later moments") }
    return parts.isEmpty ? "" : "Not drawn: " + parts.joined(separator: ", ")
  }
}
