import CheckConfiguration
import Findings
import TraceAnalysis

/// Reads and writes baselines.
enum BaselineFile {
  /// Reads a baseline.
  ///
  /// - Throws: ``CommandFailure`` when it can't be read or is none.
  static func read(_ path: String) throws(CommandFailure) -> Baseline {
    let bytes = try SmallFile(path: path, shown: path).bytes()
    do {
      return try Baseline(bytes: bytes, path: path)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The findings of inputs as a baseline.
  static func baseline(of inputs: [CheckedInput]) -> Baseline {
    var baseline = Baseline()
    for input in inputs {
      guard case .report(let report) = input.outcome else { continue }
      for finding in report.findings { baseline.add(finding.key) }
    }
    return baseline
  }
}
