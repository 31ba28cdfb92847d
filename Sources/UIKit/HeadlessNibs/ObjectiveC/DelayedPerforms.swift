public import Foundation
import Synchronization
import TraceModel

extension NSObject {
  /// Calls a method after a delay in seconds, on the clock of the run; the object and the argument
  /// are retained until then.
  ///
  /// The trace shows the call as the firing of a timer, which it is in UIKit. Outside a run it
  /// needs the run loop of the current thread.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval
  ) {
    DelayedPerforms.schedule(
      DelayedPerform(self, aSelector, argument: anArgument),
      after: max(0, delay)
    )
  }

  /// Calls a method after a delay in seconds; the modes are ignored.
  public func perform(
    _ aSelector: Selector,
    with anArgument: Any?,
    afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Cancels all calls of an object that wait for their delay.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedPerforms.cancel(of: aTarget as AnyObject) { _ in true }
  }

  /// Cancels the calls of a method with an equal argument that wait for their delay.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any,
    selector aSelector: Selector,
    object anArgument: Any?
  ) {
    DelayedPerforms.cancel(of: aTarget as AnyObject) { request in
      request.selector == aSelector && request.hasArgument(equalTo: anArgument)
    }
  }
}

/// A call of a method that waits for its delay.
///
/// It is unchecked, because the object and the argument may be of any class: they are used on the
/// thread of the call only. A lock protects the reference to the object.
private final class DelayedPerform: @unchecked Sendable {
  let key: ObjectIdentifier
  let selector: Selector
  private let argument: Any?
  private let object: Mutex<Receiver>

  /// The object, which the lock protects; unchecked, because it may be of any class.
  private struct Receiver: @unchecked Sendable {
    let object: NSObject?
  }

  init(_ object: NSObject, _ selector: Selector, argument: Any?) {
    key = ObjectIdentifier(object)
    self.object = Mutex(Receiver(object: object))
    self.selector = selector
    self.argument = argument
  }

  /// Whether the call was cancelled or has happened.
  var isOver: Bool { object.withLock { $0.object == nil } }

  /// Releases the object, and returns it.
  @discardableResult
  func end() -> NSObject? {
    object.withLock { receiver in
      defer { receiver = Receiver(object: nil) }
      return receiver
    }.object
  }

  func hasArgument(equalTo other: Any?) -> Bool {
    guard let argument, let other else { return argument == nil && other == nil }
    if let object = argument as? NSObject { return object.isEqual(other) }
    return KeyValueComparison.areEqual(argument, other) ?? false
  }

  func perform() {
    DelayedPerforms.remove(self)
    end()?.perform(selector, with: argument)
  }
}

/// The calls that wait for their delay.
private enum DelayedPerforms {
  private static let pending = Mutex<[ObjectIdentifier: [DelayedPerform]]>([:])

  static func schedule(_ request: DelayedPerform, after seconds: TimeInterval) {
    pending.withLock { $0[request.key, default: []].append(request) }
    guard let runtime = Runtime.running, !runtime.mailbox.hasEnded else {
      _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in
        request.perform()
      }
      return
    }
    let mailbox = runtime.mailbox
    mailbox.add(
      Mailbox.Post(
        due: mailbox.now.advanced(by: Duration(clampingSeconds: seconds)),
        label: "perform(\(request.selector), afterDelay: \(seconds))",
        origin: .capture(),
        isCancelled: { request.isOver },
        wasDropped: {
          remove(request)
          request.end()
        }
      ) {
        runtime.runBlock(.timerFired, on: .timers) { request.perform() }
      }
    )
  }

  static func remove(_ request: DelayedPerform) {
    pending.withLock { pending in
      pending[request.key]?.removeAll { $0 === request }
      if pending[request.key]?.isEmpty == true { pending[request.key] = nil }
    }
  }

  static func cancel(of object: AnyObject, where isCancelled: (DelayedPerform) -> Bool) {
    let requests = pending.withLock { $0[ObjectIdentifier(object)] ?? [] }
    for request in requests where isCancelled(request) {
      remove(request)
      request.end()
    }
  }
}
