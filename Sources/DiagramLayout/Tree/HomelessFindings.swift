internal import TraceAnalysis
internal import TraceModel

/// The findings about objects that have no card: each as its pill with the object's name, in rows.
struct HomelessFindings {
  private struct Entry {
    var pill: FittedText
    var name: FittedText
    var finding: Finding

    var width: Double { FindingPill.width(of: pill) + 6 + name.width }
  }

  private let entries: [Entry]
  private let heading: FittedText

  private static let rowHeight = 20.0
  private static let gap = 20.0
  private static let widest = 900.0

  init(_ findings: [Finding], fitter: TextFitter) {
    heading = fitter.whole("Found elsewhere", .name)
    entries = findings.map { finding in
      let name = finding.subject == .none ? "the trace" : finding.subjectName
      let number = finding.subject == .none ? "" : "#\(finding.subject.number)"
      return Entry(
        pill: fitter.fit(FindingPill.text(of: finding), .pill, into: 260),
        name: fitter.fit(name.isEmpty ? number : name, .note, into: 220),
        finding: finding
      )
    }
  }

  /// Draws the findings below a place and returns their right and lower end.
  func draw(at corner: Point, rulePages: String?, in scene: inout Scene) -> Point {
    guard !entries.isEmpty else { return corner }
    let group = SceneGroup(id: "findings", role: .section, title: heading.string)
    var right = corner.x + heading.width
    var (x, y) = (corner.x, corner.y + 24)
    scene.group(group) { scene in
      scene.add(heading.line(at: Point(corner.x, corner.y + 10), color: .dimText))
      for (place, entry) in entries.enumerated() {
        if x > corner.x, x + entry.width > corner.x + Self.widest {
          x = corner.x
          y += Self.rowHeight
        }
        draw(entry, place, at: Point(x, y), rulePages, in: &scene)
        right = max(right, x + entry.width)
        x += entry.width + Self.gap
      }
    }
    return Point(right, y + Self.rowHeight)
  }

  private func draw(
    _ entry: Entry,
    _ place: Int,
    at corner: Point,
    _ rulePages: String?,
    in scene: inout Scene
  ) {
    let finding = entry.finding
    var group = SceneGroup(id: "finding-\(place)", role: .symbol)
    group.title = "\(finding.rule) \(finding.severity.rawValue): \(finding.message)"
    group.link = rulePages.map { "\($0)\(finding.rule)/README.md" }
    scene.group(group) { scene in
      FindingPill.draw(entry.pill, finding.severity, at: corner, in: &scene)
      let x = corner.x + FindingPill.width(of: entry.pill) + 6
      let middle = corner.y + TimelineMetrics.pillHeight / 2
      let origin = Point(x, middle + entry.name.font.baselineBelowMiddle)
      scene.add(entry.name.line(at: origin, color: .dimText))
    }
  }
}
