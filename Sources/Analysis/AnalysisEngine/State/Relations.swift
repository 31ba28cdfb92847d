package import TraceModel

/// The other objects that an object refers to: facts for rules, one field per relation.
///
/// `TraceMonitor+Hierarchy` sets them; each is ``SubjectID/none`` until the trace states it.
package struct Relations {
  /// The parent that the last `willMove(toParent:)` or `didMove(toParent:)` named.
  package var prospectiveParent = SubjectID.none
  /// The parent by the hierarchy.
  package var parent = SubjectID.none
  /// The root view of a controller.
  package var rootView = SubjectID.none
  /// The controller that a view is the root view of.
  package var owner = SubjectID.none
  /// The superview of a view.
  package var superview = SubjectID.none
  /// The window of a view.
  package var window = SubjectID.none
  /// The navigation controller whose stack contains a controller.
  package var stackOwner = SubjectID.none
  /// The controller that presents a controller.
  package var presenter = SubjectID.none
  /// The controller that a controller presents.
  var presented = SubjectID.none
  /// The window whose root a controller is.
  package var rootOf = SubjectID.none
  /// Whether the last parent that a callback named is one of UIKit's containers.
  package var hasUIKitParent = false
  /// Whether a controller was presented as a sheet; `nil` when the trace does not state the style.
  package var isSheet: Bool?
  /// Whether a controller forwards appearance callbacks to its children automatically.
  package var forwards = true
  /// The last frame of a view, in its superview.
  package var frame = Rect.zero
  /// Whether the frame of a view becomes constraints.
  package var usesAutoresizingMask = true

  /// The parent by the hierarchy, or else by the callbacks.
  var knownParent: SubjectID { parent == .none ? prospectiveParent : parent }
}
