import TraceModel

/// What UIKit refuses to present, and in which words.
extension UIViewController {
  private var version: Int { life.runtime.behavior.major }

  /// Tells whether a controller can be presented; says why when it can't.
  func accepts(presenting controller: UIViewController, on presenter: UIViewController) -> Bool {
    if let reason = misuse(presenting: controller) {
      life.runtime.fail(
        .presentationInvalid,
        exception: "NSInvalidArgumentException",
        reason,
        about: traceSubject
      )
      return false
    }
    guard let reason = obstacle(presenting: controller, on: presenter) else { return true }
    let (on, end) = version < 14 ? ("\(presenter)", "") : ("\(presenter) (from \(self))", ".")
    let start = version < 14 ? "Warning: Attempt" : "Attempt"
    life.runtime.warn(
      .presentationIgnored,
      "\(start) to present \(controller) on \(on) \(reason)\(end)",
      about: traceSubject
    )
    return false
  }

  /// Warns when the receiver is in a window to which no controller of its chain belongs.
  func warnWhenDetached(presenting controller: UIViewController) {
    guard let window = viewIfLoaded?.window else { return }
    let root = sequence(first: self, next: \.parent).reduce(self) { $1 }
    guard root.modal.host == nil, window.rootViewController !== root else { return }
    let message =
      switch version {
      case ..<13: "Presenting view controllers on detached view controllers is discouraged \(self)"
      case ..<16:
        "Presenting view controller \(controller) from detached view controller \(self) is "
          + "discouraged."
      default:
        "Presenting view controller \(controller) from detached view controller \(self) is not "
          + "supported, and may result in incorrect safe area insets and a corrupt root "
          + "presentation. Make sure \(self) is in the view controller hierarchy before presenting "
          + "from it. Will become a hard exception in a future release."
      }
    life.runtime.warn(.presentationDetached, message, about: traceSubject)
  }

  /// Warns that a dismissal comes during a transition.
  func warnOfBusyDismissal() {
    life.runtime.warn(
      .presentationIgnored,
      """
      Warning: Attempt to dismiss from view controller \(self) while a presentation or dismiss is in \
      progress!
      """,
      about: traceSubject
    )
  }

  /// What UIKit throws an exception for.
  ///
  /// The text that names the presenter is that of crash logs from iOS 14 on; which version changed
  /// it is chosen.
  private func misuse(presenting controller: UIViewController) -> String? {
    if controller.modalPresentationStyle == .none {
      return "The presentation style of \(controller) is UIModalPresentationNone"
    }
    if version >= 14, let host = controller.modal.host, let presenter = host.presenter {
      return """
        Application tried to present modally a view controller \(controller) that is already being \
        presented by \(presenter).
        """
    }
    let isAncestor = sequence(first: self, next: \.parent).contains { $0 === controller }
    guard controller.modal.host != nil || isAncestor || controller.parent != nil else { return nil }
    return "Application tried to present modally an active controller \(controller)."
  }

  /// What UIKit only warns about.
  ///
  /// A second presentation during the first one's transition is worded as in progress by old
  /// versions and as already presenting from iOS 14 on (which version changed it is chosen).
  private func obstacle(
    presenting controller: UIViewController,
    on presenter: UIViewController
  ) -> String? {
    let mark = version < 14 ? "!" : ""
    guard viewIfLoaded?.window != nil, presenter.viewIfLoaded?.window != nil else {
      return "whose view is not in the window hierarchy\(mark)"
    }
    let inProgress = "while a presentation is in progress\(mark)"
    if let present = presenter.modal.presentation {
      let isUnderWay = present.phase == .waiting || present.phase == .appearing
      if present.phase == .dismissing || version < 14 && isUnderWay { return inProgress }
      return "which is already presenting \(present.presented?.description ?? "(null)")"
    }
    guard let host = presenter.modal.host, host.phase != .shown else { return nil }
    return inProgress
  }
}
