import Foundation
import LayoutSolver

/// A view or a guide in the solver: its variables, and the constraints that the engine adds for it.
///
/// The variables are the frame in the coordinates of the superview, or of the owning view for a
/// guide, so that a constraint between neighbors has few terms at any depth. The edges of a view,
/// as its own subviews are constrained to them, are 0 and its width and height: the origin of the
/// bounds does not move them.
@MainActor
package final class LayoutNode {
  /// The source of the frame.
  enum Mode {
    /// The app or a container sets the frame, whose values are required constraints.
    case fixed
    /// The view has no superview: its position is as set, its size follows from constraints.
    case root
    /// Constraints determine the frame.
    case free
    /// The insets of the owning view determine the frame of a guide.
    case guide(UILayoutGuide.Role)
  }

  /// The constraints of one axis that keep the size of the content.
  struct ContentConstraints {
    var hugging: ConstraintID?
    var resistance: ConstraintID?
  }

  /// The engine, which refers to the node weakly.
  let engine: LayoutEngine
  /// The position among the nodes of the engine.
  let index: Int
  /// The view; `nil` for a guide and after its deallocation.
  private(set) weak var view: UIView?
  /// The guide; `nil` for a view and after its deallocation.
  private(set) weak var guide: UILayoutGuide?
  let minX: Variable
  let minY: Variable
  let width: Variable
  let height: Variable
  var mode = Mode.free
  /// The constraints that the mode demands: the frame, or that the size is not negative.
  var modeConstraints: [ConstraintID] = []
  /// The constraints of the content's size, indexed by axis.
  var content = [ContentConstraints(), ContentConstraints()]
  /// The size of the content that the constraints state, with the alignment rectangle's insets.
  var contentSize: CGSize?
  /// The width at which the height of the content was last measured.
  var wrappedWidth: CGFloat?
  /// Whether the node waits for its content to be measured.
  var awaitsContent = false
  /// A constraint that selects a different solution for an ambiguous frame.
  var exercise: [ConstraintID] = []

  init(of item: any LayoutItem, index: Int, engine: LayoutEngine) {
    self.engine = engine
    self.index = index
    view = item as? UIView
    guide = item as? UILayoutGuide
    let solver = engine.solver
    minX = solver.addVariable()
    minY = solver.addVariable()
    width = solver.addVariable()
    height = solver.addVariable()
  }

  isolated deinit { engine.release(self) }

  var variables: [Variable] { [minX, minY, width, height] }

  /// The view itself, or the owning view of the guide.
  var host: UIView? { view ?? guide?.owningView }

  /// All constraints that the engine added for the node.
  var ownConstraints: [ConstraintID] {
    modeConstraints + content.flatMap { [$0.hugging, $0.resistance].compactMap(\.self) } + exercise
  }

  /// Whether the solution determines the frame.
  var isSolved: Bool {
    if case .fixed = mode { return false }
    return true
  }

  /// Whether the app or a container sets the frame.
  var isFixed: Bool { !isSolved }
}
