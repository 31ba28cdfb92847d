public import Foundation
import LayoutSolver
import TraceModel

/// A linear relation of two attributes: `first (relation) multiplier * second + constant`.
///
/// Members have the names and the meaning of UIKit's `NSLayoutConstraint`
/// (developer.apple.com/documentation/uikit/nslayoutconstraint). A constraint does not keep its
/// items alive; it is active while the nearest common ancestor of both contains it in
/// `constraints`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The identity in the run of the items; given once the items are known.
  private(set) lazy var identity = LayoutIdentity(
    ofConstraintIn: first?.itemRuntime ?? second?.itemRuntime ?? .current
  )

  /// Assigns an identity to the inactive constraint in a run that its items have joined.
  func renewIdentity(in runtime: Runtime) { identity = LayoutIdentity(ofConstraintIn: runtime) }

  /// The constraint in the solver, while it is active and its items are alive.
  var solverID: ConstraintID?
  /// The view whose `constraints` contain the constraint.
  weak var owner: UIView?
  /// The position of the latest activation among all activations of the run.
  var order = 0
  /// Whether the engine has the constraint.
  var installation = Installation.none
  /// The record of the constraint in the trace while it is active.
  var traced: TracedConstraint?
  private weak var first: (any LayoutItem)?
  private weak var second: (any LayoutItem)?
  /// The distances among the items, which only the constraint keeps alive.
  private var distances: [LayoutDistance] = []
  /// Whether a second item was given, alive or not.
  private(set) var hasSecondItem = false
  /// Whether an exception was reported when the constraint was created; it can't be activated.
  private(set) var isRefused = false
  /// Where the constant comes from.
  private(set) var spacing = Spacing.constant
  /// The attribute of the first item.
  public private(set) var firstAttribute = Attribute.notAnAttribute
  /// The attribute of the second item; ``Attribute/notAnAttribute`` if there is none.
  public private(set) var secondAttribute = Attribute.notAnAttribute
  /// How the two sides compare.
  public private(set) var relation = Relation.equal
  /// The factor of the second attribute.
  public private(set) var multiplier: CGFloat = 1
  private var constantStorage: CGFloat = 0
  private var priorityStorage = UILayoutPriority.required
  /// The text that names the constraint in messages.
  open var identifier: String?
  /// Whether an archive of the owning view contains the constraint; it has no effect.
  open var shouldBeArchived = false

  /// Whether the engine has a constraint.
  enum Installation {
    /// The constraint is inactive.
    case none
    /// A view owns the constraint, but does not contain all items yet.
    case unprepared
    /// The engine has the constraint.
    case installed
  }

  /// Where a constant comes from, which descriptions show.
  package enum Spacing {
    /// A number of the app.
    case constant
    /// The standard spacing of a visual format.
    case standard
    /// The system spacing of anchors.
    case system
  }

  // All properties have initial values, so that subclasses of apps inherit the initializers.
  /// Creates a constraint without items, which can't be activated.
  public override init() { super.init() }

  /// Creates a constraint between the attributes of two items, which are views or guides.
  ///
  /// UIKit raises an exception for anything else as an item and for attributes that don't pair.
  /// With the failure policy `.record`, the constraint can't be activated then.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init()
    relate(view1, attr1, relation, to: view2, attr2, multiplier: multiplier, constant: c)
  }

  /// Sets the items and numbers of a new constraint, and checks them.
  package func relate(
    _ first: Any,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    to other: Any?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    let second = other.flatMap(Self.layoutItem)
    let attribute = second == nil ? .notAnAttribute : secondAttribute
    setItems(Self.layoutItem(first), firstAttribute, second, attribute)
    setNumbers(relation, multiplier: multiplier, constant: constant)
    let problem = Self.problem(item: first, other: other) ?? problem(constant: constant)
    if let problem { refuse(problem) }
  }

  /// Called after the constraint was made from a storyboard or xib; overrides call super.
  open func awakeFromNib() {}

  /// Creates a constraint and checks it.
  package convenience init(
    first: (any LayoutItem)?,
    firstAttribute: Attribute,
    relation: Relation,
    second: (any LayoutItem)?,
    secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat,
    spacing: Spacing = .constant
  ) {
    self.init()
    setItems(first, firstAttribute, second, secondAttribute)
    setNumbers(relation, multiplier: multiplier, constant: constant)
    self.spacing = spacing
    if let problem = problem(constant: constant) { refuse(problem) }
  }

  private func setItems(
    _ first: (any LayoutItem)?,
    _ firstAttribute: Attribute,
    _ second: (any LayoutItem)?,
    _ secondAttribute: Attribute
  ) {
    self.first = first
    self.second = second
    hasSecondItem = second != nil
    distances = [first, second].compactMap { $0 as? LayoutDistance }
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    _ = identity
  }

  private func setNumbers(_ relation: Relation, multiplier: CGFloat, constant: CGFloat) {
    self.relation = relation
    self.multiplier = multiplier
    constantStorage = constant.isFinite ? limited(constant) : 0
  }

  // The text of `print(constraint)`, with addresses derived from identities.
  open nonisolated override var description: String {
    guard MainActorCheck.isOnMainActor else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { text }
  }

  /// The first item: a view or a guide; `nil` after its deallocation.
  public var firstItem: AnyObject? { (first as? LayoutDistance)?.endItem ?? first }
  /// The second item: a view or a guide; `nil` without one and after its deallocation.
  public var secondItem: AnyObject? { (second as? LayoutDistance)?.endItem ?? second }
  /// The first item as the runtime uses it.
  var firstLayoutItem: (any LayoutItem)? { first }
  /// The second item as the runtime uses it.
  var secondLayoutItem: (any LayoutItem)? { second }

  /// The first item and its attribute as an anchor.
  public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first, firstAttribute) }
  /// The second item and its attribute as an anchor; `nil` without a second item.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    hasSecondItem ? NSLayoutAnchor(second, secondAttribute) : nil
  }

  /// The number that is added to the right side.
  ///
  /// UIKit raises an exception for a number that is not finite; the constant keeps its value then.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      guard newValue != constantStorage else { return }
      guard newValue.isFinite else {
        report(nonFiniteConstant(newValue))
        return
      }
      constantStorage = limited(newValue)
      spacing = .constant
      guard installation == .installed else { return }
      identity.runtime.layoutEngine.constantDidChange(self)
      traceChange()
    }
  }

  /// The importance of the constraint; required by default.
  ///
  /// UIKit raises an exception for a priority that is not above 0 and at most 1000, and for a
  /// change from or to `required` while the constraint is active; the priority keeps its value
  /// then.
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set {
      guard newValue != priorityStorage else { return }
      if let problem = problem(priority: newValue) {
        report(problem)
        return
      }
      priorityStorage = newValue
      guard installation == .installed else { return }
      identity.runtime.layoutEngine.priorityDidChange(self)
      traceChange()
    }
  }

  /// Whether the constraint takes part in layout; setting it activates or deactivates it.
  open var isActive: Bool {
    get { owner != nil && itemsAreAlive }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints; each is added to the nearest common ancestor of its items.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private var itemsAreAlive: Bool { first != nil && (second != nil || !hasSecondItem) }

  /// Reports an exception about the new constraint, which can't be activated afterwards.
  private func refuse(_ problem: ConstraintProblem) {
    isRefused = true
    report(problem)
  }
}
