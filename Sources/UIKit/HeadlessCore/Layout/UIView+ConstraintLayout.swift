import Foundation
import TraceModel

/// Reports of a view to the engine of its run, if there is one.
extension UIView {
  /// Sets the frames that constraints determine.
  func applyConstraints() { life.runtime.existingLayoutEngine?.applySolution(to: self) }

  /// Follows a new value of `translatesAutoresizingMaskIntoConstraints`.
  func translationDidChange() {
    recording.property(
      .autoresizingProperty,
      of: traceSubject,
      isOn: translatesAutoresizingMaskIntoConstraints
    )
    if layoutNode == nil, !translatesAutoresizingMaskIntoConstraints {
      _ = life.runtime.layoutEngine.node(of: self)
    } else {
      life.runtime.existingLayoutEngine?.updateMode(of: self)
    }
    (superview ?? self).setNeedsLayout()
  }

  /// The number of pixels in a point.
  package var pixelsPerPoint: CGFloat { window?.displayScale ?? HeadlessDevice.defaultScale }
}
