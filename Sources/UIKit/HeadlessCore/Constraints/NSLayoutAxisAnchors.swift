public import Foundation

/// A position along the x-axis; UIKit's `NSLayoutXAxisAnchor`.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// Returns the constraint that makes this anchor equal to a multiple of the system spacing
  /// after another one.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, toSystemSpacingFrom: anchor, multiplier: multiplier)
  }

  /// Returns the constraint that makes this anchor at least a multiple of the system spacing
  /// after another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, toSystemSpacingFrom: anchor, multiplier: multiplier)
  }

  /// Returns the constraint that makes this anchor at most a multiple of the system spacing
  /// after another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, toSystemSpacingFrom: anchor, multiplier: multiplier)
  }
}

/// A position along the y-axis; UIKit's `NSLayoutYAxisAnchor`.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(from: self, to: otherAnchor)
  }

  /// Returns the constraint that makes this anchor equal to a multiple of the system spacing
  /// below another one.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, toSystemSpacingFrom: anchor, multiplier: multiplier)
  }

  /// Returns the constraint that makes this anchor at least a multiple of the system spacing
  /// below another one.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, toSystemSpacingFrom: anchor, multiplier: multiplier)
  }

  /// Returns the constraint that makes this anchor at most a multiple of the system spacing
  /// below another one.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, toSystemSpacingFrom: anchor, multiplier: multiplier)
  }
}

extension NSLayoutAnchor {
  // choice: system-spacing
  /// Returns the constraint to another anchor at a multiple of the system spacing.
  ///
  /// The spacing is 8 points between all items: Apple documents no number, and logs show
  /// `NSLayoutAnchorConstraintSpace(8)`. With text below text, UIKit derives it from the fonts.
  fileprivate func relate(
    _ relation: NSLayoutConstraint.Relation,
    toSystemSpacingFrom anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(
      relation,
      to: anchor,
      constant: multiplier * NSLayoutConstraint.systemSpacing,
      spacing: .system
    )
  }
}

extension NSLayoutConstraint {
  /// The distance between neighboring items that UIKit chooses.
  package static let systemSpacing: CGFloat = 8
}
