import AVFoundation
import CoreMedia
import Foundation
import Testing

struct `Times of media` {
  @Test func `sums of fractions are exact`() {
    let sum = CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 6)
    #expect(sum.value == 3)
    #expect(sum.timescale == 6)
    #expect(sum == CMTime(value: 1, timescale: 2))
    #expect((sum - sum).seconds == 0)
    #expect(!sum.hasBeenRounded)
  }

  @Test func `equal fractions have equal hashes`() {
    #expect(Set([CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600)]).count == 1)
  }

  @Test(
    arguments: [
      (CMTimeRoundingMethod.roundHalfAwayFromZero, 5), (.roundTowardZero, 4),
      (.roundAwayFromZero, 5), (.roundTowardPositiveInfinity, 5),
      (.roundTowardNegativeInfinity, 4),
    ] as [(CMTimeRoundingMethod, Int64)]
  )
  func `a coarser scale rounds as asked`(method: CMTimeRoundingMethod, value: Int64) {
    let converted = CMTime(value: 9, timescale: 20).convertScale(10, method: method)
    #expect(converted.value == value)
    #expect(converted.hasBeenRounded)
  }

  @Test func `unbounded and invalid times have an order and sums`() {
    let times: [CMTime] = [
      .invalid, .negativeInfinity, CMTime(value: -1, timescale: 1), .zero, .positiveInfinity,
      .indefinite,
    ]
    #expect(times.shuffled().sorted() == times)
    #expect(CMTime.zero + .positiveInfinity == .positiveInfinity)
    #expect(CMTime.zero - .positiveInfinity == .negativeInfinity)
    #expect(!(CMTime.positiveInfinity - .positiveInfinity).isValid)
    #expect((CMTime.zero + .indefinite).isIndefinite)
    #expect(CMTime.indefinite.seconds.isNaN)
  }

  @Test func `extreme times overflow to infinity instead of crashing`() {
    let large = CMTime(value: .max, timescale: 1)
    #expect(large + large == .positiveInfinity)
    #expect(large * -2 == .negativeInfinity)
    #expect(large.convertScale(600, method: .default) == .positiveInfinity)
    #expect(CMTime(value: .min, timescale: 1) < large)
    #expect(CMTime(seconds: 1e300, preferredTimescale: 600) == .positiveInfinity)
  }

  @Test func `seconds become the nearest time with a scale`() {
    let time = CMTimeMakeWithSeconds(1.5, preferredTimescale: 600)
    #expect(time.value == 900)
    #expect(!time.hasBeenRounded)
    #expect(CMTime(seconds: 1 / 3, preferredTimescale: 10).hasBeenRounded)
    #expect(!CMTime(seconds: .nan, preferredTimescale: 10).isValid)
  }

  @Test func `ranges contain their start and not their end`() {
    let range = CMTimeRange(start: .zero, end: CMTime(value: 2, timescale: 1))
    #expect(range.containsTime(.zero))
    #expect(!range.containsTime(range.end))
    let other = CMTimeRange(
      start: CMTime(value: 1, timescale: 1),
      duration: CMTime(value: 5, timescale: 1)
    )
    #expect(range.intersection(other).duration.seconds == 1)
    #expect(range.union(other).end.seconds == 6)
  }

  @Test func `values of Foundation hold times`() {
    for time in [
      CMTime.zero, .indefinite, .invalid, CMTime(value: -7, timescale: 600),
      CMTime(value: 1 << 40, timescale: 90_000), CMTime(value: .max, timescale: .max),
    ] {
      let back = NSValue(time: time).timeValue
      #expect(back.value == time.value)
      #expect(back.timescale == time.timescale)
      #expect(back.flags == time.flags)
    }
    let range = CMTimeRange(start: .zero, duration: CMTime(value: 5, timescale: 2))
    #expect(NSValue(timeRange: range).timeRangeValue == range)
  }

  @Test func `a rectangle with an aspect ratio is centered`() {
    let rect = AVMakeRect(
      aspectRatio: CGSize(width: 16, height: 9),
      insideRect: CGRect(x: 0, y: 0, width: 160, height: 190)
    )
    #expect(rect == CGRect(x: 0, y: 50, width: 160, height: 90))
  }
}
