/// A constraint as written: `A.leading == B.trailing + 8 @750`.
struct ConstraintForm: Sendable {
  /// The left side.
  let first: Anchor
  let relation: Relation
  /// The factor of the right side's anchor; 1 without an anchor.
  let multiplier: Double
  /// The anchor of the right side; `nil` if the right side is a number.
  let second: Anchor?
  /// The number that is added; the whole right side if it has no anchor.
  let constant: Double
  /// The multiple of the system's spacing that is added instead of ``constant``; `nil` if there is
  /// none.
  let spacing: Double?
  let priority: Double

  /// An edge, a center, a baseline or a dimension of a view or layout guide.
  struct Anchor: Sendable {
    /// The view or the guide.
    let item: ObjectPath
    let attribute: Attribute
  }

  /// An attribute of a view, in UIKit's names without the ending `Anchor`.
  enum Attribute: String, CaseIterable, Sendable {
    case left, right, top, bottom, leading, trailing
    case width, height, centerX, centerY, firstBaseline, lastBaseline

    /// The items that an attribute can be related to.
    enum Axis: String {
      case horizontal = "a horizontal position"
      case vertical = "a vertical position"
      case dimension = "a dimension"
    }

    var axis: Axis {
      switch self {
      case .left, .right, .leading, .trailing, .centerX: .horizontal
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
      case .width, .height: .dimension
      }
    }
  }

  enum Relation: String, CaseIterable, Sendable {
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="
  }

  /// Attributes that represent several constraints.
  enum Group: String, CaseIterable {
    case edges, center, size

    var attributes: [Attribute] {
      switch self {
      case .edges: [.leading, .trailing, .top, .bottom]
      case .center: [.centerX, .centerY]
      case .size: [.width, .height]
      }
    }
  }
}

/// Constraints in the visual format language: `constrain "H:|-[A]-8-[B]-|"`.
struct VisualForm: Sendable {
  /// The names of the alignments that can follow the text, without the period.
  static let options = [
    "alignAllLeft", "alignAllRight", "alignAllTop", "alignAllBottom", "alignAllLeading",
    "alignAllTrailing", "alignAllCenterX", "alignAllCenterY", "alignAllFirstBaseline",
    "alignAllLastBaseline", "directionLeftToRight", "directionRightToLeft",
  ]

  /// The text between the quotes.
  let format: String
  /// The names of the alignments and directions after the text.
  let options: [String]
  /// The scenario's views, which the text can name.
  let views: [ObjectPath]
}
