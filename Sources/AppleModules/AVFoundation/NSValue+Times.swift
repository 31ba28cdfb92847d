public import CoreMedia
public import Foundation

/// Times in values of Foundation, as AVFoundation's additions to `NSValue`.
///
/// Foundation on Linux can't store a structure of another module. The parts of a time are whole
/// numbers that the four numbers of a rectangle hold exactly.
extension NSValue {
  public convenience init(time: CMTime) {
    self.init(
      rect: CGRect(
        x: Double(time.value >> 32),
        y: Double(time.value & 0xFFFF_FFFF),
        width: Double(time.timescale),
        height: Double(time.flags.rawValue) + 32 * Double(time.epoch)
      )
    )
  }

  public var timeValue: CMTime {
    let rect = rectValue
    let epoch = (rect.size.height / 32).rounded(.down)
    return CMTime(
      value: Self.joined(rect.origin.x, rect.origin.y),
      timescale: Int32(clamping: Self.whole(rect.size.width)),
      flags: CMTimeFlags(rawValue: UInt32(clamping: Self.whole(rect.size.height - epoch * 32))),
      epoch: Self.whole(epoch)
    )
  }

  /// Creates a value of a range, in nanoseconds.
  public convenience init(timeRange: CMTimeRange) {
    let start = AVPlayerItem.nanoseconds(timeRange.start)
    let duration = AVPlayerItem.nanoseconds(timeRange.duration)
    self.init(
      rect: CGRect(
        x: Double(start >> 32),
        y: Double(start & 0xFFFF_FFFF),
        width: Double(duration >> 32),
        height: Double(duration & 0xFFFF_FFFF)
      )
    )
  }

  /// The range, in nanoseconds.
  public var timeRangeValue: CMTimeRange {
    let rect = rectValue
    return CMTimeRange(
      start: CMTime(
        value: Self.joined(rect.origin.x, rect.origin.y),
        timescale: 1_000_000_000
      ),
      duration: CMTime(
        value: Self.joined(rect.size.width, rect.size.height),
        timescale: 1_000_000_000
      )
    )
  }

  private static func joined(_ high: CGFloat, _ low: CGFloat) -> Int64 {
    whole(high) << 32 | (whole(low) & 0xFFFF_FFFF)
  }

  private static func whole(_ number: CGFloat) -> Int64 { Int64(exactly: Double(number)) ?? 0 }
}
