import TestSupport
import Testing
import TraceComparison

struct `Sequence alignment` {
  private struct Lists {
    var first: [Int]
    var second: [Int]

    /// Two random lists over a small alphabet; the second one is partly a copy of the first.
    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      let keys = Int.random(in: 1...12, using: &random)
      let count = Int.random(in: 0...60, using: &random)
      first = (0..<count).map { _ in Int.random(in: 0..<keys, using: &random) }
      second = []
      for key in first {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: continue
        case 1: second += [key, Int.random(in: 0..<keys + 3, using: &random)]
        default: second.append(key)
        }
      }
    }

    /// A short list and a long one over few keys, in either order.
    static func uneven(seed: UInt64) -> Lists {
      var random = SplitMix64(seed: seed)
      func list(_ longest: Int) -> [Int] {
        (0..<Int.random(in: 0...longest, using: &random)).map { _ in
          Int.random(in: 0..<3, using: &random)
        }
      }
      var lists = Lists(seed: seed)
      (lists.first, lists.second) = (list(9), list(120))
      if seed % 2 == 0 { swap(&lists.first, &lists.second) }
      return lists
    }

    /// The length of a longest common subsequence, by the quadratic table.
    var longest: Int {
      var row = Array(repeating: 0, count: second.count + 1)
      for key in first {
        var diagonal = 0
        for (place, other) in second.enumerated() {
          let above = row[place + 1]
          row[place + 1] = key == other ? diagonal + 1 : max(above, row[place])
          diagonal = above
        }
      }
      return row[second.count]
    }
  }

  /// The errors of an alignment; empty if it is valid.
  private func problems(
    _ elements: [SequenceAlignment.Element],
    _ first: [Int],
    _ second: [Int]
  )
    -> [String]
  {
    var (left, right) = (0, 0)
    for element in elements {
      switch element {
      case .first(let place):
        if place != left { return ["first \(place) after \(left)"] }
        left += 1
      case .second(let place):
        if place != right { return ["second \(place) after \(right)"] }
        right += 1
      case .both(let one, let other):
        if one != left || other != right { return ["both \(one) \(other)"] }
        if first[one] != second[other] { return ["unequal \(one) \(other)"] }
        left += 1
        right += 1
      }
    }
    return left == first.count && right == second.count ? [] : ["ends at \(left) \(right)"]
  }

  private func matches(_ alignment: SequenceAlignment) -> Int {
    alignment.elements.count { element in if case .both = element { true } else { false } }
  }

  @Test func `an alignment contains every element once, in order, with a maximum of equal ones`() {
    for seed in UInt64(0)..<2_000 {
      let lists = Lists(seed: seed)
      let alignment = SequenceAlignment(lists.first, lists.second)
      #expect(problems(alignment.elements, lists.first, lists.second) == [], "seed \(seed)")
      #expect(matches(alignment) == lists.longest, "seed \(seed)")
    }
  }

  @Test func `the alignment of a short list with a long one is optimal`() {
    for seed in UInt64(0)..<1_000 {
      let lists = Lists.uneven(seed: seed)
      let alignment = SequenceAlignment(lists.first, lists.second)
      #expect(problems(alignment.elements, lists.first, lists.second) == [], "seed \(seed)")
      #expect(matches(alignment) == lists.longest, "seed \(seed)")
    }
  }

  @Test func `the alignment of lists with few keys that differ everywhere terminates`() {
    for keys in [2, 3, 50] {
      var random = SplitMix64(seed: UInt64(keys))
      let first = (0..<5_000).map { _ in Int.random(in: 0..<keys, using: &random) }
      let second = (0..<9_000).map { _ in Int.random(in: 0..<keys, using: &random) }
      let alignment = SequenceAlignment(first, second)
      #expect(problems(alignment.elements, first, second) == [])
      #expect(matches(alignment) > 500)
    }
  }

  @Test func `removed elements precede added ones`() {
    let elements = SequenceAlignment(["a", "b", "c"], ["a", "x", "c"]).elements
    #expect(elements == [.both(0, 0), .first(1), .second(1), .both(2, 2)])
  }

  @Test func `an alignment of lists with almost no common order is valid`() {
    var random = SplitMix64(seed: 9)
    let first = (0..<6_000).map { _ in Int.random(in: 0..<2_000, using: &random) }
    let second = first.shuffled(using: &random)
    let alignment = SequenceAlignment(first, second)
    #expect(problems(alignment.elements, first, second) == [])
    #expect(matches(alignment) > 50)
  }

  @Test func `the alignment of a hundred thousand elements finds few differences`() {
    let first = (0..<100_000).map { $0 % 977 }
    var second = first
    for place in stride(from: 90_000, to: 0, by: -10_000) { second.remove(at: place) }
    second.insert(-1, at: 5)
    let alignment = SequenceAlignment(first, second)
    #expect(problems(alignment.elements, first, second) == [])
    #expect(matches(alignment) == 100_000 - 9)
  }
}
