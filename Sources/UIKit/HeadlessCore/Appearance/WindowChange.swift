import TraceModel

/// The response of a controller whose view enters or leaves a window, as a table.
///
/// A container, the parent or the app drives the appearance of most controllers. The window drives
/// the appearance of the others: its root, views added to a visible hierarchy, and views whose
/// controllers have no parent.
struct WindowChange {
  /// The parent's part in the appearance of the controller.
  enum Owner: Equatable {
    /// The controller has no parent.
    case none
    /// The parent leaves the appearance of its children to the app.
    case nonForwardingParent
    /// The parent forwards its own appearance; its state, and whether its view is in a window.
    case forwardingParent(AppearanceState, isInWindow: Bool)
  }

  /// The response of the controller.
  enum Response: Equatable {
    case ignore
    /// The controller begins to appear or disappear; the driver ends the transition.
    case begin(ControllerAppearance.Driver)
    /// The controller begins to appear, and receives `viewDidAppear` from the window and the
    /// parent.
    case beginForBoth
    /// The controller begins to disappear again, and receives two ends.
    case beginAgain
    /// The window ends the open transition instead of the app.
    case takeOver
  }

  /// Whether the view enters a window; otherwise it leaves one.
  var isEntering: Bool
  /// The appearance of the controller before the change.
  var appearance: ControllerAppearance
  var owner: Owner
  /// Whether a container that drives its children itself moves the views.
  var isSuppressed: Bool
  /// Whether the window is about to show the controller as its root.
  var isRoot: Bool
  /// The UIKit version to follow.
  var behavior: BehaviorVersion

  var response: Response { isEntering ? responseToEntering : responseToLeaving }

  private var responseToEntering: Response {
    if isSuppressed { return .ignore }
    switch appearance.state {
    case .visible: return .ignore
    case .appearing where !appearance.isDrivenFromOutside: return .ignore
    case .hidden, .appearing, .disappearing: break
    }
    if appearance.isDrivenFromOutside {
      // From iOS 13, the end of a transition that the app began before the window shows its root
      // sends no callback (Quick issue 941).
      let isTaken = isRoot && appearance.driver == .app && appearance.state == .appearing
      return isTaken && behavior.major >= 13 ? .takeOver : .ignore
    }
    switch owner {
    case .none, .forwardingParent(.visible, _): return .begin(.window(.alone))
    case .forwardingParent(.appearing, isInWindow: true):
      // A radar about iOS 6.1 has two viewDidAppear here; iOS 5 and iOS 12 have one.
      return behavior.major == 6 ? .beginForBoth : .begin(.parent(isForApp: false))
    case .nonForwardingParent, .forwardingParent: return .ignore
    }
  }

  private var responseToLeaving: Response {
    switch (appearance.state, owner) {
    case (.hidden, _), (_, .nonForwardingParent): return .ignore
    case (.disappearing, .forwardingParent)
    where appearance.driver == .parent(isForApp: true) && !isSuppressed:
      return .beginAgain
    case (.disappearing, _): return .ignore
    case (.visible, _), (.appearing, _):
      if appearance.isDrivenFromOutside || (isSuppressed && owner != .none) { return .ignore }
      return .begin(.window(.alone))
    }
  }
}
