extension TraceHistory {
  /// Returns the number of events before a program released its windows.
  ///
  /// These are the events until no window has a subview; in a trace whose windows never had one,
  /// until no view or controller is alive. The callbacks, removals and deaths that begin the
  /// release are not counted.
  ///
  /// - Parameter limit: The number of events to read.
  /// - Returns: The number of events; `nil` if there was no release within the limit.
  public func eventsBeforeTeardown(within limit: Int) -> Int? {
    var reader = TeardownReader(names: trace.names)
    for position in 0..<min(max(0, limit), trace.events.count) {
      reader.read(trace.events[position], at: position)
    }
    return reader.events
  }
}

/// Follows the contents of windows and the live objects.
private struct TeardownReader {
  private let names: NameTable
  private var windows: Set<SubjectID> = []
  /// The window of each view whose superview is a window.
  private var contents: [SubjectID: SubjectID] = [:]
  private var live: Set<SubjectID> = []
  /// The open calls of each thread: whether each is part of a release.
  private var open: [ThreadID: [Bool]] = [:]
  /// The number of events up to the last one that is not part of a release.
  private var active = 0
  private var beforeEmptyWindows: Int?
  private var beforeLastDeath: Int?
  private var hadContents = false

  init(names: NameTable) {
    self.names = names
  }

  /// The number of events before the release; `nil` if there was none.
  var events: Int? {
    hadContents
      ? contents.isEmpty ? beforeEmptyWindows : nil : live.isEmpty ? beforeLastDeath : nil
  }

  mutating func read(_ event: TraceEvent, at position: Int) {
    // The end of a turn is not an activity.
    guard event.kind != .metadata else { return }
    let hadContents = !contents.isEmpty
    let hadLive = !live.isEmpty
    follow(event)
    if hadContents, contents.isEmpty { beforeEmptyWindows = active }
    if hadLive, live.isEmpty { beforeLastDeath = active }
    if !isPartOfRelease(event) { active = position + 1 }
  }

  private mutating func follow(_ event: TraceEvent) {
    switch event.kind {
    case .birth:
      if event.subjectKind == .window { windows.insert(event.subject) }
      let kind = event.subjectKind
      if kind.isView || kind.isController || kind == .swiftUIView { live.insert(event.subject) }
    case .death:
      live.remove(event.subject)
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

  private mutating func isPartOfRelease(_ event: TraceEvent) -> Bool {
    switch event.kind {
    case .begin:
      let isPart = event.category == .callbackCategory && Self.callbacks.contains(event.name)
      open[event.threadID, default: []].append(isPart)
      return isPart
    case .end: return open[event.threadID]?.popLast() ?? false
    case .death, .stateEnd: return true
    case .hierarchy:
      if event.name == .constraintRelation { return !event.flags.contains(.on) }
      return !Self.properties.contains(event.name) && event.argument == .none
    default: return false
    }
  }

  /// The properties that do not change because an object is released.
  private static let properties: Set<Name> = [
    .hiddenProperty, .frameProperty, .boundsProperty, .autoresizingProperty, .constraintChange,
    .attributeProperty, .stateProperty, .identifierProperty, .rowProperty,
  ]

  /// The callbacks that an object receives while its container is released.
  private static let callbacks: Set<Name> = [
    .willRemoveSubview, .willMoveToSuperview, .didMoveToSuperview, .willMoveToWindow,
    .didMoveToWindow, .willMoveToParent, .didMoveToParent, .viewWillDisappear, .viewDidDisappear,
  ]
}
