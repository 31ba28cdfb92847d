import Scenarios
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat

/// Apps that change their containers from inside callbacks, without a mistake.
struct `Apps without a mistake` {
  /// Two animated changes of one stack overlap: a warning is right, an error or another rule is not.
  private static let overlaps: Set<String> = ["LC221", "LC404"]

  @Test(arguments: TestLength.each(4, of: 0..<8)) @MainActor
  func `an app whose callbacks change containers has no errors`(batch: Int) async throws {
    for seed in (batch * 50 + 1)...(batch * 50 + 50) {
      var generator = ContainerScenarioGenerator(seed: UInt64(seed))
      let text = generator.scenario()
      do {
        let found = try await rules(of: text).filter { !Self.overlaps.contains($0) }
          .filter { !generator.hasPages || $0 != "LC301" }
        #expect(found == [], "seed \(seed):\n\(text)")
      } catch let error as ScenarioError where error.code == .tooMuch {
        // Two controllers that select each other's tabs as they appear do so for ever.
        continue
      }
    }
  }

  // A pop inside the willMove(toParent:) of one new controller removes the next one before that has
  // received its willMove(toParent:).
  @Test @MainActor func `a controller that was never announced leaves without didMove`()
    async throws
  {
    let scenario = """
      title: A stack that is popped while it is set
      objects:
        N: UINavigationController(rootViewController: R)
        R: UIViewController
        F2: UIViewController
        F3: UIViewController
      hooks:
        F2.willMove(toParent:):
          - N.popToRootViewController(animated: false)
      setup:
        - create N
      steps:
        - N.setViewControllers([F2, F3], animated: false)
        - check F3.parent == nil
      expect:
        - R.willMove(toParent: nil)
        - R.didMove(toParent: nil)
        - F2.willMove(toParent: N)
      """
    #expect(try await rules(of: scenario) == [])
    #expect(try await differences(of: scenario) == [])
  }

  // The page controller's own viewDidAppear comes while the pages turn.
  @Test @MainActor func `a page that is set while its container appears turns for its whole time`()
    async throws
  {
    let scenario = """
      title: A page that sets the next one
      objects:
        W: UIWindow
        P: UIPageViewController(transitionStyle: .scroll)
        A: UIViewController
        B: UIViewController
      hooks:
        A.didMove(toParent:):
          - P.setViewControllers([B], direction: .forward, animated: true)
      steps:
        - P.setViewControllers([A], direction: .forward, animated: false)
        - W.rootViewController = P
        - W.makeKeyAndVisible()
        - advance 200ms
        - log later
      expect:
        - A.viewWillAppear
        - A.viewDidAppear
        - B.viewWillAppear
        - A.viewWillDisappear
        - later
        - B.viewDidAppear
        - A.viewDidDisappear
      """
    #expect(try await differences(of: scenario) == [])
  }

  @Test @MainActor func `a page that its willMove replaces leaves with willMove and didMove`()
    async throws
  {
    let scenario = """
      title: A page that is replaced as it comes
      objects:
        W: UIWindow
        P: UIPageViewController(transitionStyle: .scroll)
        A: UIViewController
        B: UIViewController
      hooks:
        A.willMove(toParent:):
          - P.setViewControllers([B], direction: .forward, animated: false)
      setup:
        - W.rootViewController = P
        - W.makeKeyAndVisible()
        - settle
      steps:
        - P.setViewControllers([A], direction: .forward, animated: false)
        - check A.parent == nil
      expect:
        - A.willMove(toParent: P)
        - B.willMove(toParent: P)
        - A.willMove(toParent: nil)
        - A.didMove(toParent: nil)
        - B.didMove(toParent: P)
      """
    #expect(try await differences(of: scenario) == [])
  }

  @Test(arguments: [
    """
    objects:
      W: UIWindow
      N: UINavigationController(rootViewController: R)
      R: UIViewController
      F1: UIViewController
      F2: UIViewController
      F3: UIViewController
      F4: UIViewController
      F5: UIViewController
    steps:
      - W.rootViewController = N
      - W.makeKeyAndVisible()
      - N.setViewControllers([F1, F2], animated: true)
      - settle
      - N.popToRootViewController(animated: true)
      - N.pushViewController(F3, animated: true)
      - N.setViewControllers([F4, F5], animated: false)
    """,
    """
    objects:
      W: UIWindow
      N: UINavigationController(rootViewController: R)
      R: UIViewController
      F1: UIViewController
      F2: UIViewController
      F3: UIViewController
      F4: UIViewController
    steps:
      - W.rootViewController = N
      - W.makeKeyAndVisible()
      - settle
      - N.pushViewController(F1, animated: true)
      - N.pushViewController(F2, animated: true)
      - N.setViewControllers([F3, F4], animated: false)
    """,
  ])
  @MainActor
  func `a stack that is set during a push is reported once, as overlapping`(
    body: String
  ) async throws {
    #expect(try await rules(of: "title: Overlapping\n\(body)\nexpect: []") == ["LC221", "LC404"])
  }

  @Test @MainActor func `a controller that only the scenario holds is not leaked`() async throws {
    let scenario = """
      title: A root that leaves a stack
      objects:
        W: UIWindow
        N: UINavigationController(rootViewController: R)
        R: UIViewController
        F: UIViewController
      steps:
        - W.rootViewController = N
        - W.makeKeyAndVisible()
        - settle
        - N.setViewControllers([F], animated: false)
        - advance 5s
      expect: []
      """
    #expect(try await rules(of: scenario) == [])
    let leak = scenario.replacing("- advance 5s", with: "- leak R\n  - advance 5s\n  - mark end")
    #expect(try await rules(of: leak) == ["LC701"])
  }

  /// The rules of the warnings and errors about a scenario's trace.
  @MainActor
  private func rules(of text: String) async throws -> [String] {
    let scenario = try Scenario(reading: Array(text.utf8))
    var reader = TraceReader(bytes: try await scenario.run().trace)
    return try analyze(&reader, options: .pedantic).rules
  }

  @MainActor
  private func differences(of text: String) async throws -> [String] {
    let scenario = try Scenario(reading: Array(text.utf8))
    let comparison = scenario.compare(try await scenario.run())
    return comparison.holds ? [] : comparison.lines
  }
}
