extension RuleDescriptor {
  /// Returns the page of the rule as text for a terminal.
  public func explanation() -> String { RulePage(of: self).text }

  /// Returns the page of the rule as Markdown.
  public func markdown() -> String { RulePage(of: self).markdown }
}
