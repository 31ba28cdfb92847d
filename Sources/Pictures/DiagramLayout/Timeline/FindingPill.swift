internal import Findings

/// The sign of a finding: a triangle with the rule's number and name in a rounded box.
enum FindingPill {
  /// The width around the text: insets, sign and gap.
  static let decoration = 5 + 9 + 4 + 6.0

  static func text(of finding: Finding) -> String {
    let name = finding.name.replacing("-", with: " ")
    return name.isEmpty ? finding.rule.text : "\(finding.rule) \(name)"
  }

  /// The tooltip of a finding.
  static func title(of finding: Finding) -> String {
    "\(finding.rule) \(finding.severity.rawValue): \(finding.message)"
  }

  /// The page of a finding's rule in a folder; `nil` without a folder.
  static func link(of finding: Finding, in rulePages: String?) -> String? {
    rulePages.map { "\($0)\(finding.rule)/README.md" }
  }

  /// The group around a pill, with tooltip and link.
  static func group(id: String, _ finding: Finding, rulePages: String?) -> SceneGroup {
    SceneGroup(
      id: id,
      role: .symbol,
      title: title(of: finding),
      link: link(of: finding, in: rulePages)
    )
  }

  static func width(of text: FittedText) -> Double { text.width + decoration }

  static func color(of severity: Severity) -> ColorToken {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info, .note: .note
    }
  }

  static func fill(of severity: Severity) -> ColorToken {
    switch severity {
    case .error: .errorFill
    case .warning: .warningFill
    case .info, .note: .noteFill
    }
  }

  /// Draws a pill at the top left corner of its box.
  static func draw(
    _ text: FittedText,
    _ severity: Severity,
    at corner: Point,
    in scene: inout Scene
  ) {
    let height = TimelineMetrics.pillHeight
    let color = color(of: severity)
    let box = Box(x: corner.x, y: corner.y, width: width(of: text), height: height)
    scene.add(
      SceneShape(
        .rectangle(box, radius: 3),
        fill: fill(of: severity),
        stroke: SceneShape.Stroke(color)
      )
    )
    scene.add(sign(severity, center: Point(corner.x + 9.5, corner.y + height / 2)))
    let baseline = corner.y + height / 2 + text.font.baselineBelowMiddle
    scene.add(text.line(at: Point(corner.x + 18, baseline), color: color))
  }

  /// The sign of a severity: a triangle for problems, a diamond for notes.
  static func sign(_ severity: Severity, center: Point) -> SceneShape {
    let (x, y) = (center.x, center.y)
    let points =
      severity >= .warning
      ? [Point(x, y - 4.5), Point(x + 4.5, y + 3.5), Point(x - 4.5, y + 3.5)]
      : [Point(x, y - 4), Point(x + 4, y), Point(x, y + 4), Point(x - 4, y)]
    return SceneShape(.polygon(points, closed: true), fill: color(of: severity))
  }
}
