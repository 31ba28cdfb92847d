import TraceModel

/// The other objects that an object refers to: facts for rules, one field per relation.
///
/// `TraceMonitor+Hierarchy` sets them; each is ``SubjectID/none`` until the trace states it.
struct Relations {
  /// The parent that the last `willMove(toParent:)` or `didMove(toParent:)` named.
  var prospectiveParent = SubjectID.none
  /// The parent by the hierarchy.
  var parent = SubjectID.none
  /// The root view of a controller.
  var rootView = SubjectID.none
  /// The controller that a view is the root view of.
  var owner = SubjectID.none
  /// The superview of a view.
  var superview = SubjectID.none
  /// The window of a view.
  var window = SubjectID.none
  /// The navigation controller whose stack contains a controller.
  var stackOwner = SubjectID.none
  /// The controller that presents a controller.
  var presenter = SubjectID.none
  /// The controller that a controller presents.
  var presented = SubjectID.none
  /// The window whose root a controller is.
  var rootOf = SubjectID.none
  /// Whether the last parent that a callback named is one of UIKit's containers.
  var hasUIKitParent = false
  /// Whether a controller was presented as a sheet; `nil` when the trace does not state the style.
  var isSheet: Bool?
  /// Whether a controller forwards appearance callbacks to its children automatically.
  var forwards = true
  /// Whether the frame of a view becomes constraints.
  var usesAutoresizingMask = true

  /// The parent by the hierarchy, or else by the callbacks.
  var knownParent: SubjectID { parent == .none ? prospectiveParent : parent }
}
