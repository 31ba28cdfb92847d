import Foundation

/// The texts that UIKit's logs show for constraints since iOS 10.
///
/// Each form is taken from published logs, which `ConstraintTextTests` contains. The address of an
/// object derives from its identity, so that equal runs print equal texts.
extension NSLayoutConstraint {
  /// The constraint in messages: `<NSLayoutConstraint:0x… UIView:0x….width == 100   (active)>`.
  var text: String {
    var text = "<\(className):\(identity.address) "
    if let identifier, !identifier.isEmpty { text += "'\(identifier)' " }
    let body = connection ?? equation
    text += "\(body.text)   (\(owner == nil ? "inactive" : "active")"
    if !body.names.isEmpty { text += ", names: \(body.names.joined(separator: ", ")) " }
    return text + ")>"
  }

  /// A class of the runtime without its module; others with it.
  private var className: String {
    if spacing == .system, firstAttribute.measure == .y, type(of: self) == NSLayoutConstraint.self {
      return "_UISystemBaselineConstraint"
    }
    return identity.runtime.recording.layoutClassName(of: type(of: self))
  }

  /// A form of the constraint, and the objects that it names by something else than their class.
  private struct Form {
    let text: String
    var names: [String] = []
  }

  /// The constraint as a visual format: `H:|-(20)-[UIView:0x…]`; `nil` for constraints that are not
  /// the distance from one edge to the next one.
  private var connection: Form? {
    guard hasSecondItem, multiplier == 1, let edge = firstAttribute.edge,
      let otherEdge = secondAttribute.edge, edge.family == otherEdge.family,
      let first = firstLayoutItem, let second = secondLayoutItem, first !== second
    else { return nil }
    let suffix = edge.family == .absolute ? "(LTR)" : ""
    let space = "-(\(relation == .equal ? "" : relation.text)\(spaceText)\(prioritySuffix("@")))-"
    let axis = edge.family == .vertical ? "V" : "H"
    switch (otherEdge.isStart, edge.isStart) {
    case (true, true):
      guard let container = first.container, container === second else { return nil }
      return Form(
        text: "\(axis):|\(space)[\(first.layoutName)]\(suffix)",
        names: ["'|':\(container.layoutName)"]
      )
    case (false, false):
      guard let container = second.container, container === first else { return nil }
      return Form(
        text: "\(axis):[\(second.layoutName)]\(space)|\(suffix)",
        names: ["'|':\(container.layoutName)"]
      )
    case (false, true):
      guard first.container !== second, second.container !== first else { return nil }
      return Form(text: "\(axis):[\(second.layoutName)]\(space)[\(first.layoutName)]\(suffix)")
    case (true, false):
      return nil
    }
  }

  /// The constraint as an equation: `UIView:0x….width == 0.5*UIView:0x….width + 8`.
  private var equation: Form {
    var text = "\(Self.side(firstLayoutItem, firstAttribute)) \(relation.text) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(multiplier.printed)*" }
      text += Self.side(secondLayoutItem, secondAttribute)
      text += constantSuffix
    } else {
      text += constant.printed
    }
    let names = [firstLayoutItem, secondLayoutItem].flatMap { ($0 as? LayoutDistance)?.names ?? [] }
    return Form(text: text + prioritySuffix(" @"), names: names)
  }

  private var constantSuffix: String {
    guard spacing == .constant else { return constant == 0 ? " \(spaceText)" : " + \(spaceText)" }
    guard constant != 0 else { return "" }
    return "\(constant < 0 ? " - " : " + ")\(abs(constant).printed)"
  }

  private var spaceText: String {
    switch spacing {
    case .constant: constant.printed
    case .standard: "NSSpace(\(constant.printed))"
    case .system: "NSLayoutAnchorConstraintSpace(\(constant.printed))"
    }
  }

  // choice: constraint-text-priority
  /// The priority, if the constraint is optional.
  ///
  /// A log of iOS 8 shows `H:[UILabel:0x…(<=100@900)] priority:900`; no later log shows one.
  private func prioritySuffix(_ prefix: String) -> String {
    priority == .required ? "" : prefix + CGFloat(priority.rawValue).printed
  }

  private static func side(_ item: (any LayoutItem)?, _ attribute: Attribute) -> String {
    guard let item else { return "(null).\(attribute)" }
    return item is LayoutDistance ? item.layoutName : "\(item.layoutName).\(attribute)"
  }
}

extension NSLayoutConstraint.Relation {
  /// The relation in descriptions.
  var text: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// An edge along an axis.
private struct Edge {
  enum Family {
    case directional
    case absolute
    case vertical
  }

  let family: Family
  let isStart: Bool
}

extension NSLayoutConstraint.Attribute {
  fileprivate var edge: Edge? {
    switch self {
    case .leading: Edge(family: .directional, isStart: true)
    case .trailing: Edge(family: .directional, isStart: false)
    case .left: Edge(family: .absolute, isStart: true)
    case .right: Edge(family: .absolute, isStart: false)
    case .top: Edge(family: .vertical, isStart: true)
    case .bottom: Edge(family: .vertical, isStart: false)
    default: nil
    }
  }
}

extension LayoutItem {
  /// The view that contains the item directly: the superview, or the owning view of a guide.
  package var container: UIView? {
    if let view = self as? UIView { return view.superview }
    return hostView
  }
}
