import Scenarios
import Testing

/// Constraints, guides and frames in scenario files.
struct `Constraints of a scenario` {
  private static let objects = """
    W: UIWindow(size: (400, 800), safeAreaInsets: (40, 0, 20, 0))
    A: UIViewController
    v: UIView
    w: UIView(intrinsicContentSize: (60, 30))
    width: NSLayoutConstraint(v.width == 100)
    guide: UILayoutGuide
    """
  private static let show = """
    - W.rootViewController = A
    - W.makeKeyAndVisible()
    - A.view.addSubview(v)
    - A.view.addSubview(w)

    """

  @MainActor
  private func lines(
    _ steps: String,
    objects: String = objects,
    expect: String = "[]"
  ) async throws -> [String] {
    let text = scenario(objects: objects, steps: Self.show + steps, expect: expect)
    let scenario = try read(text).get()
    return scenario.compare(try await scenario.run()).lines.filter { $0.first != " " }
  }

  @Test @MainActor func `the step constrain lays out views at the next commit`() async throws {
    let steps = """
      - constrain v.leading == A.view.leading + 20, v.top == A.view.safeArea.top + 10
      - constrain v.size == (100, 50)
      - check v.frame == (0, 0, 0, 0)
      - settle
      - check v.frame == (20, 50, 100, 50)
      - check v.frame in W == (20, 50, 100, 50)
      - check v.frame.maxX == 120
      - check v.bounds == (0, 0, 100, 50)
      - check v.center == (70, 75)
      - check v.frame.size == (100, 50)
      """
    #expect(try await lines(steps) == [])
  }

  @Test @MainActor func `a check of a frame names the frame it found`() async throws {
    let steps = """
      - constrain v.leading == A.view.leading + 20, v.top == A.view.top, v.size == (100, 50)
      - settle
      - check v.frame == (20, 0, 101, 50)
      """
    #expect(
      try await lines(steps) == [
        "- line 16: check v.frame == (20, 0, 101, 50)", "+ line 16: found (20, 0, 100, 50)",
      ]
    )
  }

  @Test @MainActor func `lengths are compared with a tolerance of less than a pixel`() async throws
  {
    let steps = "- v.frame = (0, 0, 100, 50)\n"
    #expect(try await lines(steps + "- check v.frame.width == 100.3") == [])
    #expect(try await lines(steps + "- check v.frame.width == 100.34").count == 2)
    #expect(try await lines(steps + "- v.alpha = 0.5\n- check v.alpha == 0.6").count == 2)
  }

  @Test @MainActor func `a declared constraint is inactive until a line activates it`()
    async throws
  {
    let steps = """
      - constrain v.leading == A.view.leading, v.top == A.view.top, v.height == 10
      - constrain v.width == 30 @500
      - settle
      - check v.frame.width == 30
      - check width.isActive == false
      - activate [width]
      - settle
      - check v.frame.width == 100
      - width.constant = 120
      - settle
      - check v.frame.width == 120
      - deactivate [width]
      - settle
      - check v.frame.width == 30
      - width.priority = 400
      - width.isActive = true
      - settle
      - check v.frame.width == 30
      - width.priority = .defaultHigh
      - settle
      - check v.frame.width == 120
      """
    #expect(try await lines(steps) == [])
  }

  @Test @MainActor func `the step constrain ends the translation of the mask of its view`()
    async throws
  {
    let steps = """
      - v.addSubview(w)
      - check v.translatesAutoresizingMaskIntoConstraints == true
      - constrain v.bottom == w.bottom + 8
      - check v.translatesAutoresizingMaskIntoConstraints == true
      - check w.translatesAutoresizingMaskIntoConstraints == false
      - constrain v.top == A.view.top
      - check v.translatesAutoresizingMaskIntoConstraints == false
      - check A.view.translatesAutoresizingMaskIntoConstraints == true
      """
    #expect(try await lines(steps) == [])
  }

  @Test @MainActor func `a layout guide takes part in constraints`() async throws {
    let steps = """
      - A.view.addLayoutGuide(guide)
      - constrain guide.leading == A.view.leading + 10, guide.width == 80
      - constrain guide.top == A.view.top + 5, guide.height == 40
      - constrain w.center == guide.center
      - settle
      - check guide.layoutFrame == (10, 5, 80, 40)
      - check w.frame == (20, 10, 60, 30)
      """
    #expect(try await lines(steps) == [])
  }

  @Test @MainActor func `a constraint without a common ancestor is UIKit's exception`() async throws
  {
    let steps = "- create other\n- constrain v.top == other.top"
    let expect =
      "['throws NSGenericException: Unable to activate constraint with anchors … because they have "
      + "no common ancestor.  Does the constraint or its anchors reference items in different view "
      + "hierarchies?  That''s illegal.']"
    #expect(
      try await lines(steps, objects: Self.objects + "\nother: UIView", expect: expect) == []
    )
  }

  @Test @MainActor func `a device gives windows its size and safe area in both orientations`()
    async throws
  {
    let text =
      "device: iPhone 15\n"
      + scenario(
        objects: "W: UIWindow\nA: UIViewController",
        steps: """
          - W.rootViewController = A
          - W.makeKeyAndVisible()
          - settle
          - check A.view.bounds == (0, 0, 393, 852)
          - check A.view.safeAreaInsets == (59, 0, 34, 0)
          - W.rotate(to: .landscapeLeft)
          - settle
          - check A.view.bounds == (0, 0, 852, 393)
          - check A.view.safeAreaInsets == (0, 59, 21, 59)
          - W.rotate(to: .portrait)
          - settle
          - check A.view.safeAreaInsets.top == 59
          """,
        expect: "[A.viewSafeAreaInsetsDidChange, A.viewDidAppear, A.viewSafeAreaInsetsDidChange, "
          + "A.viewSafeAreaInsetsDidChange]"
      )
    let scenario = try read(text).get()
    #expect(scenario.compare(try await scenario.run()).holds)
  }
}
