import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Random hierarchies whose required constraints are consistent, because they hold for frames that
/// were drawn first.
struct `Random layouts` {
  @Test(arguments: 0..<60) @MainActor
  func `all required constraints hold, and no size is negative`(seed: Int) async throws {
    try await withApp { _ in
      let layout = RandomLayout(seed: UInt64(seed))
      NSLayoutConstraint.activate(layout.constraints)
      layout.root.layoutIfNeeded()
      for constraint in layout.constraints where constraint.priority == .required {
        let error = layout.error(of: constraint)
        #expect(error <= layout.tolerance, "seed \(seed): \(constraint) is off by \(error)")
      }
      for view in layout.views {
        #expect(view.bounds.width >= 0 && view.bounds.height >= 0, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<20) @MainActor
  func `equal runs give equal frames`(seed: Int) async throws {
    var runs: [[CGRect]] = []
    for isBatch in [true, true, false] {
      try await withApp { _ in
        let layout = RandomLayout(seed: UInt64(seed))
        if isBatch {
          NSLayoutConstraint.activate(layout.constraints)
        } else {
          for constraint in layout.constraints { constraint.isActive = true }
        }
        layout.root.layoutIfNeeded()
        runs.append(layout.views.map(\.frame))
      }
    }
    #expect(runs[0] == runs[1], "seed \(seed)")
    #expect(runs[0] == runs[2], "seed \(seed): one by one")
  }

  @Test(arguments: 0..<20) @MainActor
  func `edits give the frames of a new layout with the same constants`(seed: Int) async throws {
    try await withApp { _ in
      let edited = RandomLayout(seed: UInt64(seed), isDetermined: true)
      NSLayoutConstraint.activate(edited.constraints)
      edited.root.layoutIfNeeded()
      var random = SplitMix64(seed: UInt64(seed))
      let constants = edited.constraints.map { constraint in
        constraint.relation == .equal && constraint.secondItem != nil
          ? constraint.constant + CGFloat(Int.random(in: 0...9, using: &random))
          : constraint.constant
      }
      for (constraint, constant) in zip(edited.constraints, constants) {
        constraint.constant = constant
        if Bool.random(using: &random) { edited.root.layoutIfNeeded() }
      }
      edited.root.layoutIfNeeded()
      let fresh = RandomLayout(seed: UInt64(seed), isDetermined: true)
      for (constraint, constant) in zip(fresh.constraints, constants) {
        constraint.constant = constant
      }
      NSLayoutConstraint.activate(fresh.constraints)
      fresh.root.layoutIfNeeded()
      #expect(edited.views.map(\.frame) == fresh.views.map(\.frame), "seed \(seed)")
    }
  }
}

/// A hierarchy with constraints, which follow from a seed.
@MainActor
private struct RandomLayout {
  let root: UIView
  private(set) var views: [UIView] = []
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The frames for which the required constraints were drawn.
  private var truth: [ObjectIdentifier: CGRect] = [:]
  private var random: SplitMix64
  /// The error of rounding: half a pixel for each edge and each superview in between.
  let tolerance: CGFloat = 7.0 / 6 + 0.01

  /// Creates a layout, in which four equalities determine each frame if it is determined.
  init(seed: UInt64, isDetermined: Bool = false) {
    random = SplitMix64(seed: seed)
    root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    truth[ObjectIdentifier(root)] = CGRect(x: 0, y: 0, width: 400, height: 600)
    for _ in 0..<Int.random(in: 1...14, using: &random) { addView() }
    for view in views { isDetermined ? determine(view) : constrain(view) }
  }

  private func number(_ range: ClosedRange<Int>, _ random: inout SplitMix64) -> CGFloat {
    CGFloat(Int.random(in: range, using: &random))
  }

  private mutating func addView() {
    let shallow = ([root] + views).filter { depth(of: $0) < 4 }
    let parent = shallow[Int.random(in: 0..<shallow.count, using: &random)]
    let view = constrained(UIView(), in: parent)
    let frame = CGRect(
      x: number(0...100, &random),
      y: number(0...100, &random),
      width: number(0...200, &random),
      height: number(0...200, &random)
    )
    truth[ObjectIdentifier(view)] = frame
    views.append(view)
  }

  private func depth(of view: UIView) -> Int {
    sequence(first: view, next: \.superview).reduce(0) { count, _ in count + 1 }
  }

  /// Adds an equality for each of the four values of a frame.
  private mutating func determine(_ view: UIView) {
    for attributes: [NSLayoutConstraint.Attribute] in [
      [.left, .centerX, .leading], [.top, .centerY],
    ] {
      let attribute = attributes[Int.random(in: 0..<attributes.count, using: &random)]
      add(view, attribute, .equal, view.superview, attribute)
    }
    add(view, .width, .equal, nil, .notAnAttribute)
    add(view, .height, .equal, nil, .notAnAttribute)
  }

  /// Adds random constraints that hold for the drawn frames, and optional ones that may not.
  private mutating func constrain(_ view: UIView) {
    let horizontal: [NSLayoutConstraint.Attribute] = [.left, .right, .centerX]
    let vertical: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    let others = [view.superview ?? root, root] + views
    for _ in 0..<Int.random(in: 1...7, using: &random) {
      let other = others[Int.random(in: 0..<others.count, using: &random)]
      let relations: [NSLayoutConstraint.Relation] = [
        .equal, .lessThanOrEqual, .greaterThanOrEqual,
      ]
      let relation = relations[Int.random(in: 0..<3, using: &random)]
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let side: NSLayoutConstraint.Attribute = Bool.random(using: &random) ? .width : .height
        add(view, side, relation, nil, .notAnAttribute)
      case 1: add(view, .width, relation, other, .height)
      case 2:
        let first = horizontal[Int.random(in: 0..<3, using: &random)]
        add(view, first, relation, other, horizontal[Int.random(in: 0..<3, using: &random)])
      default:
        let first = vertical[Int.random(in: 0..<3, using: &random)]
        add(view, first, relation, other, vertical[Int.random(in: 0..<3, using: &random)])
      }
    }
  }

  private mutating func add(
    _ view: UIView,
    _ first: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ other: UIView?,
    _ second: NSLayoutConstraint.Attribute
  ) {
    guard other !== view || first != second else { return }
    let own = value(of: first, view) { truth[ObjectIdentifier($0)] ?? .zero }
    let opposite = other.map { value(of: second, $0) { truth[ObjectIdentifier($0)] ?? .zero } } ?? 0
    let slack: CGFloat =
      switch relation {
      case .lessThanOrEqual: number(0...20, &random)
      case .greaterThanOrEqual: -number(0...20, &random)
      default: 0
      }
    let isOptional = Int.random(in: 0..<4, using: &random) == 0
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: first,
      relatedBy: relation,
      toItem: other,
      attribute: second,
      multiplier: 1,
      constant: own - opposite + slack + (isOptional ? number(-50...50, &random) : 0)
    )
    if isOptional {
      constraint.priority = UILayoutPriority(Float(number(1...999, &random)))
    }
    constraints.append(constraint)
  }

  /// The violation of a constraint by the frames of the views, in points.
  func error(of constraint: NSLayoutConstraint) -> CGFloat {
    guard let view = constraint.firstItem as? UIView else { return .infinity }
    let first = value(of: constraint.firstAttribute, view, \.frame)
    let other = constraint.secondItem as? UIView
    let second = other.map { value(of: constraint.secondAttribute, $0, \.frame) } ?? 0
    let difference = first - second * constraint.multiplier - constraint.constant
    return switch constraint.relation {
    case .equal: abs(difference)
    case .lessThanOrEqual: max(0, difference)
    default: max(0, -difference)
    }
  }

  /// The value of an attribute in the coordinates of the root, for given frames.
  private func value(
    of attribute: NSLayoutConstraint.Attribute,
    _ view: UIView,
    _ frame: (UIView) -> CGRect
  ) -> CGFloat {
    var origin = CGPoint.zero
    for ancestor in sequence(first: view, next: \.superview) {
      origin.x += frame(ancestor).origin.x
      origin.y += frame(ancestor).origin.y
    }
    let size = frame(view).size
    return switch attribute {
    case .left, .leading: origin.x
    case .right, .trailing: origin.x + size.width
    case .centerX: origin.x + size.width / 2
    case .top: origin.y
    case .bottom: origin.y + size.height
    case .centerY: origin.y + size.height / 2
    case .width: size.width
    default: size.height
    }
  }
}
