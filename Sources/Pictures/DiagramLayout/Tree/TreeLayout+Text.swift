package import TraceModel

/// A tree, or the trees of several moments, as text.
package struct PrintedTree {
  /// The lines.
  package var text: String
  /// Notes on the text for the reader: its moment, and its omissions.
  package var notes: [String]

  /// Joins lines; hidden characters and commands of build servers are spelled out.
  fileprivate static func text(_ lines: [String]) -> String {
    VisibleText.lines(lines.map { VisibleText.of($0) + "\n" }.joined())
  }
}

extension TreeLayout {
  /// Prints the tree of one moment.
  ///
  /// All objects have a line: the options that limit or fold cards do not apply. With an earlier
  /// moment, a line ends with the change of its object.
  ///
  /// - Parameter trace: The trace.
  /// - Returns: The lines; a note states the moment.
  /// - Throws: ``LayoutError`` with code `nothing-to-draw`, `moment-outside` or `unknown-mark`.
  package func text(of trace: Trace) throws(LayoutError) -> PrintedTree {
    let finder = MomentFinder(history: TraceHistory(trace))
    let later = try finder.tree(at: options.moment, withWindow: options.since == nil)
    let changes = try changes(until: later, finder)
    let lines = TreeText(
      options.content,
      changes?.tree ?? later,
      finder.history,
      changes: changes
    ).lines
    guard !lines.isEmpty else { throw finder.nothing(options.content, at: options.moment, later) }
    let note = finder.note(on: later, at: options.moment)
    let moment = try moment(of: later, finder, changes)
    return PrintedTree(
      text: PrintedTree.text(lines),
      notes: [note.isEmpty ? "the tree \(moment)" : note]
    )
  }
}

extension FilmLayout {
  /// Prints the trees of several moments, each with the changes since the moment before.
  ///
  /// - Parameter trace: The trace.
  /// - Returns: For each moment a heading and the lines of its tree, separated by empty lines.
  /// - Throws: ``LayoutError`` with code `nothing-to-draw`.
  package func text(of trace: Trace) throws(LayoutError) -> PrintedTree {
    let history = TraceHistory(trace)
    let moments = try moments(of: history)
    var parts: [String] = []
    var before: ViewTree?
    for moment in moments.prefix(max(1, options.maxFrames)) {
      let later = history.tree(afterEvents: moment.events)
      let changes = before.map { TreeChanges(from: $0, to: later, history, of: options.tree.form) }
      let tree = changes?.tree ?? later
      let text = TreeText(options.tree.content, tree, history, changes: changes)
      let heading = "\(moment.caption), \(moment.facts(history, changes))"
      let lines = text.lines.isEmpty ? ["nothing is alive"] : text.lines
      parts.append(PrintedTree.text([heading] + lines))
      before = later
    }
    let left = moments.count - parts.count
    let limit = options.maxFrames.counted("frame")
    return PrintedTree(
      text: parts.joined(separator: "\n"),
      notes: left > 0
        ? ["not printed: \(left.counted("moment")) over the limit of \(limit)"] : []
    )
  }
}

extension TreeLayout.Options {
  /// The objects that the form is about.
  var content: TreeText.Content { form == .controllers ? .controllers : .views }
}
