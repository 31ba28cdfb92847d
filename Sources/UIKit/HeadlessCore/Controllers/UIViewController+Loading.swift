import TraceModel

extension UIViewController {
  /// Loads the view if it is not loaded: `loadView`, then `viewDidLoad`.
  func loadIfNeeded() {
    guard !isViewLoaded else { return }
    loadDepth += 1
    defer { loadDepth -= 1 }
    let dispatcher = life.runtime.dispatcher
    dispatcher.send(.loadView, to: traceSubject) { loadView() }
    dispatcher.send(.viewDidLoad, to: traceSubject) { viewDidLoad() }
    runAfterLoading()
  }

  /// The maximum depth of recursive view loads.
  ///
  /// A `loadView` that sets no view is called again at each read of `view`. If `loadView` or
  /// `viewDidLoad` reads `view`, UIKit recurses without end (log of iOS 10, github.com/kingcos);
  /// the runtime stops at this depth.
  static var loadLimit: Int { 100 }

  /// Returns the view, loading it first if necessary.
  ///
  /// If a load sets no view, the runtime logs a diagnostic and creates an empty view, where UIKit
  /// returns `nil`.
  package func ensureView() -> UIView {
    if let view = viewIfLoaded { return view }
    warnWhenDeallocating()
    if loadDepth < Self.loadLimit {
      loadIfNeeded()
      if let view = viewIfLoaded { return view }
      life.runtime.warn(
        .loadWithoutView,
        "loadView of \(self) returned without a view; an empty view was created",
        about: traceSubject
      )
    } else {
      life.runtime.fail(
        .recursiveLoadView,
        exception: "recursive loadView",
        """
        loadView of \(self) sets no view, and the view is read during the load; stopped after \
        \(Self.loadLimit) rounds
        """,
        about: traceSubject
      )
    }
    let view = makeDefaultView()
    setView(view)
    return view
  }

  /// Logs UIKit's warning if `deinit` reads `view` while no view is loaded.
  ///
  /// Deinitialization is detected by a weak reference, which is `nil` for an object that is being
  /// deallocated.
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

  /// Sets or removes the controller's view.
  func setView(_ view: UIView?) {
    guard view !== viewIfLoaded else { return }
    if let owner = view?.controllerStorage, owner !== self {
      life.runtime.fail(
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
    if let view { unite(withView: view) }
    viewIfLoaded?.controllerStorage = nil
    storeView(view)
    view?.controllerStorage = self
    life.runtime.recording.relation(.viewRelation, of: traceSubject, to: view.traceSubject)
  }

  package func sendDidReceiveMemoryWarning() {
    life.runtime.dispatcher.send(
      .didReceiveMemoryWarning,
      to: traceSubject
    ) { didReceiveMemoryWarning() }
  }
}
