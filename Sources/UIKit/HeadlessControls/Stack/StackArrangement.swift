import Foundation
import TraceModel

/// The constraints of a stack view for its present views and properties.
///
/// They are those that an app prints of UIKit's stack views, with their identifiers and priorities
/// (kean.blog/post/lets-build-uistackview). Hidden views are an exception, see
/// `StackArrangement.hide`.
@MainActor
struct StackArrangement {
  private(set) var relations: [StackRelation] = []
  /// The number of guides that the constraints use.
  private(set) var guideCount = 0

  let stack: UIStackView
  let visible: [UIView]
  let along: AxisAttributes
  let across: AxisAttributes
  /// The area in which the views are arranged: the stack, or the guide of its margins.
  let canvas: any LayoutItem

  /// Returns a guide by its index.
  typealias Guides = (_ index: Int, _ identifier: String) -> UILayoutGuide

  /// Prepares the arrangement of a stack.
  init(of stack: UIStackView) {
    self.stack = stack
    visible = stack.arrangedSubviews.filter { !$0.isHidden }
    along = stack.axis == .horizontal ? .horizontal : .vertical
    across = stack.axis == .horizontal ? .vertical : .horizontal
    canvas =
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide as any LayoutItem : stack
  }

  /// Adds the constraints, with the guides that they need.
  mutating func build(guides: Guides) {
    guard !visible.isEmpty else {
      fitCanvas(along)
      fitCanvas(across)
      hide()
      return
    }
    connect(along.start, to: visible.first)
    connect(along.end, to: visible.last)
    addSpacing()
    distribute(guides)
    align(guides)
    hide()
  }

  mutating func add(_ relation: StackRelation) { relations.append(relation) }

  /// Returns the guide that the constraints have not used yet.
  mutating func nextGuide(named identifier: String, _ guides: Guides) -> UILayoutGuide {
    defer { guideCount += 1 }
    return guides(guideCount, identifier)
  }

  /// Makes an edge of the canvas equal to that of a view or guide.
  mutating func connect(
    _ attribute: NSLayoutConstraint.Attribute,
    to item: (any LayoutItem)?,
    _ relation: NSLayoutConstraint.Relation = .equal
  ) {
    add(
      StackRelation(
        identifier: "UISV-canvas-connection",
        first: canvas,
        firstAttribute: attribute,
        relation: relation,
        second: item,
        secondAttribute: attribute
      )
    )
  }

  /// Makes the canvas as short as the other constraints allow.
  mutating func fitCanvas(_ axis: AxisAttributes) {
    add(
      StackRelation(
        identifier: "UISV-canvas-fit",
        first: stack,
        firstAttribute: axis.size,
        priority: UILayoutPriority(49)
      )
    )
  }

  /// Keeps the distance between neighbors: at least for distributions with variable spaces,
  /// otherwise exactly.
  private mutating func addSpacing() {
    let isMinimum = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    let usesBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(visible, visible.dropFirst()) {
      add(
        StackRelation(
          identifier: "UISV-spacing",
          first: next,
          firstAttribute: usesBaselines ? .firstBaseline : along.start,
          relation: isMinimum ? .greaterThanOrEqual : .equal,
          second: view,
          secondAttribute: usesBaselines ? .lastBaseline : along.end,
          constant: stack.effectiveSpacing(after: view)
        )
      )
    }
  }

  // choice: stack-hidden-views
  /// Takes hidden views out of the row: each has no length, begins where the previous visible view
  /// ends, and does not affect the length of the stack.
  ///
  /// The constraint `UISV-hiding` is required before iOS 26, so that a required length of the app
  /// conflicts with it, as in published logs (stackoverflow.com/questions/32428210); an app
  /// measured a priority of 999.999 on iOS 26.2.
  private mutating func hide() {
    let isRequired = stack.life.runtime.behavior.major < 26
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.isHidden else {
        previous = view
        continue
      }
      add(
        StackRelation(
          identifier: "UISV-hiding",
          first: view,
          firstAttribute: along.size,
          priority: isRequired ? .required : UILayoutPriority(999.999)
        )
      )
      add(
        StackRelation(
          identifier: "UISV-spacing",
          first: view,
          firstAttribute: along.start,
          second: previous ?? canvas,
          secondAttribute: previous == nil ? along.start : along.end
        )
      )
      add(
        StackRelation(
          identifier: "UISV-alignment",
          first: view,
          firstAttribute: across.start,
          second: canvas,
          secondAttribute: across.start
        )
      )
      suppressAmbiguity(of: view)
    }
  }

  /// Sets the length of a view without a length across the axis to 0.
  mutating func suppressAmbiguity(of view: UIView) {
    add(
      StackRelation(
        identifier: "UISV-ambiguity-suppression",
        first: view,
        firstAttribute: across.size,
        priority: UILayoutPriority(25)
      )
    )
  }
}

struct AxisAttributes {
  let axis: NSLayoutConstraint.Axis
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let size: NSLayoutConstraint.Attribute

  static let horizontal = AxisAttributes(
    axis: .horizontal,
    start: .leading,
    end: .trailing,
    center: .centerX,
    size: .width
  )
  static let vertical = AxisAttributes(
    axis: .vertical,
    start: .top,
    end: .bottom,
    center: .centerY,
    size: .height
  )
}
