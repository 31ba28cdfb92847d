/// The known ways between screens.
@MainActor
struct TourMap {
  private struct Way {
    var target: String
    /// How often the way has led elsewhere than before.
    var surprises = 0
  }

  /// The actions that each screen offered at the last visit.
  private var offers: [String: [TourCandidate.Key]] = [:]
  private var ways: [TourCandidate.Key: Way] = [:]

  /// A way that leads elsewhere again and again is not a way.
  private static let maximumSurprises = 3

  mutating func setOffers(_ keys: [TourCandidate.Key], on screen: String) { offers[screen] = keys }

  /// Returns the screen that an action has led to; `nil` if it was not performed.
  func target(of key: TourCandidate.Key) -> String? { ways[key]?.target }

  /// Records where an action has led.
  mutating func record(_ key: TourCandidate.Key, to screen: String) {
    var way = ways[key] ?? Way(target: screen)
    if way.target != screen { way.surprises += 1 }
    way.target = screen
    ways[key] = way
  }

  /// Returns the first action of a shortest way to a screen that satisfies a condition; `nil` if no
  /// way is known.
  func firstAction(
    from start: String,
    to isGoal: (String) -> Bool
  ) -> TourCandidate.Key? {
    var first: [String: TourCandidate.Key] = [:]
    var queue = [start]
    var index = 0
    while index < queue.count {
      let screen = queue[index]
      index += 1
      for key in offers[screen] ?? [] {
        guard let way = ways[key], way.surprises < Self.maximumSurprises else { continue }
        guard way.target != start, first[way.target] == nil else { continue }
        first[way.target] = first[screen] ?? key
        if isGoal(way.target) { return first[way.target] }
        queue.append(way.target)
      }
    }
    return nil
  }
}
