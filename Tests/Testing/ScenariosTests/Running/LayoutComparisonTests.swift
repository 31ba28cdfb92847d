import Scenarios
import Testing

/// Differences of layout callbacks.
struct `The comparison of layout` {
  private static let pass = "A.viewWillLayoutSubviews, A.viewDidLayoutSubviews"

  /// A launch of A with two layout passes before `viewDidAppear`'s turn ends.
  @MainActor
  private func lines(_ expect: String, _ extra: String = "") async throws -> [String] {
    let text =
      scenario(
        objects: "A: UIViewController\nv: UIView\nW: UIWindow",
        hooks: "A.viewDidLoad: [A.view.addSubview(v)]",
        steps: """
          - W.rootViewController = A
          - W.makeKeyAndVisible()
          - settle
          - log again
          - A.view.setNeedsLayout()
          - settle
          """,
        expect: expect
      ) + extra
    let scenario = try read(text).get()
    let comparison = scenario.compare(try await scenario.run())
    #expect(comparison.holds == !comparison.lines.contains { $0.first != " " })
    return comparison.lines.filter { $0.first != " " }
  }

  @Test @MainActor func `additional whole layout passes are accepted in the log and in the run`()
    async throws
  {
    let pass = Self.pass
    #expect(try await lines("[A.viewWillAppear, \(pass), A.viewDidAppear, again]") == [])
    #expect(
      try await lines("[A.viewWillAppear, \(pass), \(pass), A.viewDidAppear, again, \(pass)]") == []
    )
  }

  @Test @MainActor func `half a layout pass is a difference`() async throws {
    let will = "A.viewWillLayoutSubviews"
    #expect(
      try await lines(
        "[A.viewWillAppear, \(Self.pass), A.viewDidAppear, again, \(will)]"
      ) == ["- A.viewWillLayoutSubviews"]
    )
    #expect(
      try await lines(
        "[A.viewWillAppear, \(will), A.viewDidAppear, again, A.viewDidLayoutSubviews]"
      ) == ["- A.viewWillLayoutSubviews", "- A.viewDidLayoutSubviews"]
    )
  }

  @Test @MainActor func `a layout pass with swapped callbacks is a difference`() async throws {
    #expect(
      try await lines(
        "[A.viewWillAppear, A.viewDidLayoutSubviews, A.viewWillLayoutSubviews, A.viewDidAppear, "
          + "again]"
      ).isEmpty == false
    )
  }

  @Test @MainActor func `an observed layout callback that the log lacks is a difference`()
    async throws
  {
    let listed = "observes: [A.viewDidAppear, A.viewDidLayoutSubviews]\n"
    #expect(
      try await lines("[A.viewDidAppear, again]", listed).allSatisfy {
        $0.hasPrefix("+ A.viewDidLayoutSubviews   (step ")
      }
    )
    #expect(try await lines("[A.viewDidAppear, again]", listed).isEmpty == false)
    #expect(try await lines("[A.viewDidAppear, again]") == [])
  }

  @Test @MainActor func `each layout pass is compared when layout is exact`() async throws {
    let exact = "layout: exact\n"
    let pass = Self.pass
    let whole = "[A.viewWillAppear, \(pass), A.viewDidAppear, again, \(pass)]"
    #expect(try await lines(whole, exact) == [])
    #expect(
      try await lines("[A.viewWillAppear, \(pass), A.viewDidAppear, again]", exact) == [
        "+ A.viewWillLayoutSubviews   (step 6, line 14: settle)",
        "+ A.viewDidLayoutSubviews   (step 6, line 14: settle)",
      ]
    )
    let doubled = "[A.viewWillAppear, \(pass), \(pass), A.viewDidAppear, again, \(pass)]"
    let missing = try await lines(doubled, exact)
    #expect(missing == ["- A.viewWillLayoutSubviews", "- A.viewDidLayoutSubviews"])
  }

  @Test @MainActor func `a prefix may end within a layout pass`() async throws {
    let text = scenario(
      objects: "A: UIViewController\nW: UIWindow",
      steps: "- W.rootViewController = A\n- W.makeKeyAndVisible()\n- settle"
    )
    let begins = """
      expectPrefix:
        - A.viewWillAppear
        - A.viewWillLayoutSubviews
        - A.viewDidLayoutSubviews
        - A.viewDidAppear

      """
    let scenario = try read(text.replacing("expect: []\n", with: begins)).get()
    #expect(scenario.compare(try await scenario.run()).holds)
    let cut = begins.replacing("  - A.viewDidAppear\n", with: "")
      .replacing("  - A.viewDidLayoutSubviews\n", with: "")
    let shorter = try read(text.replacing("expect: []\n", with: cut)).get()
    #expect(shorter.compare(try await shorter.run()).holds)
  }
}

/// Lines that the app prints.
struct `The comparison of completion blocks` {
  @MainActor
  private func lines(_ expect: String, _ steps: String) async throws -> [String] {
    let text = scenario(
      objects: "W: UIWindow\nA: UIViewController\nB: UIViewController",
      steps: "- W.rootViewController = A\n- W.makeKeyAndVisible()\n- settle\n" + steps,
      expect: expect
    )
    let scenario = try read(text).get()
    let comparison = scenario.compare(try await scenario.run())
    return comparison.lines.filter { $0.first != " " }
  }

  @Test @MainActor func `a completion block that the log lacks is a difference`() async throws {
    let present = "- A.present(B, animated: true, completion: shown)"
    #expect(try await lines("[B.viewDidAppear, shown]", present) == [])
    #expect(
      try await lines("[B.viewDidAppear]", present) == [
        "+ shown   (step 4, line 10: A.present(B, animated: true, completion: shown))"
      ]
    )
  }

  @Test @MainActor func `a line of the app that the log lacks is a difference`() async throws {
    #expect(
      try await lines("[]", "- log returned") == ["+ returned   (step 4, line 10: log returned)"]
    )
  }
}
