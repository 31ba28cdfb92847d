import Scenarios
import Testing

/// Values that a scenario compares with check.
struct `A check` {
  private static let objects = """
    W: UIWindow
    N: UINavigationController(rootViewController: A)
    A: UIViewController
    B: UIViewController
    v: UIView(frame: CGRect(x: 1, y: 2, width: 3.5, height: 4))
    """

  @MainActor
  private func lines(_ steps: String, hooks: String? = nil) async throws -> [String] {
    let text = scenario(objects: Self.objects, hooks: hooks, steps: steps)
    let scenario = try read(text).get()
    let comparison = scenario.compare(try await scenario.run())
    #expect(comparison.holds == comparison.lines.isEmpty)
    return comparison.lines
  }

  @Test(arguments: [
    "A.parent == N", "A.parent != B", "B.parent == nil", "N.viewControllers == [A]",
    "N.viewControllers != [A, B]", "B.isViewLoaded == false",
    "v.frame == CGRect(x: 1, y: 2, width: 3.5, height: 4)",
    "v.tag == 0", "v.alpha == 1", "v.superview == nil", "A.title == \"nil\"",
    "N.topViewController == A", "A.view.superview == nil",
  ])
  @MainActor func `a check of an equal value holds`(comparison: String) async throws {
    #expect(try await lines("- N.view\n- check \(comparison)") == [])
  }

  @Test @MainActor func `a failed check names its line and the value it found`() async throws {
    #expect(
      try await lines("- N.view\n- check A.parent == B\n- check N.viewControllers == []") == [
        "- line 10: check A.parent == B", "+ line 10: found N",
        "- line 11: check N.viewControllers == []", "+ line 11: found [A]",
      ]
    )
  }

  @Test @MainActor func `a check of a path through nil fails with the nil part`() async throws {
    #expect(try await lines("- check A.presentedViewController.view == nil") == [])
    #expect(
      try await lines("- check A.presentedViewController.isViewLoaded == true") == [
        "- line 9: check A.presentedViewController.isViewLoaded == true",
        "+ line 9: found 'A.presentedViewController' is nil",
      ]
    )
  }

  @Test @MainActor func `a check in a hook is evaluated at each callback`() async throws {
    let hooks = "A.viewDidLoad: [check A.title == \"x\"]"
    #expect(try await lines("- A.title = \"x\"\n- A.view", hooks: hooks) == [])
    #expect(try await lines("- A.view", hooks: hooks).last == "+ line 9: found nil")
  }

  @Test @MainActor func `a check that is never reached fails`() async throws {
    #expect(
      try await lines("- A.view", hooks: "B.viewDidLoad: [check B.parent == nil]") == [
        "- line 9: check B.parent == nil   (the run never reached this line)"
      ]
    )
  }

  @Test(arguments: [
    ("check A.parent", "'check A.parent' compares nothing"),
    ("check A.parnt == nil", "a scenario can't read 'parnt' of a UIViewController"),
    ("check A.isViewLoaded == 3", "'isViewLoaded' expects true or false here"),
    ("check A.parent == true", "there is no object 'true'"),
    ("check N.viewControllers == A", "'viewControllers' expects a list of objects such as [A, B]"),
    ("check == A", "expected a value"),
  ])
  func `a malformed check is refused`(line: String, message: String) {
    let text = mistake(in: scenario(objects: Self.objects, steps: "- \(line)"))
    #expect(text.contains(message) || text.contains("error: "), "\(text)")
  }
}

/// Expectations that are a prefix of a log or counts of callbacks.
struct `An expectation` {
  @MainActor
  private func lines(_ end: String) async throws -> [String] {
    let text =
      "title: t\nobjects:\n  A: UIViewController\n  W: UIWindow\nsteps:\n"
      + "  - W.rootViewController = A\n  - W.makeKeyAndVisible()\n" + end
    let scenario = try read(text).get()
    return scenario.compare(try await scenario.run()).lines.filter { $0.first != " " }
  }

  @Test @MainActor func `expectPrefix compares the beginning of the log`() async throws {
    #expect(try await lines("expectPrefix: [A.viewDidLoad, A.viewWillAppear]\n") == [])
    #expect(try await lines("expectPrefix: [A.viewWillAppear, A.viewDidLoad]\n").count == 1)
    let observes = "observes: [A.viewDidLoad, A.viewWillAppear, A.viewDidAppear]\n"
    #expect(try await lines("expectPrefix: [A.viewDidLoad]\n" + observes) == [])
    #expect(try await lines("expectPrefix: [A.viewWillAppear]\n" + observes).count == 1)
  }

  @Test @MainActor func `expectCounts compares the number of callbacks`() async throws {
    #expect(try await lines("expectCounts:\n  A.viewDidAppear: 1\n  A.viewDidDisappear: 0\n") == [])
    #expect(
      try await lines("expectCounts:\n  A.viewDidAppear: 2\n") == [
        "- A.viewDidAppear: 2", "+ A.viewDidAppear: 1",
      ]
    )
  }

  @Test func `a step with both expect and expectPrefix is refused`() {
    let text = scenario() + "expectPrefix: []\n"
    #expect(mistake(in: text).contains("there are both 'expect' and 'expectPrefix'"))
  }

  @Test func `expectCounts with a value that is not a number is refused`() {
    let text = scenario() + "expectCounts:\n  A.viewDidLoad: often\n"
    #expect(mistake(in: text).contains("'often' is not a count"))
  }
}
