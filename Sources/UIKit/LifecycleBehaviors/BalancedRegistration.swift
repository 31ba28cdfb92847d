public import Foundation
public import HeadlessUIKit

/// Registers something while the screen of its host is appearing or visible, such as an observer of
/// notifications.
///
/// ```swift
/// addLifecycleObserver(BalancedRegistration(of: .cartDidChange) { [weak self] _ in self?.reload() })
/// addLifecycleObserver(
///   BalancedRegistration(register: { store.add(listener) }, unregister: { store.remove(listener) })
/// )
/// ```
///
/// It registers in `viewWillAppear` and unregisters in `viewWillDisappear`: the only pair of
/// appearance callbacks that strictly alternates. A cancelled swipe sends `viewDidAppear` twice to
/// the controller in front, and `viewDidDisappear` without `viewDidAppear` to the controller
/// behind. With the did-callbacks, registrations pile up or are removed without having been added
/// (github.com/xmartlabs/Eureka/pull/1037, github.com/cocoabits/MASPreferences/issues/39).
///
/// A registration is never added twice, and is removed if the host is deallocated meanwhile. During
/// a swipe back, between the two will-callbacks, nothing is registered.
public final class BalancedRegistration: UIViewController, UIViewControllerLifecycleObservable {
  /// Whether the registration is in place.
  public var isRegistered: Bool { unregister != nil }
  private let register: @MainActor () -> @MainActor () -> Void
  private var unregister: (@MainActor () -> Void)?

  /// Creates an observer that calls two closures in turn.
  public convenience init(
    register: @escaping @MainActor () -> Void,
    unregister: @escaping @MainActor () -> Void
  ) {
    self.init {
      register()
      return unregister
    }
  }

  /// Creates an observer that passes the result of a registration to the closure that removes it.
  ///
  /// - Parameters:
  ///   - register: Registers, and returns a token.
  ///   - unregister: Receives the token.
  public convenience init<Token>(
    register: @escaping @MainActor () -> Token,
    unregister: @escaping @MainActor (Token) -> Void
  ) {
    self.init {
      let token = register()
      return { unregister(token) }
    }
  }

  /// Creates an observer of notifications.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender; `nil` for all senders.
  ///   - center: The notification center; by default the center of the run.
  ///   - body: Receives the notifications, on the main thread.
  public convenience init(
    of name: Notification.Name,
    object: Any? = nil,
    center: NotificationCenter = .default,
    using body: @escaping @MainActor (Notification) -> Void
  ) {
    self.init(
      register: {
        center.addObserver(forName: name, object: object, queue: .main) { notification in
          // The block runs on the main queue, and the center does not use the value during the
          // call.
          nonisolated(unsafe) let notification = notification
          MainActor.assumeIsolated { body(notification) }
        }
      },
      unregister: { center.removeObserver($0) }
    )
  }

  private init(_ register: @escaping @MainActor () -> @MainActor () -> Void) {
    self.register = register
    super.init(nibName: nil, bundle: nil)
  }

  /// Unavailable: behaviors are not archived.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  isolated deinit { remove() }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard unregister == nil else { return }
    unregister = register()
    record(state: "registered", begins: true)
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    remove()
  }

  private func remove() {
    guard let unregister else { return }
    self.unregister = nil
    unregister()
    record(state: "registered", begins: false)
  }
}
