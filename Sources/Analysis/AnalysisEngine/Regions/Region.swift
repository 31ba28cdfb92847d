package import Findings
package import TraceModel

/// A state machine for one aspect of a controller's lifetime, as a table.
///
/// A cell holds the next state, or the rule that an event breaks in that state. Every cell is
/// stated once, in the row of its state; everything else is derived: the steps of sets of states,
/// the closures over callbacks that a log does not print, the diagrams of `explain`.
///
/// A class, because the monitor reads a region for each callback: a reference is cheaper to copy.
package final class Region: Sendable {
  /// The effect of an event in a state.
  package enum Cell: Hashable, Sendable {
    /// The event is legal and leads to a state.
    case to(UInt8)
    /// The event breaks a rule.
    case breaks(RuleID)
  }

  /// An event that moves the region: a column of the table.
  package struct Column: Sendable {
    /// The event as findings spell it.
    package let text: String
    /// The callback that a log may not print; `nil` for an event that is always observed.
    package let role: CallbackRole?
    /// Whether the history of an object keeps the state changes of the event.
    package let isRecorded: Bool

    package init(_ text: String, role: CallbackRole? = nil, isRecorded: Bool = true) {
      self.text = text
      self.role = role
      self.isRecorded = isRecorded
    }

    /// Creates the column of a callback.
    package init(_ name: Name) {
      self.init(name.knownText, role: name.role)
    }
  }

  /// A state with the effect of every event.
  package struct Row: Sendable {
    /// The state's name in diagrams.
    package let state: String
    /// The state's name in findings; several states of a region may share it.
    package let shownState: String
    /// One cell per event, in the order of the columns.
    package let cells: [Cell]

    package init(_ state: String, shown: String? = nil, _ cells: [Cell]) {
      self.state = state
      shownState = shown ?? state
      self.cells = cells
    }
  }

  /// The region's name, such as `appearance`.
  package let title: String
  /// The events that move the region.
  package let columns: [Column]
  /// The states, the initial one first; at most 8.
  package let rows: [Row]
  /// The state that follows each event after a mistake, so that one mistake is one finding.
  package let resynchronized: [UInt8]
  /// Whether the history of an object keeps an event that does not change the state.
  package let recordsRepeats: Bool
  /// The next set by column and set, `column << rows.count | set`.
  private let steps: [UInt8]

  /// Creates a region from its table.
  ///
  /// - Parameters:
  ///   - title: The region's name.
  ///   - columns: The events, at most 8.
  ///   - resynchronized: The state after a mistake, one per event.
  ///   - recordsRepeats: Whether the history keeps an event that does not change the state.
  ///   - rows: The states, 1 to 8, each with one cell per event.
  package init(
    title: String,
    columns: [Column],
    resynchronized: [UInt8],
    recordsRepeats: Bool = false,
    rows: [Row]
  ) {
    precondition(rows.count <= 8 && columns.count <= 8, "a region has at most 8 states and events")
    precondition(
      resynchronized.count == columns.count
        && rows.allSatisfy { $0.cells.count == columns.count },
      "a region states one cell for each event"
    )
    self.title = title
    self.columns = columns
    self.recordsRepeats = recordsRepeats
    self.rows = rows
    self.resynchronized = resynchronized
    var steps = [UInt8](repeating: 0, count: columns.count << rows.count)
    for column in columns.indices {
      for set in 0..<(1 << rows.count) {
        var next: UInt8 = 0
        for state in rows.indices where set & (1 << state) != 0 {
          if case .to(let target) = rows[state].cells[column] { next |= 1 << target }
        }
        steps[column << rows.count | set] = next
      }
    }
    self.steps = steps
  }

  /// The set of all states: nothing is known.
  package var everything: StateSet {
    StateSet(bits: UInt8(truncatingIfNeeded: (1 << rows.count) - 1))
  }

  /// Returns the states that an event leads to from any state of a set; empty when no state allows
  /// the event.
  package func step(_ set: StateSet, _ column: UInt8) -> StateSet {
    StateSet(bits: steps[Int(column) << rows.count | Int(set.bits)])
  }

  /// Returns the effect of an event in a state.
  package func cell(_ state: UInt8, _ column: UInt8) -> Cell {
    rows[Int(state)].cells[Int(column)]
  }

  /// Returns the rule that an event breaks in the first state of a set that does not allow it.
  package func blame(_ set: StateSet, _ column: UInt8) -> (state: UInt8, rule: RuleID)? {
    for state in rows.indices where set.contains(UInt8(state)) {
      if case .breaks(let rule) = rows[state].cells[Int(column)] { return (UInt8(state), rule) }
    }
    return nil
  }

  /// Returns a set of states with all states that callbacks lead to which a log does not print.
  ///
  /// - Parameters:
  ///   - set: The states.
  ///   - printed: The bits of the roles that the log prints.
  /// - Returns: The closure of the set.
  package func closure(of set: StateSet, printed: UInt32) -> StateSet {
    var bits = set.bits
    while true {
      var next = bits
      for (column, event) in columns.enumerated() {
        guard let role = event.role, printed & role.bit == 0 else { continue }
        next |= steps[column << rows.count | Int(bits)]
      }
      if next == bits { return StateSet(bits: bits) }
      bits = next
    }
  }

  /// The rules that the cells name, each once, in the order of the rows.
  package var rules: [RuleID] {
    var seen: [RuleID] = []
    for row in rows {
      for case .breaks(let rule) in row.cells where !seen.contains(rule) { seen.append(rule) }
    }
    return seen
  }
}
