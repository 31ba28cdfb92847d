import TraceModel

/// Where a controller stands between hidden and visible, and who moves it.
///
/// The machine has four states and two kinds of moves: a beginning, which names its direction and
/// its driver, and an end. What each is allowed in stands in ``canBegin(_:)`` and ``end()``.
struct Appearance {
  /// Who began the transition that is open, or the last one.
  enum Driver {
    /// Nobody yet.
    case nobody
    /// The app, by `beginAppearanceTransition` and `endAppearanceTransition`.
    case hand
    /// A navigation or tab bar controller that shows the controller.
    case container
    /// The parent, which forwards its own appearance.
    case parent
    /// The window that the view entered or left.
    case window
  }

  /// The state, in the words of the trace.
  private(set) var state = AppearanceState.hidden
  /// The `animated` argument of the open transition, for its second half.
  private(set) var isAnimated = false
  /// Who moves the state.
  var driver = Driver.nobody
  /// Counts the transitions, so that one notices when a callback has begun another.
  private(set) var transitions = 0
  /// Whether `viewIsAppearing` waits for the next commit.
  var isQueued = false
  /// Whether the app began the open transition, here or in a controller above that forwards it.
  private(set) var isByHand = false
  /// Whether the window took over a transition that the app began; the app's end is then ignored.
  var isTakenOver = false
  /// Whether both the window and a parent that is driven by hand began the open transition, so that
  /// its end is told twice.
  var endsTwice = false

  /// Whether the state can begin to change this way.
  func canBegin(_ isAppearing: Bool) -> Bool {
    switch state {
    case .hidden, .disappearing: isAppearing
    case .visible, .appearing: !isAppearing
    }
  }

  /// Whether a transition this way is open.
  func isChanging(_ isAppearing: Bool) -> Bool {
    state == (isAppearing ? .appearing : .disappearing)
  }

  /// Opens a transition, or replaces the open one.
  mutating func begin(_ isAppearing: Bool, animated: Bool, driver: Driver, isByHand: Bool) {
    state = isAppearing ? .appearing : .disappearing
    transitions += 1
    isAnimated = animated
    self.driver = driver
    self.isByHand = isByHand || driver == .hand
    isTakenOver = false
    endsTwice = false
  }

  /// Ends the open transition.
  ///
  /// - Returns: The callback that tells of it, and how many times it is sent; `nil` when no
  ///   transition was open.
  mutating func end() -> (callback: Name, count: Int)? {
    let callback: Name
    switch state {
    case .appearing:
      state = .visible
      callback = .viewDidAppear
    case .disappearing:
      state = .hidden
      callback = .viewDidDisappear
    case .hidden, .visible: return nil
    }
    let count = endsTwice ? 2 : 1
    isTakenOver = false
    endsTwice = false
    return (callback, count)
  }

  /// Whether the app or a container has a transition open, which window changes must not disturb.
  var isDriven: Bool { isInTransition && (driver == .hand || driver == .container) }

  /// Whether a transition is open.
  var isInTransition: Bool { state == .appearing || state == .disappearing }
}
