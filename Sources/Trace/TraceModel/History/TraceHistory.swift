/// The lifetimes, calls, states and trees of a trace.
///
/// Reading is one pass. To build a tree at any time, at most ``checkpointDistance`` events are
/// read, or as many as there were live objects: checkpoints of the hierarchy are stored so far
/// apart that all together contain no more objects than the trace has events.
public struct TraceHistory: Sendable {
  /// A mark that the author of the run set.
  public struct Mark: Hashable, Sendable {
    public var name: String
    /// The index of its event.
    public var event: Int
    public var time: Instant
  }

  public let trace: Trace
  /// The lifetimes of objects in the order of birth, followed by those without a birth.
  ///
  /// An identity with two births has two lifetimes. An object without a birth, as in damaged
  /// traces, has a lifetime that begins with its first event.
  public private(set) var subjects: [Trace.Subject]
  /// The calls in the order of their begins.
  public private(set) var spans: [CallSpan]
  /// The states of each lifetime by time, in the order of ``subjects``.
  public private(set) var bands: [[StateBand]]
  /// The marks in the order of time.
  public private(set) var marks: [Mark]
  /// The number of ends without a begin.
  public private(set) var unmatchedEnds: Int
  /// The number of times a window was hidden or shown without a change of the states of its views,
  /// because the states would take more memory than the trace.
  package private(set) var unfollowedWindowChanges = 0
  /// The lifetime of each event: an index of ``subjects``, −1 for events without an object.
  public private(set) var lives: ContiguousArray<Int32>
  /// The `task` closures of SwiftUI nodes in the order of their begins.
  public private(set) var tasks: [TaskPeriod]
  /// The lifetimes of the SwiftUI nodes whose `body` was evaluated: views of the app.
  ///
  /// Other nodes are SwiftUI's own views.
  public private(set) var customViews: Set<Int>
  /// The lifetimes of the parents of SwiftUI nodes, by the lifetimes of the nodes.
  private var containers: [Int: Int]
  /// Whether the trace states the appearance of SwiftUI nodes, as recorded ones do and logs do not.
  private(set) var recordsNodes = false
  private var checkpoints: [HierarchyState]
  /// The number of events before each checkpoint, ascending from 0.
  package private(set) var checkpointPositions: [Int]

  /// The minimum number of events between two checkpoints.
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
    tasks = []
    customViews = []
    containers = [:]
    checkpoints = [HierarchyState()]
    checkpointPositions = [0]
    read()
  }

  /// The time of the last event; the beginning if there is none.
  public var end: Instant { trace.events.times.last ?? .zero }

  private mutating func read() {
    var current: [SubjectID: Int] = [:]
    var births: [Int: Int] = [:]
    for (index, subject) in trace.subjects.enumerated() { births[subject.birth] = index }
    subjects = trace.subjects
    var builders = subjects.map { StateBandBuilder(kind: $0.kind) }
    var matcher = CallSpanMatcher(count: trace.events.kinds.count { $0 == .begin })
    var hierarchy = HierarchyState()
    var taskMatcher = TaskMatcher()
    var visibility = WindowVisibility(trace)
    // Whether the hierarchy contains a lifetime since its last move, birth or death.
    var isPlaced = Array(repeating: false, count: subjects.count)
    var nextCheckpoint = Self.checkpointDistance
    lives.reserveCapacity(trace.events.count)
    for (index, event) in trace.events.enumerated() {
      if index == nextCheckpoint {
        checkpoints.append(hierarchy)
        checkpointPositions.append(index)
        nextCheckpoint = index + max(Self.checkpointDistance, hierarchy.count)
      }
      var life: Int?
      if event.subject != .none {
        if event.kind == .birth, let born = births[index] {
          current[event.subject] = born
          life = born
        } else if let known = current[event.subject] {
          life = known
        } else {
          life = subjects.count
          current[event.subject] = subjects.count
          subjects.append(Self.unborn(event, at: index))
          builders.append(StateBandBuilder(kind: subjects[subjects.count - 1].kind))
          isPlaced.append(false)
        }
      }
      lives.append(Int32(truncatingIfNeeded: life ?? -1))
      matcher.read(event, at: index, subject: life)
      if event.kind == .mark {
        marks.append(Mark(name: trace.names[event.name], event: index, time: event.time))
      }
      guard let life else { continue }
      let kind = subjects[life].kind
      if kind.isView { visibility.read(event, at: index, life: life, kind: kind, &builders) }
      builders[life].read(event, at: index)
      if kind == .swiftUIView {
        taskMatcher.read(event, at: index, subject: life)
        if event.beginsCallback, event.name == .body { customViews.insert(life) }
        if event.kind == .hierarchy, event.name == .nodeRelation,
          let container = current[event.argument]
        {
          containers[life] = container
        }
      }
      // A callback only shows that its object is alive.
      let isMove = event.kind == .birth || event.kind == .death || event.kind == .hierarchy
      if isMove || !isPlaced[life], !outlives(life, index) {
        hierarchy.apply(event, subject: life, names: trace.names)
        isPlaced[life] = !isMove
      }
    }
    matcher.close(at: end)
    spans = matcher.spans
    taskMatcher.close(at: end)
    tasks = taskMatcher.tasks
    unmatchedEnds = matcher.unmatchedEnds
    unfollowedWindowChanges = visibility.unfollowedChanges
    let end = end
    bands = builders.indices.map { builders[$0].finish(at: end) }
    recordsNodes = subjects.indices.contains { life in
      subjects[life].kind == .swiftUIView && !bands[life].isEmpty
    }
  }

  private static func unborn(_ event: TraceEvent, at index: Int) -> Subject {
    var kind = event.subjectKind
    if kind == .unknown {
      switch event.name {
      case .rootRelation: kind = .window
      case .superviewRelation, .windowRelation: kind = .view
      case .nodeRelation, .attributeProperty, .stateProperty: kind = .swiftUIView
      case .parentRelation, .viewRelation: kind = .viewController
      default: kind = event.name.callback?.owner.subjectKind ?? .unknown
      }
    }
    var subject = Subject(id: event.subject, kind: kind, className: "unnamed", birth: index)
    subject.alreadyAlive = true
    return subject
  }

  /// Returns the parent of a SwiftUI node: the lifetime of a node, or of the hosting view.
  ///
  /// The parent is known until the end of the trace, also after the node left it.
  public func container(of life: Int) -> Int? { containers[life] }

  /// Returns the structural path of a SwiftUI node, such as `ContentView/VStack/1/Text`.
  ///
  /// - Parameter life: The lifetime of an object.
  /// - Returns: The path as ``StructuralPath`` spells it; `nil` for an object that is not a SwiftUI
  ///   node.
  public func nodePath(of life: Int) -> String? {
    guard subjects[life].kind == .swiftUIView else { return nil }
    return StructuralPath.text(from: life) { current in
      let subject = subjects[current]
      guard subject.kind == .swiftUIView else { return nil }
      return (subject.className, subject.label, containers[current])
    }
  }

  /// Rebuilds the tree after a number of events.
  ///
  /// - Parameter events: The number of events from the start, clamped to that of the trace.
  /// - Returns: The live objects and their relations.
  public func tree(afterEvents events: Int) -> ViewTree {
    let events = min(max(0, events), trace.events.count)
    let checkpoint = checkpoint(through: events)
    var state = checkpoints[checkpoint]
    for index in checkpointPositions[checkpoint]..<events where lives[index] >= 0 {
      let life = Int(lives[index])
      guard !outlives(life, index) else { continue }
      state.apply(trace.events[index], subject: life, names: trace.names)
    }
    let time = events > 0 ? trace.events.times[events - 1] : .zero
    var tree = state.tree(of: subjects, events: events, time: time, names: trace.names)
    if recordsNodes {
      for index in tree.nodes.indices where tree.nodes[index].kind == .swiftUIView {
        tree.nodes[index].isHidden = !hasAppeared(tree.nodes[index].subject, after: events)
      }
    }
    return tree
  }

  /// Whether an event follows the death of its SwiftUI node, which a task may outlive.
  func outlives(_ life: Int, _ event: Int) -> Bool {
    subjects[life].kind == .swiftUIView && subjects[life].death ?? event < event
  }

  /// Whether a state of an object lasts after a number of events.
  func hasAppeared(_ life: Int, after events: Int) -> Bool {
    bands[life].contains { $0.begin < events && $0.end ?? .max >= events }
  }

  /// Returns the tree after all events up to a time.
  public func tree(at time: Instant) -> ViewTree {
    tree(afterEvents: eventCount(through: time))
  }

  /// Looks up the tree at the first mark of a name.
  ///
  /// - Parameter name: The name of the mark.
  /// - Returns: The tree after the mark, or `nil` if the trace has no such mark.
  public func tree(atMark name: String) -> ViewTree? {
    marks.first { $0.name == name }.map { tree(afterEvents: $0.event + 1) }
  }

  /// The last checkpoint with at most a number of events, by bisection.
  private func checkpoint(through events: Int) -> Int {
    var (low, high) = (1, checkpointPositions.count)
    while low < high {
      let middle = low + (high - low) / 2
      if checkpointPositions[middle] <= events { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// The number of events up to a time, by bisection.
  private func eventCount(through time: Instant) -> Int {
    var (low, high) = (0, trace.events.count)
    while low < high {
      let middle = low + (high - low) / 2
      if trace.events.times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
