public import Foundation

/// An attribute of a view or guide, from which constraints are made; UIKit's `NSLayoutAnchor`.
///
/// The type parameter allows pairs of the same axis only
/// (developer.apple.com/documentation/uikit/nslayoutanchor).
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: (any LayoutItem)?
  nonisolated let itemIdentity: ObjectIdentifier?
  nonisolated let attribute: NSLayoutConstraint.Attribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    itemIdentity = item.map { ObjectIdentifier($0) }
    self.attribute = attribute
    super.init()
  }

  // The text of `print(anchor)`: `<NSLayoutXAxisAnchor:0x… "UIView:0x….leading">`.
  open nonisolated override var description: String {
    guard MainActorCheck.isOnMainActor else { return "<\(type(of: self))>" }
    return MainActor.assumeIsolated { text }
  }

  // Anchors of the same attribute of the same item are equal.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any LayoutAnchor else { return false }
    return other.itemIdentity == itemIdentity && other.attribute == attribute
  }

  open nonisolated override var hash: Int { attribute.rawValue }

  private var text: String {
    let name =
      switch attribute.measure {
      case .x: "NSLayoutXAxisAnchor"
      case .y: "NSLayoutYAxisAnchor"
      case .length, .nothing: "NSLayoutDimension"
      }
    let title =
      switch item {
      case let distance as LayoutDistance: distance.layoutName
      default: "\(item?.layoutName ?? "(null)").\(attribute)"
      }
    return "<\(name):\(anchorAddress(of: item, attribute)) \"\(title)\">"
  }

  /// Returns the constraint that makes both equal.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, to: anchor)
  }

  /// Returns the constraint that makes this anchor at least the other one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor)
  }

  /// Returns the constraint that makes this anchor at most the other one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor)
  }

  /// Returns the constraint that makes this anchor equal to the other one plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, constant: c)
  }

  /// Returns the constraint that makes this anchor at least the other one plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, constant: c)
  }

  /// Returns the constraint that makes this anchor at most the other one plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, constant: c)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation,
    to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    spacing: NSLayoutConstraint.Spacing = .constant
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: item,
      firstAttribute: attribute,
      relation: relation,
      second: anchor.item,
      secondAttribute: anchor.attribute,
      multiplier: multiplier,
      constant: constant,
      spacing: spacing
    )
  }
}

/// An anchor of any kind.
private protocol LayoutAnchor {
  var itemIdentity: ObjectIdentifier? { get }
  var attribute: NSLayoutConstraint.Attribute { get }
}

extension NSLayoutAnchor: LayoutAnchor {}
