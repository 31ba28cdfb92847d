package import AnalysisEngine
import Findings

/// The page of a rule: sections with fixed headings, as text for a terminal and as Markdown.
package struct RulePage {
  /// A part of a section.
  enum Block {
    /// Sentences, wrapped in text.
    case paragraph(String)
    /// One entry a line.
    case list([String])
    /// Lines that keep their breaks.
    case code([String], language: String)
  }

  /// A heading with its blocks.
  struct Section {
    var heading: String
    var blocks: [Block]
  }

  private let title: String
  private let sections: [Section]

  /// Creates the page of a rule; sections without content are left out.
  package init(of rule: RuleDescriptor, in registry: RuleRegistry) {
    title = "\(rule.id) \(rule.name)"
    sections = [
      Section(
        heading: "What it reports",
        blocks: [.paragraph(rule.summary), Self.facts(of: rule)]
      ),
      Section(heading: "Why it matters", blocks: [.paragraph(rule.rationale)]),
      Section(heading: "Wrong", blocks: [Self.code(of: rule.wrong)]),
      Section(heading: "Right", blocks: [Self.code(of: rule.right)]),
      Section(heading: "What to do", blocks: [.paragraph(Self.sentence(rule.help))]),
      Section(heading: "States", blocks: Self.states(of: rule)),
      Section(heading: "Known exceptions", blocks: [.list(rule.exceptions)]),
      Section(heading: "May follow from", blocks: [.list(Self.causes(of: rule, in: registry))]),
      Section(heading: "Sources", blocks: [.list(rule.sources)]),
      Section(heading: "Seen in published code", blocks: [.paragraph(rule.published)]),
      Section(heading: "How to silence it", blocks: Self.silencing(rule)),
    ]
    .filter { $0.blocks.contains { !$0.isEmpty } }
  }

  /// The page for a terminal, at most 90 columns wide where its words allow it.
  package var text: String {
    var lines = [title]
    for section in sections {
      lines += ["", section.heading]
      for block in section.blocks where !block.isEmpty { lines += block.textLines }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page as Markdown.
  package var markdown: String {
    var text = "# \(title)\n"
    for section in sections {
      text += "\n## \(section.heading)\n"
      for block in section.blocks where !block.isEmpty { text += "\n\(block.markdown)\n" }
    }
    return text
  }

  /// Returns a text that starts in lower case as a sentence.
  private static func sentence(_ text: String) -> String {
    text.isEmpty ? "" : text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  private static func code(of example: RuleExample) -> Block {
    let lines = example.text.split(separator: "\n", omittingEmptySubsequences: false)
    return .code(lines.map(String.init), language: example.language)
  }

  private static func facts(of rule: RuleDescriptor) -> Block {
    let evidence = rule.evidence.map(\.rawValue).joined(separator: ", ")
    let wrong = rule.wrong.inputDescription
    let right = rule.right.inputDescription
    return .code(
      [
        "severity    \(rule.severity.rawValue)",
        "confidence  \(rule.confidence.rawValue)",
        "evidence    \(evidence)",
        "examples    \(wrong == right ? wrong : "\(wrong); \(right)")",
        "since       \(rule.since)",
      ],
      language: "text"
    )
  }

  private static func states(of rule: RuleDescriptor) -> [Block] {
    let regions = [Region.appearance, .load, .containment]
    return regions.filter { $0.rules.contains(rule.id) }.flatMap { region -> [Block] in
      [
        .paragraph("\(region.title): ▸ marks this rule, → leads to the next state."),
        .code(region.diagram(marking: rule.id), language: "text"),
      ]
    }
  }

  private static func causes(of rule: RuleDescriptor, in registry: RuleRegistry) -> [String] {
    rule.mayFollowFrom.compactMap { registry.rule($0.rule) }
      .map { "\($0.id) \($0.name)" }
  }

  private static func silencing(_ rule: RuleDescriptor) -> [Block] {
    let id = rule.id
    let reason =
      rule.published.isEmpty
      ? "Its mistake is not known from published code, so the rule" : "The rule"
    let optIn = "\(reason) is off unless --pedantic, --select \(id) or .lifeline.yml enables it."
    return [
      .paragraph(rule.isOptIn ? optIn : ""),
      .code(
        [
          "once             lifeline check FILE --ignore \(id)",
          "in .lifeline.yml severities: { \(id): off }",
          "                 ignore: [{ rule: \(id), class: MyViewController, reason: … }]",
          "in a recording   app.suppress(\"\(id)\", for: controller, reason: \"…\")",
        ],
        language: "text"
      ),
    ]
  }
}

extension RulePage.Block {
  /// Whether the block has no text.
  var isEmpty: Bool {
    switch self {
    case .paragraph(let text): text.isEmpty
    case .list(let entries): entries.isEmpty
    case .code(let lines, _): lines.isEmpty
    }
  }

  fileprivate var textLines: [String] {
    switch self {
    case .paragraph(let text): Self.wrap(text)
    case .list(let entries): entries.flatMap(Self.wrap)
    case .code(let lines, _): lines.map { $0.isEmpty ? "" : "  " + $0 }
    }
  }

  fileprivate var markdown: String {
    switch self {
    case .paragraph(let text): text
    case .list(let entries): entries.map { "- " + $0 }.joined(separator: "\n")
    case .code(let lines, let language):
      "```\(language)\n" + lines.joined(separator: "\n") + "\n```"
    }
  }

  private static func wrap(_ text: String) -> [String] {
    var lines: [String] = []
    var line = " "
    for word in text.split(separator: " ") {
      if line.count > 1, line.count + 1 + word.count > 90 {
        lines.append(line)
        line = " "
      }
      line += " " + word
    }
    return lines + [line]
  }
}
