import Foundation
import TraceModel

/// Returns the result of a body on the main actor; `nil` if the running code is not on it.
package func resultOnMainActor<Result>(_ body: @MainActor () -> Result) -> Result? {
  guard MainActorCheck.isOnMainActor else { return nil }
  // The body runs on this thread, before the function returns.
  nonisolated(unsafe) var result: Result?
  MainActor.assumeIsolated { result = body() }
  return result
}

/// Messages that are sent to objects by the names of their methods.
package enum Messages {
  /// Returns whether an object has the method of a selector, on every thread.
  package static func isImplemented(_ selector: Selector?, by object: AnyObject) -> Bool {
    selector?.isImplemented(by: object) ?? false
  }

  /// Calls the method of a selector, and returns its result as an object that lives until the end
  /// of the turn.
  ///
  /// Outside the main actor, a method that is isolated to it is called in a later turn, without a
  /// result.
  package static func send(
    _ selector: Selector?,
    to object: AnyObject,
    _ first: Any?,
    _ second: Any?
  ) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    if selector.isFree, selector.hasMethod(of: object) {
      return unmanaged(selector.callFree(on: object, first, second)?.value)
    }
    let message = Message(selector: selector, object: object, first: first, second: second)
    if let result = resultOnMainActor({ message.send() }) { return unmanaged(result) }
    onMainActor { _ = message.send() }
    return nil
  }

  private static func unmanaged(_ value: Any?) -> Unmanaged<AnyObject>? {
    guard let value else { return nil }
    let object = value as AnyObject
    AutoreleasePool.keep(object)
    return .passUnretained(object)
  }
}

/// A call of a method by name.
///
/// It is unchecked, because the receiver may be of any class: it is used on the thread that creates
/// it, or on the main actor only.
private struct Message: @unchecked Sendable {
  let selector: Selector
  let object: AnyObject
  let first: Any?
  let second: Any?

  /// Calls the method; reports an object without it, as UIKit's exception.
  @MainActor
  func send() -> Any? {
    let runtime = Runtime.current
    guard selector.isImplemented(by: object) else {
      let subject = runtime.appObjects.subject(of: object)
      let name = ModuleNames.name(of: type(of: object))
      runtime.fail(
        exception: "NSInvalidArgumentException",
        "-[\(name) \(selector)]: unrecognized selector sent to instance \(traceAddress(of: subject))",
        about: subject
      )
      return nil
    }
    guard let result = selector.call(on: object, first, second) else {
      runtime.reportUnknown(selector, of: object)
      return nil
    }
    return result.value
  }
}
