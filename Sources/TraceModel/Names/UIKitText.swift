/// A text with which UIKit reports a mistake, recognized by its first words.
///
/// The runtime raises these texts under these codes, and the importer reads them in device logs: a log
/// then has the same diagnostics as a recorded trace. A test compares the list with the texts of the
/// runtime. Texts about constraints are those of `ConstraintMessageIdiom`.
package struct UIKitText: Sendable {
  /// Which of the objects in a text is at fault.
  package enum Fault: Sendable {
    /// The only or first object.
    case first
    /// The last object.
    case last
    /// The presenter: the object after `from`, or else the second; the first is the argument.
    case presenter
    /// The first object, or the second if the first is a view with two controllers.
    case child
  }

  /// The first words.
  package let opening: String
  /// The kind of mistake; ``Name/uikitDiagnostic`` for texts without a kind.
  package let code: Name
  /// The object at fault.
  package let fault: Fault

  private init(_ opening: String, _ code: Name = .uikitDiagnostic, _ fault: Fault = .first) {
    self.opening = opening
    self.code = code
    self.fault = fault
  }

  /// The texts that UIKit logs.
  package static let warnings: [UIKitText] = [
    UIKitText(
      "Unbalanced calls to begin/end appearance transitions for <",
      .unbalancedTransition
    ),
    UIKitText("Calling -view", .appearanceCalledDirectly, .last),
    UIKitText("Attempt to present <", .uikitDiagnostic, .presenter),
    UIKitText("Attempt to dismiss from view controller <"),
    UIKitText("Presenting view controllers on detached view controllers is discouraged"),
    UIKitText("Presenting view controller <"),
    UIKitText(
      "nested push animation can result in corrupted navigation bar",
      .nestedTransition
    ),
    UIKitText("nested pop animation can result in corrupted navigation bar", .nestedTransition),
    UIKitText(
      "Finishing up a navigation transition in an unexpected state",
      .nestedTransition
    ),
    UIKitText("pushViewController:animated: called on <"),
    UIKitText("popViewController:animated: called on <"),
    UIKitText("popToViewController:transition: called on <"),
    UIKitText("setViewControllers:animated: called on <"),
    UIKitText("Pushing the same view controller instance"),
    UIKitText(
      "Attempting to load the view of a view controller while it is deallocating",
      .viewLoadedWhileDeallocating
    ),
    UIKitText(
      "Manually adding the rootViewController's view to the view hierarchy",
      .rootViewAddedByHand
    ),
    UIKitText("Currently, only presenting a single sheet is supported", .presentationIgnored),
    UIKitText("The app delegate must implement the window property"),
    UIKitText("BUG IN CLIENT OF UIKIT: "),
    UIKitText("This NSLayoutConstraint is being configured with a constant that exceeds"),
    UIKitText("Diffable data source detected an attempt to", .duplicateIdentifier),
    UIKitText("UITableView was told to layout its visible cells"),
    UIKitText("UICollectionView was told to layout its visible"),
    UIKitText("Main Thread Checker: UI API called on a background thread"),
  ]

  /// The reasons of UIKit's exceptions that have a kind; other exceptions are invalid arguments.
  private static let reasons: [UIKitText] = [
    UIKitText("All view controllers in a navigation controller must be", .navigationInvalid),
    UIKitText("Tried to pop to a view controller that doesn't exist", .navigationInvalid),
    UIKitText("Cannot call setItems:animated: directly on a UINavigationBar", .navigationInvalid),
    UIKitText("Directly modifying a tab bar managed by a tab bar", .navigationInvalid),
    UIKitText("Application tried to present modal", .presentationInvalid, .last),
    UIKitText("The presentation style of <", .presentationInvalid),
    UIKitText("Application windows are expected to have a root view", .rootMissing),
    UIKitText("Invalid update: invalid number of", .invalidUpdate),
    UIKitText("Invalid batch updates detected", .invalidUpdate),
    UIKitText("Invalid update: attempt to ", .invalidUpdate),
    UIKitText("attempt to delete ", .invalidUpdate),
    UIKitText("attempt to insert ", .invalidUpdate),
    UIKitText("attempt to move ", .invalidUpdate),
    UIKitText("attempt to perform ", .invalidUpdate),
    UIKitText("request for layout attributes of an item with an index", .invalidUpdate),
    UIKitText("Fatal: supplied item identifiers are not unique", .duplicateIdentifier),
    UIKitText("Fatal: supplied section identifiers are not unique", .duplicateIdentifier),
    UIKitText("Identifiers in a section snapshot must be unique", .duplicateIdentifier),
    UIKitText("the cell returned from -", .cellNotDequeued),
    UIKitText("the view returned from -", .cellNotDequeued),
    UIKitText("Expected dequeued view to be returned", .cellNotDequeued),
    UIKitText("Attempted to dequeue multiple cells for the same index", .cellNotDequeued),
    UIKitText("unable to dequeue a cell with identifier", .cellNotDequeued),
  ]

  private static let inconsistency = UIKitText("", .hierarchyInconsistency, .child)
  private static let invalidArgument = UIKitText("", .invalidArgument)

  /// Returns the entry of an exception.
  ///
  /// White space is ignored, because a terminal breaks lines within words.
  ///
  /// - Parameters:
  ///   - name: The name of the exception, such as `NSInvalidArgumentException`.
  ///   - reason: The reason.
  /// - Returns: The entry; that of an invalid argument for an exception without a kind.
  package static func exception(
    _ name: some StringProtocol,
    _ reason: some StringProtocol
  )
    -> UIKitText
  {
    if name == "UIViewControllerHierarchyInconsistency" { return inconsistency }
    let start = reason.prefix(256).filter { !$0.isWhitespace }
    return reasons.first { start.starts(with: $0.opening.filter { !$0.isWhitespace }) }
      ?? invalidArgument
  }
}
