import TraceModel

/// The reasons by which a report without its first words is known.
///
/// ``ExceptionKind`` has those with a kind of their own. A test gives the importer each text that the
/// runtime raises.
enum ExceptionReason {
  /// The sentences of UIKit that are the report of an exception without its name, if they name an object.
  static let sentences = [
    "Application tried to present modal", "Application tried to present UIModalTransitionStyle",
    "Can't add self as subview", "Pushing the same view controller instance",
    "All view controllers in a navigation controller must be", "child view controller:",
    "A view can only be associated with at most one view controller",
  ]

  /// Parts of the other reasons of UIKit, by which they are known with the name of the exception alone.
  private static let parts = [
    "is pushing the same view controller instance", "the view returned from",
    "Collection view: <", "unrecognized selector sent to instance",
    "this class is not key value coding-compliant", "CALayer bounds contains NaN",
    "CALayer position contains NaN", "-[NSUndoManager]: ", "Failed to allocate data stores for",
    "Attempted to dequeue a cell using a registration that", "Invalid section definition.",
    "Requested the number of rows for section", "can only be added to an alert controller",
    "did not return a valid view for the element kind", "source returned an invalid number of",
    "must be one of its actions", "There can only be one UIApplication instance",
    "can only have one action with a style of",
    "received layout attributes for a cell with an index path",
    "could not dequeue a view of kind", "index out of bounds for arranged subview",
    "request for number of items in section", "only a view controller in the tab bar",
    "out-of-bounds item ", "out-of-bounds row ", "out-of-bounds section ",
    "to one of its own subviews",
    "must have a common parent view controller", "has no segue with identifier",
    "contain a view controller with identifier", "The number of view controllers provided",
    "Unable to parse constraint format", "is not supported by <", "Cannot remove an observer <",
    "touches of ", "subviews of <", "as a child of ",
    "Pushing a navigation controller is not supported", "must be less than maximumValue",
    "should have a non-nil sourceView", "built-in pan gesture recognizer must have",
  ]

  /// Whether a word is the name of an exception of UIKit or Core Animation.
  static func isName(_ word: String) -> Bool {
    word.hasSuffix("Exception") || word == "UIViewControllerHierarchyInconsistency"
      || word == "CALayerInvalidGeometry"
  }

  /// Whether UIKit, and the runtime, raise an exception with a reason.
  static func isKnown(_ reason: String) -> Bool {
    sentences.contains(where: reason.hasPrefix) || parts.contains { reason.contains($0) }
      || ExceptionKind.code(of: "", reason: reason) != .invalidArgument
  }
}
