public import Foundation
public import HeadlessUIKit

/// The required authentication; the names and values of Local Authentication's `LAPolicy`.
public enum LAPolicy: Int, Sendable {
  /// A face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// A face, a finger or the code of the device.
  case deviceOwnerAuthentication = 2
}

/// The sensor of a device; the names and values of Local Authentication's `LABiometryType`.
public enum LABiometryType: Int, Sendable {
  /// The device has no biometric sensor.
  case none = 0
  /// Fingers.
  case touchID = 1
  case faceID = 2
  /// Eyes.
  case opticID = 4
}

/// An error of an authentication; the names and values of Local Authentication's `LAError`.
public struct LAError: Error, Hashable, Sendable {
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The face, finger or code is wrong.
    case authenticationFailed = -1
    /// The user has cancelled.
    case userCancel = -2
    /// The user chooses to enter a password.
    case userFallback = -3
    /// The system has cancelled.
    case systemCancel = -4
    /// The device has no code.
    case passcodeNotSet = -5
    /// The device has no sensor.
    case biometryNotAvailable = -6
    /// The user has not enrolled in Face ID or Touch ID.
    case biometryNotEnrolled = -7
    /// The user failed too often.
    case biometryLockout = -8
    /// The app has cancelled.
    case appCancel = -9
    /// The context is not valid.
    case invalidContext = -10
  }

  /// The device has no sensor.
  public static let biometryNotAvailable = Code.biometryNotAvailable
  /// The user has cancelled.
  public static let userCancel = Code.userCancel
  /// The face, finger or code is wrong.
  public static let authenticationFailed = Code.authenticationFailed
}

/// Authenticates the user with Face ID, Touch ID or the passcode, as Local Authentication's
/// `LAContext` (developer.apple.com/documentation/localauthentication/lacontext).
///
/// The answers are those of the run's `app.authentication`, in a later turn of the main loop.
@preconcurrency @MainActor
open class LAContext: NSObject {
  // inert: nothing is shown
  /// The title of the button for a password.
  open var localizedFallbackTitle: String?
  // inert: nothing is shown
  /// The title of the button that cancels.
  open var localizedCancelTitle: String?
  // inert: nothing is shown
  /// The reason that is shown.
  open var localizedReason = ""
  // inert: each question is asked
  /// The seconds in which an earlier answer counts.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  private var isValid = true

  /// The sensor.
  open var biometryType: LABiometryType { HeadlessApp.current.authentication.biometry }

  /// Returns whether the device can ask.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    guard let problem = problem(with: policy) else { return true }
    error?.pointee = problem as NSError
    return false
  }

  /// Asks the user.
  open func evaluatePolicy(
    _ policy: LAPolicy,
    localizedReason: String,
    reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    HeadlessApp.current.schedule(after: .zero, label: "answer of a person") { [self] in
      let failure = failure(of: policy)
      reply(failure == nil, failure)
    }
  }

  /// Asks the user, and returns at once whether the user was authenticated.
  ///
  /// - Throws: ``LAError``.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    if let failure = failure(of: policy) { throw failure }
    return true
  }

  private func failure(of policy: LAPolicy) -> LAError? {
    guard isValid else { return LAError(.appCancel) }
    return problem(with: policy)
      ?? HeadlessApp.current.authentication.givenFailure.map { LAError($0) }
  }

  /// Ends questions, which then fail.
  open func invalidate() { isValid = false }

  private func problem(with policy: LAPolicy) -> LAError? {
    guard policy == .deviceOwnerAuthenticationWithBiometrics, biometryType == .none else {
      return nil
    }
    return LAError(.biometryNotAvailable)
  }
}

/// The answers of a run when an app authenticates the user.
@MainActor
public final class AuthenticationService {
  private var outcome = ServiceAnswer<LAError.Code?>(
    nil,
    to: "LAContext.evaluatePolicy(_:localizedReason:reply:)",
    setBy: "app.authentication.failure"
  )
  /// The sensor of the device: for faces by default.
  public var biometry = LABiometryType.faceID

  /// The error of each question; `nil`, for right answers, by default.
  public var failure: LAError.Code? {
    get { outcome.value }
    set { outcome.value = newValue }
  }

  var givenFailure: LAError.Code? { outcome.given(in: .current) }
}

extension HeadlessApp {
  /// The answers of the run when an app authenticates the user.
  public var authentication: AuthenticationService { service { AuthenticationService() } }
}
