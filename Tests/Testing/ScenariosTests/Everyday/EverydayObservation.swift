import Foundation
import TestSupport

/// A published observation of UIKit's everyday classes, from `traces/uikit/observations.json` and the
/// files of `traces/uikit/observations`.
///
/// A comment `// observation: <id>` above a test states that the test holds the observation.
struct EverydayObservation: Decodable {
  let id: String
  /// What the observation is about, such as `table`.
  let area: String
  /// The versions of the systems.
  let version: String
  let source: String
  let setup: String
  let steps: [String]
  /// What was observed, in order.
  let expected: [String]
  /// What the observation says, in one sentence.
  let ask: String?
  /// How far the source is to be trusted: `high`, `medium` or `low`.
  let certainty: String?

  /// All observations, by area.
  static func all() throws -> [EverydayObservation] {
    let folder = Repository.url("traces/uikit/observations")
    let areas = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    return try ([Repository.url("traces/uikit/observations.json")] + areas).flatMap { file in
      try JSONDecoder().decode([EverydayObservation].self, from: Data(contentsOf: file))
    }
  }

  /// The tests that hold observations.
  static func markers() throws -> ObservationMarkers {
    let ids = Set(try all().map(\.id))
    return try ObservationMarkers(["observation:"]) { ids.contains($0) }
  }
}

/// Why no test holds an observation, from `traces/uikit/not-reproduced.yml`.
struct EverydayReason {
  /// Whether there is nothing that could run here, or the runtime behaves differently.
  enum Kind: String {
    case differs
    case notRunnable
  }

  let id: String
  let kind: Kind
  let text: String

  /// All reasons: entries of an `id:` and one other key, each on a line of its own.
  static func all() throws -> [EverydayReason] {
    let file = Repository.url("traces/uikit/not-reproduced.yml")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    var reasons: [EverydayReason] = []
    var id = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.drop { " -".contains($0) }.split(separator: ": ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      if parts[0] == "id" {
        id = String(parts[1])
      } else if let kind = Kind(rawValue: String(parts[0])) {
        let text = parts[1].trimmingPrefix("\"")
        reasons.append(
          EverydayReason(
            id: id,
            kind: kind,
            text: String(text.hasSuffix("\"") ? text.dropLast() : text[...])
          )
        )
      }
    }
    return reasons
  }
}
