import Scenarios
import Testing

/// What counts as a difference.
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

  @Test @MainActor func `compares the callbacks that the log prints`() async throws {
    #expect(try await lines("[A.viewDidLoad, A.viewDidAppear, done]", logs: true) == [])
  }

  @Test @MainActor func `shows what is missing and what is too much, with its step`() async throws {
    #expect(
      try await lines("[A.viewDidAppear, A.viewDidLoad]") == [
        "- A.viewDidAppear", "+ A.viewDidAppear(false)   (step 3, line 11: settle)",
      ]
    )
  }

  @Test @MainActor func `compares arguments where they are printed`() async throws {
    #expect(try await lines("[A.viewWillAppear(false)]") == [])
    #expect(
      try await lines("[A.viewWillAppear(true)]") == [
        "- A.viewWillAppear(true)",
        "+ A.viewWillAppear(false)   (step 2, line 10: W.makeKeyAndVisible())",
      ]
    )
    #expect(try await lines("['v.willMove(toSuperview: nil)', v.didMoveToSuperview]").count == 2)
  }

  @Test @MainActor func `spells what UIKit throws as an expectation does`() async throws {
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

  @Test @MainActor func `asks for layout and does not count it`() async throws {
    let pass = "A.viewWillLayoutSubviews, A.viewDidLayoutSubviews"
    #expect(try await lines("[A.viewWillAppear, \(pass), \(pass), A.viewDidAppear]") == [])
    #expect(
      try await lines("[A.viewDidLayoutSubviews, A.viewWillAppear, A.viewDidAppear]") == [
        "- A.viewDidLayoutSubviews"
      ]
    )
  }

  @Test @MainActor func `does not ask a view for what a controller prints`() async throws {
    #expect(try await lines("[v.init, A.viewDidAppear]") == [])
    #expect(try await lines("[A.init, v.didMoveToWindow]") == [])
  }

  @Test @MainActor func `takes the callbacks that the file says the log observes`() async throws {
    let extra = "observes: [A.viewWillAppear]\n"
    #expect(
      try await lines("[]", extra: extra) == [
        "+ A.viewWillAppear(false)   (step 2, line 10: W.makeKeyAndVisible())"
      ]
    )
  }

  @Test @MainActor func `takes another order that the file accepts`() async throws {
    let extra = """
      accepts:
        - because: both were seen
          expect: [A.viewDidLoad, A.viewDidAppear]

      """
    #expect(try await lines("[A.viewDidAppear, A.viewDidLoad]", extra: extra) == [])
  }

  @Test @MainActor func `shows a warning that the log does not have`() async throws {
    let text = scenario(steps: "- A.endAppearanceTransition()")
    let scenario = try read(text).get()
    let comparison = scenario.compare(try await scenario.run())
    #expect(comparison.lines.count == 1)
    #expect(comparison.lines.first?.hasPrefix("+ warning Unbalanced calls to begin/end") == true)
  }
}
