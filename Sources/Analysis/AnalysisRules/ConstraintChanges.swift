import AnalysisEngine
import TraceModel

/// The changes of constraints without a pause, of which a layout loop repeats some.
struct ConstraintChanges {
  private struct Key: Hashable {
    var process: UInt32
    var number: Int32
  }

  private struct Change {
    var event: TraceEvent
    var equation: String
    var count: Int32
  }

  private var changes: [Key: Change] = [:]
  private var last = Instant(nanoseconds: .min)

  /// The number of changes of one constraint from which a loop may follow.
  private static let least: Int32 = 10

  /// Counts a new constant or priority of a constraint.
  mutating func note(_ event: TraceEvent, _ equation: String) {
    if last.duration(to: event.time) >= TraceMonitor.turnLength { changes = [:] }
    last = event.time
    guard event.name == .constraintChange else { return }
    let key = Key(process: event.process, number: event.index)
    let count = changes[key]?.count ?? 0
    changes[key] = Change(event: event, equation: equation, count: count &+ 1)
  }

  /// A text about the constraint that changed most often, to append to a message; empty if none
  /// changed in most passes.
  func text(in state: AnalysisState) -> String {
    let most = changes.values.max {
      ($0.count, $1.event.index) < ($1.count, $0.event.index)
    }
    guard let most, most.count >= Self.least else { return "" }
    let constraint = state.text(ofConstraint: most.event, equation: most.equation)
    return ": the constraint “\(constraint)” changed \(most.count) times"
  }
}
