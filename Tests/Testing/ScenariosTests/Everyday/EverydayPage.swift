import TestSupport

/// The page `traces/uikit/OBSERVATIONS.md`.
struct EverydayPage {
  let observations: [EverydayObservation]
  let markers: ObservationMarkers
  let reasons: [String: EverydayReason]

  init() throws {
    observations = try EverydayObservation.all()
    markers = try EverydayObservation.markers()
    reasons = Dictionary(try EverydayReason.all().map { ($0.id, $0) }) { first, _ in first }
  }

  /// The observations that a test holds.
  var holding: Int { observations.count { markers.tests[$0.id] != nil } }

  /// The observations without a test and without a reason.
  var open: [String] {
    observations.map(\.id).filter { markers.tests[$0] == nil && reasons[$0] == nil }
  }

  var text: String {
    func count(_ kind: EverydayReason.Kind) -> Int {
      observations.count { markers.tests[$0.id] == nil && reasons[$0.id]?.kind == kind }
    }
    var lines = [
      "# Observations of UIKit's everyday classes",
      "",
      "What people have published about tables, collections, touches, the keyboard, controls and",
      "containers, and the test that holds each observation in `HeadlessUIKit`. No Apple hardware was",
      "available: an observation is as reliable as its source. This page is generated from",
      "[observations.json](observations.json), from the files of [observations](observations), which",
      "have the sources, the versions and the predictions of all rows below, from the comments",
      "`// observation: <id>` of the tests, and from [not-reproduced.yml](not-reproduced.yml). The",
      "observations of view controllers are [scenario files](../scenarios/README.md).",
      "[first-runs.md](first-runs.md) has the figures before anyone worked on them, and the pages in",
      "[areas](areas) say what UIKit asks and calls.",
      "",
      "| | |", "|---|---:|",
      "| observations | \(observations.count) |",
      "| hold | \(holding) |",
      "| differ, with a reason | \(count(.differs)) |",
      "| nothing to run here, with a reason | \(count(.notRunnable)) |",
      "| without a test | \(open.count) |",
    ]
    var area = ""
    let sorted = observations.sorted {
      ($0.area, $0.ask == nil ? 0 : 1, $0.id) < ($1.area, $1.ask == nil ? 0 : 1, $1.id)
    }
    var isInTable = false
    for observation in sorted {
      if observation.area != area {
        area = observation.area
        isInTable = false
        lines += ["", "## \(area.prefix(1).uppercased())\(area.dropFirst())"]
      }
      if let ask = observation.ask {
        if !isInTable {
          lines += ["", "| observation | what UIKit does | result |", "|---|---|---|"]
        }
        isInTable = true
        lines.append(
          "| \(observation.id)<br>\(observation.version), \(observation.certainty ?? "") | \(ask) "
            + "| \(verdict(of: observation)) |"
        )
        continue
      }
      lines += [
        "", "**\(observation.id)** (\(observation.version))  ", "\(observation.setup)  ",
        observation.steps.map { "`\($0)`" }.joined(separator: ", ") + "  ",
      ]
      if !observation.expected.isEmpty {
        lines.append("→ " + observation.expected.map { "`\($0)`" }.joined(separator: ", ") + "  ")
      }
      lines += ["Source: \(observation.source)  ", verdict(of: observation)]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func verdict(of observation: EverydayObservation) -> String {
    if let tests = markers.tests[observation.id] {
      let links = tests.sorted().map { "[“\($0.name)”](../../Tests/\($0.file))" }
      return "Holds: \(links.joined(separator: "; "))"
    }
    switch reasons[observation.id] {
    case let reason? where reason.kind == .differs: return "Differs: \(reason.text)"
    case let reason?: return "Not run: \(reason.text)"
    case nil: return "Without a test."
    }
  }
}
