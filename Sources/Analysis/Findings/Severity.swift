/// How serious a finding is.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  /// A remark that needs no action.
  case note
  /// Useful to know, but not a mistake.
  case info
  /// Probably a mistake.
  case warning
  /// A mistake.
  case error

  private var weight: Int {
    switch self {
    case .note: 0
    case .info: 1
    case .warning: 2
    case .error: 3
    }
  }

  /// Orders by seriousness.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.weight < right.weight
  }
}
