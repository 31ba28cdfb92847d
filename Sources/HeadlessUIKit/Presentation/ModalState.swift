/// What a controller remembers about presenting and being presented.
struct ModalState {
  /// What is happening to a presented controller.
  enum Change {
    /// Nothing, or nothing that the controller would be told.
    case none
    /// The controller comes.
    case presented
    /// The controller goes.
    case dismissed
  }

  /// The presentation that covers the controller: it owns what it presents.
  var presentation: Presentation?
  /// The presentation by which the controller is shown.
  weak var host: Presentation?
  /// The presentation controller, made at the first read or with the presentation.
  var controller: UIPresentationController?
  /// The style, when the app has set one.
  var style: UIModalPresentationStyle?
  var transitionStyle = UIModalTransitionStyle.coverVertical
  var isModalInPresentation = false
  var definesContext = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// What is happening; shown to the app only while ``tellings`` is greater than 0.
  var change = Change.none
  /// How many appearance callbacks are running that belong to the change.
  var tellings = 0
}
