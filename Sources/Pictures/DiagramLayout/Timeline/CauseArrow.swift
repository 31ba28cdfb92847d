package import TraceModel

/// An arrow from a cause to its later effect.
package struct CauseArrow: Hashable, Sendable {
  package var name: String
  /// The index of the event of the cause.
  package var cause: Int
  /// The index of the event of the effect.
  package var effect: Int
  /// The lifetime of the cause.
  package var from: Int
  /// The lifetime of the effect.
  package var to: Int

  /// Finds the arrows of a history, in the order of effects.
  package static func all(in history: TraceHistory) -> [CauseArrow] {
    var lives: [Int: Int] = [:]
    for life in history.subjects.indices { lives[life] = life }
    let events = history.trace.events.indices
    return FlowFinder.flows(of: history, in: events, lanes: lives).map { flow in
      CauseArrow(
        name: flow.name,
        cause: flow.cause,
        effect: flow.effect,
        from: flow.from,
        to: flow.to
      )
    }
  }
}
