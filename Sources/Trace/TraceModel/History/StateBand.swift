/// A part of an object's lifetime in one state.
public struct StateBand: Hashable, Sendable {
  /// The states that diagrams distinguish.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// A controller whose view is loaded and has not yet appeared.
    case loaded
    /// A controller between `viewWillAppear` and `viewDidAppear`.
    case appearing
    /// A controller after `viewDidAppear`.
    case appeared
    /// A controller between `viewWillDisappear` and `viewDidDisappear`.
    case disappearing
    /// A controller after `viewDidDisappear`; a view or window that left its window.
    case detached
    /// A view in a window that is not hidden, or such a window.
    case inWindow
    /// A view in a hidden window, or a hidden window.
    case inHiddenWindow
    /// A view that has not yet been in a window.
    case waiting
  }

  public var state: State
  /// The index of the event that began it.
  public var begin: Int
  /// The index of the event that ended it; `nil` if the trace ends first.
  public var end: Int?
  /// The time of the begin.
  public var start: Instant
  /// The time of the end; the last time of the trace if there is none.
  public var finish: Instant
  /// Whether the trace states it; otherwise it is derived from callbacks.
  public var isRecorded: Bool
}

/// Collects the bands of one object.
///
/// Stated bands and bands derived from callbacks are collected separately: if the trace states any,
/// the derived ones are discarded.
struct StateBandBuilder {
  private let kind: SubjectKind
  /// Whether the window, which for a window is itself, is hidden.
  var isWindowHidden = false
  private var derived: [StateBand] = []
  private var recorded: [StateBand] = []
  private var hasWindowEvents = false
  private var follower = AppearanceFollower()

  init(kind: SubjectKind) {
    self.kind = kind
  }

  /// Whether the last state is that of a view in a window.
  var isInWindow: Bool {
    guard let last = recorded.last ?? derived.last, last.end == nil else { return false }
    return last.state == .inWindow || last.state == .inHiddenWindow
  }

  mutating func read(_ event: TraceEvent, at index: Int) {
    switch event.kind {
    case .birth where kind.isView:
      enter(kind == .window ? shown : .waiting, event, index)
    case .death: leave(event, index)
    case .stateBegin:
      guard let stated = Self.state(named: event.name) else { return }
      let state = stated == .inWindow ? shown : stated
      close(&recorded, event, index)
      recorded.append(band(state, event, index, isRecorded: true))
    case .stateEnd:
      guard let last = recorded.indices.last, recorded[last].end == nil,
        let state = Self.state(named: event.name),
        recorded[last].state == state || state == .inWindow && isInWindow
      else { return }
      close(&recorded, event, index)
    case .hierarchy where event.name == .windowRelation && kind == .view:
      if !hasWindowEvents { hasWindowEvents = true }
      enter(event.argument == .none ? .detached : shown, event, index)
    case .begin where event.category == .callbackCategory: readCallback(event, index)
    default: break
    }
  }

  /// Records that the window was hidden or shown.
  mutating func windowChanged(isHidden: Bool, _ event: TraceEvent, at index: Int) {
    isWindowHidden = isHidden
    guard isInWindow else { return }
    if recorded.isEmpty {
      enter(shown, event, index)
    } else if recorded.last?.state != shown {
      close(&recorded, event, index)
      recorded.append(band(shown, event, index, isRecorded: true))
    }
  }

  /// The state of a view in the window.
  private var shown: StateBand.State { isWindowHidden ? .inHiddenWindow : .inWindow }

  private mutating func readCallback(_ event: TraceEvent, _ index: Int) {
    if event.name == .didMoveToWindow, kind == .view, !hasWindowEvents {
      if let window = event.statedArgument {
        enter(window == .none ? .detached : shown, event, index)
      } else {
        enter(isInWindow ? .detached : shown, event, index)
      }
      return
    }
    guard !kind.isView, AppearanceFollower.moves(event) else { return }
    switch event.name {
    case .loadView, .viewDidLoad:
      if derived.isEmpty { enter(.loaded, event, index) }
    default:
      switch follower.read(event) {
      case .hidden: enter(.detached, event, index)
      case .appearing: enter(.appearing, event, index)
      case .visible: enter(.appeared, event, index)
      case .disappearing: enter(.disappearing, event, index)
      case nil: break
      }
    }
  }

  mutating func finish(at end: Instant) -> [StateBand] {
    var bands = recorded.isEmpty ? derived : recorded
    for index in bands.indices where bands[index].end == nil { bands[index].finish = end }
    return bands
  }

  private mutating func enter(_ state: StateBand.State, _ event: TraceEvent, _ index: Int) {
    // A repeated callback does not begin a new band; the analyzer reports the repetition.
    if let last = derived.last, last.end == nil, last.state == state { return }
    // A view that leaves a window without having entered it is still waiting.
    if state == .detached, kind == .view, derived.last?.state == .waiting { return }
    close(&derived, event, index)
    derived.append(band(state, event, index, isRecorded: false))
  }

  private mutating func leave(_ event: TraceEvent, _ index: Int) {
    close(&derived, event, index)
    close(&recorded, event, index)
  }

  private func close(_ bands: inout [StateBand], _ event: TraceEvent, _ index: Int) {
    guard let last = bands.indices.last, bands[last].end == nil else { return }
    bands[last].end = index
    bands[last].finish = event.time
  }

  private func band(
    _ state: StateBand.State,
    _ event: TraceEvent,
    _ index: Int,
    isRecorded: Bool
  ) -> StateBand {
    StateBand(
      state: state,
      begin: index,
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
