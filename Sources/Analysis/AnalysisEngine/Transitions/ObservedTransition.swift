import Findings
public import TraceModel

/// A transition between two controllers, with its kind and its times.
///
/// The kind follows from the order of the callbacks, which UIKit does not guarantee, so it is only
/// reported and never a finding.
public struct ObservedTransition: Hashable, Sendable {
  /// The kind that the order of the callbacks suggests.
  public var kind: TransitionKind
  /// The controller that disappears; `SubjectID.none` when only one controller takes part.
  public var old: SubjectID
  /// The controller that appears; `SubjectID.none` when only one controller takes part.
  public var new: SubjectID
  /// The name of the controller that disappears; empty when only one controller takes part.
  public var from: String
  /// The name of the controller that appears; empty when only one controller takes part.
  public var to: String
  /// The moment of the first callback.
  public var start: Instant
  /// The moment of the last callback.
  public var end: Instant
  /// Whether the moments are known.
  public var isTimed: Bool
  /// The line of the first callback; 0 when it was never in a file.
  public var line: UInt32
  /// The line of the last callback; 0 when it was never in a file.
  public var endLine: UInt32
}

extension TransitionClassifier {
  /// The transitions that ended, with the names of their controllers.
  func observedTransitions(_ classes: ClassTable) -> [ObservedTransition] {
    func name(_ id: SubjectID, _ classIndex: Int32) -> String {
      guard id != .none else { return "" }
      return "\(classes.name(at: classIndex) ?? "controller")#\(id.number)"
    }
    return records.map { record in
      ObservedTransition(
        kind: record.kind,
        old: record.old,
        new: record.new,
        from: name(record.old, record.oldClass),
        to: name(record.new, record.newClass),
        start: record.first.time,
        end: record.last.time,
        isTimed: !record.first.isUntimed && !record.last.isUntimed,
        line: record.first.line,
        endLine: record.last.line
      )
    }
  }
}
