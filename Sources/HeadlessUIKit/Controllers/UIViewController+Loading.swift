import TraceModel

extension UIViewController {
  /// Loads the view when there is none: `loadView`, then `viewDidLoad`.
  func loadIfNeeded() {
    guard !isViewLoaded else { return }
    let dispatcher = life.runtime.dispatcher
    dispatcher.send(.loadView, to: traceSubject) { loadView() }
    dispatcher.send(.viewDidLoad, to: traceSubject, requiresSuper: true) { viewDidLoad() }
  }

  /// How often `view` may be read and loaded within a load of the same view.
  ///
  /// A `loadView` that sets no view is called again at each read: UIKit then loads without end when
  /// `loadView` or `viewDidLoad` reads `view` (log of iOS 10, github.com/kingcos). Here that ends
  /// after this number of rounds.
  static var loadLimit: Int { 100 }

  /// Returns the view, loading it first when there is none.
  ///
  /// When a load has left none, an empty view is made with a diagnostic: UIKit returns `nil`.
  func ensureView() -> UIView {
    if let view = viewIfLoaded { return view }
    warnWhenDeallocating()
    if containment.loads < Self.loadLimit {
      containment.loads += 1
      loadIfNeeded()
      containment.loads -= 1
      if let view = viewIfLoaded { return view }
      life.runtime.warn(
        .loadWithoutView,
        "loadView of \(self) returned without a view; an empty one was made",
        about: traceSubject
      )
    } else {
      life.runtime.fail(
        .loadWithoutView,
        exception: "endless loadView",
        """
        loadView of \(self) sets no view, and view is read while it loads; given up after \
        \(Self.loadLimit) rounds
        """,
        about: traceSubject
      )
    }
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
      requiresSuper: true
    ) { didReceiveMemoryWarning() }
  }
}
