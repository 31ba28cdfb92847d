import Foundation

/// The length of tests that try many cases: mutants, damaged files, random pictures.
///
/// `.ci/long` sets the environment variable `LIFELINE_LONG`, with which every case is tried.
/// Otherwise such a test tries an even part of its cases, the same ones in each run.
package enum TestLength {
  /// Whether every case is tried.
  package static let isLong = ProcessInfo.processInfo.environment["LIFELINE_LONG"] != nil

  /// Returns each `step`th case from an offset on, or all cases of a long run.
  package static func each<Cases: Collection>(
    _ step: Int,
    of cases: Cases,
    from offset: Int = 0
  ) -> [Cases.Element] {
    guard !isLong else { return Array(cases) }
    return cases.enumerated().filter { $0.offset % step == offset % step }.map(\.element)
  }
}
