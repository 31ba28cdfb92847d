import TraceModel

/// Presentations that UIKit refuses, and the texts of its messages.
extension UIViewController {
  private var version: Int { life.runtime.behavior.major }

  /// Whether a controller can be presented; reports the reason otherwise.
  func accepts(presenting controller: UIViewController, on presenter: UIViewController) -> Bool {
    if let reason = misuse(presenting: controller) {
      life.runtime.fail(
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

  /// Logs UIKit's warning about a presenter that is in a window, but not below its root controller.
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

  /// Logs UIKit's warning about a dismissal during a transition.
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

  // choice: active-controller-message-version
  /// The text of the exception that UIKit throws for a presentation, if it does.
  ///
  /// Crash logs from iOS 9 to 17 show the text of a controller that presents itself
  /// (github.com/wordpress-mobile/WordPress-iOS/issues/11483,
  /// github.com/Kofktu/KUIPopOver/issues/28). The texts that name the presenter and the parent are
  /// from crash logs since iOS 14 and from wikimedia/wikipedia-ios,
  /// ArticleTableOfContentsDisplayController.swift; the version that changed them is a choice.
  private func misuse(presenting controller: UIViewController) -> String? {
    if controller.modalPresentationStyle == .none {
      return "The presentation style of \(controller) is UIModalPresentationNone"
    }
    if controller === self {
      return """
        Application tried to present modal view controller on itself. Presenting controller is \
        \(controller).
        """
    }
    let start = "Application tried to present modally"
    if version >= 14, let host = controller.modal.host, let presenter = host.presenter {
      return "\(start) a view controller \(controller) that is already being presented by "
        + "\(presenter)."
    }
    if version >= 14, let parent = controller.parent {
      return "\(start) a view controller \(controller) that has a parent view controller \(parent)."
    }
    guard controller.modal.host != nil || controller.parent != nil || isBelow(controller) else {
      return nil
    }
    return "\(start) an active controller \(controller)."
  }

  /// Whether the receiver is a descendant of a controller or was presented above it.
  private func isBelow(_ controller: UIViewController) -> Bool {
    // A controller without children and presentations is only below itself.
    guard controller.modal.presentation != nil || !controller.childrenStorage.isEmpty else {
      return controller === self
    }
    var seen: Set<ObjectIdentifier> = []
    var next: UIViewController? = self
    while let current = next, seen.insert(ObjectIdentifier(current)).inserted {
      if current === controller { return true }
      next = current.parent ?? current.modal.host?.presenter
    }
    return false
  }

  // choice: second-presentation-message-version
  /// The reason for which UIKit ignores a presentation with a warning, if there is one.
  ///
  /// A second presentation during the first one's transition is worded as in progress by old
  /// versions and as already presenting from iOS 14 on (the version is a choice).
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
