/// The UIKit version whose behavior a run follows where versions differ.
///
/// Only the major number is used: no evidence distinguishes minor versions.
public struct BehaviorVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The major number of the iOS version.
  public let major: Int

  /// Creates a version from its major number.
  ///
  /// - Precondition: `major` is at least 2, the first version with an SDK.
  public init(major: Int) {
    precondition(major >= 2, "there was no SDK for iOS \(major)")
    self.major = major
  }

  /// Creates a version from a text such as `iOS 17`, `iOS 17.4` or `17`.
  ///
  /// - Returns: `nil` for any other text.
  public init?(_ text: String) {
    let number = text.hasPrefix("iOS ") ? text.dropFirst(4) : text[...]
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = parts.first, let major = Int(first), (2...1000).contains(major),
      parts.dropFirst().allSatisfy({ Int($0) != nil })
    else { return nil }
    self.init(major: major)
  }

  /// The newest version with a device log: a log of Mac Catalyst with UIKitCore 26.5, published in
  /// July 2026.
  public static let newest = BehaviorVersion(major: 26)

  /// The version as traces name it, such as `iOS 17`.
  public var description: String { "iOS \(major)" }

  /// Whether one version is older than another.
  public static func < (left: BehaviorVersion, right: BehaviorVersion) -> Bool {
    left.major < right.major
  }
}
