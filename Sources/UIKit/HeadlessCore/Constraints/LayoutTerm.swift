import Foundation

/// An attribute of an item with a factor, as a part of a constraint.
struct LayoutTerm {
  let item: any LayoutItem
  let attribute: NSLayoutConstraint.Attribute
  var coefficient: CGFloat
}

/// The distance between two anchors, which `anchorWithOffset(to:)` returns as a dimension.
///
/// Constraints keep it alive; it does not keep its items alive.
@MainActor
final class LayoutDistance: LayoutItem {
  private weak var start: (any LayoutItem)?
  private weak var end: (any LayoutItem)?
  let startAttribute: NSLayoutConstraint.Attribute
  let endAttribute: NSLayoutConstraint.Attribute
  let itemRuntime: Runtime

  init(
    from start: (any LayoutItem)?,
    _ startAttribute: NSLayoutConstraint.Attribute,
    to end: (any LayoutItem)?,
    _ endAttribute: NSLayoutConstraint.Attribute
  ) {
    self.start = start
    self.end = end
    self.startAttribute = startAttribute
    self.endAttribute = endAttribute
    itemRuntime = end?.itemRuntime ?? start?.itemRuntime ?? .current
  }

  /// The item where the distance ends; `nil` after its deallocation.
  var endItem: (any LayoutItem)? { end }
  /// The item where the distance begins; `nil` after its deallocation.
  var startItem: (any LayoutItem)? { start }

  var hostView: UIView? {
    guard let start = start?.hostView, let end = end?.hostView else { return nil }
    return start.commonAncestor(with: end)
  }
}

extension NSLayoutConstraint {
  /// The constraint as a sum: `Σ coefficient * attribute (relation) constant`; `nil` without a
  /// first item and after the deallocation of an item.
  ///
  /// A distance between two anchors has two terms, which is why there are up to four.
  var terms: [LayoutTerm]? {
    guard let first = firstLayoutItem else { return nil }
    var terms = Self.terms(of: first, firstAttribute, coefficient: 1)
    if hasSecondItem {
      guard let second = secondLayoutItem else { return nil }
      terms += Self.terms(of: second, secondAttribute, coefficient: -multiplier)
    }
    return terms.isEmpty ? nil : terms
  }

  private static func terms(
    of item: any LayoutItem,
    _ attribute: Attribute,
    coefficient: CGFloat
  ) -> [LayoutTerm] {
    guard let distance = item as? LayoutDistance else {
      return [LayoutTerm(item: item, attribute: attribute, coefficient: coefficient)]
    }
    guard let start = distance.startItem, let end = distance.endItem else { return [] }
    return [
      LayoutTerm(item: end, attribute: distance.endAttribute, coefficient: coefficient),
      LayoutTerm(item: start, attribute: distance.startAttribute, coefficient: -coefficient),
    ]
  }
}
