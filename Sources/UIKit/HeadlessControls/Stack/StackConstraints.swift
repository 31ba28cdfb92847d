import Foundation

/// A constraint of a stack view, before it exists.
struct StackRelation {
  let identifier: String
  let first: any LayoutItem
  let firstAttribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: (any LayoutItem)?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required

  /// The key of a relation: everything except its constant.
  fileprivate struct Key: Hashable {
    let identifier: String
    let first: ObjectIdentifier
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let priority: UILayoutPriority
  }

  fileprivate var key: Key {
    Key(
      identifier: identifier,
      first: ObjectIdentifier(first),
      firstAttribute: firstAttribute,
      relation: relation,
      second: second.map { ObjectIdentifier($0) },
      secondAttribute: secondAttribute,
      multiplier: multiplier,
      priority: priority
    )
  }

  @MainActor fileprivate func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: first,
      firstAttribute: firstAttribute,
      relation: relation,
      second: second,
      secondAttribute: secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    constraint.identifier = identifier
    return constraint
  }
}

/// The constraints and guides that a stack view has made.
///
/// A changed arrangement keeps the constraints that both arrangements have, so that hiding a view
/// changes only the constraints around it.
@MainActor
final class StackConstraints {
  private var constraints: [StackRelation.Key: NSLayoutConstraint] = [:]
  private var order: [StackRelation.Key] = []
  private var guides: [UILayoutGuide] = []

  nonisolated init() {}

  /// Returns the guide with an index, which is created and added to the stack on first use.
  func guide(_ index: Int, named identifier: String, in stack: UIStackView) -> UILayoutGuide {
    while guides.count <= index {
      let guide = UILayoutGuide()
      stack.addLayoutGuide(guide)
      guides.append(guide)
    }
    guides[index].identifier = identifier
    return guides[index]
  }

  /// Replaces the constraints by those of an arrangement.
  func replace(with arrangement: StackArrangement, in stack: UIStackView) {
    var arrangement = arrangement
    arrangement.build { self.guide($0, named: $1, in: stack) }
    let old = constraints
    var added: [NSLayoutConstraint] = []
    constraints = [:]
    constraints.reserveCapacity(arrangement.relations.count)
    let previous = order
    order = []
    for relation in arrangement.relations {
      let key = relation.key
      guard constraints[key] == nil else { continue }
      if let kept = old[key], kept.isActive, kept.firstItem === relation.first,
        kept.secondItem === relation.second
      {
        kept.constant = relation.constant
        constraints[key] = kept
      } else {
        let constraint = relation.makeConstraint()
        constraints[key] = constraint
        added.append(constraint)
      }
      order.append(key)
    }
    for key in previous {
      if let constraint = old[key], constraint !== constraints[key] { constraint.isActive = false }
    }
    while guides.count > arrangement.guideCount {
      stack.removeLayoutGuide(guides.removeLast())
    }
    NSLayoutConstraint.activate(added)
  }
}
