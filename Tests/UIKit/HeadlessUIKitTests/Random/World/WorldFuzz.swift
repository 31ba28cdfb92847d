import Foundation
import HeadlessUIKit

/// Runs scripts one after the other and counts their operations and failures.
@MainActor
struct WorldFuzz {
  private(set) var sequences = 0
  private(set) var operations = 0
  private(set) var failures: [String] = []

  /// Runs the scripts of some seeds; a failing script is shrunk to a scenario.
  mutating func run(seeds: some Sequence<UInt64>) {
    for seed in seeds {
      var generator = WorldGenerator(seed: seed)
      let script = generator.script(length: 20 + Int(seed / 4 % 50))
      let outcome = script.run()
      sequences += 1
      operations += outcome.operations
      guard let problem = outcome.problems.first else { continue }
      failures.append(Self.report(seed, script, problem))
    }
  }

  private static func report(
    _ seed: UInt64,
    _ script: WorldScript,
    _ problem: WorldProblem
  ) -> String {
    var shrinker = WorldShrinker()
    let small = shrinker.shrink(script) { shorter in
      shorter.run().problems.contains { $0.kind == problem.kind }
    }
    let outcome = small.run()
    let texts = outcome.problems.map(\.description).joined(separator: "; ")
    return "seed \(seed): \(texts)\n\(small.scenario(title: "Seed \(seed): \(texts)"))"
  }
}
