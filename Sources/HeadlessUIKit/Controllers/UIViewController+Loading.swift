import TraceModel

extension UIViewController {
  /// Loads the view when there is none: `loadView`, then `viewDidLoad`.
  func loadIfNeeded() {
    guard !isViewLoaded else { return }
    let dispatcher = life.runtime.dispatcher
    dispatcher.send(.loadView, to: traceSubject) { loadView() }
    dispatcher.send(.viewDidLoad, to: traceSubject, wantsSuper: true) { viewDidLoad() }
  }

  /// Returns the view, loading it first when there is none.
  ///
  /// An override of `loadView` that assigns no view leaves the controller without one; a view is
  /// then made here, and the next read finds it (chosen: UIKit loads again at every read, without
  /// end when `viewDidLoad` reads `view`).
  func ensureView() -> UIView {
    if let view = viewIfLoaded { return view }
    warnWhenDeallocating()
    if !containment.isLoading {
      containment.isLoading = true
      defer { containment.isLoading = false }
      loadIfNeeded()
    }
    if let view = viewIfLoaded { return view }
    life.runtime.warn(
      .invalidArgument,
      "loadView of \(self) returned without a view; an empty one was made",
      about: traceSubject
    )
    let view = makeDefaultView()
    setView(view)
    return view
  }

  /// Says that a `deinit` reads `view` where none is loaded.
  ///
  /// A weak reference to an object whose end has begun is `nil`; that is how it shows.
  private func warnWhenDeallocating() {
    weak let living = self
    guard living == nil else { return }
    life.runtime.warn(
      .viewLoadedWhileDeallocating,
      """
      Attempting to load the view of a view controller while it is deallocating is not allowed and \
      may result in undefined behavior (\(self))
      """,
      about: traceSubject
    )
  }

  /// Gives the controller a view, or takes it away.
  func setView(_ view: UIView?) {
    guard view !== viewIfLoaded else { return }
    if let owner = view?.controllerStorage, owner !== self {
      life.runtime.fail(
        .hierarchyInconsistency,
        exception: "UIViewControllerHierarchyInconsistency",
        """
        A view can only be associated with at most one view controller at a time! View \
        \(view?.description ?? "") is associated with \(owner). Clear this association before \
        associating this view with \(self).
        """,
        about: traceSubject
      )
      return
    }
    viewIfLoaded?.controllerStorage = nil
    storeView(view)
    if view != nil { life.runtime.stage.noteLoaded(self) }
    view?.controllerStorage = self
    life.runtime.recording.relation(.viewRelation, of: traceSubject, to: view.traceSubject)
  }

  func sendDidReceiveMemoryWarning() {
    life.runtime.dispatcher.send(
      .didReceiveMemoryWarning,
      to: traceSubject,
      wantsSuper: true
    ) { didReceiveMemoryWarning() }
  }
}
