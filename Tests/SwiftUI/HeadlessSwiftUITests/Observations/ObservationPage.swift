import TestSupport

/// The page `traces/swiftui/OBSERVATIONS.md`.
struct ObservationPage {
  private let observations: [PublishedObservation]
  private let markers: ObservationMarkers
  private let facts: ObservationMarkers

  init(
    observations: [PublishedObservation],
    markers: ObservationMarkers,
    facts: ObservationMarkers
  ) {
    self.observations = observations
    self.markers = markers
    self.facts = facts
  }

  var text: String {
    var lines = [
      "# Observations of SwiftUI",
      "",
      "What people have published about the order of SwiftUI's callbacks, about identity and state,",
      "and the test that holds each observation in `HeadlessSwiftUI`. No Apple hardware was",
      "available: a statement is as reliable as its source. This page is generated from",
      "`traces/swiftui/observations.json` and from the comments of the tests.",
      "",
    ]
    lines += counts
    for area in areas {
      lines += ["", "## \(Self.titles[area] ?? area)"]
      for observation in observations where observation.area == area {
        lines += ["", "**\(observation.id)** (\(observation.version))  "]
        lines.append(observation.statement + "  ")
        lines.append("Source: \(observation.source)  ")
        lines.append(verdict(of: observation))
      }
    }
    lines += [
      "", "## Facts", "", "Behavior that public test suites assert, and the tests that hold it.",
      "",
    ]
    for (id, tests) in facts.tests.sorted(by: { $0.key < $1.key }) {
      lines.append("- \(id): \(Self.text(of: tests))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var counts: [String] {
    func count(_ verdict: PublishedObservation.Verdict) -> Int {
      observations.count { $0.verdict == verdict }
    }
    return [
      "| | |", "|---|---:|",
      "| observations | \(observations.count) |",
      "| hold | \(count(.holds)) |",
      "| differ, with a reason | \(count(.differs)) |",
      "| defects of single versions, not imitated | \(count(.defect)) |",
      "| nothing to run here, with a reason | \(count(.notRunnable)) |",
    ]
  }

  private var areas: [String] {
    var areas: [String] = []
    for observation in observations where !areas.contains(observation.area) {
      areas.append(observation.area)
    }
    return areas
  }

  private static let titles = [
    "order": "Order", "body": "Bodies", "state": "State", "identity": "Identity",
    "container": "Containers", "onchange": "onChange", "task": "Tasks",
    "preference": "Preferences", "environment": "Environment", "scene": "Scenes",
    "representable": "Representables", "hosting": "Hosting", "nav": "Navigation",
    "modal": "Presentations", "tab": "Tabs", "bug": "Defects of single versions",
    "inspect": "Inspection",
  ]

  private func verdict(of observation: PublishedObservation) -> String {
    switch observation.verdict {
    case .holds: "Holds: \(Self.text(of: markers.tests[observation.id] ?? []))"
    case .differs: "Differs: \(observation.reason ?? "")"
    case .defect: "Not imitated: \(observation.reason ?? "")"
    case .notRunnable: "Not run: \(observation.reason ?? "")"
    }
  }

  private static func text(of tests: Set<ObservationMarkers.Test>) -> String {
    tests.sorted().map { "“\($0.name)”" }.joined(separator: "; ")
  }
}
