import Foundation

/// The lengths of the lines of a lazy container; only few lines are measured.
///
/// A line that was not measured counts as long as the first measured one. Differences from that
/// length are in a tree of partial sums (P. M. Fenwick, Software: Practice and Experience 24
/// (1994), “A New Data Structure for Cumulative Frequency Tables”), so that positions take O(log
/// *n*) time.
struct RowLengths {
  /// The number of lines.
  let count: Int
  /// The distance between lines.
  let spacing: CGFloat
  private var estimate: CGFloat?
  private var measured: [Int: CGFloat] = [:]
  private var sums: [CGFloat] = []
  /// The length of lines before any was measured.
  private let initialEstimate: CGFloat

  init(count: Int, spacing: CGFloat, estimate: CGFloat) {
    self.count = count
    self.spacing = spacing
    initialEstimate = estimate
  }

  private var step: CGFloat { (estimate ?? initialEstimate) + spacing }

  /// Stores the length of a line.
  mutating func set(_ length: CGFloat, of line: Int) {
    let length = max(0, length.finite)
    if estimate == nil { estimate = length }
    guard measured[line] != length else { return }
    let known = measured[line] ?? (estimate ?? initialEstimate)
    measured[line] = length
    let difference = length - known
    guard difference != 0 else { return }
    if sums.isEmpty { sums = Array(repeating: 0, count: count + 1) }
    var index = line + 1
    while index <= count {
      sums[index] += difference
      index += index & -index
    }
  }

  func position(of line: Int) -> CGFloat {
    var position = CGFloat(line) * step
    var index = sums.isEmpty ? 0 : min(line, count)
    while index > 0 {
      position += sums[index]
      index -= index & -index
    }
    return position
  }

  /// The length of all lines.
  var total: CGFloat { count > 0 ? max(0, position(of: count) - spacing) : 0 }

  /// The line at a position; the first or the last one outside.
  func line(at position: CGFloat) -> Int {
    var line = 0
    var start: CGFloat = 0
    var width = 1
    while width * 2 <= count { width *= 2 }
    while width > 0 {
      let next = line + width
      if next <= count {
        let end = start + CGFloat(width) * step + (sums.isEmpty ? 0 : sums[next])
        if end <= position { (line, start) = (next, end) }
      }
      width /= 2
    }
    return min(line, max(0, count - 1))
  }
}
