import HeadlessUIKit
import Scenarios
import Testing

struct `The shrinker of worlds` {
  @Test @MainActor func `a planted defect shrinks to a scenario of three lines`() async throws {
    // viewWillAppear is never recorded, as if the runtime omitted it.
    let small = try #require(Self.shrunk(omitting: "a"))
    #expect(small.size <= 3)
    let text = small.scenario(title: "A planted defect")
    let scenario = try Scenario(reading: Array(text.utf8))
    _ = try await scenario.run()
  }

  /// The first script that reveals a planted defect, shrunk.
  @MainActor
  private static func shrunk(omitting letter: Character) -> WorldScript? {
    for seed in stride(from: UInt64(4), to: 80, by: 4) {
      var generator = WorldGenerator(seed: seed)
      let script = generator.script(length: 40)
      guard script.run(omitting: letter).problems.contains(where: { $0.kind == .word }) else {
        continue
      }
      var shrinker = WorldShrinker()
      return shrinker.shrink(script) { shorter in
        shorter.run(omitting: letter).problems.contains { $0.kind == .word }
      }
    }
    return nil
  }

  @Test @MainActor func `every operation is written as valid lines of a scenario`() async throws {
    for seed in UInt64(1)...40 {
      var generator = WorldGenerator(seed: seed)
      let text = generator.script(length: 60).scenario(title: "seed \(seed)")
      #expect(throws: Never.self, "seed \(seed): \(text)") {
        try Scenario(reading: Array(text.utf8))
      }
    }
  }
}
