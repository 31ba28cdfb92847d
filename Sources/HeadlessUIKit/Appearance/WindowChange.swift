import TraceModel

/// What a controller does when its view enters or leaves a window: a table.
///
/// The appearance of most controllers is driven by somebody: a container, the parent, the app. The
/// window drives that of the others: of its root, of views that come into a hierarchy that is
/// visible, of views whose controllers have no parent.
struct WindowChange {
  /// Who would otherwise tell the controller of its appearance.
  enum Owner: Equatable {
    /// The controller has no parent.
    case nobody
    /// The parent's children are driven by the app.
    case silent
    /// The parent forwards what happens to itself: its state, and whether its view is in a window.
    case forwarding(AppearanceState, isInWindow: Bool)
  }

  /// What the controller does.
  enum Response: Equatable {
    /// Nothing.
    case ignore
    /// Begins to appear or disappear, which the driver ends.
    case begin(Appearance.Driver)
    /// Begins to appear, and hears `viewDidAppear` from the window and from the parent.
    case beginForBoth
    /// Begins to disappear although it has begun already; both ends are told.
    case beginAgain
    /// Leaves the end of the open transition to the window.
    case takeOver
  }

  /// Whether the view enters a window; otherwise it leaves one.
  var isEntering: Bool
  /// The appearance of the controller so far.
  var appearance: Appearance
  /// Who would otherwise tell it.
  var owner: Owner
  /// Whether a container that drives its children itself moves the views.
  var isSuppressed: Bool
  /// Whether the window is about to show the controller as its root.
  var isRoot: Bool
  /// The version whose behaviour applies.
  var behavior: BehaviorVersion

  /// The answer of the table.
  var response: Response { isEntering ? responseToEntering : responseToLeaving }

  private var responseToEntering: Response {
    if isSuppressed { return .ignore }
    switch appearance.state {
    case .visible: return .ignore
    case .appearing where !appearance.isDriven: return .ignore
    case .hidden, .appearing, .disappearing: break
    }
    if appearance.isDriven {
      // From iOS 13 on the end of a begin that came before the window shows its root sends nothing
      // (Quick issue 941).
      let isTaken = isRoot && appearance.driver == .hand && appearance.state == .appearing
      return isTaken && behavior.major >= 13 ? .takeOver : .ignore
    }
    switch owner {
    case .nobody, .forwarding(.visible, _): return .begin(.window)
    case .forwarding(.appearing, isInWindow: true):
      // A radar about iOS 6.1 has two viewDidAppear here; iOS 5 and iOS 12 have one.
      return behavior.major == 6 ? .beginForBoth : .begin(.parent)
    case .silent, .forwarding: return .ignore
    }
  }

  private var responseToLeaving: Response {
    switch (appearance.state, owner) {
    case (.hidden, _), (_, .silent): return .ignore
    case (.disappearing, .forwarding)
    where appearance.isByHand && appearance.driver == .parent && !isSuppressed:
      return .beginAgain
    case (.disappearing, _): return .ignore
    case (.visible, _), (.appearing, _):
      if appearance.isDriven || (isSuppressed && owner != .nobody) { return .ignore }
      return .begin(.window)
    }
  }
}
