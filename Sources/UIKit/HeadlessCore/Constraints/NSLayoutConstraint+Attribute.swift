extension NSLayoutConstraint {
  /// A part of an item's alignment rectangle; UIKit's `NSLayoutConstraint.Attribute`.
  public enum Attribute: Int, Sendable, CaseIterable {
    /// No attribute: the right side is a constant.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where lines begin in the layout direction.
    case leading = 5
    /// The edge where lines end in the layout direction.
    case trailing = 6
    case width = 7
    case height = 8
    /// The center along the x-axis.
    case centerX = 9
    /// The center along the y-axis.
    case centerY = 10
    /// The baseline of the last line of text.
    case lastBaseline = 11
    /// The baseline of the first line of text.
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    /// The margin where lines begin.
    case leadingMargin = 17
    /// The margin where lines end.
    case trailingMargin = 18
    /// The center along the x-axis between the margins.
    case centerXWithinMargins = 19
    /// The center along the y-axis between the margins.
    case centerYWithinMargins = 20

    /// The baseline of the last line of text.
    public static var baseline: Attribute { .lastBaseline }
  }

  /// How the two sides of a constraint compare; UIKit's `NSLayoutConstraint.Relation`.
  public enum Relation: Int, Sendable, CaseIterable {
    /// The left side is at most the right side.
    case lessThanOrEqual = -1
    /// The relation of equality.
    case equal = 0
    /// The left side is at least the right side.
    case greaterThanOrEqual = 1
  }

  /// A direction of layout; UIKit's `NSLayoutConstraint.Axis`.
  public enum Axis: Int, Sendable, CaseIterable {
    /// The x-axis.
    case horizontal = 0
    /// The y-axis.
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// The quantity that an attribute measures; a constraint relates two attributes of the same
  /// quantity.
  enum Measure {
    /// The absence of an attribute.
    case nothing
    /// A position along the x-axis.
    case x
    /// A position along the y-axis.
    case y
    /// A width or height.
    case length
  }

  /// The quantity that the attribute measures.
  var measure: Measure {
    switch self {
    case .notAnAttribute: .nothing
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width, .height: .length
    }
  }

  /// The axis of the attribute.
  package var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .width: .horizontal
    case .height: .vertical
    default: measure == .x ? .horizontal : .vertical
    }
  }

  /// Whether the attribute is a position rather than a length.
  var isLocation: Bool { measure == .x || measure == .y }

  /// Whether the attribute follows the layout direction.
  var followsDirection: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is an edge that ignores the layout direction.
  var ignoresDirection: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }
}

extension NSLayoutConstraint {
  /// Returns whether the constraint acts along an axis; one between width and height acts along
  /// both.
  func acts(along axis: Axis) -> Bool {
    firstAttribute.axis == axis || secondAttribute.axis == axis
  }

  /// Returns whether an item is part of the constraint.
  func mentions(_ item: any LayoutItem) -> Bool {
    terms?.contains { $0.item === item } ?? false
  }
}
