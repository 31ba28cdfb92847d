import TraceModel

extension UIViewController {
  /// Presents a controller.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The controller; its view is loaded at once.
  ///   - flag: Whether the presentation is animated.
  public func present(_ viewControllerToPresent: UIViewController, animated flag: Bool) {
    present(viewControllerToPresent, animated: flag, completion: nil)
  }

  /// Dismisses the presented controller, or this one.
  ///
  /// - Parameter flag: Whether the dismissal is animated.
  public func dismiss(animated flag: Bool) {
    dismiss(animated: flag, completion: nil)
  }
}

extension UIViewController {
  private var runtime: Runtime { life.runtime }

  /// Presents a controller, or refuses it as UIKit does.
  ///
  /// The relations are set and `viewDidLoad` is sent at once; the transition begins after the
  /// commit (device logs).
  func startPresenting(
    _ controller: UIViewController,
    animated: Bool,
    completion: (() -> Void)?
  ) {
    unite(with: controller)
    runtime.dispatcher.call(
      .present,
      on: traceSubject,
      animated: animated,
      argument: controller.traceSubject
    ) {
      let animated = animated && runtime.animator.isEnabled
      let presenter = presenter(for: controller)
      guard accepts(presenting: controller, on: presenter) else { return }
      warnWhenDetached(presenting: controller)
      let presentation = Presentation(
        of: controller,
        on: presenter,
        by: self,
        controller: prepareController(of: controller, on: presenter),
        animated: animated,
        completion: completion
      )
      if animated {
        presentation.choice = controller.chooseAnimator(presentedOn: presenter, source: self)
      }
      // The delegate may have presented a controller.
      guard accepts(presenting: controller, on: presenter) else { return }
      presentation.link()
      if animated { presentation.startCoordinator() }
      presenter.modal.host?.endHiding()
      if animated { _ = controller.ensureView() } else { controller.loadViewIfNeeded() }
      runtime.loop.afterCommit { presentation.begin() }
    }
  }

  /// The presenter: in a context style the nearest ancestor that defines a context, otherwise the
  /// root.
  private func presenter(for controller: UIViewController) -> UIViewController {
    var farthest = self
    let isInContext = controller.resolvedStyle.isInContext
    for ancestor in sequence(first: self, next: \.parent) {
      if isInContext, ancestor.definesPresentationContext { return ancestor }
      farthest = ancestor
    }
    return farthest
  }

  /// Creates the presentation controller, with the style for the presenter's window.
  private func prepareController(
    of controller: UIViewController,
    on presenter: UIViewController
  ) -> UIPresentationController {
    let manager = controller.ownPresentationController(presenting: presenter, source: self)
    let width = presenter.viewIfLoaded?.window?.bounds.width ?? Presentation.wideWidth
    manager.style = controller.resolvedStyle
    guard width < Presentation.wideWidth, manager.style.isDismissedByHand else { return manager }
    manager.narrowStyle = runtime.behavior.major < 13 ? .fullScreen : .pageSheet
    if runtime.behavior.major >= 13, manager.style != .popover {
      manager.narrowStyle = manager.style
    }
    var style = manager.narrowStyle
    if let delegate = manager.delegate {
      style = runtime.invoke(
        delegate,
        .adaptivePresentationStyle
      ) {
        delegate.adaptivePresentationStyle(for: manager, traitCollection: presenter.traitCollection)
      }
    }
    switch style {
    case .none, .automatic, .custom, .popover: break
    default: manager.style = style
    }
    return manager
  }

  /// The style, with UIKit's default instead of `automatic`.
  var resolvedStyle: UIModalPresentationStyle {
    modalPresentationStyle.resolved(in: runtime.behavior.major)
  }

  /// The presentation controller of this controller or of the ancestor that is presented.
  func nearestPresentationController() -> UIPresentationController? {
    var farthest = self
    for ancestor in sequence(first: self, next: \.parent) {
      if let host = ancestor.modal.host { return host.controller }
      farthest = ancestor
    }
    return farthest.ownPresentationController(presenting: nil, source: farthest)
  }

  /// The presentation controller of this controller, created if there is none.
  private func ownPresentationController(
    presenting presenter: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController {
    if let made = modal.controller, made.canPresent(self) { return made }
    let style = resolvedStyle
    let manager: UIPresentationController
    if style == .custom, let own = askForController(presenting: presenter, source: source) {
      manager = own
      manager.isOfApp = true
    } else {
      manager =
        switch style {
        case .pageSheet, .formSheet:
          UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .popover:
          UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        default: UIPresentationController(presentedViewController: self, presenting: presenter)
        }
    }
    manager.style = style
    modal.controller = manager
    return manager
  }

  private func askForController(
    presenting presenter: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard let delegate = modal.transitioningDelegate else { return nil }
    let message = Name.presentationControllerForPresented
    let manager = runtime.invoke(delegate, message, argument: traceSubject) {
      delegate.presentationController(forPresented: self, presenting: presenter, source: source)
    }
    guard let manager, manager.canPresent(self) else { return nil }
    return manager
  }
}
