import AnalysisEngine
import Findings
import TraceModel

/// Reports a callback that is not expected in the state of its object.
struct UnexpectedCallback: CellRule {
  let descriptor: RuleDescriptor
  let restsOnOrder: Bool
  /// What the message states after the callback.
  private let predicate: String
  /// The class of UIKit whose controllers are not reported.
  private let exemptClass: String?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor.
  ///   - predicate: What the message states after the callback.
  ///   - restsOnOrder: Whether a lost event may be the reason of a finding.
  ///   - exemptClass: The class of UIKit whose controllers are not reported.
  init(
    _ descriptor: RuleDescriptor,
    _ predicate: String,
    restsOnOrder: Bool = false,
    exceptIn exemptClass: String? = nil
  ) {
    self.descriptor = descriptor
    self.predicate = predicate
    self.restsOnOrder = restsOnOrder
    self.exemptClass = exemptClass
  }

  func message(_ violation: Violation, in state: AnalysisState) -> String? {
    if let exemptClass, state.className(slot: violation.event.slot) == exemptClass { return nil }
    return "\(violation.event.name.knownText) \(predicate)"
  }
}
