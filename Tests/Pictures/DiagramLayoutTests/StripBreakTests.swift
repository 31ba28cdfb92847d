import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Breaks of a timeline` {
  /// Transitions of half a second, with a pause of two seconds before each.
  private func steps(_ count: Int) -> AnalyzedTrace {
    var builder = TraceBuilder("Steps", clock: .virtual, step: .nanoseconds(1))
    let home = builder.birth(1, "HomeViewController", .viewController)
    builder.callback(.viewDidLoad, of: home)
    for number in 0..<count {
      builder.at(Double(number + 1) * 2_500)
      builder.callback(number % 2 == 0 ? .viewWillAppear : .viewWillDisappear, of: home)
      builder.at(Double(number + 1) * 2_500 + 500)
      builder.callback(number % 2 == 0 ? .viewDidAppear : .viewDidDisappear, of: home)
    }
    return AnalyzedTrace(trace: builder.trace, findings: [])
  }

  private func scene(_ story: AnalyzedTrace, maxWidth: Double) throws -> Scene {
    try TimelineLayout(options: TimelineLayout.Options(maxWidth: maxWidth)).scene(
      of: story.trace,
      findings: [],
      measurer: FixedMeasurer()
    )
  }

  /// The boxes of the bands, by the number of their strip.
  private func bands(_ scene: Scene) -> [String: [Box]] {
    var bands: [String: [Box]] = [:]
    var strip: String?
    for element in scene.elements {
      if case .begin(let group) = element {
        strip = group.id.contains("-state-") ? String(group.id.prefix(7)) : nil
      } else if case .shape(let shape) = element, let open = strip {
        bands[open, default: []].append(shape.bounds)
        strip = nil
      }
    }
    return bands
  }

  /// The times at which the strips begin.
  private func beginnings(_ scene: Scene) -> [String] {
    var found: [String] = []
    var isAxis = false
    for element in scene.elements {
      if case .begin(let group) = element { isAxis = group.id.hasSuffix("-axis") }
      if case .text(let text) = element, isAxis,
        text.font == Font(.words, .semibold, size: 11)
      {
        found.append(text.string)
        isAxis = false
      }
    }
    return found
  }

  @Test(arguments: [560.0, 620, 700, 780, 860, 940])
  func `a timeline is broken in pauses and not in transitions`(maxWidth: Double) throws {
    let scene = try scene(steps(9), maxWidth: maxWidth)
    let beginnings = beginnings(scene)
    #expect(beginnings.count > 1)
    #expect(scene.size.width <= maxWidth)
    let steps = Set((0...9).map { "\(Double($0) * 2.5) s".replacing(".0 s", with: " s") })
    for moment in beginnings.dropFirst() { #expect(steps.contains(moment), "\(beginnings)") }
  }

  @Test func `the strips of a timeline have about equal widths`() throws {
    let scene = try scene(steps(9), maxWidth: 940)
    let bands = bands(scene)
    let lengths = bands.values.map { boxes in
      (boxes.map(\.right).max() ?? 0) - (boxes.map(\.x).min() ?? 0)
    }
    #expect(lengths.count > 1)
    #expect((lengths.min() ?? 0) > (lengths.max() ?? 0) * 0.6, "\(lengths)")
  }

  @Test func `a strip with fewer events is stretched to the width of the others`() throws {
    var builder = TraceBuilder("Short end", clock: .virtual, step: .nanoseconds(1))
    let home = builder.birth(1, "HomeViewController", .viewController)
    let names: [Name] = [
      .loadView, .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewWillLayoutSubviews,
      .viewDidLayoutSubviews, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    for name in names + names { builder.callback(name, of: home) }
    builder.wait(.seconds(3))
    builder.callback(.viewWillAppear, of: home)
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    let bands = bands(try scene(story, maxWidth: 560))
    let last = try #require(bands["strip-2"]?.map(\.right).max())
    let first = try #require(bands["strip-1"]?.map(\.right).max())
    #expect(last >= first - 1)
  }

  @Test func `a strip ends with the pause before the next one`() throws {
    let scene = try scene(steps(9), maxWidth: 700)
    let pauses = scene.shapes.filter { $0.fill == .fold }.map(\.bounds)
      .filter { $0.height > 40 }
    let end = try #require(bands(scene)["strip-1"]?.map(\.right).max())
    #expect(pauses.contains { $0.right < end && $0.right > end - 12 })
  }

  @Test func `a linear axis without room for its callbacks is broken at equal round times`()
    throws
  {
    var builder = TraceBuilder("Linear", step: .zero)
    let home = builder.birth(1, "HomeViewController", .viewController)
    for number in 0..<300 {
      builder.at(Double(number) * 33)
      builder.callback(number % 2 == 0 ? .viewWillAppear : .viewDidAppear, of: home)
    }
    let scene = try TimelineLayout(options: TimelineLayout.Options(mode: .linear, maxWidth: 900))
      .scene(of: builder.trace, findings: [], measurer: FixedMeasurer())
    #expect(scene.size.width <= 900)
    #expect(beginnings(scene) == ["0", "2 s", "4 s", "6 s", "8 s"])
    #expect(scene.overlappingTexts == [])
    #expect(scene.cutOff == [])
    let marks = scene.shapes.filter { $0.fill == .mark }
    #expect(marks.count == 301)
    // The mark of a second has the same distance from the left edge in each strip.
    let bands = bands(scene)
    let lefts = Set(bands.values.compactMap { $0.map(\.x).min()?.rounded() })
    #expect(lefts.count == 1, "\(lefts)")
  }

  @Test func `the caption of the axis explains that callbacks at one time are in order`() throws {
    let texts = try scene(steps(2), maxWidth: 2_000).texts.map(\.string)
    #expect(texts.contains("between them order, not time"))
    var builder = TraceBuilder("One moment", clock: .virtual, step: .nanoseconds(1))
    builder.callback(.viewDidLoad, of: builder.birth(1, "HomeViewController", .viewController))
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    let moment = try scene(story, maxWidth: 2_000)
    #expect(moment.texts.map(\.string).contains("all at one moment:"))
    #expect(moment.summary.contains("all at one moment"))
    #expect(!moment.summary.contains(" ns"))
  }
}
