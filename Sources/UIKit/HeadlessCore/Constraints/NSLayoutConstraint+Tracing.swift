import Foundation
import TraceModel

/// The record of an active constraint in the trace, kept for its deactivation: its items may be
/// deallocated by then.
struct TracedConstraint {
  let first: SubjectID
  let second: SubjectID
  var equation: String
}

extension NSLayoutConstraint {
  func traceActivation() {
    let traced = TracedConstraint(
      first: firstLayoutItem?.hostView.traceSubject ?? .none,
      second: secondLayoutItem?.hostView.traceSubject ?? .none,
      equation: equation
    )
    self.traced = traced
    identity.runtime.recording.constraint(
      identity.number,
      from: traced.first,
      to: traced.second,
      equation: traced.equation,
      isActive: true
    )
  }

  func traceDeactivation() {
    guard let traced else { return }
    self.traced = nil
    identity.runtime.recording.constraint(
      identity.number,
      from: traced.first,
      to: traced.second,
      equation: traced.equation,
      isActive: false
    )
  }

  func traceChange() {
    guard let first = traced?.first, let second = traced?.second else { return }
    let equation = equation
    traced?.equation = equation
    identity.runtime.recording.constraintChange(
      identity.number,
      from: first,
      to: second,
      equation: equation
    )
  }

  /// The equation without its views, such as `top = safeArea.top + 8` or `'gap' width ≥ 100 @750`.
  private var equation: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "≤"
      case .equal: "="
      case .greaterThanOrEqual: "≥"
      }
    var text = identifier.map { "'\($0)' " } ?? ""
    text += "\(Self.side(firstLayoutItem, firstAttribute)) \(sign) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(multiplier.printed) * " }
      text += Self.side(secondLayoutItem, secondAttribute)
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += abs(constant).printed }
    } else {
      text += constant.printed
    }
    if priority != .required { text += " @\(CGFloat(priority.rawValue).printed)" }
    return text
  }

  private static func side(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
    switch item {
    case let guide as UILayoutGuide: "\(guide.traceName).\(attribute)"
    case let distance as LayoutDistance:
      """
      (\(side(distance.endItem, distance.endAttribute)) - \
      \(side(distance.startItem, distance.startAttribute)))
      """
    default: "\(attribute)"
    }
  }
}

extension UILayoutGuide {
  /// The guide in equations of the trace.
  fileprivate var traceName: String {
    switch role {
    case .custom: identifier.isEmpty ? "guide" : identifier
    case .safeArea: "safeArea"
    case .layoutMargins: "layoutMargins"
    case .readableContent: "readableContent"
    case .keyboard: "keyboard"
    case .scrollContent: "contentLayout"
    case .scrollFrame: "frameLayout"
    }
  }
}
