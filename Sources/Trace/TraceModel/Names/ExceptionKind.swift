/// The kinds of UIKit's exceptions.
///
/// The runtime records its exceptions under these codes, and the importer those of device logs: a
/// log has the same diagnostics as a recorded trace. The kinds of exceptions about constraints
/// follow from the constraints.
package enum ExceptionKind {
  /// The first words of reasons, and the kinds of mistakes.
  private static let reasons: [(opening: String, code: Name)] = [
    ("All view controllers in a navigation controller must be", .navigationInvalid),
    ("Tried to pop to a view controller that doesn't exist", .navigationInvalid),
    ("Cannot call setItems:animated: directly on a UINavigationBar", .navigationInvalid),
    ("Directly modifying a tab bar managed by a tab bar", .navigationInvalid),
    ("Application tried to present modal", .presentationInvalid),
    ("The presentation style of <", .presentationInvalid),
    ("Application windows are expected to have a root view", .rootMissing),
    ("Invalid update: ", .invalidUpdate),
    ("Invalid batch updates detected", .invalidUpdate),
    ("attempt to delete ", .invalidUpdate),
    ("attempt to insert ", .invalidUpdate),
    ("attempt to move ", .invalidUpdate),
    ("attempt to perform ", .invalidUpdate),
    ("request for layout attributes of an item with an index", .invalidUpdate),
    ("Fatal: supplied item identifiers are not unique", .duplicateIdentifier),
    ("Fatal: supplied section identifiers are not unique", .duplicateIdentifier),
    ("Identifiers in a section snapshot must be unique", .duplicateIdentifier),
    ("the cell returned from -", .cellNotDequeued),
    ("the view returned from -", .cellNotDequeued),
    ("Expected dequeued view to be returned", .cellNotDequeued),
    ("Attempted to dequeue multiple cells for the same index", .cellNotDequeued),
    ("unable to dequeue a cell with identifier", .cellNotDequeued),
  ]

  /// Returns the code of an exception.
  ///
  /// - Parameters:
  ///   - name: The name of the exception, such as `NSRangeException`.
  ///   - reason: Its reason.
  /// - Returns: The code; ``Name/invalidArgument`` for an exception without a kind.
  package static func code(of name: String, reason: String) -> Name {
    guard name != "UIViewControllerHierarchyInconsistency" else { return .hierarchyInconsistency }
    return reasons.first { reason.hasPrefix($0.opening) }?.code ?? .invalidArgument
  }
}
