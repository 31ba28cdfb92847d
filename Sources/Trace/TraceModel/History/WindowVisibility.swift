/// Follows which windows are hidden, and which views are in them.
///
/// A window is created hidden, as in UIKit, if the trace states its `hidden` at all. A trace that
/// never states it, such as a device log, has only windows that are not hidden.
struct WindowVisibility {
  /// The first stated value of each window; a window that existed before the trace had the
  /// opposite.
  private var first: [SubjectID: Bool] = [:]
  private var hidden: [SubjectID: Bool] = [:]
  /// The window of each view, and the views of each window, by their lifetimes.
  private var windows: [Int: SubjectID] = [:]
  private var views: [SubjectID: Set<Int>] = [:]
  /// The number of changes of views that may still be followed, so that time and memory are linear.
  private var budget: Int
  /// The number of changes of windows that were not followed, because the windows contained many
  /// views and changed again and again.
  private(set) var unfollowedChanges = 0

  private static let changesPerEvent = 16

  init(_ trace: Trace) {
    let events = trace.events
    budget = events.count * Self.changesPerEvent
    for index in events.indices
    where events.eventNames[index] == .hiddenProperty && events.kinds[index] == .hierarchy {
      let id = events.subjects[index]
      if first[id] == nil, trace.subject(id)?.kind ?? .window == .window {
        first[id] = events[index].flags.contains(.on)
      }
    }
  }

  /// Reads an event of a view or window before its builder reads it.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - index: The index of the event.
  ///   - life: The lifetime of the object.
  ///   - kind: The kind of the object.
  ///   - builders: The builders of all lifetimes, of which those of the views in a window receive
  ///     its changes.
  mutating func read(
    _ event: TraceEvent,
    at index: Int,
    life: Int,
    kind: SubjectKind,
    _ builders: inout [StateBandBuilder]
  ) {
    switch (event.kind, event.name) {
    case (.birth, _) where kind == .window:
      let isKnown = event.flags.contains(.alreadyAlive)
      hidden[event.subject] = isKnown ? first[event.subject] == false : first[event.subject] != nil
      builders[life].isWindowHidden = isHidden(event.subject)
    case (.hierarchy, .hiddenProperty) where kind == .window:
      let isOn = event.flags.contains(.on)
      guard isHidden(event.subject) != isOn else { return }
      hidden[event.subject] = isOn
      builders[life].windowChanged(isHidden: isOn, event, at: index)
      let inside = views[event.subject] ?? []
      guard inside.count <= budget else {
        unfollowedChanges += 1
        return
      }
      budget -= inside.count
      for view in inside { builders[view].windowChanged(isHidden: isOn, event, at: index) }
    case (.hierarchy, .windowRelation) where kind == .view,
      (.begin, .didMoveToWindow) where kind == .view:
      guard let window = event.statedArgument else { return }
      move(life, to: window)
      builders[life].isWindowHidden = isHidden(window)
    case (.death, _): move(life, to: .none)
    default: break
    }
  }

  private func isHidden(_ window: SubjectID) -> Bool {
    hidden[window] ?? (first[window] == false)
  }

  private mutating func move(_ view: Int, to window: SubjectID) {
    let old = windows[view] ?? .none
    guard old != window else { return }
    if old != .none { views[old]?.remove(view) }
    windows[view] = window == .none ? nil : window
    if window != .none { views[window, default: []].insert(view) }
  }
}
