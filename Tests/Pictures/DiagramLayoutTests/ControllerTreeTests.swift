import DiagramLayout
import Findings
import Testing
import TestSupport
import TraceModel

struct `Tree of controllers` {
  /// A navigation controller with a covered and a visible member, an unloaded tab and a sheet, and a
  /// controller without a parent.
  private static var story: AnalyzedTrace {
    var builder = TraceBuilder("Controllers")
    let window = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    let tabsView = builder.view(2, "UILayoutContainerView", in: window, 0, 0, 390, 844)
    let stackView = builder.view(3, "UILayoutContainerView", in: tabsView, 0, 0, 390, 844)
    let homeView = builder.view(4, "HomeView", in: .none, 0, 0, 390, 844)
    let detailView = builder.view(5, "DetailView", in: stackView, 0, 0, 390, 844)
    let sheetView = builder.view(6, "SheetView", in: window, 0, 54, 390, 790)
    let tabs = builder.controller(10, "UITabBarController", view: tabsView, parent: .none)
    builder.relate(window, .rootRelation, tabs)
    let stack = builder.controller(11, "UINavigationController", view: stackView, parent: tabs)
    let home = builder.controller(12, "HomeController", view: homeView, parent: stack)
    let detail = builder.controller(13, "DetailController", view: detailView, parent: stack)
    builder.controller(14, "MapController", view: .none, parent: tabs)
    let sheet = builder.controller(15, "SheetController", view: sheetView, parent: .none)
    builder.relate(tabs, .presentedRelation, sheet)
    builder.controller(16, "LostController", view: .none, parent: .none)
    for controller in [tabs, stack, home, detail, sheet] {
      builder.callback(.viewWillAppear, of: controller)
      builder.callback(.viewDidAppear, of: controller)
    }
    builder.mark("before")
    builder.callback(.viewWillDisappear, of: home)
    builder.callback(.viewDidDisappear, of: home)
    builder.mark("after")
    return AnalyzedTrace(trace: builder.trace, findings: [])
  }

  private func scene(
    _ story: AnalyzedTrace = Self.story,
    _ options: TreeLayout.Options = TreeLayout.Options(form: .controllers)
  ) throws -> Scene {
    try TreeLayout(options: options).scene(
      of: story.trace,
      findings: story.findings,
      measurer: FixedMeasurer()
    )
  }

  private func text(
    _ story: AnalyzedTrace = Self.story,
    _ options: TreeLayout.Options = TreeLayout.Options(form: .controllers)
  ) throws -> PrintedTree {
    try TreeLayout(options: options).text(of: story.trace)
  }

  private func strings(_ scene: Scene) -> [String] { scene.texts.map(\.string) }

  @Test func `controllers are printed as _printHierarchy prints them, with states and numbers`()
    throws
  {
    let printed = try text()
    #expect(
      printed.text == """
        <UITabBarController#10>, state: appeared, view: <UILayoutContainerView#2>
           | <UINavigationController#11>, state: appeared, view: <UILayoutContainerView#3>
           |    | <HomeController#12>, state: detached, view: <HomeView#4> not in the window
           |    | <DetailController#13>, state: appeared, view: <DetailView#5>
           | <MapController#14>, state: not loaded, view: (view not loaded)
           + <SheetController#15>, state: appeared, view: <SheetView#6>
        <LostController#16>, state: not loaded, view: (view not loaded)

        """
    )
    #expect(printed.notes.count == 1)
    #expect(printed.notes[0].hasPrefix("the tree at the end, "))
  }

  @Test func `views are printed with states, controllers and frames`() throws {
    let printed = try text(Self.story, TreeLayout.Options(moment: .mark("after")))
    #expect(
      printed.text == """
        <UIWindow#1>, in window, root UITabBarController#10, (0, 0; 390 × 844)
           | <UILayoutContainerView#2>, loaded, view of UITabBarController#10, (0, 0; 390 × 844)
           |    | <UILayoutContainerView#3>, loaded, view of UINavigationController#11, \
        (0, 0; 390 × 844)
           |    |    | <DetailView#5>, loaded, view of DetailController#13, (0, 0; 390 × 844)
           | <SheetView#6>, loaded, view of SheetController#15, (0, 54; 390 × 790)
        <HomeView#4>, loaded, view of HomeController#12, (0, 0; 390 × 844)

        """
    )
    #expect(printed.notes[0].hasPrefix("the tree at mark “after”, "))
  }

  @Test func `the text of two moments marks the changes`() throws {
    let options = TreeLayout.Options(
      moment: .mark("after"),
      since: .mark("before"),
      form: .controllers
    )
    let lines = try text(Self.story, options).text.split(separator: "\n")
    #expect(lines.filter { $0.contains("~ was ") }.count == 1)
    #expect(lines[2].hasSuffix(" not in the window, ~ was appeared"))
    #expect(strings(try scene(Self.story, options)).contains("~ was appeared"))
  }

  @Test func `a picture of controllers shows states, presentations and what is not displayed`()
    throws
  {
    let scene = try scene()
    let texts = strings(scene)
    #expect(texts.count { $0 == "not loaded" } == 2)
    #expect(texts.count { $0 == "not in the window" } == 1)
    #expect(texts.contains("root of UIWindow#1"))
    #expect(texts.contains("Without a parent controller"))
    #expect(texts.contains("presents"))
    #expect(texts.contains("contains controller"))
    // Five states, and one in the legend.
    #expect(scene.shapes.count { $0.fill == .appeared } == 5)
    #expect(scene.overlappingTexts == [])
    #expect(scene.cutOff == [])
  }

  @Test func `a film of controllers counts the changes of controllers`() throws {
    var options = FilmLayout.Options()
    options.tree.form = .controllers
    let layout = FilmLayout(options: options)
    let scene = try layout.scene(of: Self.story.trace, findings: [], measurer: FixedMeasurer())
    #expect(strings(scene).contains { $0.hasSuffix(" · 1 changed") })
    #expect(!strings(scene).contains("DetailView"))
    let printed = try layout.text(of: Self.story.trace).text
    #expect(printed.split(separator: "\n").count { !$0.contains("<") } == 2)
    #expect(printed.contains("\n\nafter, "))
    #expect(printed.contains(" · 1 changed\n<UITabBarController#10>"))
  }

  @Test func `a film as text counts the moments over the limit`() throws {
    let printed = try FilmLayout(options: FilmLayout.Options(maxFrames: 1))
      .text(of: Self.story.trace)
    #expect(printed.notes == ["not printed: 1 moment over the limit of 1 frame"])
  }

  @Test func `controllers that contain or present each other are all listed`() throws {
    var builder = TraceBuilder("Circles")
    let controllers = (1...4).map { number in
      builder.controller(UInt32(number), "Circle", view: .none, parent: .none)
    }
    builder.relate(controllers[0], .parentRelation, controllers[1])
    builder.relate(controllers[1], .parentRelation, controllers[0])
    builder.relate(controllers[2], .presentedRelation, controllers[3])
    builder.relate(controllers[3], .presentedRelation, controllers[2])
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    let lines = try text(story).text.split(separator: "\n")
    #expect(lines.map { $0.contains("| <") || $0.contains("+ <") } == [false, true, false, true])
    for form in TreeLayout.Form.allCases {
      let titles = try scene(story, TreeLayout.Options(form: form)).groups.map(\.title)
      for number in 1...4 {
        #expect(titles.contains { $0.hasPrefix("Circle#\(number)") }, "\(form)")
      }
    }
  }

  @Test func `a chain of five thousand controllers is drawn and printed`() throws {
    var builder = TraceBuilder("Chain")
    var above = builder.controller(1, "Outer", view: .none, parent: .none)
    for number in UInt32(2)...5_000 {
      above = builder.controller(number, "Inner", view: .none, parent: above)
    }
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    #expect(try text(story).text.split(separator: "\n").count == 5_000)
    for form in TreeLayout.Form.allCases {
      let scene = try scene(story, TreeLayout.Options(form: form, maxCards: 5_000))
      #expect(scene.cutOff == [])
    }
  }

  @Test func `three or more equal child controllers share a card`() throws {
    var builder = TraceBuilder("Pages")
    let pages = builder.controller(1, "PageController", view: .none, parent: .none)
    for number in UInt32(2)...9 {
      builder.controller(number, "NumberController", view: .none, parent: pages)
    }
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    let texts = strings(try scene(story))
    #expect(texts.contains("×8"))
    #expect(texts.contains("#2…#9"))
    #expect(texts.count { $0 == "NumberController" } == 1)
    let stub = strings(try scene(story, TreeLayout.Options(form: .controllers, maxDepth: 1)))
    #expect(stub.contains("+8 controllers"))
  }

  @Test func `the printed names of a hostile trace stay on their lines`() throws {
    var builder = TraceBuilder("Hostile")
    builder.controller(1, "Bad\n::error::name\u{1B}[2J", view: .none, parent: .none)
    builder.mark("::error::mark")
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    let printed = try text(story).text
    #expect(printed.split(separator: "\n").count == 1)
    #expect(!printed.contains("\u{1B}"))
    let film = try FilmLayout().text(of: story.trace).text
    #expect(!film.contains("\n::") && !film.hasPrefix("::"))
  }

  @Test func `a view that forty pairs of SwiftUI nodes claim is drawn once`() throws {
    var builder = TraceBuilder("Doubling")
    var outer = builder.view(1, "UIWindow", .window, in: .none, 0, 0, 390, 844)
    for level in UInt32(1)...40 {
      let view = builder.birth(level * 4, "HostingView", .view)
      for number in level * 4 + 1...level * 4 + 2 {
        let node = builder.birth(number, "Text", .swiftUIView)
        builder.relate(node, .nodeRelation, outer)
        builder.relate(node, .viewRelation, view)
      }
      outer = view
    }
    let story = AnalyzedTrace(trace: builder.trace, findings: [])
    let lines = try text(story, TreeLayout.Options()).text.split(separator: "\n")
    #expect(lines.count == 121)
    let options = TreeLayout.Options(form: .outline, foldsCopies: false)
    #expect(strings(try scene(story, options)).count { $0 == "HostingView" } == 40)
  }
}
