import TraceModel

/// Where a controller stands between hidden and visible, and who moves it.
struct Appearance {
  /// Who began the transition that is open, or the last one.
  enum Driver {
    /// Nobody yet.
    case nobody
    /// The app or a container, by begin and end.
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

  /// Whether a transition is open.
  var isInTransition: Bool { state == .appearing || state == .disappearing }
}
