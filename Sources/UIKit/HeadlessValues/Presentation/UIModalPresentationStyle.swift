/// How a presented controller covers its presenter, with the names and values of UIKit's
/// `UIModalPresentationStyle` (developer.apple.com/documentation/uikit/uimodalpresentationstyle).
public enum UIModalPresentationStyle: Int, Sendable {
  /// The default: a form sheet from iOS 18 on, a page sheet from iOS 13 on, full screen before.
  case automatic = -2
  /// No presentation: presenting with this style is refused.
  case none = -1
  /// Fills the screen; the presenter's view leaves the window.
  case fullScreen = 0
  /// A card over the presenter.
  case pageSheet = 1
  /// A smaller card over the presenter.
  case formSheet = 2
  /// Covers the controller that defines the context; its view leaves the window.
  case currentContext = 3
  /// The presentation controller of the transitioning delegate decides.
  case custom = 4
  /// Fills the screen; the presenter's view stays below it.
  case overFullScreen = 5
  /// Covers the controller that defines the context; its view stays below.
  case overCurrentContext = 6
  /// A popover; a sheet or full screen in a narrow window.
  case popover = 7
}

/// The animation of a presentation, with the names of UIKit's `UIModalTransitionStyle`; stored, but
/// not drawn.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up.
  case coverVertical = 0
  /// The screen flips around the vertical axis.
  case flipHorizontal = 1
  /// One view fades into the other.
  case crossDissolve = 2
  /// A corner of the lower view curls up.
  case partialCurl = 3
}

extension UIModalPresentationStyle {
  /// The style that replaces `automatic` in a UIKit version (developer.apple.com/documentation/uikit,
  /// `UIModalPresentationStyle.automatic`).
  package func resolved(in version: Int) -> UIModalPresentationStyle {
    guard self == .automatic else { return self }
    return version >= 18 ? .formSheet : version >= 13 ? .pageSheet : .fullScreen
  }

  /// Whether the user can dismiss the presentation by a drag, or a popover by a tap.
  package var isDismissedByHand: Bool {
    self == .pageSheet || self == .formSheet || self == .popover
  }

  /// Whether the presenter's view leaves the window.
  package var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }

  /// Whether only the nearest controller that defines a context is covered.
  package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
