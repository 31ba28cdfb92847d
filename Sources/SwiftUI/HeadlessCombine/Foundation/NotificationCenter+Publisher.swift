public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications with a name, and of those of an object if there is one.
  ///
  /// Within a run of the HeadlessUIKit module `NotificationCenter.default` is the center of the run.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications, which never completes.
  public struct Publisher: HeadlessCombine.Publisher {
    /// The type of the values.
    public typealias Output = Notification
    /// The type of the errors.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object of the notifications, or `nil` for every object.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: NotificationSubscription(self, subscriber))
    }
  }
}

/// The subscription to notifications.
///
/// They are observed from its creation to its end.
private final class NotificationSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == Notification {
  private let lock = NSLock()
  /// Recursive, because the subscriber may post a notification.
  private let delivery = NSRecursiveLock()
  private let center: NotificationCenter
  private var downstream: Downstream?
  private var token: (any NSObjectProtocol)?
  private var isRequested = false

  init(_ publisher: NotificationCenter.Publisher, _ downstream: Downstream) {
    center = publisher.center
    self.downstream = downstream
    let receive = MovedClosure<Notification> { [weak self] in self?.deliver($0) }
    token = center.addObserver(forName: publisher.name, object: publisher.object, queue: nil) {
      receive($0)
    }
  }

  private func deliver(_ notification: Notification) {
    delivery.withLock {
      let downstream = lock.withLock { isRequested ? self.downstream : nil }
      _ = downstream?.receive(notification)
    }
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none else { return }
    lock.withLock { isRequested = true }
  }

  func cancel() {
    let (token, downstream) = lock.withLock {
      defer {
        self.token = nil
        self.downstream = nil
      }
      return (self.token, self.downstream)
    }
    if let token { center.removeObserver(token) }
    withExtendedLifetime(downstream) {}
  }
}
