import TraceFormat
public import TraceModel

/// Records the events of one run.
///
/// Each thread or actor creates a lane with ``makeLane(thread:name:)`` and records through it.
/// Recording never throws: a full disk is reported once, then events are only counted in
/// ``dropped``.
public final class TraceRecorder: Sendable {
  private struct State {
    var lanes: UInt32 = 0
    var takenThreads: Set<UInt32> = []
    var drops: [DropCount] = []
    var failure: RecorderError?
    var isClosed = false
  }

  public let header: TraceHeader
  /// The clock of the events.
  public let time: any TimeSource
  /// The process of all events, at least 1: one run or one test.
  public let process: UInt32
  /// The calls of the app that caused events; `nil` if they are not recorded.
  package let callSites: CallSites?
  private let sink: any TraceSink
  private let sizeLimit: Int
  private let claimedBytes = AtomicValue(0)
  private let report: @Sendable (RecorderError) -> Void
  private let state = LockedValue(State())
  private let classNames = LockedValue<[SubjectID: String]>([:])
  private let subjects = AtomicValue<UInt32>(0)
  private let hasReportedFork = AtomicValue(false)

  /// Creates a recorder and stores the header.
  ///
  /// - Parameters:
  ///   - header: The header of the trace; the kind of clock is taken from `time`.
  ///   - time: The clock.
  ///   - sink: Stores the lines.
  ///   - process: The process of all events, at least 1.
  ///   - sizeLimit: The size in bytes at which recording stops, in steps of the sink's slabs; by
  ///     default there is no limit.
  ///   - report: Called once if recording has to stop; prints to standard error by default.
  public convenience init(
    header: TraceHeader,
    time: any TimeSource,
    sink: any TraceSink,
    process: UInt32 = 1,
    sizeLimit: Int = .max,
    report: @escaping @Sendable (RecorderError) -> Void = StandardError.print
  ) {
    self.init(
      header: header,
      time: time,
      sink: sink,
      process: process,
      sizeLimit: sizeLimit,
      callSites: nil,
      report: report
    )
  }

  /// Creates a recorder that also records the app's calls, unless there is no table for them.
  package init(
    header: TraceHeader,
    time: any TimeSource,
    sink: any TraceSink,
    process: UInt32 = 1,
    sizeLimit: Int,
    callSites: CallSites?,
    report: @escaping @Sendable (RecorderError) -> Void
  ) {
    var header = header
    header.clock = time.kind
    self.header = header
    self.time = time
    self.sink = sink
    self.process = process
    self.sizeLimit = sizeLimit
    self.callSites = callSites
    self.report = report
    let head =
      HeaderLines.head(header, process: process)
      + HeaderLines.name(header.title, kind: "process_name", process: process, thread: 1)
    do throws(RecorderError) {
      try sink.begin(head)
    } catch {
      fail(error)
    }
  }

  /// Creates the lane of a thread or actor.
  ///
  /// - Parameters:
  ///   - thread: The thread in the trace, at least 1; by default the next free one, so that the
  ///     first lane is 1, the main thread. Lanes may share a thread if only one of them records at
  ///     a time.
  ///   - name: The displayed name.
  /// - Returns: The lane, which belongs to the caller's thread or actor.
  public func makeLane(thread: UInt32? = nil, name: String) -> RecorderLane {
    let drops = DropCount()
    let (number, thread) = state.withLock { state in
      var chosen = thread ?? 1
      if thread == nil { while state.takenThreads.contains(chosen) { chosen += 1 } }
      state.takenThreads.insert(chosen)
      state.lanes += 1
      state.drops.append(drops)
      return (state.lanes, chosen)
    }
    let writer = LaneWriter(
      number: number,
      clock: LaneWriter.Clock(time),
      process: process,
      thread: thread
    )
    let lane = RecorderLane(recorder: self, writer: writer, drops: drops)
    lane.record(
      line: HeaderLines.name(
        name,
        kind: "thread_name",
        process: process,
        thread: thread,
        time: time.now()
      )
    )
    return lane
  }

  /// Returns a new identity; identities count up from 1.
  public func nextSubject() -> SubjectID {
    SubjectID(
      process: process,
      number: subjects.add(1) &+ 1
    )
  }

  /// The number of identities that were assigned.
  package var subjectCount: Int { Int(subjects.load()) }

  /// Ends the recording: seals the lanes, sorts the lines and writes the footer.
  ///
  /// Further calls do nothing; events that are recorded later are counted as dropped. A call does
  /// nothing either in a child that the process forked while it recorded to a file.
  public func close(status: TraceEnd.Status = .complete, reason: String = "") {
    guard !sink.isParents else { return }
    let failure: RecorderError?? = state.withLock { state in
      guard !state.isClosed else { return nil }
      state.isClosed = true
      return .some(state.failure)
    }
    guard let failure else { return }
    var end = TraceEnd(status: status, reason: reason)
    if let failure { end = TraceEnd(status: .stopped, reason: failure.message) }
    let time = time.stamp()
    do throws(RecorderError) {
      try sink.finish { events in
        end.dropped = dropped
        return callSiteLines(thread: 1).flatMap(\.self)
          + HeaderLines.foot(end, events: events, process: process, time: time)
      }
    } catch {
      fail(error)
    }
  }

  /// Returns a line for each call of the app that no line states yet.
  func callSiteLines(thread: UInt32) -> [[UInt8]] {
    guard let callSites else { return [] }
    let now = time.now()
    if let obstacle = callSites.obstacle() {
      return [HeaderLines.noCallSites(obstacle, process: process, thread: thread, time: now)]
    }
    return callSites.takeUnwritten().map {
      HeaderLines.callSite($0.number, $0.text, process: process, thread: thread, time: now)
    }
  }

  /// The number of events that could not be stored.
  public var dropped: Int { state.withLock { $0.drops.reduce(0) { $0 + $1.current } } }

  /// The reason why recording had to stop; `nil` if there is none.
  public var failure: RecorderError? { state.withLock { $0.failure } }

  /// Whether the recorder was closed.
  public var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Returns the bytes of the trace so far.
  ///
  /// - Throws: An error if the trace can't be read back.
  public func snapshot() throws(RecorderError) -> [UInt8] {
    try sink.snapshot()
  }

  /// Returns the bytes of the trace that earlier calls have not returned; `nil` from a sink that
  /// can only return everything.
  func unreadBytes(after progress: inout SnapshotProgress) throws(RecorderError) -> [UInt8]? {
    try sink.unreadBytes(after: &progress)
  }

  /// Reports why a lane can't continue, unless the recorder was closed.
  func laneWasSealed() {
    do throws(RecorderError) {
      try sink.checkSealed()
    } catch {
      fail(error)
    }
  }

  func claim(lane: UInt32, atLeast bytes: Int) -> TraceSlab? {
    guard !sink.isParents else {
      laneWasSealed()
      return nil
    }
    guard failure == nil else { return nil }
    do throws(RecorderError) {
      let slab = try sink.claim(lane: lane, atLeast: bytes)
      claimedBytes.add(slab?.capacity ?? 0)
      return slab
    } catch {
      fail(error)
      return nil
    }
  }

  /// Stops the recording if the trace has reached the limit for its size.
  ///
  /// - Returns: The message for the trace; empty for every lane but the first that meets the limit;
  ///   `nil` below the limit.
  func stopAtSizeLimit() -> String? {
    guard claimedBytes.load() > sizeLimit else { return nil }
    let megabytes = sizeLimit / 1_000_000
    let size = megabytes > 0 ? "\(megabytes) MB" : "\(sizeLimit) bytes"
    let error = RecorderError(
      .sizeLimit,
      message: "the trace was cut at \(size), the limit for its size",
      help: "end what repeats without end, or raise the limit (LIFELINE_TRACE_LIMIT, in MB)"
    )
    guard failure == nil else { return "" }
    fail(error)
    return error.message
  }

  /// Stores the class of a new object for the other lanes.
  func publish(_ className: String, of subject: SubjectID) {
    classNames.withLock { $0[subject] = className }
  }

  /// Removes the class of an object that was deallocated.
  func forgetClass(of subject: SubjectID) {
    _ = classNames.withLock { $0.removeValue(forKey: subject) }
  }

  /// The number of objects whose class is known to all lanes.
  package var classNameCount: Int { classNames.withLock { $0.count } }

  /// The class of an object that was created and not deallocated.
  package func className(of subject: SubjectID) -> String? {
    classNames.withLock { $0[subject] }
  }

  private func fail(_ error: RecorderError) {
    // Another thread of the parent may have held the lock when this process was forked.
    guard !sink.isParents else {
      if !hasReportedFork.exchange(true) { report(error) }
      return
    }
    let isFirst = state.withLock { state in
      guard state.failure == nil else { return false }
      state.failure = error
      return true
    }
    if isFirst { report(error) }
  }
}
