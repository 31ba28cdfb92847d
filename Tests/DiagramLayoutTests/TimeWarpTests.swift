import DiagramLayout
import TestSupport
import Testing

struct `Time warp` {
  @Test(arguments: UInt64(0)..<20)
  func `never goes back and never lets more labels meet than it has rows`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var time: Int64 = 0
    let stops = (0..<400).map { _ in
      let pauses: [Int64] = [0, 0, 1, 5_000, 90_000, 2_000_000, 400_000_000]
      time += pauses.randomElement(using: &random) ?? 0
      let lane = Int.random(in: 0..<6, using: &random)
      return TimeWarp.Stop(
        time: time,
        labels: [(lane, Double.random(in: 10...260, using: &random))],
        axisLabelWidth: 40
      )
    }
    let warp = TimeWarp(
      stops,
      start: 100,
      mode: .folded(threshold: 100_000_000),
      rows: 4,
      foldWidth: { _, _ in 50 }
    )
    for (left, right) in zip(warp.places, warp.places.dropFirst()) { #expect(left < right) }
    for fold in warp.folds { #expect(fold.right - fold.left >= 50 - 1e-9) }
    for lane in 0..<6 {
      let boxes = stops.indices.filter { stops[$0].labels[0].lane == lane }
        .map { (warp.places[$0], warp.places[$0] + stops[$0].labels[0].width) }
      for (place, box) in boxes.enumerated() {
        let covering = boxes[..<place].count { $0.1 > box.0 }
        #expect(covering < 4, "seed \(seed)")
      }
    }
  }

  @Test func `survives times at both ends of their range`() {
    let stops = [Int64.min, -1, 0, .max].map { TimeWarp.Stop(time: $0, labels: []) }
    let warp = TimeWarp(
      stops,
      start: 0,
      mode: .folded(threshold: 100),
      rows: 1,
      foldWidth: { _, _ in 10 }
    )
    #expect(warp.places.count == 4)
    #expect(warp.folds.map(\.stop) == [1, 3])
  }

  @Test func `steps evenly when only the order is known`() {
    let stops = [Int64(0), 1, 1, 900].map { TimeWarp.Stop(time: $0, labels: []) }
    let warp = TimeWarp(stops, start: 10, mode: .ordinal, rows: 5, foldWidth: { _, _ in 0 })
    #expect(warp.places == [10, 24, 38, 52])
    #expect(warp.folds.isEmpty)
  }

  @Test func `gives times below the resolution one step`() {
    let stops = [Int64(0), 3, 900, 5_000].map { TimeWarp.Stop(time: $0, labels: []) }
    let warp = TimeWarp(
      stops,
      start: 0,
      mode: .folded(threshold: 1_000_000),
      rows: 5,
      resolution: 1_000,
      foldWidth: { _, _ in 0 }
    )
    #expect(warp.places == [0, 6, 12, 21])
  }
}
