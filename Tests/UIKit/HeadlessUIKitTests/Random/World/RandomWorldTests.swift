import Foundation
import HeadlessUIKit
import TestSupport
import Testing

/// Runs random worlds from seeds; `.ci/fuzz` runs many more.
struct `Random worlds` {
  @Test(arguments: TestLength.each(2, of: 0..<40)) @MainActor
  func `random worlds are consistent, legal or warned about, and leak nothing`(batch: Int) {
    let first = UInt64(batch * 20 + 1)
    var fuzz = WorldFuzz()
    fuzz.run(seeds: first..<first + 20)
    #expect(fuzz.failures.isEmpty, "seeds from \(first): \(fuzz.failures.joined(separator: "\n"))")
  }

  /// Runs the number of sequences that the environment sets.
  @Test(.enabled(if: WorldSetting.count > 0)) @MainActor
  func `a long run of random worlds has no failures`() {
    var fuzz = WorldFuzz()
    let first = WorldSetting.first
    for start in stride(from: first, to: first + WorldSetting.count, by: 100) {
      let end = min(start + 100, first + WorldSetting.count)
      let known = fuzz.failures.count
      fuzz.run(seeds: start..<end)
      say("seeds \(start)..<\(end): \(fuzz.operations) operations in all")
      for failure in fuzz.failures[known...] { say(failure) }
    }
    print(
      "\(fuzz.sequences) sequences, \(fuzz.operations) operations, \(fuzz.failures.count) failed"
    )
    #expect(fuzz.failures.isEmpty)
  }

  /// Prints immediately, so that the progress is known after a crash.
  private func say(_ text: String) { FileHandle.standardError.write(Data("\(text)\n".utf8)) }
}

/// The settings of the long run in the environment.
enum WorldSetting {
  /// The number of sequences.
  static var count: UInt64 { number("LIFELINE_FUZZ") ?? 0 }
  /// The first seed.
  static var first: UInt64 { number("LIFELINE_FUZZ_FROM") ?? 1 }

  private static func number(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }
}
