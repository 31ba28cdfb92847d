/// How a presented controller covers what is below it, with the names and values of UIKit's
/// `UIModalPresentationStyle` (developer.apple.com/documentation/uikit/uimodalpresentationstyle).
public enum UIModalPresentationStyle: Int, Sendable {
  /// The default: a page sheet from iOS 13 on, the whole screen before.
  case automatic = -2
  /// No presentation; presenting so is refused.
  case none = -1
  /// The whole screen; the presenter's view leaves the window.
  case fullScreen = 0
  /// A card over the presenter.
  case pageSheet = 1
  /// A smaller card over the presenter.
  case formSheet = 2
  /// As large as the controller that defines the context, whose view leaves the window.
  case currentContext = 3
  /// What the transitioning delegate's presentation controller makes of it.
  case custom = 4
  /// The whole screen; the presenter's view stays below it.
  case overFullScreen = 5
  /// As large as the controller that defines the context, whose view stays below it.
  case overCurrentContext = 6
  /// A bubble; a sheet or the whole screen where the window is narrow.
  case popover = 7
}

/// How the view of a presented controller comes in, with the names of UIKit's
/// `UIModalTransitionStyle`; kept, not drawn.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up.
  case coverVertical = 0
  /// The screen turns around.
  case flipHorizontal = 1
  /// One fades into the other.
  case crossDissolve = 2
  /// A corner of the page curls up.
  case partialCurl = 3
}

extension UIModalPresentationStyle {
  /// The style without a style of its own: what `automatic` stands for in a version of UIKit.
  func resolved(isSheetDefault: Bool) -> UIModalPresentationStyle {
    guard self == .automatic else { return self }
    return isSheetDefault ? .pageSheet : .fullScreen
  }

  /// Whether the style is a card that a finger can drag away, or a bubble that a tap closes.
  var isDismissedByHand: Bool { self == .pageSheet || self == .formSheet || self == .popover }

  /// Whether the presenter's view leaves the window.
  var removesPresentersView: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the nearest controller that defines a context is covered, not the whole screen.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
