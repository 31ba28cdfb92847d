public import Foundation
public import HeadlessUIKit

/// Calls closures with its host after the host's appearance callbacks.
///
/// ```swift
/// addLifecycleObserver(
///   LifecycleClosures(viewWillAppear: { $0.title = "Cart" }, viewDidDisappear: { _ in cache.trim() })
/// )
/// ```
///
/// ``LifecycleHost/onViewDidAppear(_:)`` and its siblings add an observer with one closure. A
/// closure receives the host as its argument, so it needs no reference of its own.
public final class LifecycleClosures: UIViewController, UIViewControllerLifecycleObservable {
  private let willAppear: (@MainActor (UIViewController) -> Void)?
  private let isAppearing: (@MainActor (UIViewController) -> Void)?
  private let didAppear: (@MainActor (UIViewController) -> Void)?
  private let willDisappear: (@MainActor (UIViewController) -> Void)?
  private let didDisappear: (@MainActor (UIViewController) -> Void)?
  /// The host of the observer.
  private weak var host: UIViewController?

  /// Creates an observer with the closures that it calls.
  public init(
    viewWillAppear: (@MainActor (UIViewController) -> Void)? = nil,
    viewIsAppearing: (@MainActor (UIViewController) -> Void)? = nil,
    viewDidAppear: (@MainActor (UIViewController) -> Void)? = nil,
    viewWillDisappear: (@MainActor (UIViewController) -> Void)? = nil,
    viewDidDisappear: (@MainActor (UIViewController) -> Void)? = nil
  ) {
    willAppear = viewWillAppear
    isAppearing = viewIsAppearing
    didAppear = viewDidAppear
    willDisappear = viewWillDisappear
    didDisappear = viewDidDisappear
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable: behaviors are not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    // The disappearance of an observer that is removed is not one of the host.
    host = parent
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    call(willAppear)
  }

  public override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    call(isAppearing)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    call(didAppear)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    call(willDisappear)
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    call(didDisappear)
  }

  private func call(_ closure: (@MainActor (UIViewController) -> Void)?) {
    if let closure, let host { closure(host) }
  }
}
