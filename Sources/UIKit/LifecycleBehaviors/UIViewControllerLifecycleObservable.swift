/// Marks a controller as an observer of its parent's life cycle.
///
/// The parent, the *host*, forwards its appearance callbacks to the observer, because the observer
/// is a child whose view is in the host's view. An observer overrides the callbacks that it needs:
///
/// ```swift
/// final class TrackableObserver: UIViewController, UIViewControllerLifecycleObservable {
///   override func viewDidAppear(_ animated: Bool) {
///     super.viewDidAppear(animated)
///     analytics.track("\(type(of: parent))")
///   }
/// }
///
/// final class CartViewController: UIViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     addLifecycleObserver(TrackableObserver())
///   }
/// }
/// ```
///
/// The protocol has no requirements: it distinguishes observers from other children. Name and use
/// are those of the article “Composing Together View Behaviors in iOS” (2020).
@preconcurrency @MainActor
public protocol UIViewControllerLifecycleObservable {}
