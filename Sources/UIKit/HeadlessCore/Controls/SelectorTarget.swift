import Synchronization
import TraceModel

/// A class as the receiver of class methods.
///
/// In Objective-C a class is an object; Swift creates a new object for each conversion of a class,
/// which no weak reference keeps. There is therefore one object of this type for each class, until
/// the process ends.
final class ClassTarget: Sendable {
  let type: AnyClass

  private init(_ type: AnyClass) { self.type = type }

  private static let all = Mutex<[ObjectIdentifier: ClassTarget]>([:])

  fileprivate static func target(of type: AnyClass) -> ClassTarget {
    all.withLock { all in
      if let known = all[ObjectIdentifier(type)] { return known }
      let target = ClassTarget(type)
      all[ObjectIdentifier(type)] = target
      return target
    }
  }
}

/// Returns a target as an object: the same object each time for a class.
package func selectorTarget(_ target: Any) -> AnyObject {
  if let type = target as? AnyClass { return ClassTarget.target(of: type) }
  return target as AnyObject
}

extension Selector {
  /// Returns the receiver of a method: the object, or the class of a ``ClassTarget``.
  private static func receiver<Receiver>(_ target: AnyObject, as _: Receiver.Type) -> Receiver? {
    if let target = target as? ClassTarget { return target.type as? Receiver }
    return target as? Receiver
  }

  /// Creates a selector of a method without parameters that may throw, or that is a method of a
  /// class.
  ///
  /// The runtime reports the error of the method, which UIKit does not receive.
  ///
  /// - Parameters:
  ///   - name: The name in Swift or in Objective-C.
  ///   - method: Calls the method of an object, or of a class as in `(type: Cache.Type) in
  ///     type.clear()`.
  /// - Returns: The selector.
  public static func calling<Receiver, Result>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Receiver) throws -> Result
  ) -> Selector {
    Selector(name, accepts: { receiver($0, as: Receiver.self) != nil }) { target, _, _ in
      guard let object = receiver(target, as: Receiver.self) else { return nil }
      return result(of: name, on: target) { try method(object) }
    }
  }

  /// Creates a selector of such a method with a sender.
  public static func calling<Receiver, Sender, Result>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Receiver, Sender) throws -> Result
  ) -> Selector {
    Selector(name, accepts: { receiver($0, as: Receiver.self) != nil }) { target, sender, _ in
      guard let object = receiver(target, as: Receiver.self), let sender = sender as? Sender else {
        return nil
      }
      return result(of: name, on: target) { try method(object, sender) }
    }
  }

  /// Creates a selector of such a method with a sender and an event.
  public static func calling<Receiver, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Receiver, Sender, Event) throws -> Result
  ) -> Selector {
    Selector(name, accepts: { receiver($0, as: Receiver.self) != nil }) { target, sender, event in
      guard let object = receiver(target, as: Receiver.self), let sender = sender as? Sender,
        let event = event as? Event ?? UIEvent() as? Event
      else { return nil }
      return result(of: name, on: target) { try method(object, sender, event) }
    }
  }

  /// Creates a selector of an asynchronous method without parameters.
  ///
  /// The method runs in a task. When it ends, the runtime reports that UIKit crashes: in
  /// Objective-C the last parameter of the method is a completion handler, and UIKit passes none.
  public static func waiting<Receiver, Result>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Receiver) async throws -> Result
  ) -> Selector {
    Selector(name, accepts: { receiver($0, as: Receiver.self) != nil }) { target, _, _ in
      guard let object = receiver(target, as: Receiver.self) else { return nil }
      start(name, on: target) { _ = try await method(object) }
      return SelectorResult(())
    }
  }

  /// Creates a selector of an asynchronous method with a sender.
  public static func waiting<Receiver, Sender, Result>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Receiver, Sender) async throws -> Result
  ) -> Selector {
    Selector(name, accepts: { receiver($0, as: Receiver.self) != nil }) { target, sender, _ in
      guard let object = receiver(target, as: Receiver.self), let sender = sender as? Sender else {
        return nil
      }
      start(name, on: target) { _ = try await method(object, sender) }
      return SelectorResult(())
    }
  }

  /// Creates a selector of an asynchronous method with a sender and an event.
  public static func waiting<Receiver, Sender, Event, Result>(
    _ name: String,
    _ method: @escaping @MainActor @Sendable (Receiver, Sender, Event) async throws -> Result
  ) -> Selector {
    Selector(name, accepts: { receiver($0, as: Receiver.self) != nil }) { target, sender, event in
      guard let object = receiver(target, as: Receiver.self), let sender = sender as? Sender,
        let event = event as? Event ?? UIEvent() as? Event
      else { return nil }
      start(name, on: target) { _ = try await method(object, sender, event) }
      return SelectorResult(())
    }
  }

  /// Creates a selector of a method that objects have and UIKit cannot call.
  ///
  /// A control, gesture recognizer or timer that is to call it reports the reason.
  ///
  /// - Parameters:
  ///   - name: The name in Swift or in Objective-C.
  ///   - type: The class of the objects, or the metatype for a method of the class.
  ///   - reason: Why the method is not called, such as `it has 3 parameters`.
  /// - Returns: The selector.
  public static func uncallable<Receiver>(
    _ name: String,
    of type: Receiver.Type,
    because reason: String
  ) -> Selector {
    Selector(name, accepts: { receiver($0, as: Receiver.self) != nil }, obstacle: reason)
  }

  // MARK: Calls

  @MainActor
  private static func result<Result>(
    of name: String,
    on target: AnyObject,
    _ call: @MainActor () throws -> Result
  ) -> SelectorResult {
    do {
      return SelectorResult(try call())
    } catch {
      report("the method throws an error, which UIKit does not receive: \(error)", name, target)
      return SelectorResult(())
    }
  }

  @MainActor
  private static func start(
    _ name: String,
    on target: AnyObject,
    _ call: @escaping @MainActor () async throws -> Void
  ) {
    Task { @MainActor in
      do {
        try await call()
      } catch {
        report("the method throws an error, which UIKit does not receive: \(error)", name, target)
      }
      report(
        "the method is asynchronous: UIKit passes no completion handler, and crashes when it ends",
        name,
        target
      )
    }
  }

  @MainActor
  private static func report(_ message: String, _ name: String, _ target: AnyObject) {
    guard let runtime = Runtime.running else { return }
    runtime.warn(
      .unknownSelector,
      "\(runtime.methodText(Selector(name), of: target)): \(message)",
      about: runtime.appObjects.subject(of: target)
    )
  }
}

extension Runtime {
  /// Returns the text of a method in messages: `-[Class name:]`, or `+[Class name:]` for a class.
  func methodText(_ selector: Selector, of target: AnyObject) -> String {
    if let target = target as? ClassTarget {
      return "+[\(String(describing: target.type)) \(selector)]"
    }
    return "-[\(String(describing: type(of: target))) \(selector)]"
  }
}
