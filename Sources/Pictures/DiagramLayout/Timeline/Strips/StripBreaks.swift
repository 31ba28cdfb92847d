/// Chooses the pauses at which a timeline that is too wide is broken into strips.
///
/// The best solution has strips of about equal width and no break inside a transition if there are
/// other pauses, so that a strip shows complete steps. Solutions are compared by dynamic
/// programming over the positions in the unbroken picture; the actual width is only known after a
/// strip is laid out, and solutions with strips that are too wide are discarded. Compare D. E.
/// Knuth, M. F. Plass, “Breaking Paragraphs into Lines”, Software: Practice and Experience 11
/// (1981).
struct StripBreaks {
  /// A position at which a strip may begin.
  struct Start {
    /// The x of the start in the unbroken picture.
    var position: Double
    /// Whether a break at the position is inside a transition or a burst.
    var isInside: Bool
  }

  /// The strips, as ranges of indices of starts.
  private(set) var strips: [Range<Int>]

  private let starts: [Start]
  private let end: Double
  private let limit: Double
  private var refused: Set<Range<Int>> = []
  private var accepted: Set<Range<Int>> = []

  /// The cost of a break inside a transition; two strips, one of them empty, cost 2.
  private static let cutCost = 4.0
  /// The cost of each strip above the minimum number.
  private static let stripCost = 1.5
  private static let mostRounds = 12
  /// The maximum number of additional strips.
  private static let mostExtra = 3
  private static let mostSteps = 2_000_000
  /// A strip that is laid out alone may be narrower than in the unbroken picture.
  private static let slack = 1.2

  /// Chooses breaks.
  ///
  /// - Parameters:
  ///   - starts: The positions at which strips may begin, from left to right.
  ///   - end: The right end of the unbroken picture.
  ///   - limit: The maximum width of the time axis of a strip.
  ///   - greedy: Strips that fit, each as long as possible: the minimum number of strips.
  ///   - fits: Whether a strip fits after it is laid out.
  init(
    _ starts: [Start],
    end: Double,
    limit: Double,
    greedy: [Range<Int>],
    fits: (Range<Int>) -> Bool
  ) {
    self.starts = starts
    self.end = end
    self.limit = limit
    strips = greedy
    guard greedy.count > 1 else { return }
    var best = Double.infinity
    for more in 0...Self.mostExtra {
      let (count, extra) = (greedy.count + more, Double(more) * Self.stripCost)
      guard count <= starts.count, count * starts.count * starts.count <= Self.mostSteps else {
        continue
      }
      for _ in 0..<Self.mostRounds {
        guard let way = cheapest(count), way.cost + extra < best else { break }
        let unknown = way.strips.filter { !accepted.contains($0) }
        let wide = unknown.filter { !fits($0) }
        accepted.formUnion(unknown)
        accepted.subtract(wide)
        guard wide.isEmpty else {
          refused.formUnion(wide)
          continue
        }
        (strips, best) = (way.strips, way.cost + extra)
      }
    }
  }

  /// The best solution with a number of strips; `nil` if there is none.
  private func cheapest(_ count: Int) -> (strips: [Range<Int>], cost: Double)? {
    let number = starts.count
    let first = starts.first?.position ?? 0
    let mean = max(1, (end - first) / Double(count))
    var costs = Array(repeating: Double.infinity, count: number + 1)
    costs[0] = 0
    var choices: [[Int]] = []
    for _ in 0..<count {
      var next = Array(repeating: Double.infinity, count: number + 1)
      var choice = Array(repeating: 0, count: number + 1)
      for from in 0..<number where costs[from] < .infinity {
        for to in (from + 1)...number {
          let width = (to < number ? starts[to].position : end) - starts[from].position
          guard width <= limit * Self.slack || to == from + 1 else { break }
          guard !refused.contains(from..<to) else { continue }
          let uneven = (width - mean) / mean
          let cut = to < number && starts[to].isInside ? Self.cutCost : 0
          let cost = costs[from] + uneven * uneven + cut
          if cost < next[to] { (next[to], choice[to]) = (cost, from) }
        }
      }
      costs = next
      choices.append(choice)
    }
    guard costs[number] < .infinity else { return nil }
    var strips: [Range<Int>] = []
    var to = number
    for choice in choices.reversed() {
      strips.append(choice[to]..<to)
      to = choice[to]
    }
    return (strips.reversed(), costs[number])
  }
}
