import Scenarios
import Testing

/// A word of the scenario grammar, with an expectation that holds and one that does not.
struct Word: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let objects: String
  var hooks: String?
  let steps: String
  let holds: String
  let differs: String

  init(
    _ name: String,
    objects: String = "",
    hooks: String? = nil,
    steps: String,
    holds: String,
    differs: String
  ) {
    testDescription = name
    self.objects = "W: UIWindow\nA: UIViewController\nB: UIViewController\n" + objects
    self.hooks = hooks
    self.steps = steps
    self.holds = holds
    self.differs = differs
  }

  /// Runs the steps and compares the result with an expectation.
  @MainActor
  func compare(_ expect: String) async throws -> Comparison {
    let text = scenario(objects: objects, hooks: hooks, steps: steps, expect: expect)
    let scenario = try read(text).get()
    return scenario.compare(try await scenario.run())
  }
}
