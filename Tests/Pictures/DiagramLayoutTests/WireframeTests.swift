import DiagramLayout
import Testing
import TestSupport
import TraceModel

struct `Frames to scale` {
  private func scene(_ builder: TraceBuilder) throws -> Scene {
    try TreeLayout().scene(of: builder.trace, findings: [], measurer: FixedMeasurer())
  }

  /// The names and numbers of frames, from left to right and from top to bottom.
  private func labels(_ scene: Scene) -> [(name: String, number: String)] {
    let names = scene.texts.filter { $0.font == Font(.words, .semibold, size: 9) }
    let numbers = scene.texts.filter { $0.font == Font(.code, size: 9) }
    return names.compactMap { name in
      let number = numbers.filter { $0.origin.y == name.origin.y && $0.origin.x > name.origin.x }
        .min { $0.origin.x < $1.origin.x }
      return number.map { (name.string, $0.string) }
    }
  }

  @Test func `the name of a controller has the number of the controller, that of a view its own`()
    throws
  {
    var builder = TraceBuilder("Names")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let home = builder.view(20, "UIView", in: window, 0, 0, 390, 400)
    builder.controller(7, "HomeViewController", view: home, parent: .none)
    builder.view(30, "BannerView", in: window, 0, 500, 390, 200)
    let tiny = builder.view(40, "UIView", in: window, 100, 720, 8, 8)
    builder.controller(8, "DotViewController", view: tiny, parent: .none)
    let shown = labels(try scene(builder))
    #expect(shown.contains { $0 == ("HomeViewController", "#7") })
    #expect(shown.contains { $0 == ("DotViewController", "#8") })
    #expect(shown.contains { $0 == ("BannerView", "#30") })
    #expect(!shown.contains { $0.number == "#20" || $0.number == "#40" })
  }

  /// A table at 100 points with three rows of 200 points and a height of 300.
  private func table(scrolledBy offset: Float?) -> TraceBuilder {
    var builder = TraceBuilder("Scroll")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 400, 800)
    let table = builder.view(2, "FeedTableView", in: window, 0, 100, 400, 300)
    for row in 0..<3 {
      builder.view(10 + UInt32(row), "Row\(row)Cell", in: table, 0, Float(row) * 200, 400, 200)
    }
    if let offset { builder.scroll(table, 0, offset, 400, 300) }
    return builder
  }

  /// The vertical extents of the frames below that of the table, in points, in the order of painting.
  private func rows(_ scene: Scene) throws -> [ClosedRange<Double>] {
    let start = try #require(
      scene.elements.firstIndex {
        if case .begin(let group) = $0 { group.id == "wireframe" } else { false }
      }
    )
    let boxes = scene.elements[start...].dropFirst().prefix { $0 != .end }.compactMap { element in
      if case .shape(let shape) = element, case .rectangle(let box, _) = shape.outline {
        box
      } else {
        Box?.none
      }
    }
    let window = try #require(boxes.first)
    let scale = window.height / 800
    return boxes.dropFirst(2).map { box in
      let top = ((box.y - window.y) / scale).rounded()
      return top...((box.bottom - window.y) / scale).rounded()
    }
  }

  @Test func `rows are drawn at their positions in a scrolled table and clipped to it`() throws {
    #expect(try rows(try scene(table(scrolledBy: 250))) == [100...250, 250...400])
    #expect(try rows(try scene(table(scrolledBy: -50))) == [150...350, 350...400])
    #expect(try rows(try scene(table(scrolledBy: 0))) == [100...300, 300...400])
  }

  @Test func `without stated bounds nothing is moved or clipped`() throws {
    #expect(try rows(try scene(table(scrolledBy: nil))) == [100...300, 300...500, 500...700])
  }

  @Test func `a subview of a row that is scrolled away is drawn unless the row clips it`() throws {
    var builder = table(scrolledBy: 450)
    let row = SubjectID(process: 1, number: 10)
    builder.view(20, "BadgeView", in: row, 0, 500, 100, 100)
    #expect(try rows(try scene(builder)) == [150...250, 100...250])
    builder.scroll(row, 0, 0, 400, 200)
    #expect(try rows(try scene(builder)) == [100...250])
  }

  @Test func `a window that is not hidden is preferred, and a hidden one is named so`() throws {
    var builder = TraceBuilder("Windows")
    let windows = [UInt32(1), 3].map { number in
      let window = builder.view(number, "UIWindow", .window, in: .none, 0, 0, 390, 844)
      builder.view(number + 1, "ScreenView", in: window, 0, 0, 390, 400)
      return window
    }
    builder.hide(windows[0])
    let captions = { (scene: Scene) in
      scene.texts.map(\.string).filter { $0.contains("to scale") }
    }
    #expect(captions(try scene(builder)) == ["UIWindow#3, to scale · 1 of 2 windows"])
    builder.hide(windows[1])
    builder.death(windows[0])
    #expect(captions(try scene(builder)) == ["UIWindow#3, to scale · hidden"])
  }

  @Test func `trees as text and pictures of controllers name hidden windows`() throws {
    var builder = TraceBuilder("Hidden")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    builder.hide(window)
    let view = builder.view(2, "HomeView", in: window, 0, 0, 390, 844)
    let home = builder.controller(3, "HomeViewController", view: view, parent: .none)
    builder.relate(window, .rootRelation, home)
    builder.relate(view, .windowRelation, window)
    let options = TreeLayout.Options(form: .controllers)
    let controllers = try TreeLayout(options: options).text(of: builder.trace)
    #expect(
      controllers.text == """
        <HomeViewController#3>, state: unknown, view: <HomeView#2> in hidden window

        """
    )
    let views = try TreeLayout().text(of: builder.trace)
    #expect(
      views.text == """
        <UIWindow#1>, in hidden window, root HomeViewController#3, hidden, (0, 0; 390 × 844)
           | <HomeView#2>, in hidden window, view of HomeViewController#3, (0, 0; 390 × 844)

        """
    )
    let picture = try TreeLayout(options: options)
      .scene(of: builder.trace, findings: [], measurer: FixedMeasurer())
    #expect(picture.texts.contains { $0.string == "in hidden window" })
    builder.hide(window, false)
    let shown = try TreeLayout(options: options).text(of: builder.trace).text
    #expect(shown == "<HomeViewController#3>, state: unknown, view: <HomeView#2>\n")
  }
}
