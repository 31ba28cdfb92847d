internal import TraceModel

/// Draws equal siblings as one lane.
///
/// Views with the same superview are equal if they have the same class, the same states and the
/// same callbacks in the same bursts of calls, and if the views below them are equal in the same
/// order. A long pause or a mark separates two bursts. The first of the siblings has a lane.
/// Controllers, windows and SwiftUI nodes are never folded.
struct LaneFolding {
  /// The number of equal siblings that a lane represents, itself included, by its lifetime.
  private(set) var copies: [Int: Int] = [:]
  /// The lifetimes that need no lane, each with the lifetime of the equal sibling that has one;
  /// views below a folded view have the same entry as that view.
  private(set) var folded: [Int: Int] = [:]

  /// Folds nothing.
  init() {}

  /// Folds siblings.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - lives: The lifetimes that are to have lanes, in the order of creation.
  ///   - pause: A longer time without any event separates two bursts of calls, as a mark does.
  ///   - isUnique: Whether a lifetime needs a lane of its own, such as one with a finding.
  init(_ history: TraceHistory, lives: [Int], pause: Duration, isUnique: (Int) -> Bool) {
    let views = lives.filter { history.subjects[$0].kind == .view && !isUnique($0) }
    guard Self.repeatsClass(of: views, history) else { return }
    let grouping = LaneGrouping(history, lives: lives)
    let shown = Set(lives)
    var children: [Int: [Int]] = [:]
    var tops: [Int] = []
    for life in lives {
      if let owner = grouping.nearestShown(above: life, shown) {
        children[owner, default: []].append(life)
      } else {
        tops.append(life)
      }
    }
    let courses = LaneCourses(history, of: views, pause: pause)
    let numbers = EqualSubtrees(
      count: history.subjects.count,
      roots: tops,
      children: { children[$0] ?? [] },
      look: { courses.courses[$0] }
    ).numbers
    for siblings in [tops] + children.keys.sorted().compactMap({ children[$0] }) {
      fold(siblings, numbers, grouping.owners, children)
    }
  }

  /// Whether enough views have one class.
  private static func repeatsClass(of lives: [Int], _ history: TraceHistory) -> Bool {
    var counts: [String: Int] = [:]
    for life in lives { counts[history.subjects[life].className, default: 0] += 1 }
    return counts.values.contains { $0 >= EqualSubtrees.leastSiblings }
  }

  private struct Key: Hashable {
    var number: Int
    var owner: Int?
  }

  private mutating func fold(
    _ siblings: [Int],
    _ numbers: [Int],
    _ owners: [Int?],
    _ children: [Int: [Int]]
  ) {
    guard siblings.count >= EqualSubtrees.leastSiblings else { return }
    var equal: [Key: [Int]] = [:]
    for life in siblings where numbers[life] >= 0 {
      equal[Key(number: numbers[life], owner: owners[life]), default: []].append(life)
    }
    for lives in equal.values where lives.count >= EqualSubtrees.leastSiblings {
      guard let first = lives.first else { continue }
      copies[first] = lives.count
      var below = Array(lives.dropFirst())
      while let life = below.popLast() {
        folded[life] = first
        below += children[life] ?? []
      }
    }
  }
}

/// The visible content of some lifetimes, for the search of equal ones.
struct LaneCourses {
  /// The states and calls of an object.
  struct Course: Hashable {
    /// A call, a message or the end of an object.
    struct Step: Hashable {
      var kind: EventKind
      var name: Name
      /// The text that the label of the call contains.
      var text: Name
      /// The class of the argument; `nil` for no argument, empty for `nil` as the argument.
      var argument: String?
      var burst: Int
    }

    struct State: Hashable {
      var state: StateBand.State
      var begin: Int
      var end: Int?
    }

    var className: String
    var identifier: String
    var isBorn: Bool
    var states: [State] = []
    var steps: [Step] = []
  }

  /// The course of each lifetime.
  private(set) var courses: [Int: Course] = [:]

  /// Reads the courses.
  ///
  /// - Complexity: O(*n*) for *n* events.
  init(_ history: TraceHistory, of lives: [Int], pause: Duration) {
    let events = history.trace.events
    let bursts = Self.bursts(of: history, pause)
    let burst = { (event: Int) in event < bursts.count ? bursts[event] : (bursts.last ?? 0) + 1 }
    var classes: [SubjectID: String] = [:]
    for subject in history.subjects { classes[subject.id] = subject.className }
    var steps: [Int: [Course.Step]] = [:]
    let wanted = Set(lives)
    for index in events.indices where wanted.contains(Int(history.lives[index])) {
      switch events.kinds[index] {
      case .begin, .death, .diagnostic, .cause, .effect: break
      default: continue
      }
      let event = events[index]
      let argument = event.statedArgument
      let showsText = event.kind == .diagnostic || event.name.callback?.spellsText == true
      let step = Course.Step(
        kind: event.kind,
        name: event.name,
        text: showsText ? event.text : event.name,
        argument: argument.map { $0 == .none ? "" : classes[$0] ?? "#\($0.number)" },
        burst: burst(index)
      )
      steps[Int(history.lives[index]), default: []].append(step)
    }
    for life in lives {
      let subject = history.subjects[life]
      courses[life] = Course(
        className: subject.className,
        identifier: subject.identifier,
        isBorn: !subject.alreadyAlive,
        states: history.bands[life].map { band in
          Course.State(state: band.state, begin: burst(band.begin), end: band.end.map(burst))
        },
        steps: steps[life] ?? []
      )
    }
  }

  /// The number of pauses and marks up to each event.
  private static func bursts(of history: TraceHistory, _ pause: Duration) -> [Int] {
    let (times, kinds) = (history.trace.events.times, history.trace.events.kinds)
    var bursts: [Int] = []
    bursts.reserveCapacity(times.count)
    for (index, time) in times.enumerated() {
      let isLate =
        !history.isUntimed && index > 0 && times[index - 1].duration(to: time) > pause
      bursts.append((bursts.last ?? 0) + (isLate || kinds[index] == .mark ? 1 : 0))
    }
    return bursts
  }
}
