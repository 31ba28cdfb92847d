/// A published observation of SwiftUI's behavior.
///
/// A comment `// Observation: <id>` above a test states that the test holds the observation.
struct PublishedObservation {
  /// What the runtime does about an observation that no test holds.
  enum Verdict {
    /// A test holds the observation.
    case holds
    /// The runtime behaves differently, for a reason.
    case differs(String)
    /// A defect of one version, which is not imitated.
    case defect(String)
    /// There is nothing to run here, for a reason.
    case notRunnable(String)

    /// The reason; `nil` for observations that hold.
    var reason: String? {
      switch self {
      case .holds: nil
      case .differs(let reason), .defect(let reason), .notRunnable(let reason): reason
      }
    }
  }

  let id: String
  /// What the observation is about, such as `task`.
  let area: String
  /// The versions of the systems.
  let version: String
  let source: String
  let statement: String
  let verdict: Verdict

  init(
    _ id: String,
    area: String,
    version: String,
    source: String,
    statement: String,
    verdict: Verdict = .holds
  ) {
    self.id = id
    self.area = area
    self.version = version
    self.source = source
    self.statement = statement
    self.verdict = verdict
  }

  /// All observations, by area.
  static var all: [PublishedObservation] { views + actions + screens + defects }
}
