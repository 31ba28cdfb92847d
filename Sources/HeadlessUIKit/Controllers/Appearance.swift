import TraceModel

/// Where a controller stands between hidden and visible, and who moves it.
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
  var state = AppearanceState.hidden
  /// The `animated` argument of the open transition, for its second half.
  var isAnimated = false
  /// Who moves the state.
  var driver = Driver.nobody
  /// Whether `viewIsAppearing` waits for the next commit.
  var isQueued = false

  /// Whether the state can begin to change this way.
  func canBegin(_ isAppearing: Bool) -> Bool {
    switch state {
    case .hidden: isAppearing
    case .visible: !isAppearing
    case .appearing: !isAppearing
    case .disappearing: isAppearing
    }
  }

  /// Whether the app or a container has a transition open, which window changes must not disturb.
  var isDriven: Bool { isInTransition && (driver == .hand || driver == .container) }

  /// Whether a transition is open.
  var isInTransition: Bool { state == .appearing || state == .disappearing }
}
