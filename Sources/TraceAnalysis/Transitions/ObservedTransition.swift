import Findings
public import TraceModel

/// A transition between two controllers, with its kind and its times.
///
/// The kind is told by the order of the callbacks, which UIKit does not promise: it is worth a line
/// in a report and never a finding.
public struct ObservedTransition: Hashable, Sendable {
  /// What the order of the callbacks tells.
  public var kind: TransitionKind
  /// The controller that left, or that was to leave; empty when no other took part.
  public var from: String
  /// The controller that came, or that was to come; empty when no other took part.
  public var to: String
  /// The moment of the first callback.
  public var start: Instant
  /// The moment of the last callback.
  public var end: Instant
  /// Whether the moments are known.
  public var isTimed: Bool
  /// The line of the first callback; 0 when it never was in a file.
  public var line: UInt32
  /// The line of the last callback; 0 when it never was in a file.
  public var endLine: UInt32
}

extension World {
  /// The transitions that ended, with the names of their controllers.
  var observedTransitions: [ObservedTransition] {
    classifier.records.map { record in
      ObservedTransition(
        kind: record.kind,
        from: transitionName(record.old, classIndex: record.oldClass),
        to: transitionName(record.new, classIndex: record.newClass),
        start: record.first.time,
        end: record.last.time,
        isTimed: !record.first.isUntimed && !record.last.isUntimed,
        line: record.first.line,
        endLine: record.last.line
      )
    }
  }

  private func transitionName(_ id: SubjectID, classIndex: Int32) -> String {
    guard id != .none else { return "" }
    let place = Int(classIndex)
    guard classes.indices.contains(place), !classes[place].name.isEmpty else {
      return "controller#\(id.number)"
    }
    return "\(classes[place].name)#\(id.number)"
  }
}
