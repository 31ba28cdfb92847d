import Scenarios
import Testing

/// Differences between a run and the expected log.
struct `The comparison with a log` {
  @MainActor
  private func lines(
    _ expect: String,
    logs: Bool = false,
    extra: String = ""
  ) async throws -> [String] {
    let text =
      scenario(
        objects: "A: UIViewController\nv: UIView\nW: UIWindow",
        hooks: "A.viewDidLoad: [A.view.addSubview(v)]",
        steps: "- W.rootViewController = A\n- W.makeKeyAndVisible()\n- settle"
          + (logs ? "\n- log done" : ""),
        expect: expect
      ) + extra
    let scenario = try read(text).get()
    let comparison = scenario.compare(try await scenario.run())
    #expect(comparison.holds == !comparison.lines.contains { $0.first != " " })
    return comparison.lines.filter { $0.first != " " }
  }

  @Test @MainActor func `only callbacks that the log prints are compared`() async throws {
    #expect(try await lines("[A.viewDidLoad, A.viewDidAppear, done]", logs: true) == [])
  }

  @Test @MainActor func `missing and additional callbacks are reported with their step`()
    async throws
  {
    #expect(
      try await lines("[A.viewDidAppear, A.viewDidLoad]") == [
        "- A.viewDidAppear", "+ A.viewDidAppear(false)   (step 3, line 11: settle)",
      ]
    )
  }

  @Test @MainActor func `an argument is compared where the expected line has one`() async throws {
    #expect(try await lines("[A.viewWillAppear(false)]") == [])
    #expect(
      try await lines("[A.viewWillAppear(true)]") == [
        "- A.viewWillAppear(true)",
        "+ A.viewWillAppear(false)   (step 2, line 10: W.makeKeyAndVisible())",
      ]
    )
    #expect(try await lines("['v.willMove(toSuperview: nil)', v.didMoveToSuperview]").count == 2)
  }

  @Test @MainActor func `an exception of UIKit is spelled as in expectations`() async throws {
    let text = scenario(objects: "v: UIView", steps: "- v.addSubview(v)", expect: "[]")
    let scenario = try read(text).get()
    let comparison = scenario.compare(try await scenario.run())
    #expect(
      comparison.lines == [
        "+ throws NSInvalidArgumentException: Can't add self as subview"
          + "   (step 1, line 5: v.addSubview(v))"
      ]
    )
  }

  @Test @MainActor func `the number of layout passes is not compared`() async throws {
    let pass = "A.viewWillLayoutSubviews, A.viewDidLayoutSubviews"
    #expect(try await lines("[A.viewWillAppear, \(pass), \(pass), A.viewDidAppear]") == [])
    #expect(
      try await lines("[A.viewDidLayoutSubviews, A.viewWillAppear, A.viewDidAppear]") == [
        "- A.viewDidLayoutSubviews"
      ]
    )
  }

  @Test @MainActor func `a callback printed for controllers is not required of views`() async throws
  {
    #expect(try await lines("[v.init, A.viewDidAppear]") == [])
    #expect(try await lines("[A.init, v.didMoveToWindow]") == [])
  }

  @Test @MainActor func `the key observes decides which callbacks are compared`() async throws {
    let extra = "observes: [A.viewWillAppear]\n"
    #expect(
      try await lines("[]", extra: extra) == [
        "+ A.viewWillAppear(false)   (step 2, line 10: W.makeKeyAndVisible())"
      ]
    )
  }

  @Test @MainActor func `an alternative order that the file accepts holds`() async throws {
    let extra = """
      accepts:
        - because: both were seen
          expect: [A.viewDidLoad, A.viewDidAppear]

      """
    #expect(try await lines("[A.viewDidAppear, A.viewDidLoad]", extra: extra) == [])
  }

  @Test @MainActor func `a warning that the log lacks is a difference`() async throws {
    let text = scenario(steps: "- A.endAppearanceTransition()")
    let scenario = try read(text).get()
    let comparison = scenario.compare(try await scenario.run())
    #expect(comparison.lines.count == 1)
    #expect(comparison.lines.first?.hasPrefix("+ warning Unbalanced calls to begin/end") == true)
  }
}
