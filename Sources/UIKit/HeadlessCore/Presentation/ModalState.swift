/// The state of a controller as presenter and as presented controller.
package struct ModalState {
  /// The change that a presented controller undergoes.
  enum Change {
    /// No change, or a change without notification of the controller.
    case none
    /// The controller is being presented.
    case presented
    /// The controller is being dismissed.
    case dismissed
  }

  /// The presentation that covers the controller: it owns the presented controller.
  package var presentation: Presentation?
  /// The presentation that displays the controller.
  package weak var host: Presentation?
  /// The presentation controller, created at the first read or with the presentation.
  var controller: UIPresentationController?
  /// The style, if the app has set one.
  var style: UIModalPresentationStyle?
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var definesContext = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The running change; the app sees it only while ``activeCallbackCount`` is greater than 0.
  var change = Change.none
  /// The number of running callbacks that belong to the change.
  var activeCallbackCount = 0
}
