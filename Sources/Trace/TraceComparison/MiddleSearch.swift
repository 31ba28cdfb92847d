/// Aligns two lists of numbers by divide and conquer: searches from both ends find the middle of a
/// shortest path, then the parts before and after it are aligned in the same way.
struct MiddleSearch {
  /// A range of both lists: the first list from left to right, the second one from top to bottom.
  private struct Part {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    var width: Int { right - left }
    var height: Int { bottom - top }
    var delta: Int { width - height }
  }

  /// A run of equal elements with at most one difference before or after it.
  private struct Snake {
    var start: (Int, Int)
    var end: (Int, Int)
    /// The indices of the first equal elements in both lists.
    var equal: (Int, Int)
    var count: Int
  }

  private let first: [Int]
  private let second: [Int]
  private var forward: [Int]
  private var backward: [Int]
  private let center: Int
  private var found: [(Int, Int)] = []

  init(_ first: [Int], _ second: [Int]) {
    self.first = first
    self.second = second
    let reach = min((first.count + second.count + 1) / 2, SequenceAlignment.searchLimit) + 2
    center = reach
    forward = Array(repeating: 0, count: 2 * reach + 1)
    backward = forward
  }

  /// Returns the indices of corresponding elements, in no particular order.
  mutating func pairs() -> [(Int, Int)] {
    var parts = [Part(left: 0, top: 0, right: first.count, bottom: second.count)]
    while let part = parts.popLast() {
      guard part.width > 0, part.height > 0 else { continue }
      let snake = middle(of: part)
      for step in 0..<snake.count { found.append((snake.equal.0 + step, snake.equal.1 + step)) }
      let (start, end) = (snake.start, snake.end)
      parts.append(Part(left: part.left, top: part.top, right: start.0, bottom: start.1))
      parts.append(Part(left: end.0, top: end.1, right: part.right, bottom: part.bottom))
    }
    return found
  }

  private mutating func middle(of part: Part) -> Snake {
    let most = min((part.width + part.height + 1) / 2, SequenceAlignment.searchLimit)
    forward[center + 1] = part.left
    backward[center + 1] = part.bottom
    for distance in 0...most {
      if let snake = stepForward(part, distance) ?? stepBackward(part, distance) { return snake }
    }
    return furthest(in: part, most)
  }

  private mutating func stepForward(_ part: Part, _ distance: Int) -> Snake? {
    let isOdd = part.delta % 2 != 0
    for diagonal in stride(from: distance, through: -distance, by: -2) {
      let index = center + diagonal
      let isDown =
        diagonal == -distance
        || (diagonal != distance && forward[index - 1] < forward[index + 1])
      let before = isDown ? forward[index + 1] : forward[index - 1]
      var x = isDown ? before : before + 1
      var y = part.top + (x - part.left) - diagonal
      let start = (before, distance == 0 || !isDown ? y : y - 1)
      let equal = (x, y)
      while x < part.right, y < part.bottom, first[x] == second[y] {
        x += 1
        y += 1
      }
      forward[index] = x
      let other = diagonal - part.delta
      if isOdd, abs(other) < distance, y >= backward[center + other] {
        return Snake(start: start, end: (x, y), equal: equal, count: x - equal.0)
      }
    }
    return nil
  }

  private mutating func stepBackward(_ part: Part, _ distance: Int) -> Snake? {
    let isEven = part.delta % 2 == 0
    for other in stride(from: distance, through: -distance, by: -2) {
      let index = center + other
      let isLeft =
        other == -distance
        || (other != distance && backward[index - 1] > backward[index + 1])
      let before = isLeft ? backward[index + 1] : backward[index - 1]
      var y = isLeft ? before : before - 1
      let diagonal = other + part.delta
      var x = part.left + (y - part.top) + diagonal
      let end = (distance == 0 || !isLeft ? x : x + 1, before)
      let last = x
      while x > part.left, y > part.top, first[x - 1] == second[y - 1] {
        x -= 1
        y -= 1
      }
      backward[index] = y
      if isEven, abs(diagonal) <= distance, x <= forward[center + diagonal] {
        return Snake(start: (x, y), end: end, equal: (x, y), count: last - x)
      }
    }
    return nil
  }

  /// Splits a part at the furthest point that the search from its beginning reached.
  private func furthest(in part: Part, _ distance: Int) -> Snake {
    var best = (part.left, part.top)
    for diagonal in stride(from: -distance, through: distance, by: 2) {
      let x = forward[center + diagonal]
      let y = part.top + (x - part.left) - diagonal
      guard x <= part.right, y <= part.bottom, y >= part.top else { continue }
      if x + y > best.0 + best.1 { best = (x, y) }
    }
    // If every step left the part, it is halved.
    if best == (part.left, part.top) {
      best = (part.left + (part.width + 1) / 2, part.top + part.height / 2)
    }
    return Snake(start: best, end: best, equal: best, count: 0)
  }
}
