import TraceModel

/// Names of properties that an object does not have.
package enum UndefinedKeys {
  /// The object of an access; unchecked, because it is used on the main actor only.
  private struct Access: @unchecked Sendable {
    let object: AnyObject
  }

  /// Reports Foundation's exception.
  package static func report(_ method: String, _ key: String, of object: AnyObject) {
    let access = Access(object: object)
    // On another thread, the exception is reported in a later turn.
    onMainActor {
      let runtime = Runtime.current
      runtime.fail(
        exception: "NSUnknownKeyException",
        """
        [\(runtime.exceptionText(of: access.object)) \(method)]: this class is not key value \
        coding-compliant for the key \(key).
        """,
        about: runtime.appObjects.subject(of: access.object)
      )
    }
  }
}

extension Runtime {
  /// Returns the text of an object in exceptions of Foundation: `<Module.Class 0x…>`.
  package func exceptionText(of object: AnyObject) -> String {
    let address = traceAddress(of: appObjects.subject(of: object))
    return "<\(ModuleNames.name(of: type(of: object))) \(address)>"
  }
}
