package import Findings
package import LogImport
package import TraceAnalysis
package import TraceModel

/// A trace in memory, with the report of its check.
package struct CheckedTrace {
  package let trace: Trace
  /// The report of the check.
  package let report: AnalysisReport
  package let format: InputFormat

  /// The findings of the check.
  package var findings: [Finding] { report.findings }
}
