import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Forms of a tree` {
  private func scene(_ story: AnalyzedTrace, _ options: TreeLayout.Options) throws -> Scene {
    try TreeLayout(options: options).scene(
      of: story.trace,
      findings: story.findings,
      measurer: FixedMeasurer()
    )
  }

  /// A list with equal cells in nested containers of UIKit.
  private func list(cells: Int) -> AnalyzedTrace {
    var builder = TraceBuilder("List")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let outer = builder.view(2, "UITransitionView", in: window, 0, 0, 390, 844)
    let inner = builder.view(3, "UIDropShadowView", in: outer, 0, 0, 390, 844)
    let home = builder.view(4, "HomeView", in: inner, 0, 0, 390, 844)
    for cell in 0..<cells {
      let number = UInt32(10 + 2 * cell)
      let view = builder.view(number, "CommentCell", in: home, 0, Float(cell) * 44, 390, 44)
      builder.view(number + 1, "UILabel", in: view, 16, 8, 200, 20)
    }
    return AnalyzedTrace(trace: builder.trace, findings: [])
  }

  private func strings(_ scene: Scene) -> [String] { scene.texts.map(\.string) }

  @Test(arguments: TreeLayout.Form.allCases, [1, 3, 9, 40, 150])
  func `every form of a tree keeps texts apart and inside the canvas for any trace`(
    form: TreeLayout.Form,
    objects: Int
  ) throws {
    for seed in TestLength.each(2, of: UInt64(0)..<8) {
      let story = AnalyzedTrace.random(seed: seed, objects: objects)
      let middle = Instant(nanoseconds: story.trace.events.times.last.map(\.nanoseconds) ?? 0)
      for since in [nil, TreeLayout.Moment.time(Instant(nanoseconds: middle.nanoseconds / 2))] {
        do {
          let scene = try scene(
            story,
            TreeLayout.Options(since: since, form: form, maxCards: 60, maxDepth: 5)
          )
          #expect(scene.overlappingTexts == [], "seed \(seed)")
          #expect(scene.cutOff == [], "seed \(seed)")
          #expect(scene.isBalanced, "seed \(seed)")
        } catch let error as LayoutError {
          #expect(error.code == .nothingToDraw, "seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: TreeLayout.Form.allCases)
  func `every form of a tree shows every finding`(form: TreeLayout.Form) throws {
    var drawn = 0
    for seed in UInt64(0)..<20 {
      let story = AnalyzedTrace.random(seed: seed, objects: 30)
      let options = TreeLayout.Options(form: form, maxCards: 10, rulePages: "rules/")
      guard let scene = try? scene(story, options) else { continue }
      let titles = scene.groups.map(\.title)
      for finding in story.findings {
        #expect(
          titles.contains { $0.hasPrefix(finding.rule.text) && $0.contains(finding.message) },
          "seed \(seed)"
        )
      }
      #expect(
        Set(scene.links) == Set(story.findings.map { "rules/\($0.rule)/README.md" }),
        "seed \(seed)"
      )
      drawn += story.findings.count
    }
    #expect(drawn > 20)
  }

  @Test(arguments: [TreeLayout.Form.auto, .tree, .outline])
  func `findings about objects without a card are counted after the first 200`(
    form: TreeLayout.Form
  ) throws {
    var story = list(cells: 1)
    story.findings = (0..<10_000).map { number in
      let id = SubjectID(process: 1, number: UInt32(1_000 + number))
      return Finding(
        rule: 900,
        name: "odd",
        severity: .warning,
        object: FindingObject(id: id, className: "GoneView"),
        message: "something is odd",
        evidence: []
      )
    }
    let scene = try scene(story, TreeLayout.Options(form: form))
    #expect(strings(scene).count { $0.hasPrefix("GoneView#") } == 200)
    #expect(strings(scene).contains("and 9800 more findings"))
    #expect(scene.overlappingTexts == [])
    #expect(scene.cutOff == [])
    #expect(scene.size.height < 5_000)
  }

  @Test func `UIKit's containers are collapsed into a breadcrumb`() throws {
    let collapsed = strings(try scene(list(cells: 1), TreeLayout.Options()))
    #expect(collapsed.contains("› UIDropShadowView"))
    let whole = strings(try scene(list(cells: 1), TreeLayout.Options(showsBreadcrumbs: false)))
    #expect(whole.contains("UIDropShadowView"))
    #expect(!whole.contains("› UIDropShadowView"))
  }

  @Test func `three or more equal siblings share a card with their subtrees`() throws {
    let options = TreeLayout.Options(showsWireframe: false)
    let folded = strings(try scene(list(cells: 24), options))
    #expect(folded.count { $0 == "CommentCell" } == 1)
    #expect(folded.count { $0 == "UILabel" } == 1)
    #expect(folded.contains("×24"))
    #expect(folded.contains("#10…#56"))
    let whole = strings(
      try scene(
        list(cells: 24),
        TreeLayout.Options(form: .tree, foldsCopies: false, showsWireframe: false)
      )
    )
    #expect(whole.count { $0 == "CommentCell" } == 24)
    let two = strings(try scene(list(cells: 2), options))
    #expect(two.count { $0 == "CommentCell" } == 2)
  }

  @Test func `a view with a finding does not share a card`() throws {
    var story = list(cells: 9)
    let cell = SubjectID(process: 1, number: 18)
    story.findings = [
      Finding(
        rule: 900,
        name: "odd",
        severity: .warning,
        object: FindingObject(id: cell, className: "CommentCell"),
        message: "it is odd",
        evidence: []
      )
    ]
    let texts = strings(try scene(story, TreeLayout.Options()))
    #expect(texts.contains("LC900 odd"))
    #expect(texts.contains("×4"))
    #expect(texts.contains("#18"))
  }

  @Test func `a tree of more than sixty cards is an outline`() throws {
    let options = TreeLayout.Options(foldsCopies: false, showsWireframe: false)
    let tree = try scene(list(cells: 20), options)
    #expect(tree.groups.contains { $0.id.hasPrefix("card-") })
    let outline = try scene(list(cells: 40), options)
    #expect(!outline.groups.contains { $0.id.hasPrefix("card-") })
    #expect(strings(outline).count { $0 == "CommentCell" } == 40)
  }

  @Test func `a tree that is too wide is an outline`() throws {
    var builder = TraceBuilder("Chain")
    var above = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    for number in UInt32(2)...30 {
      above = builder.view(number, "Box", in: above, 0, 0, 300, 300)
    }
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    #expect(try scene(story, TreeLayout.Options()).size.width < 1_500)
    #expect(try scene(story, TreeLayout.Options(form: .tree)).size.width > 3_000)
  }

  @Test func `views below the maximum depth are counted on the card of their ancestor`() throws {
    let scene = try scene(list(cells: 9), TreeLayout.Options(maxDepth: 2, showsBreadcrumbs: false))
    #expect(strings(scene).contains("+20 views"))
    #expect(scene.summary.contains("Not drawn: 20 views below level 2"))
  }

  @Test func `a chain of five thousand views is drawn`() throws {
    var builder = TraceBuilder("Chain")
    var above = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    for number in UInt32(2)...5_000 {
      above = builder.view(number, "Box", in: above, 0, 0, 300, 300)
    }
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    for form in TreeLayout.Form.allCases where form != .controllers {
      let scene = try scene(story, TreeLayout.Options(form: form, maxCards: 5_000))
      #expect(scene.cutOff == [])
    }
  }

  @Test func `a line leads from a presenting controller to the presented one`() throws {
    var builder = TraceBuilder("Sheet")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let home = builder.view(2, "HomeView", in: window, 0, 0, 390, 844)
    let sheet = builder.view(3, "SheetView", in: window, 0, 60, 390, 784)
    let presenter = builder.controller(4, "HomeController", view: home, parent: .none)
    let presented = builder.controller(5, "SheetController", view: sheet, parent: .none)
    builder.relate(presenter, .presentedRelation, presented)
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    let tree = try scene(story, TreeLayout.Options())
    #expect(strings(tree).contains("presents"))
    #expect(tree.shapes.contains { $0.stroke?.dashes == [5, 3] })
    let outline = try scene(story, TreeLayout.Options(form: .outline))
    #expect(strings(outline).contains("presents SheetController#5"))
  }

  @Test func `the line of a presentation avoids a view between both controllers`() throws {
    var builder = TraceBuilder("Sheet with a stack")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let home = builder.view(2, "HomeView", in: window, 0, 0, 390, 844)
    let transition = builder.view(3, "UITransitionView", in: window, 0, 0, 390, 844)
    var inner = builder.view(4, "UILayoutContainerView", in: transition, 0, 54, 390, 790)
    let stack = inner
    for number in UInt32(5)...7 {
      inner = builder.view(number, "UIViewControllerWrapperView", in: inner, 0, 0, 390, 790)
    }
    let presenter = builder.controller(8, "HomeController", view: home, parent: .none)
    let presented = builder.controller(
      9,
      "UINavigationController",
      .navigationController,
      view: stack,
      parent: .none
    )
    builder.relate(presenter, .presentedRelation, presented)
    let scene = try scene(
      AnalyzedTrace(trace: builder.trace, findings: []),
      TreeLayout.Options()
    )
    let line = try #require(scene.shapes.first { $0.stroke?.dashes == [5, 3] })
    let cards = scene.shapes.filter { $0.fill == .card }.map(\.bounds)
    guard case .polygon(let points, _) = line.outline else { return #expect(Bool(false)) }
    for (from, to) in zip(points, points.dropFirst()) {
      let path = Box(
        x: min(from.x, to.x),
        y: min(from.y, to.y),
        width: abs(from.x - to.x),
        height: abs(from.y - to.y)
      ).inset(horizontally: -0.5, vertically: -0.5)
      let crossed = cards.filter { $0.inset(horizontally: 2, vertically: 2).intersects(path) }
      #expect(crossed == [])
    }
  }

  @Test func `a small frame is numbered beside the wireframe and a covered one has no number`()
    throws
  {
    var builder = TraceBuilder("Frames")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    builder.view(2, "Covered", in: window, 10, 10, 100, 100)
    let cover = builder.view(3, "Cover", in: window, 0, 0, 300, 300)
    builder.view(4, "Dot", in: cover, 20, 20, 6, 6)
    builder.view(5, "Wide", in: window, 0, 400, 390, 100)
    let scene = try scene(
      AnalyzedTrace(trace: builder.trace, findings: []),
      TreeLayout.Options()
    )
    let numbers = scene.texts.filter { $0.font == Font(.code, size: 9) }
    let dot = try #require(numbers.first { $0.string == "#4" })
    let wide = try #require(numbers.first { $0.string == "#5" })
    #expect(dot.origin.x > wide.origin.x + 90)
    #expect(!numbers.contains { $0.string == "#2" })
  }

  @Test func `frames that are all equal are not drawn`() throws {
    var builder = TraceBuilder("One box")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let screen = builder.view(2, "ScreenView", in: window, 0, 0, 390, 844)
    let single = AnalyzedTrace(trace: builder.trace, findings: [])
    #expect(!strings(try scene(single, TreeLayout.Options())).contains("UIWindow#1, to scale"))
    builder.view(3, "BehindView", in: screen, 0, 0, 200, 200)
    builder.view(4, "CoverView", in: screen, 0, 0, 390, 844)
    let covered = AnalyzedTrace(trace: builder.trace, findings: [])
    #expect(!strings(try scene(covered, TreeLayout.Options())).contains("UIWindow#1, to scale"))
    builder.view(5, "BadgeView", in: screen, 100, 100, 90, 40)
    let two = AnalyzedTrace(trace: builder.trace, findings: [])
    #expect(strings(try scene(two, TreeLayout.Options())).contains("UIWindow#1, to scale"))
  }

  @Test func `frames of views that share a card have names`() throws {
    var builder = TraceBuilder("Albums")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let table = builder.view(2, "UITableView", in: window, 0, 0, 390, 844)
    for cell in 0..<4 {
      let number = UInt32(10 + 2 * cell)
      let view = builder.view(number, "AlbumCell", in: table, 0, Float(cell) * 200, 390, 200)
      builder.view(number + 1, "UILabel", in: view, 16, 8, 300, 80)
    }
    let scene = try scene(
      AnalyzedTrace(trace: builder.trace, findings: []),
      TreeLayout.Options()
    )
    let names = scene.texts.filter { $0.font == Font(.words, .semibold, size: 9) }.map(\.string)
    #expect(names.count { $0 == "AlbumCell" } == 4)
    #expect(names.count { $0 == "UILabel" } == 4)
  }

  @Test func `the caption of a wireframe counts the windows`() throws {
    var builder = TraceBuilder("Windows")
    for number in [UInt32(1), 3] {
      let window = builder.view(number, "UIWindow", .window, in: .none, 0, 0, 390, 844)
      builder.view(number + 1, "ScreenView", in: window, 0, 0, 390, 400)
    }
    let scene = try scene(
      AnalyzedTrace(trace: builder.trace, findings: []),
      TreeLayout.Options()
    )
    #expect(strings(scene).contains("UIWindow#1, to scale · 1 of 2 windows"))
  }

  @Test func `a sheet and the visible screen behind it are numbered inside their frames`() throws {
    var builder = TraceBuilder("Sheet")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let screen = builder.view(2, "MapView", in: window, 0, 0, 390, 844)
    let transition = builder.view(3, "UITransitionView", in: window, 0, 0, 390, 844)
    let sheet = builder.view(4, "PlaceView", in: transition, 0, 54, 390, 790)
    builder.controller(5, "MapViewController", view: screen, parent: .none)
    builder.controller(6, "PlaceViewController", view: sheet, parent: .none)
    let scene = try scene(
      AnalyzedTrace(trace: builder.trace, findings: []),
      TreeLayout.Options()
    )
    let names = scene.texts.filter { $0.font == Font(.words, .semibold, size: 9) }
    let behind = try #require(names.first { $0.string == "MapViewController" })
    let front = try #require(names.first { $0.string == "PlaceViewController" })
    #expect(abs(front.origin.x - behind.origin.x) < 1)
    #expect(front.origin.y > behind.origin.y)
  }

  @Test
  func `the frame of a view with a finding has its color, and a small frame its name outside`()
    throws
  {
    var builder = TraceBuilder("Frames")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let label = builder.view(2, "UILabel", in: window, 20, 100, 300, 100)
    builder.view(3, "UIImageView", in: window, 20, 300, 40, 40)
    let finding = Finding(
      rule: 610,
      name: "unsatisfiable-constraints",
      severity: .warning,
      object: FindingObject(id: label, className: "UILabel", kind: .view),
      message: "odd",
      evidence: []
    )
    let scene = try scene(
      AnalyzedTrace(trace: builder.trace, findings: [finding]),
      TreeLayout.Options()
    )
    let names = scene.texts.filter { $0.font == Font(.words, .semibold, size: 9) }
    let inside = try #require(names.first { $0.string == "UILabel" })
    let outside = try #require(names.first { $0.string == "UIImageView" })
    let frames = try #require(scene.shapes.first { $0.fill == .wire }).bounds
    #expect(inside.origin.x < frames.right)
    #expect(outside.origin.x > frames.right)
    #expect(scene.shapes.contains { $0.fill == .warningFill && $0.stroke?.color == .warning })
  }
}
