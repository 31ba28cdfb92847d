import ScenarioCorpus
import Scenarios
import TestSupport
import TraceFormat
import TraceModel
import Testing

struct `A run of a scenario` {
  private static let push = "nav/pop-parent-callbacks-neuburg-ios6.yml"

  @Test @MainActor func `two runs of a scenario give the same bytes`() async throws {
    let scenario = try Corpus.scenario(Self.push)
    #expect(try await scenario.run().trace == scenario.run().trace)
  }

  @Test @MainActor func `200 concurrent runs of scenarios give the same bytes as single runs`()
    async throws
  {
    let paths = Corpus.paths.filter { (try? Corpus.scenario($0).waitsFor) == [] }
    try await withThrowingTaskGroup(of: (String, [UInt8]).self) { group in
      for number in 0..<200 {
        let path = paths[number % paths.count]
        group.addTask { (path, try await Corpus.scenario(path).run().trace) }
      }
      for try await (path, trace) in group {
        #expect(trace == (try await Corpus.result(of: path)).trace, "\(path)")
      }
    }
  }

  @Test(arguments: ["T.tapTab(at: 2)", "T.selectedIndex = 2"])
  @MainActor func `a step that selects a missing tab fails with a message`(
    step: String
  ) async throws {
    let text = scenario(
      objects: "T: UITabBarController(viewControllers: [A, B])\nA: UIViewController\n"
        + "B: UIViewController",
      steps: "- \(step)"
    )
    let scenario = try read(text).get()
    let error = await #expect(throws: ScenarioError.self) { try await scenario.run() }
    #expect(error?.code == .badArgument)
    #expect(error?.message == "there is no tab 2: the tab bar has 2 tabs")
  }

  @Test @MainActor func `objects are recorded with the names of the scenario`() async throws {
    let text = scenario(
      objects: "A: UIViewController\nB: { class: UIViewController }".replacing(
        "{ class: UIViewController }",
        with: "\n  class: UIViewController\n  shownAs: DetailViewController"
      ),
      steps: "- A.view\n- B.view"
    )
    let trace = try await read(text).get().run().trace
    var reader = TraceReader(bytes: trace)
    let subjects = try Trace(reading: &reader).subjects.map(\.displayName)
    #expect(subjects.contains("A#1"))
    #expect(subjects.contains("DetailViewController#3"))
  }

  @Test @MainActor func `a run follows the given version of UIKit`() async throws {
    let scenario = try Corpus.scenario(Self.push)
    let trace = String(
      decoding: try await scenario.run(behavior: BehaviorVersion(major: 17)).trace,
      as: UTF8.self
    )
    #expect(trace.contains("iOS 17"))
  }

  @Test @MainActor func `a path through nil fails with its line`() async throws {
    let scenario = try read(scenario(steps: "- A.view.superview.removeFromSuperview()")).get()
    let error = await #expect(throws: ScenarioError.self) { try await scenario.run() }
    #expect(
      error?.text(path: "x.yml") == """
        x.yml:5:5: error: 'A.view.superview' has no value: 'superview' is nil here [nil-object]
        help: check the steps before it, or read it later
        """
    )
  }
}
