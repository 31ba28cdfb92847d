public import Foundation

/// A signed integer of the width of a pointer, as Objective-C's `NSInteger`
/// (developer.apple.com/documentation/objectivec/nsinteger).
public typealias NSInteger = Int

/// A time in seconds since January 1, 2001, as Core Foundation's `CFAbsoluteTime`
/// (developer.apple.com/documentation/corefoundation/cfabsolutetime).
public typealias CFAbsoluteTime = CFTimeInterval

/// The largest finite `Float`, with the value of the C header `math.h` of Apple platforms; apps use it
/// as the repeat count of an endless animation.
public let HUGE = Float.greatestFiniteMagnitude

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
