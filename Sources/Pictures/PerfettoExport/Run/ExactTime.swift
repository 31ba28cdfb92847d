internal import TraceModel

/// Formats times without rounding: `500.000012 ms`.
enum ExactTime {
  /// Returns a time in milliseconds, with as many decimals as it needs.
  static func text(_ nanoseconds: Int64) -> String {
    let magnitude = nanoseconds.magnitude
    let fraction = magnitude % 1_000_000
    var text = "\(nanoseconds < 0 ? "−" : "")\(magnitude / 1_000_000)"
    if fraction > 0 {
      var digits = Substring(String(fraction + 1_000_000).dropFirst())
      while digits.last == "0" { digits.removeLast() }
      text += ".\(digits)"
    }
    return text + " ms"
  }
}
