import TraceModel

/// The effect of a segue of a storyboard.
public enum SegueKind: Sendable {
  /// The source shows the destination: `show(_:sender:)`.
  case show
  /// The source shows the destination as a detail: `showDetailViewController(_:sender:)`.
  case showDetail
  /// The source presents the destination, animated or not.
  case present(animated: Bool = true)
}

/// A segue that the app has registered, or that of a storyboard.
package struct RegisteredSegue {
  package enum Action {
    /// Leads to a new controller.
    case to(SegueKind, make: @MainActor () -> UIViewController)
    /// Leads to a new controller by a segue of the app.
    case custom(make: @MainActor (UIViewController) -> UIStoryboardSegue)
    /// Leads back to a controller that has a method.
    case unwind(Selector)
    /// The segue of a storyboard.
    case storyboard(any SegueTemplate)
  }

  let action: Action

  package init(action: RegisteredSegue.Action) {
    self.action = action
  }
}

/// Segues in code: segues without a storyboard, which UIKit does not have.
extension UIViewController {
  /// Registers a segue to a new controller, which ``performSegue(withIdentifier:sender:)``
  /// performs.
  ///
  /// ```swift
  /// registerSegue("Detail") { DetailViewController() }
  /// performSegue(withIdentifier: "Detail", sender: nil)
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The identifier, which replaces an earlier segue with it.
  ///   - kind: What the segue does.
  ///   - destination: Creates the destination, before `prepare(for:sender:)` (a tutorial's test
  ///     against UIKit of iOS 18.2).
  public func registerSegue(
    _ identifier: String,
    kind: SegueKind = .show,
    to destination: @escaping @MainActor () -> UIViewController
  ) { madeRare.segues[identifier] = RegisteredSegue(action: .to(kind, make: destination)) }

  /// Registers a custom segue, which ``performSegue(withIdentifier:sender:)`` performs.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, which replaces an earlier segue with it.
  ///   - segue: Creates the segue; receives this controller.
  public func registerSegue(
    _ identifier: String,
    custom segue: @escaping @MainActor (UIViewController) -> UIStoryboardSegue
  ) { madeRare.segues[identifier] = RegisteredSegue(action: .custom(make: segue)) }

  /// Registers an unwind segue, which leads back to a controller with a method.
  ///
  /// ```swift
  /// registerUnwindSegue("Back", action: Selector("unwindToList(_:)", ListController.unwindToList))
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: The identifier, which replaces an earlier segue with it.
  ///   - action: The method of the destination, whose parameter is the segue.
  public func registerUnwindSegue(_ identifier: String, action: Selector) {
    madeRare.segues[identifier] = RegisteredSegue(action: .unwind(action))
  }

  /// Performs a segue as a control of a storyboard does: asks
  /// ``shouldPerformSegue(withIdentifier:sender:)`` first.
  ///
  /// - Returns: Whether the segue was allowed.
  @discardableResult
  public func triggerSegue(withIdentifier identifier: String, sender: Any? = nil) -> Bool {
    var isAllowed = true
    life.runtime.dispatcher.send(.shouldPerformSegue, to: traceSubject) {
      isAllowed = shouldPerformSegue(withIdentifier: identifier, sender: sender)
    }
    if isAllowed { performSegue(withIdentifier: identifier, sender: sender) }
    return isAllowed
  }

  // choice: should-perform-segue-in-code
  /// Performs a registered segue; `shouldPerformSegue` is not asked, as Apple's page of
  /// `performSegue(withIdentifier:sender:)` describes.
  package func performRegisteredSegue(_ identifier: String, sender: Any?) {
    guard let segue = rare?.segues[identifier] else { return refuseSegue(identifier) }
    switch segue.action {
    case .to(let kind, let make):
      let destination = make()
      let segue = UIStoryboardSegue(
        identifier: identifier,
        source: self,
        destination: destination
      ) { [weak self] in self?.follow(kind, to: destination, sender: sender) }
      performSegue(segue, sender: sender)
    case .custom(let make): performSegue(make(self), sender: sender)
    case .unwind(let action):
      UnwindSegue(identifier, from: self, action: action, sender: sender).perform()
    case .storyboard(let template): template.perform(from: self, sender: sender)
    }
  }

  /// Performs the transition of a segue; without a window nothing happens (a tutorial's test
  /// against UIKit of iOS 18.2).
  package func follow(_ kind: SegueKind, to destination: UIViewController, sender: Any?) {
    guard viewIfLoaded?.window != nil else { return }
    switch kind {
    case .show: show(destination, sender: sender)
    case .showDetail: showDetailViewController(destination, sender: sender)
    case .present(let animated): present(destination, animated: animated)
    }
  }
}
