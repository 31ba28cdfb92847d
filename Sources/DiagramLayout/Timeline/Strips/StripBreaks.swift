/// Chooses the pauses at which a timeline that is too wide is broken into strips.
///
/// Of all ways to break it the one is taken whose strips are about equally wide, and which cuts
/// through no transition where another pause will do: a strip then tells a whole step of the story.
/// The ways are compared by dynamic programming over the places in the unbroken picture; widths are
/// only known for certain once a strip is laid out, so that ways that turn out too wide are
/// dropped. Compare D. E. Knuth, M. F. Plass, “Breaking Paragraphs into Lines”, Software: Practice
/// and Experience 11 (1981).
struct StripBreaks {
  /// Where a strip may begin.
  struct Start {
    /// The x of the start in the unbroken picture.
    var position: Double
    /// Whether a break there cuts through something that is on its way.
    var isInside: Bool
  }

  /// The strips, as ranges of starts.
  private(set) var strips: [Range<Int>]

  private let starts: [Start]
  private let end: Double
  private let limit: Double
  private var refused: Set<Range<Int>> = []
  private var accepted: Set<Range<Int>> = []

  /// What a cut through a transition costs; two strips, one of them empty, cost 2.
  private static let cutCost = 4.0
  /// What one more strip than needed costs.
  private static let stripCost = 1.5
  private static let mostRounds = 12
  /// The most strips beyond those that are needed.
  private static let mostExtra = 3
  private static let mostSteps = 2_000_000
  /// A strip may become narrower when it is laid out alone, with more rows of labels.
  private static let slack = 1.2

  /// Chooses breaks.
  ///
  /// - Parameters:
  ///   - starts: Where strips may begin, from left to right.
  ///   - end: The right end of the unbroken picture.
  ///   - limit: The width that a strip may have, without what stands left of the time axis.
  ///   - greedy: Strips that fit, each as long as can be: no other way needs fewer.
  ///   - fits: Tells whether a strip fits once it is laid out.
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

  /// The cheapest way with a number of strips; `nil` when there is none.
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
