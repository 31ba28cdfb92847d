import Foundation
import LayoutSolver

/// The guides that follow the insets of their views.
extension LayoutEngine {
  // choice: readable-width
  /// The maximum width of the readable content guide, in points: that of the text size Large on
  /// an iPad.
  static let readableWidth = 672.0

  // choice: guides-smaller-than-insets
  /// Adds the constraints of a guide of the system.
  ///
  /// A guide may have a negative size where the view is smaller than its insets: this alone is not
  /// a conflict.
  func addInsets(of guide: UILayoutGuide, _ node: LayoutNode) {
    guard let view = guide.owningView else { return }
    if guide.role == .readableContent { return addReadable(view, node) }
    if guide.role == .keyboard { return addKeyboard(view, node) }
    if guide.role == .scrollContent { return addScrollContent(node) }
    let owner = self.node(of: view)
    for part in [FramePart.minX, .minY, .width, .height] {
      let terms: [Term] =
        switch part {
        case .minX: [Term(node.minX)]
        case .minY: [Term(node.minY)]
        case .width: [Term(node.width), Term(owner.width, -1)]
        case .height: [Term(node.height), Term(owner.height, -1)]
        }
      addGuide(Constraint(terms, .equal, value(of: part, guide, view)), part, node)
    }
  }

  private func addGuide(_ form: Constraint, _ part: FramePart, _ node: LayoutNode) {
    node.modeConstraints.append(add(form, .guide(node: node.index, part)))
  }

  /// The guide is centered in the margins and as wide as they are, at most ``readableWidth``.
  private func addReadable(_ view: UIView, _ node: LayoutNode) {
    let margins = self.node(of: view.layoutMarginsGuide)
    let same = { (own: Variable, other: Variable) in [Term(own), Term(other, -1)] }
    let centers = [
      Term(node.minX), Term(node.width, 0.5), Term(margins.minX, -1), Term(margins.width, -0.5),
    ]
    addGuide(Constraint(centers, .equal, 0), .minX, node)
    addGuide(Constraint(same(node.minY, margins.minY), .equal, 0), .minY, node)
    addGuide(Constraint(same(node.height, margins.height), .equal, 0), .height, node)
    addGuide(Constraint([Term(node.width)], .lessThanOrEqual, Self.readableWidth), .width, node)
    addGuide(Constraint(same(node.width, margins.width), .lessThanOrEqual, 0), .width, node)
    addGuide(
      Constraint(same(node.width, margins.width), .equal, 0, priority: 999),
      .width,
      node
    )
  }

  /// Without a keyboard, the guide covers the safe area at the bottom.
  private func addKeyboard(_ view: UIView, _ node: LayoutNode) {
    let owner = self.node(of: view)
    addGuide(Constraint([Term(node.minX)], .equal, 0), .minX, node)
    addGuide(Constraint([Term(node.width), Term(owner.width, -1)], .equal, 0), .width, node)
    let bottom = [Term(node.minY), Term(node.height), Term(owner.height, -1)]
    addGuide(Constraint(bottom, .equal, 0), .minY, node)
    let inset = Double(view.keyboardInset)
    addGuide(Constraint([Term(node.height)], .equal, inset), .height, node)
  }

  /// The content begins at the origin, and constraints determine its size.
  private func addScrollContent(_ node: LayoutNode) {
    addGuide(Constraint([Term(node.minX)], .equal, 0), .minX, node)
    addGuide(Constraint([Term(node.minY)], .equal, 0), .minY, node)
    addGuide(Constraint([Term(node.width)], .greaterThanOrEqual, 0), .width, node)
    addGuide(Constraint([Term(node.height)], .greaterThanOrEqual, 0), .height, node)
  }

  /// The right side of a constraint of a guide that follows insets.
  private func value(of part: FramePart, _ guide: UILayoutGuide, _ view: UIView) -> Double {
    let insets = guide.insets(in: view)
    let origin = view.bounds.origin
    switch part {
    case .minX: return Double(origin.x + insets.left)
    case .minY: return Double(origin.y + insets.top)
    case .width: return -Double(insets.left + insets.right)
    case .height: return -Double(insets.top + insets.bottom)
    }
  }

  /// Follows changed insets, or a changed origin of the bounds, of a view.
  func insetsDidChange(of view: UIView) {
    for guide in view.constraintState?.guides ?? [] {
      guard let node = guide.layoutNode, case .guide(let role) = node.mode else { continue }
      switch role {
      case .safeArea, .layoutMargins, .scrollFrame:
        for (index, id) in node.modeConstraints.enumerated() {
          guard let part = FramePart(rawValue: index) else { continue }
          setConstant(value(of: part, guide, view), of: id)
        }
      case .keyboard:
        if let id = node.modeConstraints.last {
          setConstant(Double(view.keyboardInset), of: id)
        }
      case .readableContent, .scrollContent, .custom: break
      }
    }
    for subview in view.subviews where subview.preservesSuperviewLayoutMargins {
      insetsDidChange(of: subview)
    }
  }
}

extension UILayoutGuide {
  /// The insets of the owning view that the guide follows.
  func insets(in view: UIView) -> UIEdgeInsets {
    switch role {
    case .safeArea: view.safeAreaInsets
    case .scrollFrame: .zero
    default: view.layoutMargins
    }
  }

  /// The frame of a guide of the system that takes part in no constraint; `nil` for other guides.
  func frame(in view: UIView) -> CGRect? {
    switch role {
    case .custom, .scrollContent: return nil
    case .safeArea, .layoutMargins, .scrollFrame: return view.bounds.inset(by: insets(in: view))
    case .readableContent:
      let margins = view.bounds.inset(by: insets(in: view))
      let excess = max(0, margins.width - LayoutEngine.readableWidth)
      return margins.insetBy(dx: excess / 2, dy: 0)
    case .keyboard:
      let height = view.keyboardInset
      let bounds = view.bounds
      return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }
  }
}
