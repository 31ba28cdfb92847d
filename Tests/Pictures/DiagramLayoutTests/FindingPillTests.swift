import DiagramLayout
import Testing
import TestSupport
import TraceModel

struct `Flags of findings` {
  @Test(arguments: [320.0, 480, 640, 1_000], TimelineLayout.Mode.allCases)
  func `a flag covers no other text and no leader of a label`(
    width: Double,
    mode: TimelineLayout.Mode
  ) throws {
    for seed in TestLength.each(4, of: UInt64(0)..<10) {
      let story = AnalyzedTrace.random(seed: seed, objects: 8 + Int(seed) * 3)
      let options = TimelineLayout.Options(mode: mode, maxWidth: width, maxLanes: 500)
      let scene = try TimelineLayout(options: options).scene(
        of: story.trace,
        findings: story.findings,
        measurer: FixedMeasurer()
      )
      for flag in scene.flags {
        let texts = scene.texts.filter { $0.box.intersects(flag) }.map(\.string)
        #expect(texts.count == 1, "seed \(seed): \(texts)")
        for leader in scene.leaders where leader.intersects(flag) {
          Issue.record("seed \(seed): a leader at \(leader) crosses the flag \(texts)")
        }
      }
    }
  }
}

extension Scene {
  /// The boxes of the flags of findings.
  fileprivate var flags: [Box] {
    shapes.compactMap { shape in
      guard let fill = shape.fill, [.errorFill, .warningFill, .noteFill].contains(fill) else {
        return nil
      }
      return shape.bounds.inset(horizontally: 1, vertically: 1)
    }
  }

  /// The boxes of the vertical leaders of labels.
  fileprivate var leaders: [Box] {
    shapes.compactMap { shape in
      guard case .line(let from, let to) = shape.outline, from.x == to.x,
        shape.stroke?.color == .line
      else { return nil }
      return shape.bounds
    }
  }
}
