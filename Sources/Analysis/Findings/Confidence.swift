/// How certain a finding is.
public enum Confidence: String, Sendable, CaseIterable, Comparable {
  /// A heuristic, or a subject that several objects may share.
  case low
  /// The finding depends on one assumption.
  case medium
  /// The events prove the finding.
  case high

  private var weight: Int {
    switch self {
    case .low: 0
    case .medium: 1
    case .high: 2
    }
  }

  /// Orders by certainty.
  public static func < (left: Confidence, right: Confidence) -> Bool {
    left.weight < right.weight
  }
}
