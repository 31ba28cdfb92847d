import Foundation
import TestSupport

/// A published observation of SwiftUI's behavior, from `traces/swiftui/observations.json`.
///
/// A comment `// Observation: <id>` above a test states that the test holds the observation.
struct PublishedObservation: Decodable {
  /// What the runtime does about an observation.
  enum Verdict: String, Decodable {
    /// A test holds the observation.
    case holds
    /// The runtime behaves differently, for a reason.
    case differs
    /// A defect of single versions, which is not imitated.
    case defect
    /// There is nothing to run here, for a reason.
    case notRunnable
  }

  let id: String
  /// What the observation is about, such as `task`.
  let area: String
  /// The versions of the systems.
  let version: String
  let source: String
  let statement: String
  let verdict: Verdict
  /// Why no test holds the observation.
  let reason: String?

  /// All observations, by area.
  static func all() throws -> [PublishedObservation] {
    let file = Repository.url("traces/swiftui/observations.json")
    return try JSONDecoder().decode([PublishedObservation].self, from: Data(contentsOf: file))
  }
}
