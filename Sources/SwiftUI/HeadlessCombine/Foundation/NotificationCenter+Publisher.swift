public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// A publisher of the notifications with a name, and of those of an object if there is one.
  ///
  /// Within a run of the HeadlessUIKit module `NotificationCenter.default` is the center of the
  /// run.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications, which never completes.
  public struct Publisher: HeadlessCombine.Publisher, Equatable {
    /// The type of the values.
    public typealias Output = Notification
    /// The type of the errors.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter
    public let name: Notification.Name
    /// The object of the notifications, or `nil` for every object.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Notification, S.Failure == Never {
      let conduit = Conduit(subscriber)
      let receive = MovedClosure<Notification> { [weak conduit] in conduit?.offer($0) }
      let token = center.addObserver(forName: name, object: object, queue: nil) { receive($0) }
      conduit.onEnd = { [center] in center.removeObserver(token) }
      subscriber.receive(subscription: conduit)
    }

    /// Whether both publish the same notifications.
    public static func == (first: Publisher, second: Publisher) -> Bool {
      first.center === second.center && first.name == second.name && first.object === second.object
    }
  }
}
