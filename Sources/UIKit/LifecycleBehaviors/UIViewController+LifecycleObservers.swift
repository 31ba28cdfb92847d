public import HeadlessUIKit

extension UIViewController {
  /// The observers of the life cycle, in the order in which they were added.
  ///
  /// A host whose `shouldAutomaticallyForwardAppearanceMethods` is `false` forwards its appearance
  /// to them as to its other children:
  ///
  /// ```swift
  /// override func viewWillAppear(_ animated: Bool) {
  ///   super.viewWillAppear(animated)
  ///   for observer in lifecycleObservers {
  ///     observer.beginAppearanceTransition(true, animated: animated)
  ///   }
  /// }
  ///
  /// override func viewDidAppear(_ animated: Bool) {
  ///   super.viewDidAppear(animated)
  ///   for observer in lifecycleObservers { observer.endAppearanceTransition() }
  /// }
  /// ```
  ///
  /// A container that arranges its ``children`` omits the observers among them.
  public var lifecycleObservers: [any UIViewController & UIViewControllerLifecycleObservable] {
    children.compactMap { $0 as? any UIViewController & UIViewControllerLifecycleObservable }
  }

  /// Makes a controller an observer of this controller's life cycle, the host's.
  ///
  /// The observer becomes a child. Its view is hidden and has no size: it is not drawn, not
  /// touched, not an accessibility element, and has no part in layout. It receives each appearance
  /// callback after the host and after the observers that were added before.
  ///
  /// - A host whose view is not loaded stays so: the observer's view is added after `viewDidLoad`.
  /// - A host that has appeared brings the observer up step by step: `viewDidLoad` and
  ///   `viewWillAppear` at once, `viewIsAppearing` and `viewDidAppear` with the commit
  ///   (device logs of views that were added to a visible parent:
  ///   containment-addsubview-only-after-appear-seed4). An observer that is added during the host's
  ///   `viewWillAppear` or `viewIsAppearing` appears with the host.
  /// - An observer of the host is not added again. An observer of another controller is removed
  ///   there first.
  /// - A navigation, tab bar or page controller refuses observers, with an exception as UIKit's for
  ///   invalid arguments. Its children are its content: a child that is added to a navigation
  ///   controller becomes the top of the stack (openradar 14897231). Observe its content, or a
  ///   plain controller that contains it.
  /// - A host that forwards appearance by hand also forwards it to its ``lifecycleObservers``.
  ///
  /// The host retains the observer. An observer that captures the host, for example in a closure,
  /// captures it weakly.
  ///
  /// - Parameter observer: The controller that receives the callbacks.
  public func addLifecycleObserver<T: UIViewController & UIViewControllerLifecycleObservable>(
    _ observer: T
  ) {
    guard observer.parent !== self, acceptsLifecycleObservers(observer) else { return }
    if observer.parent != nil { observer.leaveLifecycleHost() }
    addChild(observer)
    // The parent refuses an ancestor, and callbacks may have moved the observer.
    guard observer.parent === self else { return }
    if isViewLoaded {
      addLifecycleView(of: observer)
      guard observer.parent === self else { return }
    } else {
      afterLoading { [weak self, weak observer] in
        guard let self, let observer, observer.parent === self else { return }
        self.addLifecycleView(of: observer)
      }
    }
    observer.didMove(toParent: self)
  }

  /// Removes an observer from this controller; does nothing if the observer is not one of its own.
  ///
  /// An observer of a visible host receives `viewWillDisappear` at once and `viewDidDisappear` with
  /// the commit.
  ///
  /// - Parameter observer: An observer that ``addLifecycleObserver(_:)`` has added.
  public func removeLifecycleObserver<T: UIViewController & UIViewControllerLifecycleObservable>(
    _ observer: T
  ) {
    if observer.parent === self { observer.leaveLifecycleHost() }
  }

  /// Removes an observer from its host.
  private func leaveLifecycleHost() {
    guard let host = parent else { return }
    let forwardsByHand = !host.shouldAutomaticallyForwardAppearanceMethods && hasAppeared
    willMove(toParent: nil)
    if forwardsByHand { beginAppearanceTransition(false, animated: false) }
    viewIfLoaded?.removeFromSuperview()
    if forwardsByHand { endAppearanceTransition() }
    if parent === host { removeFromParent() }
  }

  /// Adds the view of an observer, which brings the observer up if this controller has appeared.
  private func addLifecycleView(of observer: UIViewController) {
    guard let lifecycleView = observer.view, let view = viewIfLoaded else { return }
    lifecycleView.frame = .zero
    lifecycleView.autoresizingMask = []
    lifecycleView.isUserInteractionEnabled = false
    lifecycleView.isHidden = true
    view.addSubview(lifecycleView)
    // UIKit leaves the appearance of the children to a host that forwards by hand.
    guard !shouldAutomaticallyForwardAppearanceMethods, hasAppeared, observer.parent === self else {
      return
    }
    observer.beginAppearanceTransition(true, animated: false)
    observer.endAppearanceTransition()
  }

  /// Returns whether the children of this controller may be observers.
  private func acceptsLifecycleObservers(_ observer: UIViewController) -> Bool {
    let content: String
    switch self {
    case is UINavigationController: content = "stack"
    case is UITabBarController: content = "tabs"
    case is UIPageViewController: content = "pages"
    default: return true
    }
    refuseArgument(
      "\(observer) can't observe \(self), whose children are its \(content); add it to a controller "
        + "of the \(content)"
    )
    return false
  }
}
