import DiagramLayout
import Foundation
import TestSupport
import Testing
import TraceComparison
import TraceModel

struct `Comparison as timelines` {
  private typealias Options = ComparisonLayout.Options

  private func scene(
    _ first: Trace,
    _ second: Trace,
    _ options: ComparisonLayout.Options = ComparisonLayout.Options()
  ) throws -> Scene {
    try ComparisonLayout(options: options).scene(
      of: TraceComparison(first, second),
      names: ("a.json", "b.json"),
      measurer: FixedMeasurer()
    )
  }

  @Test(
    arguments: [
      (
        "Unbalanced calls to begin/end appearance transitions for <HomeViewController: 0x1>.",
        "“Unbalanced calls to begin/end…”"
      ),
      (
        "Presenting view controllers on detached view controllers is discouraged. <Home: 0x1>.",
        "“Presenting view controllers on…”"
      ),
    ]
  )
  func `a long message of UIKit in a comparison ends after a word`(
    message: String,
    shown: String
  ) throws {
    let first = push { builder, home in builder.complain(message, about: home) }
    let second = push { builder, home in builder.callback(.viewDidAppear, of: home) }
    let texts = try scene(first, second).texts.map(\.string)
    #expect(texts.contains(shown), "\(texts.filter { $0.contains("…") })")
  }

  /// A trace that begins with a push and continues with other calls.
  private func push(_ rest: (inout TraceBuilder, SubjectID) -> Void) -> Trace {
    var builder = TraceBuilder("push")
    let home = builder.birth(1, "Home", .viewController)
    builder.callback(.loadView, of: home)
    builder.callback(.viewDidLoad, of: home)
    builder.callback(.viewWillAppear, of: home)
    rest(&builder, home)
    return builder.trace
  }

  @Test(arguments: [1, 2, 4, 9, 25, 70])
  func `a comparison as timelines keeps texts apart and inside the canvas for any two traces`(
    objects: Int
  ) throws {
    for seed in TestLength.each(3, of: UInt64(0)..<6) {
      try check(
        objects,
        seed,
        Options(maxRows: 10_000, maxPanels: 1_000, showsSystemViews: true)
      )
      try check(objects, seed, Options(context: 0, maxWidth: 900))
    }
  }

  @Test func `a comparison as timelines keeps the texts of hundreds of objects apart`() throws {
    try check(
      500,
      4,
      Options(
        context: 0,
        maxRows: 10_000,
        maxPanels: 1_000,
        maxWidth: 6_000,
        showsSystemViews: true
      )
    )
  }

  /// Draws two random traces and checks every text and every difference.
  private func check(_ objects: Int, _ seed: UInt64, _ options: ComparisonLayout.Options) throws {
    let first = AnalyzedTrace.random(seed: seed, objects: objects).trace
    let second = AnalyzedTrace.random(seed: seed + 100, objects: objects).trace
    let comparison = TraceComparison(first, second)
    let scene: Scene
    do {
      scene = try self.scene(first, second, options)
    } catch let error as LayoutError {
      #expect(error.code == .nothingToDraw, "seed \(seed)")
      return
    }
    #expect(scene.overlappingTexts == [], "seed \(seed)")
    #expect(scene.cutOff == [], "seed \(seed)")
    #expect(scene.isBalanced, "seed \(seed)")
    guard options.maxPanels >= objects * 2 else { return }
    // A title without the time at its end.
    let titles = Set(
      scene.groups.map { group in
        group.title.range(of: " at ", options: .backwards).map {
          String(group.title[..<$0.lowerBound])
        } ?? group.title
      }
    )
    for (row, change) in zip(comparison.rows, comparison.changes) where change != .none {
      guard let call = comparison.call(of: row) else { continue }
      let isSystemView = call.subjectKind == .view && ClassName.isSystem(call.className)
      guard options.showsSystemViews || !isSystemView else { continue }
      let letter = row.second == nil ? "A" : "B"
      let words = ["only in A", "only in B", "moved", "other argument"]
      #expect(
        words.contains { titles.contains("\(call.sentence), \($0), in \(letter)") },
        "seed \(seed): \(call.sentence)"
      )
    }
  }

  @Test func `a difference is marked by colour, sign and words`() throws {
    let scene = try scene(
      push { $0.callback(.viewDidAppear, of: $1) },
      push { $0.callback(.viewWillDisappear, of: $1) }
    )
    let texts = scene.texts
    let appeared = try #require(texts.first { $0.string == "viewDidAppear" })
    let disappears = try #require(texts.first { $0.string == "viewWillDisappear" })
    #expect(appeared.color == .error)
    #expect(disappears.color == .controller)
    #expect(texts.contains { $0.string == "only in A" && $0.color == .error })
    #expect(texts.contains { $0.string == "only in B" && $0.color == .controller })
    // The labels of the first trace are above both bands, those of the second one below.
    #expect(appeared.box.bottom < disappears.box.y)
    #expect(scene.shapes.contains { $0.fill == .errorFill })
    #expect(scene.shapes.contains { $0.fill == .controllerFill })
  }

  @Test func `states of both traces are muted and states of one trace are coloured`() throws {
    let scene = try scene(
      push { builder, home in
        builder.callback(.viewDidAppear, of: home)
        builder.callback(.viewDidLayoutSubviews, of: home)
      },
      push { builder, home in builder.callback(.viewDidLayoutSubviews, of: home) }
    )
    let titles = scene.groups.map(\.title)
    #expect(titles.contains("appearing in both"))
    #expect(titles.contains("appeared in A, not in the other trace"))
    #expect(titles.contains("appearing in B, not in the other trace"))
    #expect(scene.shapes.contains { $0.fill == .appeared && $0.bounds.height == 15 })
  }

  @Test func `a line leads from a moved call to its other position`() throws {
    let names: [Name] = [.viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews]
    let scene = try scene(
      push { builder, home in for name in names { builder.callback(name, of: home) } },
      push { builder, home in
        for name in names.dropFirst() + [names[0]] { builder.callback(name, of: home) }
      }
    )
    #expect(scene.groups.count { $0.title == "Home#1 viewIsAppearing moved" } == 1)
    #expect(scene.texts.count { $0.string == "moved" } == 3)
    let guide = try #require(
      scene.shapes.first { $0.stroke == SceneShape.Stroke(.window, width: 1.4) }
    )
    guard case .polygon(let points, closed: false) = guide.outline else {
      Issue.record("the guide is no line")
      return
    }
    let labels = scene.texts.filter { $0.string == "viewIsAppearing" }.map(\.box.x).sorted()
    #expect(points.first.map { abs($0.x - labels[0]) < 20 } == true)
    #expect(points.last.map { abs($0.x - labels[1]) < 20 } == true)
  }

  @Test func `calls that differ in their arguments share a column`() throws {
    let other = SubjectID(process: 1, number: 9)
    let scene = try scene(
      push { $0.callback(.willMoveToParent, of: $1, argument: other) },
      push { $0.callback(.willMoveToParent, of: $1, argument: SubjectID.none) }
    )
    let labels = scene.texts.filter { $0.string.hasPrefix("willMove(toParent") }
    #expect(labels.count == 2)
    #expect(labels.first?.box.x == labels.last?.box.x)
    #expect(scene.texts.filter { $0.string == "other argument" }.count == 3)
  }

  @Test func `a comparison names the trace that lacks an object`() throws {
    let scene = try scene(
      push { builder, _ in
        let detail = builder.birth(2, "Detail", .viewController)
        builder.callback(.viewDidLoad, of: detail)
      },
      push { _, _ in }
    )
    #expect(scene.groups.map(\.title).contains("Detail#1, only in A"))
    #expect(scene.texts.map(\.string).contains("no such object in B"))
  }

  @Test func `long runs of equal calls are folded`() throws {
    let first = push { builder, home in
      for _ in 0..<40 { builder.callback(.viewDidLayoutSubviews, of: home) }
      builder.callback(.viewDidAppear, of: home)
    }
    let second = push { builder, home in
      for _ in 0..<40 { builder.callback(.viewDidLayoutSubviews, of: home) }
    }
    let scene = try scene(first, second)
    #expect(scene.texts.map(\.string).contains("40 equal"))
    #expect(scene.texts.count { $0.string == "viewDidLayoutSubviews" } == 3)
    let whole = try self.scene(first, second, Options(context: 100))
    #expect(!whole.texts.contains { $0.string.hasSuffix(" equal") })
    #expect(whole.texts.count { $0.string == "viewDidLayoutSubviews" } == 40)
  }

  @Test(arguments: [700.0, 1_000, 1_600])
  func `two timelines are broken into strips of a maximum width`(width: Double) throws {
    let first = push { builder, home in
      for _ in 0..<60 { builder.callback(.viewIsAppearing, of: home) }
    }
    let scene = try scene(first, push { _, _ in }, Options(maxWidth: width))
    #expect(scene.size.width <= width)
    #expect(scene.texts.count { $0.string == "viewIsAppearing" } == 60)
    #expect(scene.groups.contains { $0.id == "strip-2-axis" })
    let ids = scene.groups.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `two equal traces are drawn completely and muted`() throws {
    let trace = push { $0.callback(.viewDidAppear, of: $1) }
    let scene = try scene(trace, trace)
    #expect(scene.summary.hasPrefix("no difference in 4 calls"))
    #expect(scene.texts.contains { $0.string == "viewDidAppear" && $0.color == .dimText })
    #expect(!scene.shapes.contains { $0.fill == .appeared })
  }

  @Test func `a comparison as timelines counts calls and objects above the limits`() throws {
    var builder = TraceBuilder("a")
    for number in UInt32(1)...5 {
      let object = builder.birth(number, "Object\(number)", .viewController)
      for _ in 0..<4 { builder.callback(.viewDidLoad, of: object) }
    }
    let empty = TraceBuilder("b").trace
    let scene = try scene(builder.trace, empty, Options(maxRows: 12, maxPanels: 2))
    #expect(
      scene.summary.hasSuffix(
        "Not drawn: 8 calls over the limit of 12, 2 objects without a call beside a difference, "
          + "1 object over the limit of 2 (4 differences)"
      )
    )
  }

  @Test func `two comparisons of equal traces have equal pictures`() throws {
    let first = AnalyzedTrace.random(seed: 1, objects: 30).trace
    let second = AnalyzedTrace.random(seed: 2, objects: 30).trace
    #expect(try scene(first, second) == scene(first, second))
  }

  @Test func `a comparison as timelines of traces without calls is an error`() {
    let empty = TraceBuilder("a").trace
    let error = #expect(throws: LayoutError.self) { try scene(empty, empty) }
    #expect(error?.code == .nothingToDraw)
  }
}
