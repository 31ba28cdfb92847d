import Foundation
package import TraceModel

/// The optional methods of protocols, such as those of `UITableViewDelegate`, which an app's object
/// implements or not.
///
/// Swift protocols have no optional methods. Each one has a default implementation, which calls
/// ``unimplemented(_:_:)``; a first call that reaches it is not recorded, and the method is not
/// called again for objects of the class, as UIKit does not call a method that an object does not
/// respond to.
@MainActor
package final class OptionalMessages {
  private struct Method: Hashable {
    let type: ObjectIdentifier
    let message: Name
  }

  /// Whether the classes of receivers implement methods, as observed by the first call of each.
  private var isImplemented: [Method: Bool] = [:]
  /// The classes of receivers whose methods were connected.
  private var searchedClasses: Set<ObjectIdentifier> = []
  private let recording: Recording
  private let dispatcher: Dispatcher

  /// The message whose default implementation has run, until the sender reads it.
  fileprivate static var reachedDefault = Name.empty
  /// Whether a default implementation of a message of another module has run.
  private static var reachedAnyDefault = false

  /// Reports a default implementation of a message of another module, whose name is of the run.
  package static func reachDefault() { reachedAnyDefault = true }

  init(recording: Recording, dispatcher: Dispatcher) {
    self.recording = recording
    self.dispatcher = dispatcher
  }

  /// Sends a message unless the receiver's class is known not to implement it.
  ///
  /// The begin of the first message to a class is written with the next event, so that a crash
  /// within that call, before any other event, loses it.
  ///
  /// With a callback, the trace has it instead of the message.
  ///
  /// - Returns: The result; `nil` if the receiver does not implement the method.
  package func send<Result>(
    _ message: Name,
    recordedAs callback: Name? = nil,
    to object: AnyObject,
    subject: @autoclosure () -> SubjectID,
    argument: SubjectID?,
    text: @autoclosure () -> Name,
    _ body: () -> Result
  ) -> Result? {
    let method = Method(type: ObjectIdentifier(type(of: object)), message: message)
    let callback = callback ?? message
    switch isImplemented[method] {
    case false: return nil
    case true:
      return dispatcher.invoke(callback, to: subject(), argument: argument, text: text(), body)
    default: break
    }
    let receiver = subject()
    connectMethods(of: type(of: object), subject: receiver)
    Self.reachedDefault = .empty
    Self.reachedAnyDefault = false
    recording.deferBegin(callback, subject: receiver, argument: argument, text: text())
    let result = dispatcher.within(callback, of: receiver, body)
    let reachedDefault =
      Self.reachedDefault == message || (callback != message && Self.reachedAnyDefault)
    Self.reachedDefault = .empty
    Self.reachedAnyDefault = false
    if reachedDefault, recording.discardDeferredBegin() {
      isImplemented[method] = false
      return nil
    }
    isImplemented[method] = true
    recording.end(callback, category: .callbackCategory, subject: receiver)
    return result
  }

  /// Makes the methods of a class be called that only a subclass of the class that conforms has, and
  /// reports those for which that is impossible, once per class.
  fileprivate func connectMethods(of type: AnyClass, subject: @autoclosure () -> SubjectID) {
    guard searchedClasses.insert(ObjectIdentifier(type)).inserted else { return }
    for message in Services.symbols?.connect(type) ?? [] {
      FileHandle.standardError.write(Data("HeadlessUIKit: note: \(message)\n".utf8))
      recording.diagnostic(recording.name("uncalled-method"), message: message, subject: subject())
    }
  }

  /// Whether an object may implement a method, as a call or the symbols of its class show.
  ///
  /// The symbols of a class without one for a required method, as in optimized builds, show nothing.
  package func mayImplement(
    _ message: Name,
    _ object: AnyObject,
    besides required: Name
  ) -> Bool {
    if let known = isImplemented(message, by: object) { return known }
    let declares = { (name: Name) in
      Services.symbols?.declares(name.knownText, type(of: object)) ?? false
    }
    return declares(message) || !declares(required)
  }

  /// Whether a call has shown that the class of an object implements a method; `nil` before the
  /// first.
  package func isImplemented(_ message: Name, by object: AnyObject) -> Bool? {
    isImplemented[Method(type: ObjectIdentifier(type(of: object)), message: message)]
  }
}

/// Returns the result of the default implementation of an optional method, which reports with this
/// call that the receiver does not implement it.
@MainActor
package func unimplemented<Result>(_ message: Name, _ result: Result) -> Result {
  OptionalMessages.reachedDefault = message
  return result
}

/// Reports that the receiver does not implement an optional method without a result.
@MainActor
package func unimplemented(_ message: Name) {
  OptionalMessages.reachedDefault = message
}

extension Runtime {
  /// Makes the methods be called that only a subclass adds to the class of a delegate.
  package func connectMethods(of object: AnyObject) {
    optionalMessages.connectMethods(
      of: type(of: object),
      subject: appObjects.subject(of: object)
    )
  }

  /// Sends an optional message to a delegate or data source of the app, as a callback in the trace.
  ///
  /// - Parameters:
  ///   - object: The receiver.
  ///   - message: The callback, whose default implementation calls ``unimplemented(_:_:)``.
  ///   - argument: The object argument, for callbacks that have one.
  ///   - text: The text of the begin, such as the index path `[0, 3]`.
  ///   - body: Calls the method.
  /// - Returns: The result; `nil` if the object does not implement the method, which is not
  ///   recorded.
  package func invokeOptional<Result>(
    _ object: AnyObject,
    _ message: Name,
    argument: SubjectID? = nil,
    text: @autoclosure () -> String? = nil,
    _ body: () -> Result
  ) -> Result? {
    if dispatcher.isNested, dispatcher.refuses(message, of: appObjects.subject(of: object)) {
      return nil
    }
    return optionalMessages.send(
      message,
      to: object,
      subject: appObjects.subject(of: object),
      argument: argument,
      text: text().map(recording.name) ?? .empty,
      body
    )
  }
}

extension Runtime {
  /// Fails because code of the app calls itself without end, where UIKit overflows the stack.
  func failEndlessly(
    _ place: String,
    _ times: Int = Dispatcher.nestingLimit,
    about subject: SubjectID
  ) {
    fail(
      exception: CrashName.badAccess.rawValue,
      "endless recursion: \(place) is nested in itself \(times) times",
      about: subject
    )
  }
}
