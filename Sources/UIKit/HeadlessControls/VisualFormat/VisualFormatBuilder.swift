import Foundation

/// Makes the constraints that a visual format describes.
///
/// They follow the order of the format: the length of a view, then its distance from what precedes
/// it; the alignments are last.
@MainActor
struct VisualFormatBuilder {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var items: [any LayoutItem] = []
  private var constraints: [NSLayoutConstraint] = []

  static func constraints(
    of format: VisualFormat,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var builder = VisualFormatBuilder(
      format: format,
      options: options,
      metrics: metrics,
      views: views
    )
    try builder.build()
    return builder.constraints
  }

  private init(
    format: VisualFormat,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: Any],
    views: [String: Any]
  ) {
    self.format = format
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  private mutating func build() throws(VisualFormat.Failure) {
    for (index, view) in format.views.enumerated() {
      guard let item = item(named: view.name) else {
        throw VisualFormat.Failure(
          reason: "\(view.name.text) is not a key in the views dictionary.",
          position: view.name.end
        )
      }
      items.append(item)
      for predicate in view.predicates { try addLength(predicate, of: item) }
      guard let end = view.end else { continue }
      if index == 0, let leading = format.leading {
        let outside = try superview(of: item, position: end)
        try addDistance(leading, from: .superview(outside), to: .view(item))
      }
      if index > 0 {
        try addDistance(
          format.connections[index - 1],
          from: .view(items[index - 1]),
          to: .view(item)
        )
      }
    }
    if let error = format.error { throw error }
    if let last = items.last, let trailing = format.trailing {
      let outside = try superview(of: last, position: format.format.count)
      try addDistance(trailing, from: .view(last), to: .superview(outside))
    }
    try addAlignments()
  }

  // Lengths.

  private mutating func addLength(
    _ predicate: VisualFormat.Predicate,
    of item: any LayoutItem
  ) throws(VisualFormat.Failure) {
    let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
    let value = try value(of: predicate, allowsViews: true)
    try add(
      NSLayoutConstraint(
        first: item,
        firstAttribute: attribute,
        relation: predicate.relation,
        second: value.item,
        secondAttribute: value.item == nil ? .notAnAttribute : value.attribute ?? attribute,
        multiplier: value.multiplier,
        constant: value.constant
      ),
      priority: predicate.priority
    )
  }

  // Distances.

  /// The begin or the end of a connection.
  private enum End {
    case view(any LayoutItem)
    case superview(UIView)

    var item: any LayoutItem {
      switch self {
      case .view(let item): item
      case .superview(let view): view
      }
    }

    var isSuperview: Bool {
      if case .superview = self { return true }
      return false
    }
  }

  private mutating func addDistance(
    _ connection: VisualFormat.Connection,
    from start: End,
    to end: End
  ) throws(VisualFormat.Failure) {
    switch connection {
    case .flush: try addDistance(0, .equal, from: start, to: end)
    case .standard: try addDistance(nil, .equal, from: start, to: end)
    case .predicates(let predicates):
      for predicate in predicates {
        let value = try value(of: predicate, allowsViews: false)
        let distance = value.constant
        let priority = predicate.priority
        try addDistance(distance, predicate.relation, from: start, to: end, priority: priority)
      }
    }
  }

  // choice: visual-format-superview-spacing
  /// Adds the constraint for a distance; for `nil` it has the standard distance.
  ///
  /// The standard distance is 8 points between views, and ends at the superview's margin, as logs
  /// of apps that use `-` show: `UILabel:0x….leading == UIView:0x….leadingMargin`.
  private mutating func addDistance(
    _ distance: CGFloat?,
    _ relation: NSLayoutConstraint.Relation,
    from start: End,
    to end: End,
    priority: VisualFormat.Operand? = nil
  ) throws(VisualFormat.Failure) {
    let endsAtMargin = distance == nil && (start.isSuperview || end.isSuperview)
    let edges = Edges(isVertical: format.isVertical, options: options)
    let before = edges.attribute(
      ofStart: start.isSuperview,
      isMargin: endsAtMargin && start.isSuperview,
      betweenViews: !start.isSuperview && !end.isSuperview
    )
    let after = edges.attribute(
      ofStart: !end.isSuperview,
      isMargin: endsAtMargin && end.isSuperview,
      betweenViews: !start.isSuperview && !end.isSuperview
    )
    // From right to left, what precedes in the format has the larger position.
    let (first, second) = edges.isReversed ? (start, end) : (end, start)
    let (firstAttribute, secondAttribute) = edges.isReversed ? (before, after) : (after, before)
    try add(
      NSLayoutConstraint(
        first: first.item,
        firstAttribute: firstAttribute,
        relation: relation,
        second: second.item,
        secondAttribute: secondAttribute,
        multiplier: 1,
        constant: distance ?? (endsAtMargin ? 0 : NSLayoutConstraint.systemSpacing),
        spacing: distance == nil && !endsAtMargin ? .standard : .constant
      ),
      priority: priority
    )
  }

  private func superview(
    of item: any LayoutItem,
    position: Int
  ) throws(VisualFormat.Failure) -> UIView {
    if let container = item.container { return container }
    throw VisualFormat.Failure(
      reason:
        "Unable to interpret '|' character, because the related view doesn't have a superview",
      position: position
    )
  }

  // Alignments.

  private mutating func addAlignments() throws(VisualFormat.Failure) {
    let axis: NSLayoutConstraint.Axis = format.isVertical ? .vertical : .horizontal
    for attribute in options.alignedAttributes {
      guard attribute.axis != axis else {
        throw VisualFormat.Failure(
          reason: "The options align the views along the axis of the format",
          position: format.format.count
        )
      }
      for (item, neighbor) in zip(items, items.dropFirst()) {
        constraints.append(
          NSLayoutConstraint(
            first: neighbor,
            firstAttribute: attribute,
            relation: .equal,
            second: item,
            secondAttribute: attribute,
            multiplier: 1,
            constant: 0
          )
        )
      }
    }
  }

  // Values.

  private struct Value {
    var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute?
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
  }

  private func value(
    of predicate: VisualFormat.Predicate,
    allowsViews: Bool
  ) throws(VisualFormat.Failure) -> Value {
    var value = Value()
    if allowsViews, case .name(let name) = predicate.object, metrics[name.text] == nil,
      let item = item(named: name)
    {
      value.item = item
      if let attribute = predicate.attribute { value.attribute = try length(attribute) }
    } else {
      value.constant = try number(predicate.object)
    }
    for operation in predicate.operations {
      let operand = try number(operation.operand)
      switch operation.symbol {
      case "+": value.constant += operand
      case "-": value.constant -= operand
      case "*":
        value.multiplier *= operand
        value.constant *= operand
      default:
        value.multiplier /= operand
        value.constant /= operand
      }
    }
    if value.item == nil { value.multiplier = 1 }
    return value
  }

  private func length(
    _ name: VisualFormat.Name
  ) throws(VisualFormat.Failure) -> NSLayoutConstraint.Attribute {
    switch name.text {
    case "width": return .width
    case "height": return .height
    default:
      throw VisualFormat.Failure(
        reason: "\(name.text) is not an attribute of a length. It must be width or height.",
        position: name.end
      )
    }
  }

  private func number(_ operand: VisualFormat.Operand) throws(VisualFormat.Failure) -> CGFloat {
    switch operand {
    case .number(let number): return CGFloat(number)
    case .name(let name):
      if let metric = metrics[name.text].flatMap(Self.number) { return metric }
      throw VisualFormat.Failure(
        reason: """
          Encountered metric with name "\(name.text)", but value was not specified in metrics or \
          views dictionaries
          """,
        position: name.end
      )
    }
  }

  /// Returns a metric of any numeric type as a length.
  private static func number(_ metric: Any) -> CGFloat? {
    switch metric {
    case let number as CGFloat: number
    case let number as any BinaryFloatingPoint: CGFloat(number)
    case let number as any BinaryInteger: CGFloat(number)
    case let number as UILayoutPriority: CGFloat(number.rawValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  private func item(named name: VisualFormat.Name) -> (any LayoutItem)? {
    views[name.text].flatMap(NSLayoutConstraint.layoutItem)
  }

  private mutating func add(
    _ constraint: NSLayoutConstraint,
    priority: VisualFormat.Operand?
  ) throws(VisualFormat.Failure) {
    if let priority {
      constraint.priority = UILayoutPriority(Float(try number(priority)))
    }
    constraints.append(constraint)
  }
}

/// The edges at which distances begin and end.
private struct Edges {
  private let start: NSLayoutConstraint.Attribute
  private let end: NSLayoutConstraint.Attribute
  private let startMargin: NSLayoutConstraint.Attribute
  private let endMargin: NSLayoutConstraint.Attribute
  private let usesBaselines: Bool
  /// Whether the format is laid out from right to left.
  let isReversed: Bool

  init(isVertical: Bool, options: NSLayoutConstraint.FormatOptions) {
    let direction = options.intersection(.directionMask)
    isReversed = !isVertical && direction == .directionRightToLeft
    usesBaselines = isVertical && options.contains(.spacingBaselineToBaseline)
    (start, end, startMargin, endMargin) =
      if isVertical {
        (.top, .bottom, .topMargin, .bottomMargin)
      } else if direction == .directionLeftToRight {
        (.left, .right, .leftMargin, .rightMargin)
      } else if isReversed {
        (.right, .left, .rightMargin, .leftMargin)
      } else {
        (.leading, .trailing, .leadingMargin, .trailingMargin)
      }
  }

  /// Returns an attribute of an edge.
  ///
  /// - Parameters:
  ///   - isStart: Whether it is the edge where the item begins.
  ///   - isMargin: Whether it is the margin within that edge.
  ///   - betweenViews: Whether the distance is between two views rather than to the superview.
  /// - Returns: The attribute.
  func attribute(
    ofStart isStart: Bool,
    isMargin: Bool,
    betweenViews: Bool
  ) -> NSLayoutConstraint.Attribute {
    if isMargin { return isStart ? startMargin : endMargin }
    if usesBaselines, betweenViews { return isStart ? .firstBaseline : .lastBaseline }
    return isStart ? start : end
  }
}
