import HeadlessUIKit
import Testing
import TraceModel

@MainActor
struct `A tour of an app` {
  @Test func `a tour visits each screen once, although a thousand rows lead to one`() async throws {
    let tour = try await tourOfApp()
    #expect(
      tour.screens.map(\.name) == [
        "ProductsController", "ProductController", "LegalController", "EditorController",
        "UIAlertController(Cancel, Save)", "SettingsController", "LockedController",
      ]
    )
    #expect(tour.screens.map(\.number) == Array(1...7))
    let rows = tour.actions.filter { $0.step.kind == .row && !$0.isRepeated }
    #expect(
      rows.map(\.step.label) == [
        "Row 0-0", "Row 0-1", "Row 0-2", "Row 1-0", "Row 1-1", "Row 1-2", "Row 1-3",
      ]
    )
    let rest = try #require(tour.skipped.first { $0.step.label.hasPrefix("996 further") })
    #expect(rest.step.label == "996 further of UITableViewCell of UITableView 1")
    #expect(rest.reason == "the last ones of them led to no new screen")
  }

  @Test func `a tour reports how each screen was reached and what followed each action`()
    async throws
  {
    let tour = try await tourOfApp()
    #expect(tour.screens.first?.arrival == nil)
    let editor = try #require(tour.screen(named: "EditorController"))
    let arrival = try #require(editor.arrival)
    #expect(tour.actions[arrival - 1].step.kind == .barButton)
    #expect(tour.actions[arrival - 1].outcome == .opened(editor.number))
    let typed = try #require(tour.actions.first { $0.step.kind == .type })
    #expect(typed.step.label == "Name")
    #expect(typed.outcome == .changed)
    #expect(tour.withoutEffect.contains { $0.step.label == "Idle" })
    let save = tour.actions.filter { $0.step.kind == .alert && !$0.isRepeated }
    #expect(save.map(\.step.label) == ["Cancel", "Save"])
  }

  @Test func `a tour leaves screens by the back button, by swipes, by buttons and by tabs`()
    async throws
  {
    let tour = try await tourOfApp()
    let ways = Set(tour.actions.map(\.step.kind))
    #expect(ways.isSuperset(of: [.back, .swipeBack, .dismissal, .tab, .alert]))
    #expect(tour.actions.contains { $0.step.label == "close" })
    #expect(tour.deadEnds.map(\.name) == ["LockedController"])
    #expect(tour.description.contains("screen 7 was not left: LockedController"))
  }

  @Test func `a tour changes controls and chooses entries of menus`() async throws {
    let tour = try await tourOfApp()
    let labels = tour.actions.filter { $0.step.screen == "SettingsController" }.map(
      \.step.description
    )
    #expect(labels.contains("menu “Sort › Name”"))
    #expect(labels.contains("segment “Week”"))
    #expect(labels.contains("change “UISwitch”"))
    #expect(labels.count { $0.hasPrefix("item") } == 3)
  }

  @Test func `a tour leaves a dead end in code, and reports that`() async throws {
    let tour = try await tourOfApp()
    let locked = try #require(tour.screen(named: "LockedController"))
    let actions = tour.actions.filter { $0.screen == locked.number }.map(\.step.description)
    #expect(actions == ["wait", "exit in code"])
    #expect(tour.actions.last?.step.screen == "SettingsController")
  }

  @Test func `a tour waits for a message that vanishes by itself`() async throws {
    try await withApp { app in
      let window = UIWindow()
      window.rootViewController = MessengerController()
      window.makeKeyAndVisible()
      let tour = try await app.tour()
      #expect(
        tour.screens.map(\.name) == [
          "MessengerController", "MessageController over MessengerController",
        ]
      )
      #expect(
        tour.actions.map(\.step.description) == ["button “Show”", "wait", "button “Other”"]
      )
      #expect(tour.deadEnds.isEmpty)
      window.isHidden = true
    }
  }

  @Test func `a tour reports what it did not try, and why`() async throws {
    let tour = try await tourOfApp { $0.label == "Delete account" }
    let reasons = Dictionary(
      tour.skipped.map { ($0.step.label, $0.reason) },
      uniquingKeysWith: { first, _ in first }
    )
    #expect(reasons["Delete account"] == "avoided")
    #expect(reasons["Never"] == "the control is disabled")
    #expect(reasons["Sort › Date"] == "the entry is disabled")
    #expect(!tour.actions.contains { $0.step.label == "Delete account" })
    #expect(try await tourOfApp().actions.contains { $0.step.label == "Delete account" })
  }

  @Test func `a tour ends at the limit of actions and names the remaining ones`() async throws {
    let tour = try await tourOfApp(upTo: 3)
    #expect(tour.actions.count == 3)
    #expect(tour.end == .actions)
    #expect(tour.skipped.contains { $0.reason == "the limit of actions was reached" })
  }

  @Test func `a tour ends at the limit of time`() async throws {
    let tour = try await tourOfApp(limits: Tour.Limits(time: .seconds(2)))
    #expect(tour.end == .time)
    #expect(tour.duration >= .seconds(2))
    #expect(tour.actions.count < 20)
  }

  @Test func `a tour does not act on screens below the limit of depth`() async throws {
    let tour = try await tourOfApp(limits: Tour.Limits(depth: 0))
    #expect(!tour.actions.contains { $0.step.label == "Idle" })
    #expect(tour.skipped.contains { $0.reason == "the limit of depth was reached" })
    #expect(tour.screens.contains { $0.name == "SettingsController" })
  }

  @Test func `the tours of equal apps are equal`() async throws {
    let first = try await tourOfApp().description
    let second = try await tourOfApp().description
    #expect(first == second)
  }

  @Test func `a tour marks each action in the trace`() async throws {
    var actions: [Tour.Action] = []
    let trace = try await record { app in
      app.launch(TourAppDelegate())
      actions = try await app.tour(upTo: 12).actions
    }
    let marks = trace.events.filter { $0.kind == .mark }.map { trace.names[$0.name] }
    #expect(marks == actions.map { "tour \($0.number): \($0.step)" })
  }

  @Test func `a tour without a window has no screens`() async throws {
    try await withApp { app in
      let tour = try await app.tour()
      #expect(tour.screens.isEmpty)
      #expect(tour.end == .noScreen)
    }
  }

  @Test func `a tour reports endless work and exceptions of UIKit, and continues`() async throws {
    try await withApp { app in
      let window = UIWindow()
      window.rootViewController = RestlessController()
      window.makeKeyAndVisible()
      let tour = try await app.tour(limits: Tour.Limits(settling: .seconds(2)))
      let labels = tour.actions.map(\.step.label)
      #expect(labels == ["Loop", "Throw", "Push nothing"])
      #expect(tour.actions[0].pending.count == 1)
      #expect(tour.actions[0].pending.first?.hasPrefix("poll at") ?? false)
      #expect(tour.actions[1].exceptions.count == 1)
      #expect(tour.description.contains("work was pending: poll, scheduled at"))
      #expect(tour.description.contains("action 2 raises NSInternalInconsistencyException"))
      window.isHidden = true
    }
  }
}

/// Buttons whose actions never settle and raise an exception.
private final class RestlessController: UIViewController {
  private var isPolling = false

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Loop", 0) { [weak self] in self?.poll() }
    add("Throw", 1) {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      alert.addTextField()
    }
    add("Push nothing", 2) {}
  }

  private func poll() {
    HeadlessApp.current.schedule(after: .milliseconds(300), label: "poll") { [weak self] in
      guard self?.view.window != nil else { return }
      self?.poll()
    }
  }

  private func add(_ title: String, _ row: CGFloat, _ body: @escaping @MainActor () -> Void) {
    let button = UIButton(frame: CGRect(x: 20, y: 100 + 50 * row, width: 100, height: 40))
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { _ in body() }, for: .primaryActionTriggered)
    view.addSubview(button)
  }
}

/// Shows a message in a window of its own, for three seconds.
private final class MessengerController: UIViewController {
  private var message: UIWindow?

  override func viewDidLoad() {
    super.viewDidLoad()
    let show = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    show.setTitle("Show", for: .normal)
    show.addAction(UIAction { [weak self] _ in self?.show() }, for: .primaryActionTriggered)
    let other = UIButton(frame: CGRect(x: 20, y: 160, width: 100, height: 40))
    other.setTitle("Other", for: .normal)
    for button in [show, other] { view.addSubview(button) }
  }

  private func show() {
    let window = UIWindow()
    window.windowLevel = .alert
    window.rootViewController = MessageController()
    window.isHidden = false
    message = window
    HeadlessApp.current.schedule(after: .seconds(3)) { [weak self] in
      self?.message?.isHidden = true
      self?.message = nil
    }
  }
}

private final class MessageController: UIViewController {}

/// Launches the app and returns its tour.
@MainActor
private func tourOfApp(
  upTo maximumActions: Int = 300,
  limits: Tour.Limits = Tour.Limits(),
  avoiding isAvoided: @escaping (Tour.Step) -> Bool = { _ in false }
) async throws -> Tour {
  var tour: Tour?
  try await withApp { app in
    app.launch(TourAppDelegate())
    tour = try await app.tour(upTo: maximumActions, limits: limits, avoiding: isAvoided)
  }
  return try #require(tour)
}
