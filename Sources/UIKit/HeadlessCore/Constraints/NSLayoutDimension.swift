public import Foundation

/// A width or height; UIKit's `NSLayoutDimension`.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Creates the distance between two positions of one axis.
  convenience init<Axis>(from start: NSLayoutAnchor<Axis>, to end: NSLayoutAnchor<Axis>) {
    let isHorizontal = start.attribute.measure == .x
    self.init(
      LayoutDistance(from: start.item, start.attribute, to: end.item, end.attribute),
      isHorizontal ? .width : .height
    )
  }

  /// Returns the constraint that makes the dimension equal to a constant.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, toConstant: c)
  }

  /// Returns the constraint that makes the dimension at least a constant.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, toConstant: c)
  }

  /// Returns the constraint that makes the dimension at most a constant.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, toConstant: c)
  }

  /// Returns the constraint that makes the dimension a multiple of another one.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m)
  }

  /// Returns the constraint that makes the dimension at least a multiple of another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// Returns the constraint that makes the dimension at most a multiple of another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// Returns the constraint that makes the dimension a multiple of another one plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Returns the constraint that makes the dimension at least a multiple of another one plus a
  /// constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Returns the constraint that makes the dimension at most a multiple of another one plus a
  /// constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation,
    toConstant constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: item,
      firstAttribute: attribute,
      relation: relation,
      second: nil,
      secondAttribute: .notAnAttribute,
      multiplier: 1,
      constant: constant
    )
  }
}
