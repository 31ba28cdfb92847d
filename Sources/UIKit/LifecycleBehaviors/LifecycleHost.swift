public import HeadlessUIKit

/// A controller that calls closures after its appearance callbacks: every `UIViewController`.
///
/// The protocol exists so that a closure receives the host with its own class:
///
/// ```swift
/// let cart = CartViewController()
/// cart.onViewDidAppear { cart in cart.reload() }
/// ```
///
/// A closure is called each time, until the returned observer is passed to
/// `removeLifecycleObserver(_:)`. A closure that is added to a visible host is brought up as
/// described for `addLifecycleObserver(_:)`: `viewWillAppear` at once, `viewDidAppear` with the
/// commit. The host retains the closure; within it, use the argument instead of capturing the host.
@preconcurrency @MainActor
public protocol LifecycleHost: UIViewController {}

extension UIViewController: LifecycleHost {}

extension LifecycleHost {
  /// Calls a closure after each `viewWillAppear` of the controller.
  @discardableResult
  public func onViewWillAppear(_ body: @escaping @MainActor (Self) -> Void) -> LifecycleClosures {
    adding(LifecycleClosures(viewWillAppear: Self.closure(body)))
  }

  /// Calls a closure after each `viewIsAppearing` of the controller.
  @discardableResult
  public func onViewIsAppearing(_ body: @escaping @MainActor (Self) -> Void) -> LifecycleClosures {
    adding(LifecycleClosures(viewIsAppearing: Self.closure(body)))
  }

  /// Calls a closure after each `viewDidAppear` of the controller.
  @discardableResult
  public func onViewDidAppear(_ body: @escaping @MainActor (Self) -> Void) -> LifecycleClosures {
    adding(LifecycleClosures(viewDidAppear: Self.closure(body)))
  }

  /// Calls a closure after each `viewWillDisappear` of the controller.
  @discardableResult
  public func onViewWillDisappear(_ body: @escaping @MainActor (Self) -> Void) -> LifecycleClosures
  {
    adding(LifecycleClosures(viewWillDisappear: Self.closure(body)))
  }

  /// Calls a closure after each `viewDidDisappear` of the controller.
  @discardableResult
  public func onViewDidDisappear(_ body: @escaping @MainActor (Self) -> Void) -> LifecycleClosures {
    adding(LifecycleClosures(viewDidDisappear: Self.closure(body)))
  }

  private func adding(_ observer: LifecycleClosures) -> LifecycleClosures {
    addLifecycleObserver(observer)
    return observer
  }

  private static func closure(
    _ body: @escaping @MainActor (Self) -> Void
  ) -> @MainActor (UIViewController) -> Void {
    { host in
      if let host = host as? Self { body(host) }
    }
  }
}
