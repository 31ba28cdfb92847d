import DiagramLayout
import TestSupport
import Testing

struct `Time scale` {
  @Test(arguments: UInt64(0)..<20)
  func `positions on a time scale increase, and no more labels overlap than there are rows`(
    seed: UInt64
  ) {
    var random = SplitMix64(seed: seed)
    var time: Int64 = 0
    let stops = (0..<400).map { _ in
      let pauses: [Int64] = [0, 0, 1, 5_000, 90_000, 2_000_000, 400_000_000]
      time += pauses.randomElement(using: &random) ?? 0
      let lane = Int.random(in: 0..<6, using: &random)
      return TimeScale.Stop(
        time: time,
        labels: [(lane, Double.random(in: 10...260, using: &random))],
        axisLabelWidth: 40
      )
    }
    let scale = TimeScale(
      stops,
      start: 100,
      mode: .folded(threshold: 100_000_000),
      rows: 4,
      breakWidth: { _, _ in 50 }
    )
    for (left, right) in zip(scale.positions, scale.positions.dropFirst()) { #expect(left < right) }
    for pause in scale.breaks { #expect(pause.right - pause.left >= 50 - 1e-9) }
    for lane in 0..<6 {
      let boxes = stops.indices.filter { stops[$0].labels[0].lane == lane }
        .map { (scale.positions[$0], scale.positions[$0] + stops[$0].labels[0].width) }
      for (place, box) in boxes.enumerated() {
        let covering = boxes[..<place].count { $0.1 > box.0 }
        #expect(covering < 4, "seed \(seed)")
      }
    }
  }

  @Test func `a time scale accepts the minimum and maximum time`() {
    let stops = [Int64.min, -1, 0, .max].map { TimeScale.Stop(time: $0, labels: []) }
    let scale = TimeScale(
      stops,
      start: 0,
      mode: .folded(threshold: 100),
      rows: 1,
      breakWidth: { _, _ in 10 }
    )
    #expect(scale.positions.count == 4)
    #expect(scale.breaks.map(\.stop) == [1, 3])
  }

  @Test func `all steps of an ordinal scale are equal`() {
    let stops = [Int64(0), 1, 1, 900].map { TimeScale.Stop(time: $0, labels: []) }
    let scale = TimeScale(stops, start: 10, mode: .ordinal, rows: 5, breakWidth: { _, _ in 0 })
    #expect(scale.positions == [10, 24, 38, 52])
    #expect(scale.breaks.isEmpty)
  }

  @Test func `times below the resolution are one step apart`() {
    let stops = [Int64(0), 3, 900, 5_000].map { TimeScale.Stop(time: $0, labels: []) }
    let scale = TimeScale(
      stops,
      start: 0,
      mode: .folded(threshold: 1_000_000),
      rows: 5,
      resolution: 1_000,
      breakWidth: { _, _ in 0 }
    )
    #expect(scale.positions == [0, 6, 12, 21])
  }
}
