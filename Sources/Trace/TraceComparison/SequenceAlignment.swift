/// The corresponding elements of two lists, in the order of both lists.
///
/// Equal elements at both ends and elements of only one list are removed first. The rest is aligned
/// with the minimum number of differences in linear space. Source: E. W. Myers, “An O(ND)
/// Difference Algorithm and Its Variations”, Algorithmica 1 (1986), section 4b. If the search for
/// the middle takes more than ``searchLimit`` steps in each direction, the lists are split at the
/// furthest point reached: the alignment is then valid but may contain more differences than
/// necessary, and the time remains proportional to the lengths.
public struct SequenceAlignment: Sendable {
  /// The index of an element of one list, or the indices of corresponding elements.
  public enum Element: Hashable, Sendable {
    /// Equal elements.
    case both(Int, Int)
    /// An element of the first list only.
    case first(Int)
    /// An element of the second list only.
    case second(Int)
  }

  /// All elements of both lists in order; elements of the first list precede elements of the
  /// second.
  public let elements: [Element]

  /// The maximum number of differences that are searched from each end of a part of the lists.
  public static let searchLimit = 512

  /// Aligns two lists.
  ///
  /// - Complexity: O(*n* · min(*d*, ``searchLimit``)) for *n* elements and *d* differences.
  public init<Key: Hashable>(_ first: [Key], _ second: [Key]) {
    var numbers: [Key: Int] = [:]
    func number(_ key: Key) -> Int {
      if let known = numbers[key] { return known }
      let next = numbers.count
      numbers[key] = next
      return next
    }
    let (left, right) = (first.map(number), second.map(number))
    self.init(matches: Self.matches(left, right, keys: numbers.count), count: right.count)
  }

  private init(matches: [Int], count: Int) {
    var elements: [Element] = []
    elements.reserveCapacity(max(matches.count, count))
    var (first, second) = (0, 0)
    while first < matches.count {
      while first < matches.count, matches[first] < 0 {
        elements.append(.first(first))
        first += 1
      }
      let partner = first < matches.count ? matches[first] : count
      while second < partner {
        elements.append(.second(second))
        second += 1
      }
      guard first < matches.count else { break }
      elements.append(.both(first, second))
      first += 1
      second += 1
    }
    while second < count {
      elements.append(.second(second))
      second += 1
    }
    self.elements = elements
  }

  /// Returns the index of the partner in the second list for each element of the first; −1 for
  /// none.
  private static func matches(_ first: [Int], _ second: [Int], keys: Int) -> [Int] {
    var matches = Array(repeating: -1, count: first.count)
    var start = 0
    while start < first.count, start < second.count, first[start] == second[start] {
      matches[start] = start
      start += 1
    }
    var (firstEnd, secondEnd) = (first.count, second.count)
    while firstEnd > start, secondEnd > start, first[firstEnd - 1] == second[secondEnd - 1] {
      firstEnd -= 1
      secondEnd -= 1
      matches[firstEnd] = secondEnd
    }
    var isInFirst = Array(repeating: false, count: keys)
    var isInSecond = isInFirst
    for key in first[start..<firstEnd] { isInFirst[key] = true }
    for key in second[start..<secondEnd] { isInSecond[key] = true }
    let firstIndices = (start..<firstEnd).filter { isInSecond[first[$0]] }
    let secondIndices = (start..<secondEnd).filter { isInFirst[second[$0]] }
    var search = MiddleSearch(firstIndices.map { first[$0] }, secondIndices.map { second[$0] })
    for (index, partner) in search.pairs() {
      matches[firstIndices[index]] = secondIndices[partner]
    }
    return matches
  }
}
