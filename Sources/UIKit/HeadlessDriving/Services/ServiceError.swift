public import Foundation

/// The reason why the user of a test can't act in a controller of the system, such as a mail.
public struct ServiceError: Error, CustomStringConvertible, Sendable {
  /// The kind of the error.
  public enum Code: Sendable, Equatable {
    /// The controller is not on the screen.
    case notVisible
    /// The service does not allow it in its state.
    case notPossible
  }

  /// The kind of the error.
  public let code: Code
  /// The requested action, and the reason why it is impossible.
  public let description: String

  /// Creates an error.
  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}

extension ServiceError: LocalizedError {
  public var errorDescription: String? { description }
}

extension UIViewController {
  /// Checks that the user can use the controller.
  ///
  /// - Parameter action: The action of the user, such as `tap Done`.
  /// - Throws: ``ServiceError`` with code `notVisible`.
  package func requireVisible(to action: String) throws(ServiceError) {
    guard viewIfLoaded?.window == nil else { return }
    throw ServiceError(
      .notVisible,
      "can't \(action): \(type(of: self)) is not on the screen; present it and settle the app first"
    )
  }

  /// Dismisses the controller as the system does, unless the app has begun to.
  package func dismissBySystem(completion: (@MainActor () -> Void)? = nil) {
    guard presentingViewController != nil, !isBeingDismissed else {
      completion?()
      return
    }
    dismiss(animated: true, completion: completion)
  }
}
