internal import TraceModel

/// Pairs causes with their effects.
///
/// An end without an object belongs to the innermost call that is open on its thread, as
/// Perfetto binds flow events (perfetto.dev/docs/reference/trace-packet-proto, "Trace Event
/// Format", section "Flow Events").
struct FlowFinder {
  private struct Key: Hashable {
    var process: UInt32
    var number: Int32
    var name: Name
  }

  /// Finds the flows of a history.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - range: The events that are shown; a flow needs both ends in it.
  ///   - lanes: The lane of each lifetime that has a lane.
  /// - Returns: The flows between lanes in the order of their effects.
  static func flows(
    of history: TraceHistory,
    in range: Range<Int>,
    lanes: [Int: Int]
  ) -> [TimelineContent.Flow] {
    let events = history.trace.events
    guard events.kinds[range].contains(.cause) else { return [] }
    var open: [ThreadID: [Int32]] = [:]
    var causes: [Key: (event: Int, life: Int)] = [:]
    var flows: [TimelineContent.Flow] = []
    for index in events.indices.prefix(range.upperBound) {
      let kind = events.kinds[index]
      guard kind == .begin || kind == .end || kind == .cause || kind == .effect else { continue }
      let event = events[index]
      let thread = event.threadID
      switch kind {
      case .begin: open[thread, default: []].append(history.lives[index])
      case .end: _ = open[thread]?.popLast()
      default:
        let own = history.lives[index]
        let life = Int(own >= 0 ? own : open[thread]?.last ?? -1)
        let key = Key(process: event.process, number: event.index, name: event.name)
        guard kind == .effect else {
          causes[key] = (index, life)
          continue
        }
        guard let cause = causes[key], range.contains(cause.event), range.contains(index),
          let from = lanes[cause.life], let to = lanes[life]
        else { continue }
        flows.append(
          TimelineContent.Flow(
            name: history.trace.names[event.name],
            cause: cause.event,
            effect: index,
            from: from,
            to: to
          )
        )
      }
    }
    return flows
  }
}
