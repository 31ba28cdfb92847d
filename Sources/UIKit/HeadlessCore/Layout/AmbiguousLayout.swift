import Foundation
import LayoutSolver
package import TraceModel

/// A view or guide whose frame the constraints do not determine.
package struct AmbiguousItem: Hashable, Sendable {
  /// The view, or the owning view of the guide.
  package let subject: SubjectID
  /// The item as descriptions of constraints show it.
  package let name: String
  /// The values that are not determined, of `minX`, `minY`, `Width`, `Height`, with UIKit's
  /// spelling in `_autolayoutTrace`.
  package let parts: [String]
}

extension UIView {
  /// The values of the frame that the constraints do not determine.
  var ambiguousParts: [LayoutEngine.FramePart] {
    guard let engine = life.runtime.existingLayoutEngine, let node = layoutNode else { return [] }
    return engine.ambiguousParts(of: node, in: self)
  }

  /// Records that constraints do not determine values of the frame.
  func recordAmbiguity(of parts: [LayoutEngine.FramePart]) {
    var undetermined: UndeterminedGeometry = []
    for part in parts {
      switch part {
      case .minX: undetermined.insert(.horizontalPosition)
      case .minY: undetermined.insert(.verticalPosition)
      case .width: undetermined.insert(.width)
      case .height: undetermined.insert(.height)
      }
    }
    life.runtime.warn(.layoutAmbiguous, undetermined.message, about: traceSubject)
  }

  /// The views and guides of the hierarchy that have an ambiguous layout, superviews first.
  package var ambiguousItems: [AmbiguousItem] {
    guard let engine = life.runtime.existingLayoutEngine else { return [] }
    var found: [AmbiguousItem] = []
    var pending = [self]
    while let view = pending.popLast() {
      pending += view.subviews.reversed()
      guard let state = view.constraintState else { continue }
      for node in [state.node] + state.guides.map(\.layoutNode) {
        guard let node, node.engine === engine else { continue }
        let parts = engine.ambiguousParts(of: node, in: view)
        guard !parts.isEmpty, let item: any LayoutItem = node.view ?? node.guide else { continue }
        found.append(
          AmbiguousItem(
            subject: view.traceSubject,
            name: item.layoutName,
            parts: parts.map(\.text)
          )
        )
      }
    }
    return found
  }

  /// Selects a different solution for the ambiguous values of the frame.
  func exerciseAmbiguity() {
    guard let engine = life.runtime.existingLayoutEngine, let node = layoutNode else { return }
    engine.exercise(node, of: self)
  }
}

extension LayoutEngine {
  func ambiguousParts(of node: LayoutNode, in view: UIView) -> [FramePart] {
    switch node.mode {
    case .free, .guide(.scrollContent): break
    case .fixed, .root, .guide: return []
    }
    solve(view)
    return zip([FramePart.minX, .minY, .width, .height], node.variables)
      .filter { solver.range(of: $0.1).isAmbiguous }
      .map(\.0)
  }

  // choice: ambiguity-exercised
  /// The step by which a value without a limit changes, in points.
  private static let exerciseStep = 100.0

  /// Moves each ambiguous value from its lower limit to its upper one, or back.
  func exercise(_ node: LayoutNode, of view: UIView) {
    solve(view)
    let values = node.variables.map { solver.value(of: $0) }
    for id in node.exercise { remove(id) }
    node.exercise = []
    let parts = ambiguousParts(of: node, in: view)
    for part in parts {
      let variable = node.variables[part.rawValue]
      let value = values[part.rawValue]
      let range = solver.range(of: variable)
      let upper = range.upper.isFinite ? range.upper : value + Self.exerciseStep
      let lower = range.lower.isFinite ? range.lower : value - Self.exerciseStep
      let target = value < (upper + lower) / 2 ? upper : lower
      let form = Constraint([Term(variable)], .equal, target, priority: Self.stayPriority)
      node.exercise.append(add(form, .choice))
    }
    if !parts.isEmpty { view.superview?.setNeedsLayout() }
  }
}

extension LayoutEngine.FramePart {
  fileprivate var text: String {
    switch self {
    case .minX: "minX"
    case .minY: "minY"
    case .width: "Width"
    case .height: "Height"
    }
  }
}
