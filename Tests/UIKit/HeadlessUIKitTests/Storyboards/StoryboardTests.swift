import Foundation
import HeadlessUIKit
import Testing
import TraceModel
import TraceRecorder

/// Controllers of storyboards, in the order of evidence from UIKit of iOS 18.2.
@Suite(.serialized)
struct `Storyboards and xibs` {
  @MainActor
  private func run(
    _ body: @MainActor (HeadlessApp, UIStoryboard) async throws -> Void
  ) async throws -> [String] {
    StoryboardCalls.lines = []
    let context = RecordingContext.inMemory(title: "storyboard", failurePolicy: .record)
    try await withRecording(context) { app in
      try await body(app, UIStoryboard(name: "Main", bundle: Fixtures.bundle))
    }
    let trace = try context.trace()
    return trace.events.indices.filter { trace.events[$0].kind == .diagnostic }
      .map { trace.names[trace.events[$0].text] }
  }

  @MainActor
  private func show(_ controller: UIViewController, in app: HeadlessApp) async throws -> UIWindow {
    let window = makeWindow(in: app)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    try await app.settle()
    return window
  }

  // observation: storyboard-root-of-navigation-guide31
  @Test @MainActor
  func `the root of a navigation controller is made and awakened with it`() async throws {
    let problems = try await run { _, storyboard in
      let made = storyboard.instantiateInitialViewController()
      let navigation = try #require(made as? UINavigationController)
      let list = try #require(navigation.topViewController as? ListController)
      #expect(StoryboardCalls.lines == ["list.init List", "list.awakeFromNib true false"])
      #expect(list.storyboard === storyboard)
      #expect(list.navigationItem.title == "Everything")
      #expect(list.navigationItem.rightBarButtonItem === list.addButton)
      #expect(storyboard.instantiateInitialViewController() !== made)
    }
    #expect(problems.isEmpty)
  }

  // observation: storyboard-instantiate-hooks-guide31
  @Test @MainActor
  func `outlets into the view are connected before viewDidLoad, and an embed segue comes first`()
    async throws
  {
    _ = try await run { _, storyboard in
      let detail: DetailController = storyboard.instantiateViewController(identifier: "Detail")
      #expect(StoryboardCalls.lines == ["detail.init", "detail.awakeFromNib false Detail"])
      StoryboardCalls.lines = []
      detail.loadViewIfNeeded()
      #expect(
        StoryboardCalls.lines == [
          "label.init 374 Hello", "label.awakeFromNib 11 true", "detail.prepare child false",
          "child.viewDidLoad", "detail.viewDidLoad true 1",
        ]
      )
      let label = try #require(detail.titleLabel)
      #expect(label.font == .boldSystemFont(ofSize: 24))
      #expect(label.textColor == .systemRed && label.textAlignment == .center)
      #expect(label.accessibilityIdentifier == "detail.title")
      #expect(label.layer.cornerRadius == 6)
      #expect(!label.isUserInteractionEnabled && !label.translatesAutoresizingMaskIntoConstraints)
      #expect(detail.parts.map { "\(type(of: $0))" } == ["LoudLabel", "UIButton"])
      #expect(detail.view.frame == CGRect(x: 0, y: 0, width: 414, height: 896))
      #expect(
        detail.view.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
      )
      let half = try #require(detail.halfWidth)
      #expect(half.multiplier == 0.5 && half.priority.rawValue == 999 && half.isActive)
      #expect(half.identifier == "half")
    }
  }

  @Test @MainActor
  func `constraints of a storyboard determine the frames in a window`() async throws {
    _ = try await run { app, storyboard in
      let detail: DetailController = storyboard.instantiateViewController(identifier: "Detail")
      let window = try await show(detail, in: app)
      let label = try #require(detail.titleLabel)
      let top = detail.view.safeAreaInsets.top
      #expect(label.frame.minX == 20 && label.frame.minY == top + 20)
      #expect(label.frame.width == window.bounds.width - 40)
      #expect(detail.parts.last?.frame.width == window.bounds.width / 2)
      let distance = try #require(detail.parts.last).frame.minY - label.frame.maxY
      #expect(abs(distance - 12) < 0.001)
    }
  }

  @Test @MainActor
  func `a tap of a button performs its action, and a tap of a row the segue of its prototype`()
    async throws
  {
    _ = try await run { app, storyboard in
      let made = storyboard.instantiateInitialViewController()
      let navigation = try #require(made as? UINavigationController)
      _ = try await show(navigation, in: app)
      let list = try #require(navigation.topViewController as? ListController)
      let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
      #expect(cell.textLabel?.text == "row 1" && cell is RowCell)
      #expect(StoryboardCalls.lines.filter { $0 == "cell.awakeFromNib badge" }.count == 2)
      StoryboardCalls.lines = []
      list.tableView.userSelects(rowAt: IndexPath(row: 1, section: 0))
      #expect(
        StoryboardCalls.lines.prefix(4) == [
          "list.should showDetail", "detail.init", "detail.awakeFromNib false Detail",
          "list.prepare showDetail false true",
        ]
      )
      #expect(StoryboardCalls.lines.contains("list.didSelect 1"))
      try await app.settle()
      let detail = try #require(navigation.topViewController as? DetailController)
      (detail.parts.last as? UIButton)?.sendActions(for: .touchUpInside)
      #expect(StoryboardCalls.lines.last == "detail.save")
      StoryboardCalls.lines = []
      detail.performSegue(withIdentifier: "back", sender: nil)
      #expect(StoryboardCalls.lines == ["detail.prepare back true", "list.unwind"])
      try await app.settle()
      #expect(navigation.viewControllers.count == 1)
    }
  }

  @Test @MainActor
  func `a bar button presents a static table, and an unknown class is reported once`() async throws
  {
    let problems = try await run { app, storyboard in
      let made = storyboard.instantiateInitialViewController()
      let navigation = try #require(made as? UINavigationController)
      _ = try await show(navigation, in: app)
      let list = try #require(navigation.topViewController as? ListController)
      list.performSegue(withIdentifier: "compose", sender: nil)
      try await app.settle()
      let form = try #require(navigation.presentedViewController as? UITableViewController)
      #expect(type(of: form) == UITableViewController.self)
      #expect(form.modalPresentationStyle == .fullScreen)
      #expect(form.tableView.numberOfRows(inSection: 0) == 2)
      #expect(form.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
      _ = storyboard.instantiateViewController(withIdentifier: "Form")
    }
    let unknown = problems.filter { $0.contains("Unknown class") }
    #expect(unknown.count == 1)
    #expect(
      unknown.first?.hasPrefix(
        "Unknown class MissingController in Interface Builder file, module HeadlessUIKitTests: "
      ) == true
    )
  }

  // observation: nib-outlet-without-property-guide31
  @Test @MainActor
  func
    `elements that are not read and attributes without a property are reported with their lines`()
    async throws
  {
    let problems = try await run { _, storyboard in
      for _ in 0..<2 {
        let detail: DetailController = storyboard.instantiateViewController(identifier: "Detail")
        detail.loadViewIfNeeded()
      }
    }
    #expect(
      problems.map { $0.replacingOccurrences(of: Fixtures.path, with: "") } == [
        "GLKView is a plain view, because the module GLKit is not linked: /Base.lproj/Main.storyboard:91",
        "Failed to set (nothing) user defined inspected property on (LoudLabel): this class is not key "
          + "value coding-compliant for the key nothing, or the value has another type: "
          + "/Base.lproj/Main.storyboard:81",
      ]
        + problems.filter { $0.contains("noSuchProperty") }
        .map { $0.replacingOccurrences(of: Fixtures.path, with: "") }
    )
    #expect(problems.filter { $0.hasPrefix("NSUnknownKeyException: [<") }.count == 2)
    #expect(
      problems.contains {
        $0.contains(
          "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
            + "noSuchProperty. (o-5, \(Fixtures.path)/Base.lproj/Main.storyboard:"
        )
      }
    )
  }

  @Test @MainActor
  func `an unknown identifier, storyboard or xib raises UIKit's exception`() async throws {
    let problems = try await run { _, storyboard in
      _ = storyboard.instantiateViewController(withIdentifier: "X")
      let missing = UIStoryboard(name: "Missing", bundle: Fixtures.bundle)
      #expect(missing.instantiateInitialViewController() == nil)
      #expect(UINib(nibName: "Gone", bundle: Fixtures.bundle).instantiate(withOwner: nil).isEmpty)
    }
    #expect(
      problems.map { $0.replacingOccurrences(of: Fixtures.path, with: "…") } == [
        "NSInvalidArgumentException: Storyboard (Main) doesn't contain a view controller with "
          + "identifier 'X'",
        "NSInvalidArgumentException: Could not find a storyboard named 'Missing' in bundle "
          + "NSBundle <…>",
        "NSInternalInconsistencyException: Could not load NIB in bundle: 'NSBundle <…>' with name "
          + "'Gone'",
      ]
    )
  }

  @Test @MainActor
  func `damaged files and document types are refused with their lines`() async throws {
    let problems = try await run { _, _ in
      _ = UIStoryboard(name: "Damaged", bundle: Fixtures.bundle)
      _ = UIStoryboard(name: "Entities", bundle: Fixtures.bundle)
      let deep = String(repeating: "<a>", count: 5000)
      _ = UINib(data: Data(deep.utf8), bundle: nil).instantiate(withOwner: nil)
    }
    #expect(problems.count == 3)
    #expect(problems.first?.contains("Damaged.storyboard:5: the XML is damaged") == true)
    #expect(
      problems.dropFirst().first?
        .hasSuffix("Entities.storyboard:2: a document type is not allowed here") == true
    )
    #expect(problems.last?.contains("data:1: ") == true)
  }

  // observation: nib-owner-no-awakefromnib-guide31
  @Test @MainActor
  func `a xib connects its owner, which is not awakened, and makes new objects each time`()
    async throws
  {
    _ = try await run { _, _ in
      let owner = BadgeOwner()
      let bundle = try #require(Fixtures.bundle)
      let first = bundle.loadNibNamed("Badge", owner: owner)
      let label = owner.badge
      #expect(label?.text == "two\nlines" && label is LoudLabel)
      #expect(StoryboardCalls.lines == ["label.init 100 two\nlines", "label.awakeFromNib 0 true"])
      let nib = UINib(nibName: "Badge", bundle: bundle)
      let second = nib.instantiate(withOwner: owner)
      #expect(owner.badge !== label)
      #expect(first?.count == 1 && second.count == 1)
    }
  }

  // observation: nib-view-outlet-not-set-throws
  @Test @MainActor
  func `a controller without a nib name loads the xib with the name of its view`() async throws {
    let problems = try await run { _, _ in
      let panel = PanelViewController()
      let stack = try #require(panel.view as? UIStackView)
      #expect(stack.axis == .vertical && stack.alignment == .leading && stack.spacing == 7)
      let toggle = try #require(stack.arrangedSubviews.first as? UISwitch)
      let slider = try #require(stack.arrangedSubviews.last as? UISlider)
      #expect(toggle.isOn && slider.value == 3 && slider.maximumValue == 5)
      let owner = UIViewController(nibName: "RowNib", bundle: Fixtures.bundle)
      _ = owner.view
    }
    #expect(
      problems == [
        "NSInternalInconsistencyException: -[UIViewController _loadViewFromNibNamed:bundle:] loaded "
          + "the \"RowNib\" nib but the view outlet was not set."
      ]
    )
  }

  @Test @MainActor
  func `a registered xib makes the cells of a table with the registered identifier`() async throws {
    let problems = try await run { _, _ in
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      table.register(UINib(nibName: "RowNib", bundle: Fixtures.bundle), forCellReuseIdentifier: "R")
      table.register(UINib(nibName: "Badge", bundle: Fixtures.bundle), forCellReuseIdentifier: "B")
      let cell = table.dequeueReusableCell(withIdentifier: "R")
      #expect(cell is RowCell && cell?.reuseIdentifier == "R")
      #expect(StoryboardCalls.lines == ["cell.awakeFromNib from a xib"])
      _ = table.dequeueReusableCell(withIdentifier: "B")
    }
    #expect(problems.last?.contains("invalid nib registered for identifier (B)") == true)
  }

  // observation: storyboard-creator-must-init-coder-guide31
  @Test @MainActor
  func `a creator makes the controller, and one without the coder is refused when it loads`()
    async throws
  {
    let problems = try await run { _, storyboard in
      var count = 0
      let detail: DetailController = storyboard.instantiateViewController(
        identifier: "Detail"
      ) { coder in
        count += 1
        return DetailController(coder: coder)
      }
      detail.loadViewIfNeeded()
      #expect(count == 1 && detail.titleLabel != nil)
      let plain: UIViewController = storyboard.instantiateViewController(identifier: "Form") { _ in
        UIViewController()
      }
      plain.loadViewIfNeeded()
    }
    #expect(
      problems.last
        == "NSInternalInconsistencyException: Custom instantiated view controller must call "
        + "-[super initWithCoder:]"
    )
  }

  @Test @MainActor
  func `awakeFromNib is recorded as a callback of the app's classes`() async throws {
    let context = RecordingContext.inMemory(title: "storyboard", failurePolicy: .record)
    try await withRecording(context) { _ in
      let storyboard = UIStoryboard(name: "Main", bundle: Fixtures.bundle)
      _ = storyboard.instantiateViewController(withIdentifier: "Detail")
    }
    let trace = try context.trace()
    let count = trace.events.count {
      $0.kind == .begin && trace.names[$0.name] == "awakeFromNib"
    }
    #expect(count == 1)
  }
}
