public import Foundation

/// A signed integer of the width of a pointer, as Objective-C's `NSInteger`
/// (developer.apple.com/documentation/objectivec/nsinteger).
public typealias NSInteger = Int

/// A time in seconds since January 1, 2001, as Core Foundation's `CFAbsoluteTime`
/// (developer.apple.com/documentation/corefoundation/cfabsolutetime).
public typealias CFAbsoluteTime = CFTimeInterval

/// The largest finite `Float`, with the value of the C header `math.h` of Apple platforms; apps use
/// it as the repeat count of an endless animation.
public let HUGE = Float.greatestFiniteMagnitude

/// The number of nanoseconds in a second
/// (developer.apple.com/documentation/dispatch/nsec_per_sec).
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The number of nanoseconds in a millisecond
/// (developer.apple.com/documentation/dispatch/nsec_per_msec).
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The number of microseconds in a second
/// (developer.apple.com/documentation/dispatch/usec_per_sec).
public let USEC_PER_SEC: UInt64 = 1_000_000

/// The number of nanoseconds in a microsecond
/// (developer.apple.com/documentation/dispatch/nsec_per_usec).
public let NSEC_PER_USEC: UInt64 = 1_000

/// Where a function stores its error, as Foundation's `NSErrorPointer`
/// (developer.apple.com/documentation/foundation/nserrorpointer).
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// Returns the time of the device in seconds since January 1, 2001
/// (developer.apple.com/documentation/corefoundation/cfabsolutetimegetcurrent()).
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The positions of an index path of a table or a collection view.
extension NSIndexPath {
  /// The first index: a section
  /// (developer.apple.com/documentation/foundation/nsindexpath/section).
  public var section: Int { index(atPosition: 0) }
  /// The second index: a row of a table
  /// (developer.apple.com/documentation/foundation/nsindexpath/row).
  public var row: Int { index(atPosition: 1) }
  /// The second index: an item of a collection view
  /// (developer.apple.com/documentation/foundation/nsindexpath/item).
  public var item: Int { index(atPosition: 1) }
}
