/// What a controller remembers about its parent and its loading.
struct Containment {
  /// The controller is being added to its parent.
  var isMovingTo = false
  /// The controller is being removed from its parent.
  var isMovingFrom = false
  /// `didMove(toParent:)` arrived since the controller was added.
  var heardDidMove = false
  /// The parent has not sent `willMove(toParent:)` yet: until then the controller can leave without
  /// a callback.
  var awaitsWillMove = false
  /// Whether the controller was told of the traits of its first window.
  var hasHeardTraits = false
  /// How many loads of the view are running, each because `view` was read within the one before.
  var loads = 0
  /// How many appearance callbacks of the controller are running; the two flags above are shown to
  /// the app only within them.
  var appearanceCallbacks = 0
  /// How many of the running callbacks are those of a disappearance.
  var disappearanceCallbacks = 0
  /// Whether `viewDidAppear` comes a second time.
  var secondDidAppear = SecondDidAppear.none

  /// Who sends `viewDidAppear` a second time.
  ///
  /// The controller's view came into a visible window before the controller became a child, while the
  /// parent was appearing (iOS 12); on iOS 6 also when it became a child first.
  enum SecondDidAppear {
    /// Nobody.
    case none
    /// The parent, when it has appeared.
    case fromParent
    /// The window, after the commit: the parent was first.
    case fromWindow
  }

  /// Whether a callback of an appearance is running.
  var isInAppearance: Bool { appearanceCallbacks > disappearanceCallbacks }
  /// Whether a callback of a disappearance is running.
  var isInDisappearance: Bool { disappearanceCallbacks > 0 }
}
