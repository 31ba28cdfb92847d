/// A stretch of an object's life in one state.
public struct StateBand: Hashable, Sendable {
  /// The states that a picture tells apart.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// A controller's view is in memory and was never on the screen.
    case loaded
    /// A controller between `viewWillAppear` and `viewDidAppear`.
    case appearing
    /// A controller after `viewDidAppear`.
    case appeared
    /// A controller between `viewWillDisappear` and `viewDidDisappear`.
    case disappearing
    /// A controller after `viewDidDisappear`; a view or window that left its window.
    case detached
    /// A view that stands in a window.
    case inWindow
    /// A view that exists and was never in a window.
    case waiting
  }

  /// The state.
  public var state: State
  /// The place of the event that began it.
  public var begin: Int
  /// The place of the event that ended it; `nil` when the trace ends first.
  public var end: Int?
  /// The moment of the begin.
  public var start: Instant
  /// The moment of the end; the last moment of the trace when there is none.
  public var finish: Instant
  /// Whether a recorder stated it; else it was derived from callbacks.
  public var isRecorded: Bool
}

/// Collects the bands of one object.
///
/// States that a recorder states and states that follow from callbacks are kept apart: when the
/// trace states one, the derived ones are dropped.
struct StateBandBuilder {
  private let kind: SubjectKind
  private var derived: [StateBand] = []
  private var recorded: [StateBand] = []
  private var hasWindowEvents = false
  private var follower = AppearanceFollower()

  init(kind: SubjectKind) {
    self.kind = kind
  }

  mutating func read(_ event: TraceEvent, at place: Int) {
    switch event.kind {
    case .birth where kind.isView:
      enter(kind == .window ? .inWindow : .waiting, event, place)
    case .death: leave(event, place)
    case .stateBegin:
      guard let state = Self.state(named: event.name) else { return }
      close(&recorded, event, place)
      recorded.append(band(state, event, place, isRecorded: true))
    case .stateEnd:
      guard let last = recorded.indices.last, recorded[last].end == nil,
        recorded[last].state == Self.state(named: event.name)
      else { return }
      close(&recorded, event, place)
    case .hierarchy where event.name == .windowRelation && kind == .view:
      if !hasWindowEvents { hasWindowEvents = true }
      enter(event.argument == .none ? .detached : .inWindow, event, place)
    case .begin where event.category == .callbackCategory: readCallback(event, place)
    default: break
    }
  }

  private mutating func readCallback(_ event: TraceEvent, _ place: Int) {
    if event.name == .didMoveToWindow, kind == .view, !hasWindowEvents {
      if let window = event.statedArgument {
        enter(window == .none ? .detached : .inWindow, event, place)
      } else {
        enter(derived.last?.state == .inWindow ? .detached : .inWindow, event, place)
      }
      return
    }
    guard !kind.isView, AppearanceFollower.moves(event) else { return }
    switch event.name {
    case .loadView, .viewDidLoad:
      if derived.isEmpty { enter(.loaded, event, place) }
    default:
      switch follower.read(event) {
      case .hidden: enter(.detached, event, place)
      case .appearing: enter(.appearing, event, place)
      case .visible: enter(.appeared, event, place)
      case .disappearing: enter(.disappearing, event, place)
      case nil: break
      }
    }
  }

  mutating func finish(at end: Instant) -> [StateBand] {
    var bands = recorded.isEmpty ? derived : recorded
    for place in bands.indices where bands[place].end == nil { bands[place].finish = end }
    return bands
  }

  private mutating func enter(_ state: StateBand.State, _ event: TraceEvent, _ place: Int) {
    // A repeated callback stays in its state: the analyzer tells that it came twice.
    if let last = derived.last, last.end == nil, last.state == state { return }
    // A view that leaves a window that it never entered is still waiting.
    if state == .detached, kind == .view, derived.last?.state == .waiting { return }
    close(&derived, event, place)
    derived.append(band(state, event, place, isRecorded: false))
  }

  private mutating func leave(_ event: TraceEvent, _ place: Int) {
    close(&derived, event, place)
    close(&recorded, event, place)
  }

  private func close(_ bands: inout [StateBand], _ event: TraceEvent, _ place: Int) {
    guard let last = bands.indices.last, bands[last].end == nil else { return }
    bands[last].end = place
    bands[last].finish = event.time
  }

  private func band(
    _ state: StateBand.State,
    _ event: TraceEvent,
    _ place: Int,
    isRecorded: Bool
  ) -> StateBand {
    StateBand(
      state: state,
      begin: place,
      end: nil,
      start: event.time,
      finish: event.time,
      isRecorded: isRecorded
    )
  }

  private static func state(named name: Name) -> StateBand.State? {
    switch name {
    case .loadedState: .loaded
    case .appearingState: .appearing
    case .appearedState: .appeared
    case .disappearingState: .disappearing
    case .inWindowState: .inWindow
    default: nil
    }
  }
}
