public import Foundation

/// A linear relation of two attributes: `first (relation) multiplier * second + constant`.
///
/// Members have the names and the meaning of UIKit's `NSLayoutConstraint`
/// (developer.apple.com/documentation/uikit/nslayoutconstraint). A constraint does not keep its items
/// alive; it is active while an ancestor of both contains it in `constraints`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  let identity: LayoutIdentity
  /// The view whose `constraints` contain the constraint.
  weak var owner: UIView?
  private weak var first: (any LayoutItem)?
  private weak var second: (any LayoutItem)?
  /// The distances among the items, which only the constraint keeps alive.
  private let distances: [LayoutDistance]
  /// Whether a second item was given, alive or not.
  let hasSecondItem: Bool
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item; ``Attribute/notAnAttribute`` without one.
  public let secondAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  private var constantStorage: CGFloat
  private var priorityStorage = UILayoutPriority.required
  /// The text that names the constraint in messages.
  open var identifier: String?
  /// Whether an archive of the owning view contains the constraint; it has no effect.
  open var shouldBeArchived = false

  /// Creates a constraint between the attributes of two items, which are views or guides.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    self.init(
      first: view1 as? any LayoutItem,
      firstAttribute: attr1,
      relation: relation,
      second: view2 as? any LayoutItem,
      secondAttribute: attr2,
      multiplier: multiplier,
      constant: c
    )
  }

  /// Creates a constraint without items, which can't be activated.
  public override convenience init() {
    self.init(
      first: nil,
      firstAttribute: .notAnAttribute,
      relation: .equal,
      second: nil,
      secondAttribute: .notAnAttribute,
      multiplier: 1,
      constant: 0
    )
  }

  init(
    first: (any LayoutItem)?,
    firstAttribute: Attribute,
    relation: Relation,
    second: (any LayoutItem)?,
    secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    identity = LayoutIdentity(
      ofConstraintIn: first?.itemRuntime ?? second?.itemRuntime ?? .current
    )
    self.first = first
    self.second = second
    hasSecondItem = second != nil
    distances = [first, second].compactMap { $0 as? LayoutDistance }
    self.firstAttribute = firstAttribute
    self.secondAttribute = secondAttribute
    self.relation = relation
    self.multiplier = multiplier
    constantStorage = constant
    super.init()
  }

  /// The first item: a view or a guide; `nil` after its deallocation.
  public var firstItem: AnyObject? { (first as? LayoutDistance)?.endItem ?? first }
  /// The second item: a view or a guide; `nil` without one and after its deallocation.
  public var secondItem: AnyObject? { (second as? LayoutDistance)?.endItem ?? second }

  /// The number that is added to the right side.
  open var constant: CGFloat {
    get { constantStorage }
    set {
      guard newValue != constantStorage else { return }
      constantStorage = newValue
      guard owner != nil else { return }
      recordChange()
      identity.runtime.layoutEngine.constantDidChange(self)
    }
  }

  /// The importance of the constraint.
  open var priority: UILayoutPriority {
    get { priorityStorage }
    set {
      guard newValue != priorityStorage else { return }
      priorityStorage = newValue
      guard owner != nil else { return }
      recordChange()
      identity.runtime.layoutEngine.priorityDidChange(self)
    }
  }

  /// Whether the constraint takes part in layout.
  open var isActive: Bool {
    get { owner != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates constraints.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// The first item as the runtime uses it.
  var firstLayoutItem: (any LayoutItem)? { first }
  /// The second item as the runtime uses it.
  var secondLayoutItem: (any LayoutItem)? { second }
}
