import DiagramLayout
import Testing
import TestSupport
import TraceModel

struct `Call arrows of a timeline` {
  private func scene(
    _ trace: Trace,
    _ width: Double? = nil,
    _ mode: TimelineLayout.Mode = .folded
  ) throws -> Scene {
    let options = TimelineLayout.Options(mode: mode, maxWidth: width, maxLanes: 500)
    return try TimelineLayout(options: options).scene(
      of: trace,
      findings: [],
      measurer: FixedMeasurer()
    )
  }

  /// A window that calls a controller, whose parent then calls another one over two lanes.
  private var calls: Trace {
    var builder = TraceBuilder("Calls", step: .milliseconds(2))
    let home = builder.birth(1, "HomeViewController", .viewController)
    let header = builder.birth(2, "HeaderView", .view)
    let footer = builder.birth(3, "FooterView", .view)
    let detail = builder.birth(4, "DetailViewController", .viewController)
    for view in [header, footer] { builder.relate(view, .superviewRelation, home) }
    builder.callback(.didMoveToSuperview, of: footer)
    builder.work("open", of: home) { builder in
      builder.callback(.viewDidLoad, of: detail)
      builder.callback(.viewWillAppear, of: detail)
      builder.callback(.didMoveToWindow, of: header)
    }
    builder.callback(.viewDidAppear, of: detail)
    return builder.trace
  }

  @Test func `a call that passes another lane has the same number at both ends`() throws {
    let scene = try scene(calls)
    let numbers = scene.texts.filter { $0.string == "1" && $0.font.size == 9 }
    let caller = try #require(scene.texts.first { $0.string == "open" })
    let called = try #require(scene.texts.first { $0.string == "viewDidLoad" })
    // One is right of the caller's name, one left of the called method, one in the legend twice.
    #expect(numbers.contains { $0.box.x > caller.box.right && $0.box.x < caller.box.right + 14 })
    #expect(numbers.contains { $0.box.right < called.box.x && $0.box.x > called.box.x - 16 })
    #expect(numbers.count == 4)
    #expect(scene.texts.contains { $0.string == "call into the object with the same number" })
    #expect(scene.overlappingTexts == [])
  }

  @Test func `a call into the next lane remains a line`() throws {
    let long = try scene(calls).arrowLines.filter { $0.height > 12 }
    #expect(long.count == 1)
  }

  @Test(arguments: [nil, 700.0, 1_000], [TimelineLayout.Mode.folded, .linear, .ordinal])
  func `no arrow crosses a text`(width: Double?, mode: TimelineLayout.Mode) throws {
    for seed in TestLength.each(4, of: UInt64(0)..<16) {
      let story = AnalyzedTrace.random(seed: seed, objects: 6 + Int(seed) * 2)
      let scene = try scene(story.trace, width, mode)
      for line in scene.arrowLines {
        for text in scene.texts where text.box.intersects(line) {
          Issue.record("seed \(seed): an arrow crosses “\(text.string)”")
        }
      }
      for (color, points) in scene.arrowShapes where color == .arrowFaint {
        #expect(points.count == 2, "seed \(seed): an arrow is interrupted at a text")
      }
      #expect(scene.overlappingTexts == [], "seed \(seed)")
      #expect(scene.cutOff == [], "seed \(seed)")
    }
  }
}

extension Scene {
  /// The vertical lines of calls.
  fileprivate var arrowLines: [Box] {
    arrowShapes.flatMap { _, points in
      stride(from: 0, to: points.count - 1, by: 2).compactMap { index in
        let (from, to) = (points[index], points[index + 1])
        return from.x == to.x
          ? Box(x: from.x, y: min(from.y, to.y), width: 0.5, height: abs(to.y - from.y)) : nil
      }
    }
  }

  /// The colors and points of the lines of calls.
  fileprivate var arrowShapes: [(color: ColorToken?, points: [Point])] {
    var isInside = false
    var shapes: [(ColorToken?, [Point])] = []
    for element in elements {
      if case .begin(let group) = element { isInside = group.id.hasSuffix("arrows") }
      if case .end = element { isInside = false }
      guard isInside, case .shape(let shape) = element, case .segments(let points) = shape.outline
      else { continue }
      shapes.append((shape.stroke?.color, points))
    }
    return shapes
  }
}
