package import TraceModel

/// The appearance state machine of a controller.
///
/// A transition begins with a direction and a driver, and ends. ``canBegin(_:)`` and ``end()``
/// state in which states both are allowed.
package struct ControllerAppearance {
  /// The originator of the open or the last transition.
  enum Driver: Equatable {
    /// No transition has begun yet.
    case none
    /// The app, with `beginAppearanceTransition` and `endAppearanceTransition`.
    case app
    /// A UIKit container that shows the controller.
    case container
    /// The parent, which forwards its appearance; `isForApp` if the app began it there or above.
    case parent(isForApp: Bool)
    /// The window that the view entered or left.
    case window(WindowRole)

    /// Whether the app began the transition, here or in an ancestor.
    var isForApp: Bool {
      switch self {
      case .app, .parent(isForApp: true), .window(.besideParent): true
      case .none, .container, .parent, .window: false
      }
    }
  }

  /// The part of a window in a transition that it drives.
  enum WindowRole {
    /// The window begins and ends the transition.
    case alone
    /// The window ends a transition that the app began; the app's call to end it is ignored.
    case afterApp
    /// The window and a parent that the app drives both began the transition: its end is sent
    /// twice.
    case besideParent
  }

  package private(set) var state = AppearanceState.hidden
  /// The `animated` argument of the latest transition.
  private(set) var isAnimated = false
  private(set) var driver = Driver.none
  /// The number of transitions so far; it reveals that a callback has begun a new one.
  private(set) var transitions = 0
  /// Whether the beginning of an appearance is being sent to the controller or to its children.
  var isBeginning = false
  /// Whether `viewIsAppearing` waits for the next commit; set by ``CommitQueue``.
  var isQueued = false
  /// The number of running appearance callbacks.
  private var appearingCallbacks = 0
  /// The number of running disappearance callbacks.
  private var disappearingCallbacks = 0

  /// Whether a transition in this direction may begin.
  package func canBegin(_ isAppearing: Bool) -> Bool {
    switch state {
    case .hidden, .disappearing: isAppearing
    case .visible, .appearing: !isAppearing
    }
  }

  /// Whether a transition in this direction is open.
  func isChanging(_ isAppearing: Bool) -> Bool {
    state == (isAppearing ? .appearing : .disappearing)
  }

  /// Begins a transition, which replaces an open one.
  mutating func begin(_ isAppearing: Bool, animated: Bool, driver: Driver) {
    state = isAppearing ? .appearing : .disappearing
    transitions += 1
    isAnimated = animated
    self.driver = driver
  }

  /// Ends the open transition.
  ///
  /// - Returns: The callback to send and how many times; `nil` when no transition was open.
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
    guard case .window(let role) = driver else { return (callback, 1) }
    driver = .window(.alone)
    return (callback, role == .besideParent ? 2 : 1)
  }

  /// Leaves the end of a transition that the app began to the window.
  mutating func takeOverFromApp() { driver = .window(.afterApp) }

  /// Consumes the app's call to end a transition that the window took over.
  ///
  /// - Returns: Whether the window has taken over the open transition.
  mutating func ignoresEndOfApp() -> Bool {
    guard driver == .window(.afterApp) else { return false }
    driver = .window(.alone)
    return true
  }

  /// Makes the window end the open transition, whose driver no longer exists.
  mutating func moveToWindow() {
    if !isDrivenByWindow { driver = .window(.alone) }
  }

  var isInTransition: Bool { state == .appearing || state == .disappearing }

  var isDrivenByWindow: Bool { if case .window = driver { true } else { false } }

  var isDrivenByParent: Bool { if case .parent = driver { true } else { false } }

  /// Whether the app or a container has an open transition, which window changes must not disturb.
  var isDrivenFromOutside: Bool { isInTransition && (driver == .app || driver == .container) }

  /// Counts a callback that begins to run.
  mutating func enterCallback(isAppearing: Bool) {
    if isAppearing { appearingCallbacks += 1 } else { disappearingCallbacks += 1 }
  }

  /// Counts a callback that has returned.
  mutating func leaveCallback(isAppearing: Bool) {
    if isAppearing { appearingCallbacks -= 1 } else { disappearingCallbacks -= 1 }
  }

  /// Whether an appearance callback of the controller is running.
  var isInAppearanceCallback: Bool { appearingCallbacks > 0 }

  /// Whether a disappearance callback of the controller is running.
  var isInDisappearanceCallback: Bool { disappearingCallbacks > 0 }
}
