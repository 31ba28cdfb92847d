internal import Findings
internal import TraceModel

/// Chooses the objects with a lane and counts the other objects.
///
/// Objects with findings, controllers and windows are first, then other objects of the app, then
/// SwiftUI nodes as ``NodeSelection`` chooses them, then views of the app that received calls.
/// Views of UIKit's classes and the other SwiftUI nodes have lanes only on request. Equal siblings
/// share a lane. If there are more objects than lanes, the first object of each class precedes the
/// second one.
struct LaneSelection {
  /// The lifetimes with a lane, in the order of creation.
  private(set) var lives: [Int] = []
  /// The objects without a lane, as phrases with numbers.
  private(set) var omissions: [String] = []
  /// The siblings that share a lane.
  private(set) var folding = LaneFolding()

  private enum Rank: Int, Comparable {
    case finding, controller, window, custom, node, view, systemView, likeOthers, plainNode, silent

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  init(
    _ history: TraceHistory,
    findings: [Finding],
    options: TimelineLayout.Options,
    filter: ResolvedFilter
  ) {
    var calls = Array(repeating: 0, count: history.subjects.count)
    for span in history.spans {
      if let subject = span.subject { calls[subject] += 1 }
    }
    let mentioned = Self.mentioned(in: history, calls)
    let subjectsWithFindings = Set(findings.map(\.subject))
    let nodes = NodeSelection(history) { life in
      subjectsWithFindings.contains(history.subjects[life].id)
    }
    var ranked: [(rank: Rank, life: Int)] = []
    var (unwanted, absent): ([Int], [Int]) = ([], [])
    for (life, subject) in history.subjects.enumerated() {
      let hasFinding = subjectsWithFindings.contains(subject.id)
      var rank =
        !hasFinding && mentioned.contains(life)
        ? .silent : Self.rank(of: subject, calls: calls[life], hasFinding: hasFinding)
      if rank == .node {
        if nodes.represented.contains(life) { rank = .likeOthers }
        if !nodes.active.contains(life) { rank = .plainNode }
      }
      let isThere =
        subject.birth < max(1, filter.events.upperBound)
        && (subject.death.map { $0 >= filter.events.lowerBound } ?? true)
      if !filter.shows(subject) {
        unwanted.append(life)
      } else if !isThere {
        absent.append(life)
      } else {
        // An object named by the filter has a lane, even a UIKit view.
        ranked.append((filter.asksFor(subject) ? min(rank, .view) : rank, life))
      }
    }
    let limit = max(1, options.maxLanes)
    let drawn = ranked.filter { entry in
      entry.rank < .systemView || entry.rank != .silent && options.showsSystemViews
    }
    // Objects without calls are drawn if there are no other objects.
    let candidates = drawn.isEmpty ? ranked : drawn
    if options.foldsSiblings {
      folding = LaneFolding(history, lives: candidates.map(\.life), pause: options.foldThreshold) {
        subjectsWithFindings.contains(history.subjects[$0].id)
      }
    }
    var numbers: [String: Int] = [:]
    let ordered = candidates.filter { folding.folded[$0.life] == nil }
      .map { entry in
        let className = history.subjects[entry.life].className
        numbers[className, default: 0] += 1
        return (rank: entry.rank, number: numbers[className, default: 0], life: entry.life)
      }
      .sorted { ($0.rank, $0.number, $0.life) < ($1.rank, $1.number, $1.life) }
    let chosen = Set(ordered.prefix(limit).map(\.life))
    lives = chosen.sorted()
    let others = ranked.filter { !chosen.contains($0.life) }
    let isFolded = { [folding] (life: Int) in folding.folded[life].map(chosen.contains) ?? false }
    omit(others.map(\.life).filter(isFolded), "view", "equal to a drawn sibling", calls)
    let rest = others.filter { !isFolded($0.life) }
    omit(rest.filter { $0.rank == .systemView }.map(\.life), "view", "of UIKit", calls)
    omit(
      rest.filter { $0.rank == .likeOthers }.map(\.life),
      "SwiftUI view",
      "of forms already drawn",
      calls
    )
    let plain = rest.filter { $0.rank == .plainNode }.map(\.life)
    omit(plain.filter { calls[$0] > 0 }, "SwiftUI view", "evaluated once", calls)
    omit(plain.filter { calls[$0] == 0 }, "SwiftUI view", "without callbacks", calls)
    omit(rest.filter { $0.rank == .silent }.map(\.life), "object", "without calls", calls)
    let more = rest.filter { $0.rank < .systemView }.map(\.life)
    let classes = ClassCounts.phrase(more.map { history.subjects[$0] })
    omit(more, "object", "over the limit of \(limit) lanes", calls, classes)
    omit(unwanted, "object", "by the filter", calls)
    omit(absent, "object", "of other times", calls)
  }

  /// The objects of a device log that only occur in UIKit messages about other objects.
  private static func mentioned(in history: TraceHistory, _ calls: [Int]) -> Set<Int> {
    guard [.wall, .order].contains(history.trace.header.clock) else { return [] }
    var mentioned = Set(calls.indices.filter { calls[$0] == 0 && history.bands[$0].isEmpty })
    let kinds = history.trace.events.kinds
    for event in kinds.indices where kinds[event] == .diagnostic {
      mentioned.remove(Int(history.lives[event]))
    }
    return mentioned
  }

  private mutating func omit(
    _ lives: [Int],
    _ noun: String,
    _ why: String,
    _ calls: [Int],
    _ classes: String = ""
  ) {
    guard !lives.isEmpty else { return }
    let count = lives.reduce(0) { $0 + calls[$1] }
    let details = [count == 0 ? "" : count.counted("call"), classes].filter { !$0.isEmpty }
    let more = details.isEmpty ? "" : " (\(details.joined(separator: "; ")))"
    omissions.append("\(lives.count.counted(noun)) \(why)\(more)")
  }

  private static func rank(of subject: Subject, calls: Int, hasFinding: Bool) -> Rank {
    if hasFinding { return .finding }
    if subject.kind.isController { return .controller }
    switch subject.kind {
    case .window: return .window
    case .swiftUIView: return .node
    case .view:
      guard calls > 0 else { return .silent }
      return subject.hasSystemClass ? .systemView : .view
    default: return calls > 0 ? .custom : .silent
    }
  }
}
