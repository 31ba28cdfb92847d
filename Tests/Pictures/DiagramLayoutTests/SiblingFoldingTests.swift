import DiagramLayout
import Findings
import TestSupport
import Testing
import TraceModel

struct `Equal siblings` {
  /// A list of cells below a controller's view.
  private struct List {
    var builder: TraceBuilder
    let controller: SubjectID
    let window: SubjectID
    let table: SubjectID
    var cells: [SubjectID] = []
    private var number: UInt32 = 10

    init(_ clock: ClockKind = .monotonic) {
      builder = TraceBuilder("List", clock: clock)
      window = builder.birth(1, "UIWindow", .window)
      controller = builder.birth(2, "ListViewController", .viewController)
      builder.relate(window, .rootRelation, controller)
      let view = builder.birth(3, "UIView", .view)
      builder.relate(controller, .viewRelation, view)
      builder.addSubview(view, to: window)
      table = builder.birth(4, "UITableView", .view)
      builder.addSubview(table, to: view)
      builder.callback(.viewDidLoad, of: controller)
    }

    @discardableResult
    mutating func addCell(
      _ className: String = "ProductCell",
      _ inside: (inout TraceBuilder, SubjectID) -> Void = { _, _ in }
    ) -> SubjectID {
      number += 1
      let cell = builder.birth(number, className, .view)
      cells.append(cell)
      builder.callback(.willMoveToWindow, of: cell, argument: window)
      builder.callback(.willMoveToSuperview, of: cell, argument: table)
      builder.addSubview(cell, to: table)
      builder.relate(cell, .windowRelation, window)
      builder.callback(.didMoveToWindow, of: cell)
      builder.callback(.layoutSubviews, of: cell)
      inside(&builder, cell)
      return cell
    }

    mutating func addLabel(to cell: SubjectID) {
      number += 1
      let label = builder.birth(number, "PriceLabel", .view)
      builder.addSubview(label, to: cell)
      builder.callback(.didMoveToSuperview, of: label)
    }
  }

  private func timeline(
    _ list: List,
    findings: [Finding] = [],
    _ options: TimelineLayout.Options = TimelineLayout.Options()
  ) throws -> Scene {
    try TimelineLayout(options: options)
      .scene(of: list.builder.trace, findings: findings, measurer: FixedMeasurer())
  }

  private func lanes(_ scene: Scene, _ className: String) -> Int {
    scene.texts.count { $0.string == className }
  }

  @Test func `twelve equal cells share a lane with their number`() throws {
    var list = List()
    for _ in 0..<12 { list.addCell() }
    let scene = try timeline(list)
    #expect(lanes(scene, "ProductCell") == 1)
    #expect(scene.texts.contains { $0.string == "#11 ×12" })
    #expect(scene.summary.contains("11 views equal to a drawn sibling (44 calls)"))
  }

  @Test func `twelve equal cells share a lifeline and its rows`() throws {
    var list = List()
    for _ in 0..<12 { list.addCell() }
    let trace = list.builder.trace
    let folded = try SequenceLayout().scene(of: trace, findings: [], measurer: FixedMeasurer())
    let unfolded = try SequenceLayout(options: .init(foldsSiblings: false))
      .scene(of: trace, findings: [], measurer: FixedMeasurer())
    #expect(folded.texts.count { $0.string == "layoutSubviews" } == 1)
    #expect(unfolded.texts.count { $0.string == "layoutSubviews" } == 12)
    #expect(folded.texts.contains { $0.string == "#11 ×12" })
    #expect(folded.summary.contains("11 views equal to a drawn sibling (44 calls)"))
  }

  @Test func `an option draws every sibling`() throws {
    var list = List()
    for _ in 0..<12 { list.addCell() }
    let scene = try timeline(list, .init(foldsSiblings: false))
    #expect(lanes(scene, "ProductCell") == 12)
    #expect(!scene.summary.contains("equal to"))
  }

  @Test func `two equal cells have two lanes`() throws {
    var list = List()
    for _ in 0..<2 { list.addCell() }
    let scene = try timeline(list)
    #expect(lanes(scene, "ProductCell") == 2)
  }

  @Test func `a cell with another callback has its own lane`() throws {
    var list = List()
    for _ in 0..<11 { list.addCell() }
    list.addCell { $0.callback(.prepareForReuse, of: $1) }
    let scene = try timeline(list)
    #expect(lanes(scene, "ProductCell") == 2)
    #expect(scene.texts.contains { $0.string == "#11 ×11" })
  }

  @Test func `a cell that leaves its superview has its own lane`() throws {
    var list = List()
    for _ in 0..<11 { list.addCell() }
    let last = list.addCell()
    let removed = list.addCell { $0.relate($1, .windowRelation, .none) }
    #expect(last != removed)
    let scene = try timeline(list)
    #expect(lanes(scene, "ProductCell") == 2)
  }

  @Test func `cells that appear after a pause have another lane`() throws {
    var list = List()
    for _ in 0..<6 { list.addCell() }
    list.builder.wait(.seconds(2))
    for _ in 0..<6 { list.addCell() }
    let scene = try timeline(list)
    #expect(lanes(scene, "ProductCell") == 2)
    #expect(scene.texts.contains { $0.string == "#11 ×6" })
    #expect(scene.texts.contains { $0.string == "#17 ×6" })
  }

  @Test(arguments: [ClockKind.monotonic, .order])
  func `cells that appear after a mark have another lane`(clock: ClockKind) throws {
    var list = List(clock)
    for _ in 0..<3 { list.addCell() }
    list.builder.mark("three rows")
    for _ in 0..<3 { list.addCell() }
    let scene = try timeline(list)
    #expect(lanes(scene, "ProductCell") == 2)
    #expect(scene.texts.contains { $0.string == "#11 ×3" })
    #expect(scene.texts.contains { $0.string == "#14 ×3" })
  }

  @Test func `a cell with a finding has its own lane`() throws {
    var list = List()
    for _ in 0..<12 { list.addCell() }
    let object = FindingObject(id: list.cells[5], className: "ProductCell")
    let finding = Finding(
      rule: 502,
      name: "some-rule",
      severity: .error,
      object: object,
      message: "wrong",
      evidence: [
        Finding.Evidence(
          event: list.builder.trace.index(at: 40),
          time: list.builder.trace.events.times[40],
          line: 0,
          object: object
        )
      ]
    )
    let scene = try timeline(list, findings: [finding])
    #expect(lanes(scene, "ProductCell") == 2)
    #expect(scene.texts.contains { $0.string == "#11 ×11" })
  }

  @Test func `the views inside folded cells are folded with them`() throws {
    var list = List()
    for _ in 0..<5 { list.addLabel(to: list.addCell()) }
    let scene = try timeline(list)
    #expect(lanes(scene, "ProductCell") == 1)
    #expect(lanes(scene, "PriceLabel") == 1)
    #expect(scene.summary.contains("8 views equal to a drawn sibling"))
  }

  @Test func `a cell with other contents has its own lane`() throws {
    var list = List()
    for number in 0..<5 {
      let cell = list.addCell()
      if number < 4 { list.addLabel(to: cell) }
    }
    let scene = try timeline(list)
    #expect(lanes(scene, "ProductCell") == 2)
  }

  @Test func `the limit of lanes leaves out repeated classes, and names them`() throws {
    var list = List()
    for number in 0..<30 {
      list.addCell("CardView") { builder, cell in
        for _ in 0...number { builder.callback(.layoutSubviews, of: cell) }
      }
    }
    list.addCell("BannerView")
    let late = list.builder.birth(200, "DetailViewController", .viewController)
    list.builder.callback(.viewDidLoad, of: late)
    let scene = try timeline(list, .init(maxLanes: 5))
    for name in ["ListViewController", "DetailViewController", "UIWindow", "BannerView"] {
      #expect(lanes(scene, name) == 1, "\(name)")
    }
    #expect(lanes(scene, "CardView") == 1)
    #expect(scene.summary.contains("29 objects over the limit of 5 lanes ("))
    #expect(scene.summary.contains(" calls; CardView)"))
  }

  @Test func `objects of several classes over the limit are counted by class`() throws {
    var list = List()
    for name in ["A", "B", "C", "D", "E", "F", "E", "E", "F"] {
      list.addCell("\(name)View") { builder, cell in
        for _ in 0..<cell.number { builder.callback(.layoutSubviews, of: cell) }
      }
    }
    let scene = try timeline(list, .init(maxLanes: 2))
    #expect(
      scene.summary.contains("; 3 EView, 2 FView, 1 AView, 3 of 3 other classes)")
    )
  }
}

struct `Slanted names` {
  private func scene(_ objects: Int) throws -> Scene {
    var builder = TraceBuilder("Names")
    for number in 1...objects {
      let controller = builder.birth(UInt32(number), "Page\(number)ViewController", .viewController)
      builder.callback(.viewDidLoad, of: controller)
    }
    return try SequenceLayout(options: .init(maxLanes: 100))
      .scene(of: builder.trace, findings: [], measurer: AdvanceTable())
  }

  @Test func `the names of many lifelines are slanted, and need no row each`() throws {
    let (few, many) = (try scene(3), try scene(24))
    #expect(!few.texts.contains { $0.isSlanted })
    #expect(many.texts.count { $0.isSlanted } == 48)
    let first = try #require(many.texts.first { $0.string == "viewDidLoad" })
    let top = many.texts.filter(\.isSlanted).map(\.box.y).min() ?? 0
    #expect(first.box.y - top < 160)
    #expect(many.overlappingTexts == [])
    #expect(many.cutOff == [])
  }

  @Test func `a slanted text that another text crosses is found`() {
    var scene = Scene(title: "Crossing")
    let font = Font(size: 10)
    let slanted = SceneText(
      "slanted",
      at: Point(0, 100),
      font: font,
      color: .text,
      width: 80,
      isExact: true,
      isSlanted: true
    )
    var parallel = slanted
    parallel.origin = Point(20, 100)
    var level = slanted
    level.isSlanted = false
    level.origin = Point(60, 100)
    scene.add(slanted)
    scene.add(parallel)
    scene.add(level)
    #expect(scene.overlappingTexts == [])
    level.origin = Point(30, 70)
    scene.add(level)
    #expect(scene.overlappingTexts.count == 2)
  }
}

struct `A move that UIKit repeats` {
  private func texts(_ build: (inout TraceBuilder, SubjectID, SubjectID) -> Void) throws -> Scene {
    var builder = TraceBuilder("Child")
    let parent = builder.birth(1, "ParentViewController", .viewController)
    let child = builder.birth(2, "ChildViewController", .viewController)
    builder.callback(.willMoveToParent, of: child, argument: parent)
    build(&builder, child, parent)
    return try SequenceLayout()
      .scene(of: builder.trace, findings: [], measurer: FixedMeasurer())
  }

  private func labelled(_ scene: Scene) -> [String] {
    scene.texts.map(\.string).filter { $0.hasSuffix("again, by UIKit") }
  }

  @Test func `the second move after an appearance is labelled and explained`() throws {
    let scene = try texts { builder, child, parent in
      builder.callback(.viewWillAppear, of: child)
      builder.callback(.didMoveToParent, of: child, argument: parent)
      builder.callback(.viewDidAppear, of: child)
      builder.callback(.didMoveToParent, of: child, argument: parent)
    }
    #expect(labelled(scene).count == 1)
    #expect(labelled(scene).allSatisfy { $0.hasPrefix("didMove(toParent:") })
    #expect(scene.summary.contains("UIKit sends didMove(toParent:) again"))
    #expect(scene.overlappingTexts == [])
  }

  @Test func `the timeline labels the second move too`() throws {
    var builder = TraceBuilder("Child")
    let parent = builder.birth(1, "ParentViewController", .viewController)
    let child = builder.birth(2, "ChildViewController", .viewController)
    builder.callback(.didMoveToParent, of: child, argument: parent)
    builder.callback(.viewDidAppear, of: child)
    builder.callback(.viewDidLayoutSubviews, of: child)
    builder.callback(.didMoveToParent, of: child, argument: parent)
    let scene = try TimelineLayout()
      .scene(of: builder.trace, findings: [], measurer: FixedMeasurer())
    #expect(labelled(scene).count == 1)
    #expect(scene.summary.contains("UIKit sends didMove(toParent:) again"))
  }

  @Test func `a first move, a move in viewDidAppear and a move to another parent are the app's`()
    throws
  {
    let first = try texts { builder, child, parent in
      builder.callback(.viewDidAppear, of: child)
      builder.callback(.didMoveToParent, of: child, argument: parent)
    }
    let inside = try texts { builder, child, parent in
      builder.callback(.didMoveToParent, of: child, argument: parent)
      builder.callback(.viewDidAppear, of: child) {
        $0.callback(.didMoveToParent, of: child, argument: parent)
      }
    }
    let other = try texts { builder, child, parent in
      builder.callback(.didMoveToParent, of: child, argument: parent)
      builder.callback(.viewDidAppear, of: child)
      let stranger = builder.birth(3, "OtherViewController", .viewController)
      builder.callback(.didMoveToParent, of: child, argument: stranger)
    }
    let later = try texts { builder, child, parent in
      builder.callback(.didMoveToParent, of: child, argument: parent)
      builder.callback(.viewDidAppear, of: child)
      builder.callback(.viewWillDisappear, of: child)
      builder.callback(.didMoveToParent, of: child, argument: parent)
    }
    for scene in [first, inside, other, later] {
      #expect(labelled(scene) == [])
      #expect(!scene.summary.contains("again"))
    }
  }
}
