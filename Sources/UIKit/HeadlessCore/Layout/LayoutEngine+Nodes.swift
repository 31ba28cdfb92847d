import Foundation
import LayoutSolver

/// The constraints that determine the frames of nodes apart from the app's constraints.
extension LayoutEngine {
  /// Adds the constraints of a new node.
  func adopt(_ node: LayoutNode) {
    if let host = node.host {
      host.constraintState?.isRightToLeft =
        host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    setMode(of: node)
  }

  /// Chooses the mode of a view again, after its superview or its translation has changed.
  func updateMode(of view: UIView) {
    guard let node = view.layoutNode else { return }
    let isSame =
      switch (node.mode, mode(of: view)) {
      case (.fixed, .fixed), (.free, .free), (.root, .root): true
      default: false
      }
    if !isSame { setMode(of: node) }
  }

  private func setMode(of node: LayoutNode) {
    for id in node.modeConstraints { remove(id) }
    node.modeConstraints = []
    if let view = node.view {
      node.mode = mode(of: view)
      addMode(of: view, node)
      refreshContent(of: node)
    } else if let guide = node.guide, guide.role != .custom {
      node.mode = .guide(guide.role)
      addInsets(of: guide, node)
    } else {
      addSizes(node)
    }
  }

  private func mode(of view: UIView) -> LayoutNode.Mode {
    if view.translatesAutoresizingMaskIntoConstraints || view is UIWindow { return .fixed }
    guard let superview = view.superview else { return .root }
    return view.isFramedByContainer(superview) ? .fixed : .free
  }

  // choice: detached-root-size
  private func addMode(of view: UIView, _ node: LayoutNode) {
    let frame = view.untransformedFrame
    func add(_ variable: Variable, _ value: CGFloat, _ part: FramePart, _ priority: Double) {
      let form = Constraint([Term(variable)], .equal, Double(value), priority: priority)
      node.modeConstraints.append(self.add(form, .frame(node: node.index, part)))
    }
    switch node.mode {
    case .fixed:
      add(node.minX, frame.minX, .minX, Constraint.required)
      add(node.minY, frame.minY, .minY, Constraint.required)
      add(node.width, frame.width, .width, Constraint.required)
      add(node.height, frame.height, .height, Constraint.required)
    case .root:
      add(node.minX, frame.minX, .minX, Constraint.required)
      add(node.minY, frame.minY, .minY, Constraint.required)
      add(node.width, frame.width, .width, Self.stayPriority)
      add(node.height, frame.height, .height, Self.stayPriority)
      addSizes(node)
    case .free, .guide: addSizes(node)
    }
  }

  /// The priority with which a view without superview keeps its size: below those of apps.
  static let stayPriority = 0.5

  private func addSizes(_ node: LayoutNode) {
    for variable in [node.width, node.height] {
      node.modeConstraints.append(
        add(Constraint([Term(variable)], .greaterThanOrEqual, 0), .size(node: node.index))
      )
    }
  }

  /// Follows the geometry of a view that takes part.
  func follow(_ geometry: ViewGeometry, of view: UIView, from old: ViewGeometry) {
    if framing !== view || view.superview == nil { frameDidChange(of: view) }
    guard view.preservesSuperviewLayoutMargins || geometry.bounds.origin != old.bounds.origin
    else { return }
    let before = revision
    insetsDidChange(of: view)
    // A new position does not mark the view, but its margins place its subviews.
    if revision != before, view.preservesSuperviewLayoutMargins {
      runtime.commit.withoutBlame { view.invalidateSolvedFrames() }
    }
  }

  /// Follows a frame that the app, a container or the autoresizing mask has set.
  private func frameDidChange(of view: UIView) {
    guard let node = view.layoutNode, node.modeConstraints.count >= 4 else { return }
    let frame = view.untransformedFrame
    let values = [frame.minX, frame.minY, frame.width, frame.height]
    for (id, value) in zip(node.modeConstraints, values) { setConstant(Double(value), of: id) }
  }

  /// Removes the node of a guide that leaves its view, after its constraints were removed.
  func remove(_ guide: UILayoutGuide) { guide.layoutNode = nil }

  // Direction and moves.

  /// Follows a change of the layout direction in a hierarchy.
  func directionDidChange(in view: UIView) {
    directionDidChange(of: view)
    for subview in view.subviews { directionDidChange(in: subview) }
  }

  private func directionDidChange(of view: UIView) {
    guard let state = view.constraintState else { return }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard state.isRightToLeft != isRightToLeft else { return }
    state.isRightToLeft = isRightToLeft
    for constraint in state.owned { rederive(constraint) }
    insetsDidChange(of: view)
    view.setNeedsLayout()
    view.superview?.setNeedsLayout()
  }

  /// Follows a window that gives the view a direction and insets.
  func windowDidChange(of view: UIView) {
    directionDidChange(of: view)
    insetsDidChange(of: view)
  }

  /// Schedules layout in a hierarchy whose frames are to be rounded again.
  func invalidateFrames(in view: UIView) {
    if view.constraintState != nil { (view.superview ?? view).setNeedsLayout() }
    for subview in view.subviews { invalidateFrames(in: subview) }
  }
}

extension UIView {
  /// The frame without the transform, as constraints see it.
  var untransformedFrame: CGRect {
    let size = geometry.bounds.size
    return CGRect(
      x: geometry.center.x - size.width / 2,
      y: geometry.center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  // choice: encapsulated-controller-view
  /// Whether a window or a container sets the frame of this view, as UIKit does with the
  /// constraints `UIView-Encapsulated-Layout-Width` and so on: the root view of a controller in a
  /// container.
  func isFramedByContainer(_ superview: UIView) -> Bool {
    controllerStorage != nil && (superview is UIWindow || superview is ContainerView)
  }
}
