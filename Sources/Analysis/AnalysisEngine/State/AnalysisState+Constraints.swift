import Findings
package import TraceModel

/// The names of the items of constraints in messages.
extension AnalysisState {
  /// Returns the object that an address in a message of a recorded run refers to; `nil` in a device
  /// log and for a layout guide.
  package func subject(of item: ConstraintDescription.Item) -> SubjectID? {
    guard !settings.isLog, let id = SubjectID(address: item.address),
      hierarchy.find(id) != nil
    else { return nil }
    return id
  }

  /// Returns the name of an item: `UILabel#3` in a recorded run, `UILabel:0x155` in a device log.
  package func name(of item: ConstraintDescription.Item) -> String {
    if let id = subject(of: item) { return name(id) }
    return settings.isLog && !item.isGuide ? "\(item.shortClass):\(item.pointer)" : item.shortClass
  }

  /// Returns the equation of a constraint with the names of its items.
  package func text(of constraint: ConstraintDescription) -> String {
    constraint.equation { name(of: $0) }
  }

  /// Returns the equation of a constraint’s event with the names of its items.
  package func text(ofConstraint event: TraceEvent, equation: String) -> String {
    ConstraintEquation.text(
      equation,
      first: name(event.subject),
      second: event.argument == .none ? nil : name(event.argument)
    )
  }

  /// The running callback in which views are laid out or constraints are updated; `nil` if there is
  /// none.
  package var layoutCallback: OpenSlice? {
    calls.innermostCallback.flatMap { $0.name.isLayoutCallback ? $0 : nil }
  }
}
