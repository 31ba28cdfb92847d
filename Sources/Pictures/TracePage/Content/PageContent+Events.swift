internal import DiagramLayout
internal import TraceModel

/// The categories of calls that a page distinguishes.
enum EventCategory: String, CaseIterable {
  case none, callback, call, span, other

  init(_ name: Name) {
    switch name {
    case .empty: self = .none
    case .callbackCategory: self = .callback
    case .callCategory: self = .call
    case .spanCategory: self = .span
    default: self = .other
    }
  }

  /// The index in the list of all categories.
  var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension PageContent {
  /// The columns of the events.
  private struct Columns {
    var kinds: [Int] = []
    var categories: [Int] = []
    var flags: [Int] = []
    var lives: [Int] = []
    var arguments: [Int] = []
    var names: [Int] = []
    var texts: [Int] = []
    var indices: [Int] = []
    var times: [Int] = []
    var lines: [Int] = []
    var threads: [Int] = []
    var frames: [(event: Int, frame: Rect)] = []
  }

  mutating func addEvents(_ axis: EventAxis) {
    let trace = history.trace
    var columns = Columns()
    var threads: [ThreadID: Int] = [:]
    var threadList: [ThreadID] = []
    var spellings: [UInt64: Int] = [:]
    let times = joined?.times ?? trace.events.times.map(\.nanoseconds)
    let first = (joined == nil ? times.first : times.min()) ?? 0
    var isShortened = false
    for (index, event) in trace.events.enumerated() {
      columns.kinds.append(Int(event.kind.rawValue))
      columns.categories.append(
        event.kind == .begin || event.kind == .end ? EventCategory(event.category).number : 0
      )
      columns.flags.append(Int(event.flags.rawValue))
      columns.lives.append(Int(history.lives[index]) + 1)
      columns.arguments.append(slots.reference(to: event.argument))
      let spelling = UInt64(event.name.id) << 32 | UInt64(event.text.id)
      if event.kind == .begin, let known = spellings[spelling] {
        columns.names.append(known)
      } else if event.kind == .begin {
        let name = strings.index(of: event.spelledName(trace.names))
        spellings[spelling] = name
        columns.names.append(name)
      } else {
        columns.names.append(strings.index(of: event.name, in: trace.names))
      }
      let isSpelled = event.kind == .begin && event.name.callback?.spellsText == true
      columns.texts.append(isSpelled ? 0 : strings.index(of: event.text, in: trace.names))
      columns.indices.append(Int(event.index) + 1)
      let time = times[index].difference(from: first)
      if time > PageData.limit { isShortened = true }
      columns.times.append(Int(time))
      columns.lines.append(Int(event.line))
      if let thread = threads[event.threadID] {
        columns.threads.append(thread)
      } else {
        columns.threads.append(threadList.count)
        threads[event.threadID] = threadList.count
        threadList.append(event.threadID)
      }
      if event.flags.contains(.hasFrame) { columns.frames.append((index, event.frame)) }
    }
    if isShortened { notes.append("Times after the first 104 days are not shown.") }
    add(columns)
    addAxis(axis)
    data.members.member("start", "\(first)")
    data.members.array("threads") { json in
      for thread in threadList { json.literal("[\(thread.process),\(thread.thread)]") }
    }
  }

  private mutating func add(_ columns: Columns) {
    data.add("events.kind", columns.kinds)
    data.add("events.category", columns.categories)
    data.add("events.flags", columns.flags)
    data.add("events.life", columns.lives)
    data.add("events.argument", columns.arguments)
    data.add("events.name", columns.names)
    data.add("events.text", columns.texts)
    data.add("events.index", columns.indices)
    data.add("events.time", columns.times, isDelta: true)
    data.add("events.line", columns.lines, isDelta: true)
    data.add("events.thread", columns.threads)
    data.add("frames.event", columns.frames.map(\.event), isDelta: true)
    let frames = columns.frames.map(\.frame)
    data.add("frames.x", frames.map { Int($0.x.bitPattern) })
    data.add("frames.y", frames.map { Int($0.y.bitPattern) })
    data.add("frames.width", frames.map { Int($0.width.bitPattern) })
    data.add("frames.height", frames.map { Int($0.height.bitPattern) })
  }

  private mutating func addAxis(_ axis: EventAxis) {
    var before = 0
    let steps = axis.positions.enumerated().map { event, position in
      let quarters = Int((position * 4).rounded())
      defer { before = quarters }
      return joined?.corresponds[event] == true ? 0 : quarters - before
    }
    data.add("events.step", steps)
    data.add("pauses.event", axis.pauses.map(\.event), isDelta: true)
    data.add("pauses.transition", axis.pauses.map { $0.isTransition ? 1 : 0 })
  }
}
