import Foundation
import Observation
import TraceModel

// choice: update-properties-order
/// Automatic tracking of observable objects: a method of properties, constraints, layout or drawing
/// that has read a property runs again after it has changed
/// (developer.apple.com/documentation/uikit/automatic-observation-tracking).
///
/// It exists since iOS 26, and since iOS 18 in an app with `UIObservationTrackingEnabled` in its
/// `Info.plist`. Classes of the runtime read no observable objects.
extension UIView {
  /// Runs a method of the view or its controller, and marks it for another run after a change.
  func observing(
    _ methods: MethodsWithTraits,
    ofController isController: Bool = false,
    _ body: () -> Void
  ) {
    guard !life.isOfOwnClass || isController else { return body() }
    observing(body) { $0.repeatMethods(methods, ofController: isController) }
  }

  /// Runs a body of the app, and a closure after a change of what it has read.
  package func observing(_ body: () -> Void, onChange: @escaping @MainActor (UIView) -> Void) {
    guard life.runtime.tracksObservation else { return body() }
    withObservationTracking(body) { [weak self] in
      // The object may change on any thread; the view is marked on the main one.
      let mark: @MainActor @Sendable () -> Void = {
        guard let self else { return }
        self.life.runtime.inContext { onChange(self) }
      }
      if Thread.isMainThread {
        MainActor.assumeIsolated(mark)
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated(mark) }
      }
    }
  }

  /// Marks methods that have read what has changed.
  func repeatMethods(_ methods: MethodsWithTraits, ofController isController: Bool = false) {
    if methods.contains(.layout) { setNeedsLayout() }
    if methods.contains(.constraints) { setNeedsUpdateConstraints() }
    if methods.contains(.drawing) { setNeedsDisplay() }
    guard methods.contains(.properties) else { return }
    if isController {
      controllerStorage?.setNeedsUpdateProperties()
    } else {
      setNeedsUpdateProperties()
    }
  }

  // Properties, which are updated before constraints and layout.

  func invalidateProperties(ofController isController: Bool) {
    if isController {
      layoutState.controllerNeedsProperties = true
    } else {
      layoutState.needsProperties = true
    }
    CommitQueue.invalidations &+= 1
    superview?.setSubtreeNeedsCommit()
  }

  /// Updates properties from the root down, a controller's before those of its root view.
  func updatePropertiesOfSubtree() {
    guard layoutState.isDirty, life.runtime.behavior.major >= 26 else { return }
    updateOwnProperties()
    for subview in subviews where subview.layoutState.isDirty && subview.superview === self {
      subview.updatePropertiesOfSubtree()
    }
  }

  func updateOwnProperties() {
    updatePropertiesOfController()
    guard layoutState.needsProperties else { return }
    layoutState.needsProperties = false
    guard !life.isOfOwnClass, life.runtime.behavior.major >= 26 else { return }
    let runtime = life.runtime
    observing(.properties) {
      runtime.dispatcher.query(runtime.updatingProperties, of: traceSubject) { updateProperties() }
    }
  }

  func updatePropertiesOfController() {
    guard layoutState.controllerNeedsProperties else { return }
    layoutState.controllerNeedsProperties = false
    guard let controller = controllerStorage, life.runtime.behavior.major >= 26 else { return }
    let runtime = life.runtime
    observing(.properties, ofController: true) {
      runtime.dispatcher.query(runtime.updatingProperties, of: controller.traceSubject) {
        controller.updateProperties()
      }
    }
  }
}

extension Runtime {
  /// The name of `updateProperties()`, which traces do not contain.
  var updatingProperties: Name { recording.name("updateProperties") }

  fileprivate var tracksObservation: Bool {
    behavior.major >= 26 || behavior.major >= 18 && Self.enablesObservation
  }

  /// Whether the app's `Info.plist` enables tracking before iOS 26.
  private static let enablesObservation =
    Bundle.main.object(forInfoDictionaryKey: "UIObservationTrackingEnabled") as? Bool ?? false
}
