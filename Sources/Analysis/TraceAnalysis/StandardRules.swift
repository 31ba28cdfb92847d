public import Findings

// The parts of the API that use all rules.

extension RuleSelector {
  /// Reads a selector.
  ///
  /// - Parameter text: `LC204`, `did-disappear-repeated`, `LC2`, `LC` or `all`, in any case.
  /// - Throws: ``RuleSelectorError`` when it names no rule.
  public init(_ text: String) throws(RuleSelectorError) { try self.init(text, in: .standard) }
}

extension RuleSelectorError {
  /// How to correct the text: the nearest rule, or the command that lists all rules.
  public var help: String {
    guard let near = RuleRegistry.nearest(to: text) else {
      return "'lifeline rules' lists them; 'LC2' names all whose ids begin so"
    }
    return "did you mean \(near.id) \(near.name)? 'lifeline rules' lists all"
  }
}

extension RuleDescriptor {
  /// Returns the page of the rule as text for a terminal.
  public func explanation() -> String { RulePage(of: self, in: .standard).text }

  /// Returns the page of the rule as Markdown.
  public func markdown() -> String { RulePage(of: self, in: .standard).markdown }
}

extension ReportPolicy {
  /// The ids of the requested opt-in rules: selected by id, or given a severity.
  public var optIns: Set<RuleID> { optIns(in: .standard) }
}

extension FindingFilter {
  /// Creates a filter for one input.
  public init(policy: ReportPolicy, fileName: String) {
    self.init(policy: policy, fileName: fileName, registry: .standard)
  }
}

extension SARIFReport {
  /// Returns the document.
  ///
  /// - Parameters:
  ///   - inputs: The inputs, in the order of the command line.
  ///   - rules: The ids of the rules that are reported.
  ///   - version: The version of the command.
  ///   - pages: The address of the rules' pages; `nil` for no links.
  ///   - usesBaseline: Whether results state that they are new or known.
  /// - Returns: JSON with one rule and one result per line; the same inputs give the same bytes.
  public static func text(
    of inputs: [CheckedInput],
    rules: [RuleID],
    version: String,
    pages: PageAddress? = .published,
    usesBaseline: Bool = false
  ) -> String {
    text(
      of: inputs,
      rules: rules,
      registry: .standard,
      version: version,
      pages: pages,
      usesBaseline: usesBaseline
    )
  }
}
