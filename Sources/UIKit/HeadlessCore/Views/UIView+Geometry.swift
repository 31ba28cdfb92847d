import Foundation
import TraceModel

/// Changes of a view's geometry, and their consequences.
extension UIView {
  /// Sets the geometry of the view; values that are not finite are refused.
  func applyGeometry(_ changed: ViewGeometry) {
    let old = geometry
    guard changed != old else { return }
    guard changed.isFinite else {
      refuse(changed)
      return
    }
    noteChanges(from: old, to: changed)
    setGeometry(changed)
    let frame = changed.frame
    if frame != old.frame { recording.frame(Rect(frame), of: traceSubject) }
    if changed.bounds.origin != old.bounds.origin { recordBounds() }
    invalidateSafeArea()
    // Margins that overlap the superview's follow the frame.
    if preservesSuperviewLayoutMargins, !(constraintState?.guides.isEmpty ?? true) {
      marginsRuleDidChange()
    }
    if let node = constraintState?.node { node.engine.follow(changed, of: self, from: old) }
    if changed.bounds.size != old.bounds.size { boundsSizeDidChange(from: old.bounds.size) }
    if PropertyObservers.areUsed { notifyObservers(from: old, to: changed) }
  }

  /// Records the bounds after a change of their origin or of ``clipsToBounds``.
  ///
  /// A change of the size alone is recorded as that of the frame.
  func recordBounds() {
    recording.bounds(Rect(geometry.bounds), clips: clipsToBounds, of: traceSubject)
  }

  // choice: key-value-geometry
  /// Notifies observers of the properties that differ.
  private func notifyObservers(from old: ViewGeometry, to new: ViewGeometry) {
    if new.frame != old.frame { valueChanged("frame", from: old.frame) }
    if new.bounds != old.bounds { valueChanged("bounds", from: old.bounds) }
    if new.center != old.center { valueChanged("center", from: old.center) }
    if new.transform != old.transform { valueChanged("transform", from: old.transform) }
  }

  /// Reports Core Animation's exception for a geometry that is not finite.
  func refuse(_ changed: ViewGeometry) {
    life.runtime.fail(
      exception: "CALayerInvalidGeometry",
      """
      CALayer position contains NaN: [\(changed.center.x) \(changed.center.y)], bounds \
      [\(changed.bounds.origin.x) \(changed.bounds.origin.y); \(changed.bounds.size.width) \
      \(changed.bounds.size.height)] of \(self)
      """,
      about: traceSubject
    )
  }

  // choice: autoresizing-zero-flexible-length
  /// Adjusts the geometry to a new size of the superview according to the mask.
  ///
  /// The flexible parts of an axis (margin, length, margin) share the change in proportion to their
  /// lengths, or in equal parts if these are all zero. Values are not rounded.
  func followSuperview(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    var changed = geometry
    let corner = superview?.bounds.origin ?? .zero
    let horizontal = AxisFit(
      start: changed.center.x - changed.bounds.size.width / 2 - corner.x,
      length: changed.bounds.size.width,
      total: old.width
    ).stretched(
      by: new.width - old.width,
      start: mask.contains(.flexibleLeftMargin),
      length: mask.contains(.flexibleWidth),
      end: mask.contains(.flexibleRightMargin)
    )
    let vertical = AxisFit(
      start: changed.center.y - changed.bounds.size.height / 2 - corner.y,
      length: changed.bounds.size.height,
      total: old.height
    ).stretched(
      by: new.height - old.height,
      start: mask.contains(.flexibleTopMargin),
      length: mask.contains(.flexibleHeight),
      end: mask.contains(.flexibleBottomMargin)
    )
    changed.bounds.size = CGSize(width: horizontal.length, height: vertical.length)
    changed.center = CGPoint(
      x: corner.x + horizontal.start + horizontal.length / 2,
      y: corner.y + vertical.start + vertical.length / 2
    )
    applyGeometry(changed)
  }
}

/// One axis of a view in its superview: margin, length, margin.
private struct AxisFit {
  var start: CGFloat
  var length: CGFloat
  let total: CGFloat

  /// Returns the axis after its flexible parts have shared a change of the superview's length.
  func stretched(by change: CGFloat, start: Bool, length: Bool, end: Bool) -> AxisFit {
    let flexible = [
      start ? self.start : 0, length ? self.length : 0,
      end ? total - self.start - self.length : 0,
    ]
    let count = [start, length, end].count { $0 }
    guard change != 0, count > 0 else { return self }
    let sum = flexible.reduce(0, +)
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum == 0 ? change / CGFloat(count) : change * part / sum
    }
    var result = self
    result.start += share(flexible[0], start)
    result.length = max(0, self.length + share(flexible[1], length))
    return result
  }
}
