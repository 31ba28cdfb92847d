import Foundation
import LayoutSolver
import TraceModel

/// The message about required constraints that contradict each other.
extension LayoutEngine {
  /// Logs the conflicts that a solve has found.
  func log(_ conflicts: [Conflict]) {
    for conflict in conflicts {
      guard let subject = subject(of: conflict.broken) else { continue }
      runtime.warn(.constraintsUnsatisfiable, message(about: conflict), about: subject)
    }
  }

  /// Returns UIKit's text (stackoverflow.com/questions/11664115, with the lines of iOS 10 and
  /// later).
  ///
  /// The rules that sizes are not negative are left out, as in UIKit, whose variables have them
  /// built in.
  private func message(about conflict: Conflict) -> String {
    let texts = conflict.constraints.compactMap { text(of: $0) }
    let list = texts.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let hasMasks = conflict.constraints.contains { isTranslated($0) }
    let note =
      hasMasks
      ? """
      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
      refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) \n
      """ : ""
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \(note)(
      \(list)
      )

      Will attempt to recover by breaking constraint\u{20}
      \(text(of: conflict.broken) ?? "")

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }

  /// The view that a conflict is about: that of the first item of the broken constraint.
  private func subject(of id: ConstraintID) -> SubjectID? {
    switch slots[id.index]?.origin {
    case .constraint(let constraint): constraint.firstLayoutItem?.hostView?.traceSubject
    case .frame(let index, _), .guide(let index, _), .content(let index, _), .size(let index):
      node(at: index)?.host?.traceSubject
    case .choice, nil: nil
    }
  }

  private func isTranslated(_ id: ConstraintID) -> Bool {
    guard case .frame(let index, _) = slots[id.index]?.origin else { return false }
    return node(at: index)?.view?.translatesAutoresizingMaskIntoConstraints ?? false
  }

  /// The description of a constraint as UIKit's log shows it; `nil` for rules without one.
  func text(of id: ConstraintID) -> String? {
    guard let slot = slots[id.index] else { return nil }
    switch slot.origin {
    case .constraint(let constraint): return constraint.description
    case .frame(let index, let part):
      guard let view = node(at: index)?.view else { return nil }
      return frameText(of: view, part, slot, id)
    case .guide(let index, let part):
      guard let guide = node(at: index)?.guide, let view = guide.owningView else { return nil }
      return guideText(of: guide, in: view, part, id)
    case .content(let index, let axis):
      guard let view = node(at: index)?.view else { return nil }
      return contentText(of: view, axis, slot, id)
    case .size, .choice: return nil
    }
  }

  private func address(of id: ConstraintID) -> String {
    "0x" + String(0x2820_0000_0000 + UInt64(id.index) << 5, radix: 16)
  }

  private func frameText(
    of view: UIView,
    _ part: FramePart,
    _ slot: Slot,
    _ id: ConstraintID
  ) -> String {
    let names = ["minX", "minY", "width", "height"]
    let value = CGFloat(slot.form.constant).printed
    let equation = "\(view.layoutName).\(names[part.rawValue]) == \(value)"
    var active = "active"
    if part == .minX || part == .minY, let superview = view.superview {
      active += ", names: '|':\(superview.layoutName) "
    }
    guard view.translatesAutoresizingMaskIntoConstraints else {
      let parts = ["Left", "Top", "Width", "Height"]
      let name = "UIView-Encapsulated-Layout-\(parts[part.rawValue])"
      return "<NSLayoutConstraint:\(address(of: id)) '\(name)' \(equation)   (\(active))>"
    }
    let mask = view.autoresizingMask
    return """
      <NSAutoresizingMaskLayoutConstraint:\(address(of: id)) h=\(mask.horizontalText) \
      v=\(mask.verticalText) \(equation)   (\(active))>
      """
  }

  private func guideText(
    of guide: UILayoutGuide,
    in view: UIView,
    _ part: FramePart,
    _ id: ConstraintID
  ) -> String {
    let sides = ["left", "top", "right", "bottom"]
    let side = sides[part.rawValue]
    let insets = guide.insets(in: view)
    let lengths = [insets.left, insets.top, insets.right, insets.bottom]
    let name =
      guide.role == .safeArea
      ? "UIViewSafeAreaLayoutGuide-\(side)" : "UIView-\(side)Margin-guide-constraint"
    let axis = part == .minX || part == .width ? "H:" : "V:"
    let length = "(\(lengths[part.rawValue].printed))"
    let box = "[\(guide.layoutName)]"
    let format =
      part == .minX || part == .minY ? "|-\(length)-\(box)" : "\(box)-\(length)-|"
    let direction = axis == "H:" ? "(LTR)" : ""
    return """
      <NSLayoutConstraint:\(address(of: id)) '\(name)' \(axis)\(format)\(direction)   \
      (active, names: '|':\(view.layoutName) )>
      """
  }

  private func contentText(
    of view: UIView,
    _ axis: NSLayoutConstraint.Axis,
    _ slot: Slot,
    _ id: ConstraintID
  ) -> String {
    let dimension = axis == .horizontal ? "width" : "height"
    let hugging = CGFloat(view.contentHuggingPriority(for: axis).rawValue).printed
    let resistance =
      CGFloat(view.contentCompressionResistancePriority(for: axis).rawValue).printed
    return """
      <NSContentSizeLayoutConstraint:\(address(of: id)) \(view.layoutName).\(dimension) == \
      \(CGFloat(slot.form.constant).printed) Hug:\(hugging) \
      CompressionResistance:\(resistance)   (active)>
      """
  }
}

extension UIView.AutoresizingMask {
  /// The horizontal parts as descriptions show them: `&` for a flexible one, `-` for a fixed one.
  ///
  /// Without a flexible part, the right margin is flexible.
  fileprivate var horizontalText: String {
    text([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
  }

  /// The vertical parts, likewise.
  fileprivate var verticalText: String {
    text([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
  }

  private func text(_ parts: [UIView.AutoresizingMask]) -> String {
    guard parts.contains(where: contains) else { return "--&" }
    return parts.map { contains($0) ? "&" : "-" }.joined()
  }
}
