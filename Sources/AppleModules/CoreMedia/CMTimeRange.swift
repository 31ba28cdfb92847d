/// A part of a timeline, as Core Media's `CMTimeRange`
/// (developer.apple.com/documentation/coremedia/cmtimerange-api).
public struct CMTimeRange: Hashable, Sendable {
  /// The first time.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// Creates an invalid range.
  public init() {
    self.init(start: .invalid, duration: .invalid)
  }

  /// Creates a range from its length.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Creates a range from its end, which is not in it.
  public init(start: CMTime, end: CMTime) {
    self.init(start: start, duration: end - start)
  }

  /// No time.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// No range.
  public static let invalid = CMTimeRange()

  /// The end, which is not in the range.
  public var end: CMTime { start + duration }
  /// Whether the range has a start and a length.
  public var isValid: Bool { start.isValid && duration.isValid && duration >= .zero }
  /// Whether the range has no time.
  public var isEmpty: Bool { isValid && duration == .zero }

  public func containsTime(_ time: CMTime) -> Bool { isValid && start <= time && time < end }

  /// Returns whether a whole range is in this one.
  public func containsTimeRange(_ otherRange: CMTimeRange) -> Bool {
    isValid && otherRange.isValid && start <= otherRange.start && otherRange.end <= end
  }

  /// Returns the common part; an empty range if there is none.
  public func intersection(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return .invalid }
    let first = max(start, otherRange.start)
    let last = min(end, otherRange.end)
    return first < last ? CMTimeRange(start: first, end: last) : .zero
  }

  /// Returns the smallest range with both.
  public func union(_ otherRange: CMTimeRange) -> CMTimeRange {
    guard isValid, otherRange.isValid else { return isValid ? self : otherRange }
    return CMTimeRange(
      start: min(start, otherRange.start),
      end: max(end, otherRange.end)
    )
  }
}

/// Creates a range.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// Creates a range from its end.
public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}
public func CMTimeRangeContainsTime(_ range: CMTimeRange, time: CMTime) -> Bool {
  range.containsTime(time)
}
public func CMTimeRangeGetEnd(_ range: CMTimeRange) -> CMTime { range.end }

// inert: no camera gives samples
/// Samples of media, as Core Media's `CMSampleBuffer`; the runtime creates none.
public final class CMSampleBuffer: Sendable {}

// inert: no media is read
/// The format of media, as Core Media's `CMFormatDescription`; the runtime creates none.
public final class CMFormatDescription: Sendable {}
