import Findings
public import Testing
public import TraceAnalysis

extension RuleDescriptor: CustomTestStringConvertible {
  /// The id and name of the rule, as the argument of a test is displayed.
  public var testDescription: String { "\(id) \(name)" }
}
