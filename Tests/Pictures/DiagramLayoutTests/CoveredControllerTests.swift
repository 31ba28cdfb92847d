import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Controllers in a tree of views` {
  private func scene(
    _ builder: TraceBuilder,
    _ options: TreeLayout.Options = TreeLayout.Options()
  ) throws -> Scene {
    try TreeLayout(options: options).scene(
      of: builder.trace,
      findings: [],
      measurer: FixedMeasurer()
    )
  }

  /// A stack with a visible and two covered members, of which one has never loaded its view.
  private var stack: TraceBuilder {
    var builder = TraceBuilder("Stack")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let container = builder.view(2, "UILayoutContainerView", in: window, 0, 0, 390, 844)
    let wrapper = builder.view(3, "WrapperView", in: container, 0, 0, 390, 800)
    let visible = builder.view(4, "DetailView", in: wrapper, 0, 0, 390, 800)
    let covered = builder.view(5, "HomeView", in: .none, 0, 0, 390, 844)
    builder.view(6, "HeaderView", in: covered, 0, 91, 390, 160)
    let stack = builder.controller(
      7,
      "UINavigationController",
      .navigationController,
      view: container,
      parent: .none
    )
    builder.relate(window, .rootRelation, stack)
    builder.controller(8, "HomeController", view: covered, parent: stack)
    builder.controller(9, "MiddleController", view: .none, parent: stack)
    builder.controller(10, "DetailController", view: visible, parent: stack)
    return builder
  }

  @Test(arguments: [TreeLayout.Form.tree, .outline])
  func `covered members of a stack are below their container`(form: TreeLayout.Form) throws {
    let scene = try scene(stack, TreeLayout.Options(form: form))
    let texts = scene.texts
    let strings = texts.map(\.string)
    #expect(!strings.contains("Not in a window"))
    #expect(!strings.contains { $0.hasPrefix("child of ") })
    #expect(strings.count { $0 == "not in the window" } == 1)
    #expect(strings.contains("contains, not displayed"))
    let container = try #require(texts.first { $0.string == "UINavigationController" })
    for name in ["HomeController", "MiddleController", "DetailController"] {
      let member = try #require(texts.first { $0.string == name })
      #expect(member.origin.x > container.origin.x, "\(name)")
    }
    let home = try #require(texts.first { $0.string == "HomeController" })
    let header = try #require(texts.first { $0.string == "HeaderView" })
    #expect(header.origin.x > home.origin.x)
  }

  @Test func `the covered root controller of a window is below the window`() throws {
    var builder = TraceBuilder("Full screen")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let front = builder.view(2, "FrontView", in: window, 0, 0, 390, 844)
    let behind = builder.view(3, "BehindView", in: .none, 0, 0, 390, 844)
    let root = builder.controller(4, "RootController", view: behind, parent: .none)
    builder.relate(window, .rootRelation, root)
    let modal = builder.controller(5, "ModalController", view: front, parent: .none)
    builder.relate(root, .presentedRelation, modal)
    let scene = try scene(builder)
    #expect(!scene.texts.contains { $0.string == "Not in a window" })
    #expect(scene.texts.contains { $0.string == "presents" })
    #expect(scene.overlappingTexts == [])
  }

  @Test func `a controller in the view of a controller that is not its parent names its parent`()
    throws
  {
    var builder = TraceBuilder("Elsewhere")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let left = builder.view(2, "LeftView", in: window, 0, 0, 190, 844)
    let right = builder.view(3, "RightView", in: window, 190, 0, 190, 844)
    let inner = builder.view(4, "InnerView", in: right, 0, 0, 100, 100)
    let parent = builder.controller(5, "LeftController", view: left, parent: .none)
    builder.controller(6, "RightController", view: right, parent: .none)
    builder.controller(7, "InnerController", view: inner, parent: parent)
    let strings = try scene(builder).texts.map(\.string)
    #expect(strings.contains("child of LeftController#5"))
    #expect(strings.contains("missing containment"))
  }

  @Test func `containment leads from the header of a controller to the header of its child`()
    throws
  {
    let scene = try scene(stack)
    let headers = scene.shapes.filter { $0.fill == .controllerFill }.map(\.bounds)
    let edges = scene.shapes.filter { shape in
      guard shape.stroke?.color == .controller, shape.fill == nil else { return false }
      return shape.stroke?.width == 2.2 || shape.stroke?.dashes == [1.5, 2.5]
    }
    // Three edges, and two in the legend.
    #expect(edges.count == 5)
    var ends = 0
    for edge in edges.prefix(3) {
      let points: [Point]
      switch edge.outline {
      case .curve(let start, _, _, let end): points = [start, end]
      case .polygon(let corners, _): points = corners
      default: points = []
      }
      let start = try #require(points.first)
      let end = try #require(points.last)
      let isOut = headers.contains {
        abs($0.right - start.x) < 2 && start.y > $0.y && start.y < $0.bottom
      }
      let isIn = headers.contains {
        abs($0.x - end.x) < 10 && end.y > $0.y && end.y < $0.bottom
      }
      if isOut, isIn { ends += 1 }
    }
    #expect(ends == 3)
  }

  @Test func `the line to a child passes the views between both headers`() throws {
    let scene = try scene(stack)
    let edge = try #require(
      scene.shapes.first { $0.stroke?.color == .controller && $0.stroke?.width == 2.2 }
    )
    guard case .polygon(let points, _) = edge.outline else {
      Issue.record("the line is not a polygon: \(edge.outline)")
      return
    }
    let cards = scene.shapes.filter { $0.fill == .card }.map(\.bounds)
    for (from, to) in zip(points, points.dropFirst()) {
      let part = Box(
        x: min(from.x, to.x),
        y: min(from.y, to.y),
        width: abs(from.x - to.x),
        height: abs(from.y - to.y)
      )
      #expect(!cards.contains { $0.inset(horizontally: 2, vertically: 2).intersects(part) })
    }
  }

  @Test func `the end of a trace that releases its window is the last moment with a window`()
    throws
  {
    var builder = stack
    builder.mark("shown")
    builder.wait(.seconds(1))
    let window = SubjectID(process: 1, number: 1)
    builder.relate(SubjectID(process: 1, number: 2), .superviewRelation, .none, index: -1)
    builder.death(window)
    let scene = try scene(builder)
    #expect(scene.texts.contains { $0.string == "UIWindow" })
    #expect(scene.summary.contains(", the last moment with a window"))
    #expect(scene.notes.count == 1)
    #expect(scene.notes[0].hasPrefix("no window has a view at the end, when 9 objects are alive: "))
    let printed = try TreeLayout().text(of: builder.trace)
    #expect(printed.notes == scene.notes)
    #expect(printed.text.hasPrefix("<UIWindow#1>"))
  }
}
