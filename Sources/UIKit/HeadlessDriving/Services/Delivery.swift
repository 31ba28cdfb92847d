import TraceModel

/// Messages of other modules to objects of the app.
extension Runtime {
  /// Sends a message of another module to an object of the app, as the callback `action` in the
  /// trace.
  ///
  /// A message whose default implementation calls ``undelivered(_:)`` is not recorded, as UIKit
  /// sends only messages that the object implements.
  ///
  /// - Parameters:
  ///   - text: The message, such as `didFinish`, which is the text of the callback.
  ///   - object: The receiver.
  ///   - body: Calls the method.
  /// - Returns: The result; `nil` if the object does not implement the method.
  @discardableResult
  package func deliver<Result>(
    _ text: String,
    to object: AnyObject,
    _ body: () -> Result
  ) -> Result? {
    let name = recording.name(text)
    return optionalMessages.send(
      name,
      recordedAs: .action,
      to: object,
      subject: appObjects.subject(of: object),
      argument: nil,
      text: name,
      body
    )
  }
}

extension HeadlessApp {
  /// Sends a message of another module to an object of the app.
  @discardableResult
  package func deliver<Result>(
    _ text: String,
    to object: AnyObject,
    _ body: () -> Result
  ) -> Result? {
    runtime.deliver(text, to: object, body)
  }
}

/// Returns the result of the default implementation of a message of another module.
@MainActor
package func undelivered<Result>(_ result: Result) -> Result {
  OptionalMessages.reachDefault()
  return result
}

/// Reports that the receiver does not implement a message of another module.
@MainActor
package func undelivered() { OptionalMessages.reachDefault() }
