import Foundation

/// The lengths of items in a row, with their sums: the heights of rows, or of sections.
///
/// Lookups and changes take O(log n) time. Items that all have one length take no memory; the first
/// different length allocates a Fenwick tree (Peter Fenwick, “A new data structure for cumulative
/// frequency tables”, 1994).
struct LengthIndex {
  let count: Int
  private let base: CGFloat
  private var lengths: [CGFloat]
  /// At index i - 1, the sum of the differences from the base of the items that end at i.
  private var tree: [CGFloat]

  /// Creates items of one length.
  init(count: Int, length: CGFloat) {
    self.count = max(0, count)
    base = Self.valid(length)
    lengths = []
    tree = []
  }

  /// Creates items.
  init(_ lengths: [CGFloat]) {
    count = lengths.count
    base = 0
    self.lengths = lengths.map(Self.valid)
    tree = self.lengths
    for index in tree.indices {
      let next = index | (index + 1)
      if next < tree.count { tree[next] += tree[index] }
    }
  }

  /// The length of an item; lengths that are negative or not finite count as 0.
  subscript(index: Int) -> CGFloat {
    get { lengths.isEmpty ? base : lengths[index] }
    set {
      let length = Self.valid(newValue)
      let change = length - self[index]
      guard change != 0, !lengths.isEmpty || count <= Self.limit else { return }
      if lengths.isEmpty {
        lengths = Array(repeating: base, count: count)
        tree = Array(repeating: 0, count: count)
      }
      lengths[index] = length
      var position = index
      while position < count {
        tree[position] += change
        position |= position + 1
      }
    }
  }

  /// The sum of all lengths.
  var total: CGFloat { start(of: count) }

  /// Returns the sum of the lengths before an item.
  func start(of index: Int) -> CGFloat {
    var sum = CGFloat(index) * base
    guard !tree.isEmpty else { return sum }
    var position = index - 1
    while position >= 0 {
      sum += tree[position]
      position = (position & (position + 1)) - 1
    }
    return sum
  }

  /// Returns the item at a position: the first item whose end is beyond it, limited to the items;
  /// `nil` without items.
  func index(at position: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    guard position > 0, !position.isNaN else { return 0 }
    if tree.isEmpty {
      guard base > 0 else { return count - 1 }
      return Int(min(CGFloat(count - 1), (position / base).rounded(.down)))
    }
    var index = 0
    var sum: CGFloat = 0
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = index + step
      if next <= count {
        let end = sum + tree[next - 1] + CGFloat(step) * base
        if end <= position {
          index = next
          sum = end
        }
      }
      step >>= 1
    }
    return min(index, count - 1)
  }

  // choice: length-limit
  /// The number of items whose lengths are stored; in a longer index all keep one length.
  private static let limit = 10_000_000

  private static func valid(_ length: CGFloat) -> CGFloat {
    length.isFinite && length > 0 ? length : 0
  }
}
