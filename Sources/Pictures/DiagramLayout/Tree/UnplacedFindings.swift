internal import Findings
internal import TraceModel

/// The findings about objects without a card, in rows: pills with the names of the objects.
struct UnplacedFindings {
  private struct Entry {
    var pill: FittedText
    var name: FittedText
    var finding: Finding

    var width: Double { FindingPill.width(of: pill) + 6 + name.width }
  }

  private let entries: [Entry]
  private let heading: FittedText
  /// The number of findings without an entry; `nil` if all have one.
  private let rest: FittedText?

  private static let rowHeight = 20.0
  private static let gap = 20.0
  private static let widest = 900.0
  /// Further findings are only counted, so that the list does not become longer than the tree.
  private static let mostEntries = 200

  init(_ findings: [Finding], fitter: TextFitter) {
    heading = fitter.whole("Found elsewhere", .name)
    let more = findings.count - Self.mostEntries
    rest = more > 0 ? fitter.whole("and \(more.counted("more finding"))", .note) : nil
    entries = findings.prefix(Self.mostEntries).map { finding in
      let name = finding.subject == .none ? "the trace" : finding.object.text
      return Entry(
        pill: fitter.fit(FindingPill.text(of: finding), .pill, into: 260),
        name: fitter.fit(name, .note, into: 220),
        finding: finding
      )
    }
  }

  /// Draws the findings below a point and returns their right and lower end.
  func draw(at corner: Point, rulePages: String?, in scene: inout Scene) -> Point {
    guard !entries.isEmpty else { return corner }
    let group = SceneGroup(id: "findings", role: .section, title: heading.string)
    var right = corner.x + heading.width
    var (x, y) = (corner.x, corner.y + 24)
    scene.group(group) { scene in
      scene.add(heading.line(at: Point(corner.x, corner.y + 10), color: .dimText))
      for (index, entry) in entries.enumerated() {
        if x > corner.x, x + entry.width > corner.x + Self.widest {
          x = corner.x
          y += Self.rowHeight
        }
        draw(entry, index, at: Point(x, y), rulePages, in: &scene)
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
    _ index: Int,
    at corner: Point,
    _ rulePages: String?,
    in scene: inout Scene
  ) {
    let finding = entry.finding
    let group = FindingPill.group(id: "finding-\(index)", finding, rulePages: rulePages)
    scene.group(group) { scene in
      FindingPill.draw(entry.pill, finding.severity, at: corner, in: &scene)
      let x = corner.x + FindingPill.width(of: entry.pill) + 6
      let middle = corner.y + TimelineMetrics.pillHeight / 2
      let origin = Point(x, middle + entry.name.font.baselineBelowMiddle)
      scene.add(entry.name.line(at: origin, color: .dimText))
    }
  }
}
