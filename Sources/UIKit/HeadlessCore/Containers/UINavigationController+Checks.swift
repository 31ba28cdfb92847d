import TraceModel

/// The arguments for which UIKit throws an exception.
extension UINavigationController {
  /// Whether a controller can be pushed; reports the exception otherwise.
  package func accepts(_ controller: UIViewController) -> Bool {
    let message: String
    if isOnStack(controller) {
      message = textOfSecondPush(of: controller)
    } else if let text = textOfRefusal(of: controller) {
      message = text
    } else {
      return acceptsUnlessRoot(controller)
    }
    refuse(message)
    return false
  }

  /// Whether controllers can be the stack; reports the exception otherwise.
  func acceptsStack(_ controllers: [UIViewController]) -> Bool {
    guard Set(controllers.map { ObjectIdentifier($0) }).count == controllers.count else {
      let list = controllers.map { "\"\($0)\"" }.joined(separator: ", ")
      life.runtime.fail(
        exception: "NSInternalInconsistencyException",
        "All view controllers in a navigation controller must be distinct (( \(list) ))",
        about: traceSubject
      )
      return false
    }
    for controller in controllers {
      if let message = textOfRefusal(of: controller) {
        refuse(message)
        return false
      }
      guard acceptsUnlessRoot(controller) else { return false }
    }
    return true
  }

  /// Whether the stack can be popped to a controller; reports the exception otherwise.
  func acceptsPop(to controller: UIViewController) -> Bool {
    if isOnStack(controller) { return true }
    life.runtime.fail(
      exception: "NSInternalInconsistencyException",
      "Tried to pop to a view controller that doesn't exist.",
      about: traceSubject
    )
    return false
  }

  /// Logs UIKit's warning about a change during an animated one.
  func warnOfNestedTransition(_ operation: String) {
    life.runtime.warn(
      .nestedTransition,
      "nested \(operation) animation can result in corrupted navigation bar",
      about: traceSubject
    )
  }

  private func refuse(_ message: String) {
    life.runtime.fail(
      exception: "NSInvalidArgumentException",
      message,
      about: traceSubject
    )
  }

  /// UIKit's message; from iOS 14 on it is longer, and ends with the app's bundle identifier.
  private func textOfSecondPush(of controller: UIViewController) -> String {
    if life.runtime.behavior.major < 14 {
      return """
        Pushing the same view controller instance more than once is not supported (\(controller))
        """
    }
    return """
      \(self) is pushing the same view controller instance (\(controller)) more than once which is \
      not supported and is most likely an error in the application
      """
  }

  private func textOfRefusal(of controller: UIViewController) -> String? {
    if controller is UINavigationController {
      return "Pushing a navigation controller is not supported"
    }
    let ancestors = sequence(first: self as UIViewController, next: \.parent)
    guard ancestors.contains(where: { $0 === controller }) else { return nil }
    return "Can't push \(controller) on \(self), which it contains"
  }
}
