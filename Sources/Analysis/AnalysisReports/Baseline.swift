public import AnalysisEngine
public import Findings
import TraceModel

/// The number of known findings of each kind, which are not reported again.
///
/// A kind is a rule, a class and a callback, without lines, times and numbers of objects,
/// so that a trace that is recorded again matches the earlier baseline.
public struct Baseline: Hashable, Sendable {
  /// The number of known findings of each kind, at least 1.
  public private(set) var counts: [Finding.Key: Int] = [:]
  /// The source of the known findings: a baseline, or the report of an earlier check.
  public var origin = SuppressedFinding.Origin.baseline

  /// The version of the files that ``json`` writes.
  ///
  /// Version 1 gave an object without a class the class `controller`, `view` or `object`.
  public static let version = 2

  /// Creates an empty baseline, in which no finding is known.
  public init() {}

  /// Adds findings of a kind.
  public mutating func add(_ key: Finding.Key, count: Int = 1) {
    guard count > 0 else { return }
    let (sum, overflow) = counts[key, default: 0].addingReportingOverflow(count)
    counts[key] = overflow ? .max : sum
  }

  /// Removes one known finding.
  ///
  /// - Returns: Whether a known finding was left.
  public mutating func use(_ key: Finding.Key) -> Bool {
    guard let count = counts[key] else { return false }
    counts[key] = count > 1 ? count - 1 : nil
    return true
  }

  /// Returns the part of the baseline that still occurs: the smaller count of each kind.
  public func pruned(to current: Baseline) -> Baseline {
    var result = Baseline()
    for (key, count) in counts { result.add(key, count: min(count, current.counts[key] ?? 0)) }
    return result
  }

  /// The number of known findings.
  public var total: Int {
    counts.values.reduce(0) { sum, count in
      let (result, overflow) = sum.addingReportingOverflow(count)
      return overflow ? .max : result
    }
  }

  /// The file: JSON with one kind per line, ordered by rule, class and callback.
  public var json: String {
    var json = JSONText()
    json.object { json in
      json.lineBreak()
      json.member("schema", "lifeline-baseline")
      json.member("version", Self.version)
      json.lineBreak()
      json.array("findings") { json in
        for key in counts.keys.sorted() {
          json.lineBreak()
          json.object { json in
            json.member("rule", key.rule.text)
            json.member("class", key.className)
            json.member("callback", key.callback)
            json.member("count", counts[key] ?? 0)
          }
        }
        json.lineBreak()
      }
    }
    return json.text + "\n"
  }
}
