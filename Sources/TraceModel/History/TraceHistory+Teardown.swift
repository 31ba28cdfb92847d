extension TraceHistory {
  /// The last moment before a program released what it showed: the number of events up to it.
  ///
  /// That is the last moment at which a window had a subview; in a trace whose windows never had one,
  /// the last moment at which a view or controller was alive. The callbacks, removals and deaths with
  /// which the release begins are not counted.
  ///
  /// - Parameter limit: How many events from the start are read.
  /// - Returns: The number; `nil` when a window still has a subview after these events, when one is
  ///   still alive in a trace without windows, or when there never was one.
  public func eventsBeforeTeardown(within limit: Int) -> Int? {
    var reader = TeardownReader(names: trace.names)
    for position in 0..<min(max(0, limit), trace.events.count) {
      reader.read(trace.events[position], at: position)
    }
    return reader.events
  }
}

/// Follows what windows contain, and what is alive, up to the last moment.
private struct TeardownReader {
  private let names: NameTable
  private var windows: Set<SubjectID> = []
  /// The views whose superview is a window, and that window.
  private var contents: [SubjectID: SubjectID] = [:]
  private var living: Set<SubjectID> = []
  /// The open calls of each thread: whether each belongs to a release.
  private var open: [UInt32: [Bool]] = [:]
  /// The number of events up to the last one that does not belong to a release.
  private var active = 0
  private var beforeEmptyWindows: Int?
  private var beforeLastDeath: Int?
  private var hadContents = false

  init(names: NameTable) {
    self.names = names
  }

  /// The number of events before the release; `nil` when there was none.
  var events: Int? {
    hadContents
      ? contents.isEmpty ? beforeEmptyWindows : nil : living.isEmpty ? beforeLastDeath : nil
  }

  mutating func read(_ event: TraceEvent, at position: Int) {
    // The end of a turn is no activity.
    guard event.kind != .metadata else { return }
    let hadContents = !contents.isEmpty
    let hadLiving = !living.isEmpty
    follow(event)
    if hadContents, contents.isEmpty { beforeEmptyWindows = active }
    if hadLiving, living.isEmpty { beforeLastDeath = active }
    if !belongsToRelease(event) { active = position + 1 }
  }

  private mutating func follow(_ event: TraceEvent) {
    switch event.kind {
    case .birth:
      if event.subjectKind == .window { windows.insert(event.subject) }
      if event.subjectKind.isView || event.subjectKind.isController { living.insert(event.subject) }
    case .death:
      living.remove(event.subject)
      contents[event.subject] = nil
      if windows.remove(event.subject) != nil {
        contents = contents.filter { $0.value != event.subject }
      }
    case .hierarchy where event.name == .superviewRelation:
      let isShown = windows.contains(event.argument)
      contents[event.subject] = isShown ? event.argument : nil
      if isShown { hadContents = true }
    default: break
    }
  }

  private mutating func belongsToRelease(_ event: TraceEvent) -> Bool {
    switch event.kind {
    case .begin:
      let belongs = event.category == .callbackCategory && Self.callbacks.contains(event.name)
      open[event.thread, default: []].append(belongs)
      return belongs
    case .end: return open[event.thread]?.popLast() ?? false
    case .death, .stateEnd: return true
    case .hierarchy:
      return event.name != .hiddenProperty && event.name != .frameProperty
        && event.argument == .none
    default: return false
    }
  }

  /// The callbacks that an object receives while what contains it is released.
  private static let callbacks: Set<Name> = [
    .willRemoveSubview, .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow,
    .didMoveToWindow, .willMoveToParent, .didMoveToParent, .viewWillDisappear, .viewDidDisappear,
  ]
}
