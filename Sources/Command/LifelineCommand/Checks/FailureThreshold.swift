package import Findings

/// The minimum severity of the findings that make the exit status 1.
package enum FailureThreshold: String, CaseIterable, Sendable {
  case error
  case warning
  case info
  case note
  case never

  /// The severity; `nil` for ``never``.
  package var severity: Severity? { Severity(rawValue: rawValue) }
}
