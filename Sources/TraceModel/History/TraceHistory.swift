/// A trace read as lives: who was called when, in which state, and what the tree looked like.
///
/// Reading costs one pass. A tree at any moment costs at most ``checkpointDistance`` events, or as
/// many as objects lived then when these are more: copies of the hierarchy are kept on the way, so
/// far apart that all of them together hold no more objects than the trace has events.
public struct TraceHistory: Sendable {
  /// A moment that the author of the run named.
  public struct Mark: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The place of its event.
    public var event: Int
    /// The moment.
    public var time: Instant
  }

  /// The trace.
  public let trace: Trace
  /// The lives in the order of births, then of first sight.
  ///
  /// An identity with two births gives two lives. An object without a birth, as damaged traces
  /// have them, gives a life that begins with its first event.
  public private(set) var subjects: [Subject]
  /// The calls in the order of their begins.
  public private(set) var spans: [CallSpan]
  /// The states of each life, in the order of ``subjects``, each in the order of time.
  public private(set) var bands: [[StateBand]]
  /// The named moments in the order of time.
  public private(set) var marks: [Mark]
  /// The ends without a begin, which no span holds.
  public private(set) var unmatchedEnds: Int
  /// The life of each event: a place in ``subjects``, −1 for events about no object.
  public private(set) var lives: ContiguousArray<Int32>
  private var checkpoints: [HierarchyState]
  /// The number of events before each kept copy of the hierarchy, ascending from 0.
  package private(set) var checkpointPlaces: [Int]

  /// The least number of events between two kept copies of the hierarchy.
  public static let checkpointDistance = 4096

  /// Reads a trace.
  public init(_ trace: Trace) {
    self.trace = trace
    subjects = []
    spans = []
    bands = []
    marks = []
    unmatchedEnds = 0
    lives = []
    checkpoints = [HierarchyState()]
    checkpointPlaces = [0]
    read()
  }

  /// The moment of the last event; the beginning when there is none.
  public var end: Instant { trace.events.times.last ?? .zero }

  private mutating func read() {
    var current: [SubjectID: Int] = [:]
    var births: [Int: Int] = [:]
    for (place, subject) in trace.subjects.enumerated() { births[subject.birth] = place }
    subjects = trace.subjects
    var builders = subjects.map { StateBandBuilder(kind: $0.kind) }
    var matcher = CallSpanMatcher(count: trace.events.kinds.count { $0 == .begin })
    var hierarchy = HierarchyState()
    // Whether the hierarchy has been told of a life since it was last moved, born or ended.
    var isPlaced = Array(repeating: false, count: subjects.count)
    var nextCheckpoint = Self.checkpointDistance
    lives.reserveCapacity(trace.events.count)
    for (place, event) in trace.events.enumerated() {
      if place == nextCheckpoint {
        checkpoints.append(hierarchy)
        checkpointPlaces.append(place)
        nextCheckpoint = place + max(Self.checkpointDistance, hierarchy.count)
      }
      var life: Int?
      if event.subject != .none {
        if event.kind == .birth, let born = births[place] {
          current[event.subject] = born
          life = born
        } else if let known = current[event.subject] {
          life = known
        } else {
          life = subjects.count
          current[event.subject] = subjects.count
          subjects.append(Self.unborn(event, at: place))
          builders.append(StateBandBuilder(kind: subjects[subjects.count - 1].kind))
          isPlaced.append(false)
        }
      }
      lives.append(Int32(truncatingIfNeeded: life ?? -1))
      matcher.read(event, at: place, subject: life)
      if event.kind == .mark {
        marks.append(Mark(name: trace.names[event.name], event: place, time: event.time))
      }
      guard let life else { continue }
      builders[life].read(event, at: place)
      // A callback tells nothing about the hierarchy but that its object lives.
      let isMove = event.kind == .birth || event.kind == .death || event.kind == .hierarchy
      if isMove || !isPlaced[life] {
        hierarchy.apply(event, subject: life)
        isPlaced[life] = !isMove
      }
    }
    matcher.close(at: end)
    spans = matcher.spans
    unmatchedEnds = matcher.unmatchedEnds
    let end = end
    bands = builders.indices.map { builders[$0].finish(at: end) }
  }

  private static func unborn(_ event: TraceEvent, at place: Int) -> Subject {
    var kind = event.subjectKind
    if kind == .unknown {
      switch event.name {
      case .rootRelation: kind = .window
      case .superviewRelation, .windowRelation: kind = .view
      case .parentRelation, .viewRelation: kind = .viewController
      default: kind = event.name.callback?.owner.subjectKind ?? .unknown
      }
    }
    var subject = Subject(id: event.subject, kind: kind, className: "unnamed", birth: place)
    subject.alreadyAlive = true
    return subject
  }

  /// Rebuilds the tree after a number of events.
  ///
  /// - Parameter events: How many events from the start count; clamped to what the trace holds.
  /// - Returns: The objects that are alive then, and how they hang together.
  public func tree(afterEvents events: Int) -> ViewTree {
    let events = min(max(0, events), trace.events.count)
    let checkpoint = checkpoint(through: events)
    var state = checkpoints[checkpoint]
    for place in checkpointPlaces[checkpoint]..<events where lives[place] >= 0 {
      state.apply(trace.events[place], subject: Int(lives[place]))
    }
    let time = events > 0 ? trace.events.times[events - 1] : .zero
    return state.tree(of: subjects, events: events, time: time)
  }

  /// Returns the tree at a moment, all events of that moment included.
  public func tree(at time: Instant) -> ViewTree {
    tree(afterEvents: eventCount(through: time))
  }

  /// Looks up the tree at the first mark of a name.
  ///
  /// - Parameter name: The name of the mark.
  /// - Returns: The tree after the mark, or `nil` when the trace has no such mark.
  public func tree(atMark name: String) -> ViewTree? {
    marks.first { $0.name == name }.map { tree(afterEvents: $0.event + 1) }
  }

  /// The last kept copy that has no more than a number of events, by bisection.
  private func checkpoint(through events: Int) -> Int {
    var (low, high) = (1, checkpointPlaces.count)
    while low < high {
      let middle = low + (high - low) / 2
      if checkpointPlaces[middle] <= events { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The number of events up to a moment, by bisection.
  private func eventCount(through time: Instant) -> Int {
    var (low, high) = (0, trace.events.count)
    while low < high {
      let middle = low + (high - low) / 2
      if trace.events.times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
