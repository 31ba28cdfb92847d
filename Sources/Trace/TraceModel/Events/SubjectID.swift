/// The identity of an object in a trace: a controller, a view, a window.
///
/// Numbers count up from 1 within a process (`pid` in the file) in the order of creation. The
/// process is part of the identity, so that two runs in one file are separate.
public struct SubjectID: Hashable, Sendable, Comparable {
  /// The process in the upper 32 bits, the number in the lower 32 bits.
  public let rawValue: UInt64

  /// Creates an identity from its packed form.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Creates an identity.
  ///
  /// - Parameters:
  ///   - process: The `pid` of the file, at least 1.
  ///   - number: The number of the object in that process, at least 1.
  public init(process: UInt32, number: UInt32) {
    rawValue = UInt64(process) << 32 | UInt64(number)
  }

  /// No object: what UIKit passes as `nil`.
  public static let none = SubjectID(rawValue: 0)

  /// The process of the object.
  public var process: UInt32 { UInt32(truncatingIfNeeded: rawValue >> 32) }

  /// The number displayed after the `#`.
  public var number: UInt32 { UInt32(truncatingIfNeeded: rawValue) }

  /// Orders by process, then by number.
  public static func < (left: SubjectID, right: SubjectID) -> Bool {
    left.rawValue < right.rawValue
  }
}
