internal import Findings
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
  /// How many findings have no entry; `nil` when all have one.
  private let rest: FittedText?

  private static let rowHeight = 20.0
  private static let gap = 20.0
  private static let widest = 900.0
  /// More findings than these are counted: a picture of the objects without cards would be longer
  /// than that of the cards.
  private static let mostEntries = 200

  init(_ findings: [Finding], fitter: TextFitter) {
    heading = fitter.whole("Found elsewhere", .name)
    let more = findings.count - Self.mostEntries
    rest = more > 0 ? fitter.whole("and \(Count.phrase(more, "more finding"))", .note) : nil
    entries = findings.prefix(Self.mostEntries).map { finding in
      let name = finding.subject == .none ? "the trace" : finding.object.text
      return Entry(
        pill: fitter.fit(FindingPill.text(of: finding), .pill, into: 260),
        name: fitter.fit(name, .note, into: 220),
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
      guard let rest else { return }
      y += Self.rowHeight
      let baseline = y + TimelineMetrics.pillHeight / 2 + rest.font.baselineBelowMiddle
      scene.add(rest.line(at: Point(corner.x, baseline), color: .dimText))
      right = max(right, corner.x + rest.width)
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
