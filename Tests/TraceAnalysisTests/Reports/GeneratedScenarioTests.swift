import Scenarios
import TestSupport
import Testing
import TraceAnalysis
import TraceFormat

/// Apps that change their containers from inside callbacks, without a mistake.
struct `Apps without a mistake` {
  /// Two animated changes of one stack overlap: a warning is right, an error or another rule is not.
  private static let overlaps: Set<String> = ["LC221", "LC404"]

  @Test(arguments: 0..<8) @MainActor
  func `have no errors when their callbacks change containers`(batch: Int) async throws {
    for seed in (batch * 50 + 1)...(batch * 50 + 50) {
      var generator = ContainerScenarioGenerator(seed: UInt64(seed))
      let text = generator.scenario()
      let found = try await rules(of: text).filter { !Self.overlaps.contains($0) }
      #expect(found == [], "seed \(seed):\n\(text)")
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
      steps:
        - N.setViewControllers([F2, F3], animated: false)
        - check F3.parent == nil
      expect:
        - R.willMove(toParent: nil)
        - R.didMove(toParent: nil)
        - F2.willMove(toParent: N)
        - F2.didMove(toParent: N)
      """
    #expect(try await rules(of: scenario) == [])
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
  }

  /// The rules of the warnings and errors about a scenario's trace.
  @MainActor
  private func rules(of text: String) async throws -> [String] {
    let scenario = try Scenario(reading: Array(text.utf8))
    var reader = TraceReader(bytes: try await scenario.run().trace)
    return try analyze(&reader).rules
  }

  @MainActor
  private func differences(of text: String) async throws -> [String] {
    let scenario = try Scenario(reading: Array(text.utf8))
    let comparison = scenario.compare(try await scenario.run())
    return comparison.holds ? [] : comparison.lines
  }
}
