/// The relation of a controller to its parent.
package struct Containment {
  /// Whether the controller is being added to its parent.
  var isMovingTo = false
  /// Whether the controller is being removed from its parent.
  var isMovingFrom = false
  /// Whether the controller has received `didMove(toParent:)` since it was added.
  package var hasReceivedDidMove = false
  /// Whether the parent has not sent `willMove(toParent:)` yet; until then the controller can be
  /// removed without a callback.
  var awaitsWillMove = false
  /// The sender of a second `viewDidAppear`, if there is one.
  var secondDidAppear = SecondDidAppear.none

  /// The sender of a second `viewDidAppear`.
  ///
  /// It is sent if the controller's view entered a visible window before the controller became a
  /// child of an appearing parent (iOS 12); on iOS 6 also if the controller became a child first.
  enum SecondDidAppear {
    /// A second `viewDidAppear` is not sent.
    case none
    /// The parent sends it, after it has appeared.
    case fromParent
    /// The window, after the commit; the parent has sent the first `viewDidAppear`.
    case fromWindow
  }
}
