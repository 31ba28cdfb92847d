package import Findings

/// A state machine of one aspect of a controller's life, as a table.
///
/// A cell holds the next state, or the rule that an event breaks in that state. Every cell is
/// stated once, in the row of its state; everything else is derived: the steps of sets of states,
/// the closures over callbacks that a log does not print, the diagrams of `explain`.
///
/// A class, since the monitor takes one up for each callback: a reference is cheaper than the parts.
package final class Region: Sendable {
  /// What an event does in a state.
  package enum Cell: Hashable, Sendable {
    /// The event is legal and leads to a state.
    case to(UInt8)
    /// The event breaks a rule.
    case breaks(RuleID)
  }

  /// A state with what every letter does in it.
  package struct Row: Sendable {
    /// The state's name in diagrams.
    package let state: String
    /// The state's name in findings; several states of a region may share it.
    package let shownState: String
    /// One cell a letter, in the order of the letters.
    package let cells: [Cell]

    /// Creates a row.
    package init(_ state: String, shown: String? = nil, _ cells: [Cell]) {
      self.state = state
      shownState = shown ?? state
      self.cells = cells
    }
  }

  /// The region's name, such as `appearance`.
  package let title: String
  /// The events that move the region, as findings spell them.
  package let letters: [String]
  /// The states, the initial one first; at most 8.
  package let rows: [Row]
  /// The state that follows each letter after a mistake, so that one mistake is one finding.
  package let resynchronized: [UInt8]
  /// The next set by letter and set, `letter << rows.count | set`.
  private let steps: [UInt8]

  /// Creates a region from its table.
  ///
  /// - Parameters:
  ///   - title: The region's name.
  ///   - letters: The events, at most 8.
  ///   - resynchronized: The state after a mistake, one a letter.
  ///   - rows: The states, 1 to 8, each with one cell a letter.
  package init(title: String, letters: [String], resynchronized: [UInt8], rows: [Row]) {
    precondition(rows.count <= 8 && letters.count <= 8, "a region has at most 8 states and letters")
    precondition(
      resynchronized.count == letters.count
        && rows.allSatisfy { $0.cells.count == letters.count },
      "a region states one cell for each letter"
    )
    self.title = title
    self.letters = letters
    self.rows = rows
    self.resynchronized = resynchronized
    var steps = [UInt8](repeating: 0, count: letters.count << rows.count)
    for letter in letters.indices {
      for set in 0..<(1 << rows.count) {
        var next: UInt8 = 0
        for state in rows.indices where set & (1 << state) != 0 {
          if case .to(let target) = rows[state].cells[letter] { next |= 1 << target }
        }
        steps[letter << rows.count | set] = next
      }
    }
    self.steps = steps
  }

  /// The set of all states: nothing is known.
  package var everything: StateSet {
    StateSet(bits: UInt8(truncatingIfNeeded: (1 << rows.count) - 1))
  }

  /// Returns the states that a letter leads to from any state of a set; empty when none can take it.
  package func step(_ set: StateSet, _ letter: UInt8) -> StateSet {
    StateSet(bits: steps[Int(letter) << rows.count | Int(set.bits)])
  }

  /// Returns what a letter does in a state.
  package func cell(_ state: UInt8, _ letter: UInt8) -> Cell {
    rows[Int(state)].cells[Int(letter)]
  }

  /// Returns the rule that blames a letter, by the first state of a set in which it is illegal.
  package func blame(_ set: StateSet, _ letter: UInt8) -> (state: UInt8, rule: RuleID)? {
    for state in rows.indices where set.contains(UInt8(state)) {
      if case .breaks(let rule) = rows[state].cells[Int(letter)] { return (UInt8(state), rule) }
    }
    return nil
  }

  /// Returns, for every set by its bits, the set with all states that silent letters lead to.
  ///
  /// - Parameter silent: One bit a letter that the log would not print.
  /// - Returns: The closures, in the order of the sets' bits.
  package func closures(silent: UInt8) -> [StateSet] {
    (0..<(1 << rows.count)).map { bits in
      var set = UInt8(bits)
      while true {
        var next = set
        for letter in letters.indices where silent & (1 << letter) != 0 {
          next |= steps[letter << rows.count | Int(set)]
        }
        if next == set { return StateSet(bits: set) }
        set = next
      }
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
