public import Findings
public import TraceModel

/// A trace of a page with its findings.
public struct PagedTrace: Sendable {
  public var trace: Trace
  /// The findings of the analyzer about the trace.
  public var findings: [Finding]
  /// The name for the reader of the page, such as that of the file or the test; may be empty.
  public var name: String

  /// Creates a trace of a page.
  public init(_ trace: Trace, findings: [Finding], name: String = "") {
    self.trace = trace
    self.findings = findings
    self.name = name
  }
}
