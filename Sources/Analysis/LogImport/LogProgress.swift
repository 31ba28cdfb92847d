/// The state that the lines read so far contribute to later lines, whether or not they are events.
struct LogProgress {
  /// The number of lines, by classification.
  var statistics = LogStatistics()
  /// The time of the last line.
  var clock = LogClock()
  /// The processes of the events, and the one of the last line.
  var processes = ProcessRegistry()
  /// The result of a first pass; `nil` in an import.
  var found: FoundCallbacks?

  /// Adds a line.
  mutating func observe(_ line: ParsedLine) {
    statistics.count(line)
    if line.beginsRun { processes.beginRun() }
    observe(line.prefix.stamp, at: line.position)
  }

  /// Adds a line that is not an event.
  mutating func observe(_ line: IgnoredLine, at position: LinePosition) {
    if line.text.isEmpty {
      statistics.countBlank()
    } else {
      statistics.countIgnored(at: position, isDamaged: line.isDamaged)
    }
    observe(line.stamp, at: position)
  }

  /// Adds a line of a first pass that repeats a callback.
  mutating func observe(_ line: RepeatedLine, at position: LinePosition) {
    let isTimed = line.stamp.wall != nil
    statistics.countCallback(isTimed: isTimed)
    observe(line.stamp, at: position)
    _ = clock.moment(isTimed: isTimed)
    if isTimed { found?.addTime(of: clock) }
    found?.add(line.callback)
  }

  private mutating func observe(_ stamp: LineStamp, at position: LinePosition) {
    processes.observe(stamp)
    switch clock.observe(stamp) {
    case .onward: break
    // Without the number of a process, an earlier time shows that the app was launched again.
    case .back: if !processes.hasStatedProcess { processes.beginRun() }
    case .daylightSavingEnd: statistics.noteDaylightSavingEnd(position)
    }
  }
}
