import TestSupport

/// The description of a random tree of views; the values that decide its shape are in a
/// ``RandomValues``.
indirect enum RandomSpec {
  /// A view with state that logs its life.
  case probe(Int)
  /// A stack of two views.
  case stack(RandomSpec, RandomSpec)
  /// An `if` with an optional `else`.
  case condition(flag: Int, RandomSpec, RandomSpec?)
  /// A view whose id is a value.
  case identity(value: Int, RandomSpec)
  /// A view for each element of a list.
  case list(Int, RandomSpec)
  /// A view in an `AnyView`, of one of two types.
  case erased(flag: Int, RandomSpec)
  /// A group with a logged appearance.
  case group(Int, RandomSpec, RandomSpec)

  /// Creates a description.
  ///
  /// - Parameters:
  ///   - depth: The number of levels below.
  ///   - random: The source of randomness.
  ///   - next: The number of the next probe.
  init(depth: Int, _ random: inout SplitMix64, next: inout Int) {
    func child() -> RandomSpec { RandomSpec(depth: depth - 1, &random, next: &next) }
    defer { next += 1 }
    guard depth > 0 else {
      self = .probe(next)
      return
    }
    let slot = random.below(RandomValues.slots)
    switch random.below(9) {
    case 0: self = .probe(next)
    case 1, 2: self = .stack(child(), child())
    case 3: self = .condition(flag: slot, child(), child())
    case 4: self = .condition(flag: slot, child(), nil)
    case 5: self = .identity(value: slot, child())
    case 6: self = .list(slot, child())
    case 7: self = .erased(flag: slot, child())
    default:
      let probe = next
      next += 1
      self = .group(probe, child(), child())
    }
  }

  /// Smaller descriptions of the same kind, for shrinking.
  var parts: [RandomSpec] {
    switch self {
    case .probe: []
    case .stack(let first, let second), .group(_, let first, let second): [first, second]
    case .condition(_, let first, let second): [first] + (second.map { [$0] } ?? [])
    case .identity(_, let content), .list(_, let content), .erased(_, let content): [content]
    }
  }
}

/// The values that decide the shape of a random tree.
struct RandomValues: Equatable {
  static let slots = 4

  var flags: [Bool]
  var ids: [Int]
  var lists: [[Int]]

  init(_ random: inout SplitMix64) {
    flags = (0..<Self.slots).map { _ in random.below(2) == 0 }
    ids = (0..<Self.slots).map { _ in random.below(3) }
    lists = (0..<Self.slots).map { _ in Array(0..<random.below(4)) }
  }

  /// A change of one value.
  enum Change {
    case flag(Int)
    case id(Int, Int)
    case list(Int, [Int])
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .flag(let slot): flags[slot].toggle()
    case .id(let slot, let id): ids[slot] = id
    case .list(let slot, let elements): lists[slot] = elements
    }
  }

  /// Returns a change: a toggle, another id, or an insertion, removal or move in a list.
  func randomChange(_ random: inout SplitMix64) -> Change {
    let slot = random.below(Self.slots)
    switch random.below(4) {
    case 0: return .flag(slot)
    case 1: return .id(slot, random.below(3))
    default:
      var list = lists[slot]
      switch random.below(3) {
      case 0:
        list.insert((list.max() ?? -1) + 1, at: random.below(list.count + 1))
      case 1 where !list.isEmpty: list.remove(at: random.below(list.count))
      default:
        for index in list.indices.dropFirst() { list.swapAt(index, random.below(index + 1)) }
      }
      return .list(slot, list)
    }
  }
}

/// What the appearance of one probe writes, once.
struct RandomWrite {
  let probe: Int
  let change: RandomValues.Change
}
