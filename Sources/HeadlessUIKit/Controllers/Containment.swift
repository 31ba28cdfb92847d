/// What a controller remembers about its parent and its loading.
struct Containment {
  /// The controller is being added to its parent.
  var isMovingTo = false
  /// The controller is being removed from its parent.
  var isMovingFrom = false
  /// `didMove(toParent:)` arrived since the controller was added.
  var heardDidMove = false
  /// How many loads of the view are running, each because `view` was read within the one before.
  var loads = 0
  /// How many appearance callbacks of the controller are running; the two flags above are shown to
  /// the app only within them.
  var appearanceCallbacks = 0
  /// The controller became a child while its window drove its appearance and the parent appeared.
  var hearsDidAppearAgain = false
}
