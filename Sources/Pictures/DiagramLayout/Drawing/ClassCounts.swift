internal import TraceModel

/// Counts objects by class.
enum ClassCounts {
  private static let most = 3
  private static let longestName = 60

  /// The classes of some objects, the most frequent first, such as
  /// `120 CardView, 60 TagView, 7 of 2 other classes`; only the name of a single class; empty if
  /// there is none.
  static func phrase(_ subjects: [Subject]) -> String {
    var counts: [String: Int] = [:]
    for subject in subjects {
      counts[subject.className.isEmpty ? "unnamed" : subject.className, default: 0] += 1
    }
    let ordered = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    var parts = ordered.prefix(most).map { name, count in
      let short = name.count > longestName ? "\(name.prefix(longestName))…" : name
      return counts.count == 1 ? short : "\(count.grouped) \(short)"
    }
    let rest = ordered.dropFirst(most)
    if !rest.isEmpty {
      let count = rest.reduce(0) { $0 + $1.value }
      let noun = rest.count == 1 ? "class" : "classes"
      parts.append("\(count.grouped) of \(rest.count.grouped) other \(noun)")
    }
    return parts.joined(separator: ", ")
  }
}
