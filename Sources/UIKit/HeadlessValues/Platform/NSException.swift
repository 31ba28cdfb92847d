public import Foundation

/// A problem in the app's code, instead of Foundation's `NSException`, which Foundation on Linux
/// lacks.
///
/// Swift can't catch exceptions; ``raise()`` ends the process with the reason, as an uncaught
/// exception does.
open class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  /// The description of the problem.
  public let reason: String?
  // The values are those of the app; they are never read here, so that no two threads change them.
  /// Values of the app.
  public let userInfo: [AnyHashable: Any]?

  public init(
    name: NSExceptionName,
    reason: String?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
    super.init()
  }

  /// Ends the process with the name and the reason.
  open func raise() {
    fatalError("uncaught exception '\(name.rawValue)', reason: '\(reason ?? "")'")
  }
}

public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// Any problem.
  public static let genericException = NSExceptionName("NSGenericException")
  /// An index outside of a range.
  public static let rangeException = NSExceptionName("NSRangeException")
  /// An argument that a method does not accept.
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  /// A state that must not be.
  public static let internalInconsistencyException = NSExceptionName(
    "NSInternalInconsistencyException"
  )
  /// A missing object.
  public static let objectNotAvailableException = NSExceptionName("NSObjectNotAvailableException")
}
