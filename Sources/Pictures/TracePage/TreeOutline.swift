internal import DiagramLayout
internal import TraceModel

extension TracePage {
  /// Returns the trees of views and controllers at some moments as JSON, which tests compare with
  /// what the first view of the page shows and copies.
  ///
  /// `moments` has elements with the members `event`, `views` and `controllers`; a tree is a list
  /// of rows `[depth, object, state]` as the page indents them, with the object as
  /// `process.number`. `texts` has elements with the members `event`, `time` in nanoseconds,
  /// `views` and `controllers`; these are the texts that ``TreeLayout/text(of:)`` prints for the
  /// time, of which the event is the last one. Comparisons have no `texts`, nor have moments
  /// without live objects, for which a different moment is printed.
  ///
  /// - Parameter moments: Indices of events; the tree is that after the event.
  /// - Returns: A JSON object.
  package func outlines(at moments: [Int]) -> String {
    let shown = view(0)
    let history = TraceHistory(shown.trace)
    var json = JSONText()
    json.objects("moments", moments) { event, json in
      let tree = history.tree(afterEvents: event + 1)
      let outline = TreeOutline(tree: tree, history: history, joined: shown.joined)
      json.member("event", event)
      json.array("views") { outline.write(.views, to: &$0) }
      json.array("controllers") { outline.write(.controllers, to: &$0) }
    }
    let events = shown.trace.events
    let printed = moments.compactMap { event -> (event: Int, time: Instant)? in
      guard shown.joined == nil, events.indices.contains(event) else { return nil }
      let time = events.times[event]
      let tree = history.tree(at: time)
      let isShown = tree.nodes.contains {
        $0.kind.isView || $0.kind.isController || $0.kind == .swiftUIView
      }
      return isShown && time >= .zero ? (event: tree.events - 1, time: time) : nil
    }
    json.objects("texts", printed) { moment, json in
      json.member("event", moment.event)
      json.member("time", moment.time.nanoseconds)
      for (name, form) in [("views", TreeLayout.Form.auto), ("controllers", .controllers)] {
        let layout = TreeLayout(options: .init(moment: .time(moment.time), form: form))
        json.member(name, (try? layout.text(of: shown.trace).text) ?? "")
      }
    }
    return "{\(json.text)}\n"
  }
}

/// The rows of a tree in the order of a page.
private struct TreeOutline {
  let tree: ViewTree
  let history: TraceHistory
  let joined: JoinedTraces?

  /// The rows of a tree; in a comparison, the objects of the first trace before those of the
  /// second.
  private func rows(_ content: TreeText.Content) -> [TreeText.Row] {
    let rows = TreeText(content, tree, history).rows
    guard let joined else { return rows }
    var sides: [[TreeText.Row]] = [[], []]
    var side = 0
    for row in rows {
      if row.depth == 0 { side = joined.side(ofProcess: tree.nodes[row.node].id.process) }
      sides[side].append(row)
    }
    return sides.flatMap(\.self)
  }

  func write(_ content: TreeText.Content, to json: inout JSONText) {
    for row in rows(content) {
      let node = tree.nodes[row.node]
      json.array { json in
        json.literal("\(row.depth)")
        json.string("\(node.id.process).\(node.id.number)")
        json.string(history.state(of: node, in: tree).map { StateLook(of: $0).word } ?? "")
      }
    }
  }
}
