import Foundation
import TraceModel

/// The events of a constraint in the trace.
extension NSLayoutConstraint {
  /// Records that the constraint was activated or deactivated.
  func recordActivation(_ isActive: Bool) {
    guard let first = firstLayoutItem?.hostView else { return }
    identity.runtime.recording.constraint(
      identity.number,
      from: first.traceSubject,
      to: secondLayoutItem?.hostView?.traceSubject ?? .none,
      equation: traceEquation,
      isActive: isActive
    )
  }

  /// Records a new constant or priority of the active constraint.
  func recordChange() {
    guard let first = firstLayoutItem?.hostView else { return }
    identity.runtime.recording.constraintChange(
      identity.number,
      from: first.traceSubject,
      to: secondLayoutItem?.hostView?.traceSubject ?? .none,
      equation: traceEquation
    )
  }

  private var traceEquation: String {
    let relationText =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    return ConstraintEquation.text(
      Self.name(of: firstAttribute, in: firstLayoutItem),
      relationText,
      ConstraintEquation.RightSide(
        attribute: hasSecondItem ? Self.name(of: secondAttribute, in: secondLayoutItem) : nil,
        multiplier: Double(multiplier),
        constant: Double(constant)
      ),
      priority: Double(priority.rawValue),
      identifier: identifier ?? ""
    )
  }

  /// The name of an attribute, with the guide before it.
  private static func name(of attribute: Attribute, in item: (any LayoutItem)?) -> String {
    guard let guide = item as? UILayoutGuide else { return attribute.text }
    let name =
      switch guide.role {
      case .safeArea: "safeArea"
      case .layoutMargins: "layoutMargins"
      case .readableContent: "readableContent"
      case .keyboard: "keyboard"
      case .custom: guide.identifier.isEmpty ? "guide" : guide.identifier
      }
    return "\(name).\(attribute.text)"
  }
}
