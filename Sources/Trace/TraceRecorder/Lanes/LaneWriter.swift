import CAtomic
import TraceFormat
import TraceModel

/// The mutable state of a lane in one value, so that each event needs only one exclusivity check.
struct LaneWriter {
  /// The lane's clock, without dynamic dispatch for the common clocks.
  enum Clock {
    case virtual(VirtualTime)
    case monotonic(MonotonicTime)
    case other(any TimeSource)

    init(_ source: any TimeSource) {
      if let virtual = source as? VirtualTime {
        self = .virtual(virtual)
      } else if let monotonic = source as? MonotonicTime {
        self = .monotonic(monotonic)
      } else {
        self = .other(source)
      }
    }

    func stamp() -> Instant {
      switch self {
      case .virtual(let time): time.stamp()
      case .monotonic(let time): time.stamp()
      case .other(let time): time.stamp()
      }
    }
  }

  private let number: UInt32
  let clock: Clock
  let process: UInt32
  let thread: UInt32
  var names = NameTable()
  var encoder = LineEncoder()
  private var slab: TraceSlab?
  private var fill = TraceSlab.Fill(bytes: 0, events: 0)
  private(set) var isStopped = false
  /// Whether an event was recorded since the last end of a turn.
  private var isInTurn = false

  init(number: UInt32, clock: Clock, process: UInt32, thread: UInt32) {
    self.number = number
    self.clock = clock
    self.process = process
    self.thread = thread
    encoder.follow(names)
  }

  mutating func intern(_ text: String) -> Name {
    let name = names.intern(text)
    encoder.follow(names)
    return name
  }

  /// Writes an event; returns whether it was recorded.
  mutating func record(_ event: TraceEvent, on recorder: TraceRecorder) -> Bool {
    guard !isStopped, !hasEnded(recorder) else { return false }
    var event = event
    event.process = process
    event.thread = thread
    if event.subject != .none, event.kind != .birth, encoder.classes[event.subject].isEmpty {
      learnClass(of: event.subject, from: recorder)
    }
    if let sites = recorder.callSites, event.site == 0, event.statesSite {
      event.site = sites.current(
        calling: "\(names[encoder.classes[event.subject]]).\(names[event.name])",
        isCallback: event.mayBeCallOfApp
      )
    }
    let bound = encoder.bound(of: event)
    guard let slab = room(for: bound, on: recorder) else { return false }
    event.time = clock.stamp()
    guard write(event, to: slab) else { return stop(recorder) }
    if event.kind == .birth {
      recorder.publish(names[event.name], of: event.subject)
    } else if event.kind == .death {
      recorder.forgetClass(of: event.subject)
    }
    isInTurn = true
    return true
  }

  /// Returns whether an event was recorded since the last call.
  mutating func takeTurn() -> Bool {
    defer { isInTurn = false }
    return isInTurn
  }

  /// Writes a complete line; returns whether it was recorded.
  mutating func record(line: [UInt8], on recorder: TraceRecorder) -> Bool {
    guard !isStopped, !hasEnded(recorder), let slab = room(for: line.count, on: recorder) else {
      return false
    }
    let start = slab.memory + fill.bytes
    line.withUnsafeBytes { (start + 1).copyMemory(from: $0.dropFirst()) }
    return publish(line.count, at: start, in: slab) || stop(recorder)
  }

  private mutating func write(_ event: TraceEvent, to slab: TraceSlab) -> Bool {
    let start = slab.memory + fill.bytes
    // Only this lane writes after the fill, and the memory after it contains only bytes.
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    let count = encoder.write(event, names: names, after: bytes)
    return publish(count, at: start, in: slab)
  }

  /// Publishes a line: its first byte is stored after all others, regardless of memory reordering.
  private mutating func publish(
    _ count: Int,
    at start: UnsafeMutableRawPointer,
    in slab: TraceSlab
  ) -> Bool {
    // Readers use the line only after the fill changes.
    let first = start.assumingMemoryBound(to: UInt8.self)
    lifeline_atomic_store_byte(first, LineEncoder.firstByte)
    // The first eight bytes after the first byte of a line: `"ph":"M"` is metadata.
    let word = count > 8 ? (start + 1).loadUnaligned(as: UInt64.self) : 0
    let isEvent = UInt64(littleEndian: word) != 0x224D_223A_2268_7022
    let new = TraceSlab.Fill(
      bytes: fill.bytes + count,
      events: fill.events + (isEvent ? 1 : 0)
    )
    guard slab.publish(from: fill, to: new) else { return false }
    fill = new
    return true
  }

  /// Whether the lane's slab was sealed since the last line.
  private mutating func hasEnded(_ recorder: TraceRecorder) -> Bool {
    guard let slab, slab.isSealed else { return false }
    return !stop(recorder)
  }

  /// Stops the lane, whose slab was sealed; returns `false`.
  private mutating func stop(_ recorder: TraceRecorder) -> Bool {
    isStopped = true
    slab = nil
    recorder.laneWasSealed()
    return false
  }

  /// Returns the slab if it has room, else a new one; `nil` when recording has ended.
  private mutating func room(for bytes: Int, on recorder: TraceRecorder) -> TraceSlab? {
    if let slab, slab.capacity - fill.bytes >= bytes { return slab }
    guard let fresh = recorder.claim(lane: number, atLeast: bytes) else {
      isStopped = true
      slab = nil
      return nil
    }
    slab = fresh
    fill = fresh.published
    guard let message = recorder.stopAtSizeLimit() else { return fresh }
    if !message.isEmpty { writeCut(message, to: fresh) }
    isStopped = true
    slab = nil
    return nil
  }

  /// Writes the last event of a trace that has reached the limit for its size.
  private mutating func writeCut(_ message: String, to slab: TraceSlab) {
    var event = TraceEvent(
      .diagnostic,
      name: intern("trace-cut"),
      category: .diagnosticCategory
    )
    event.text = intern(message)
    event.process = process
    event.thread = thread
    event.time = clock.stamp()
    guard slab.capacity - fill.bytes >= encoder.bound(of: event) else { return }
    _ = write(event, to: slab)
  }

  private mutating func learnClass(of subject: SubjectID, from recorder: TraceRecorder) {
    guard let text = recorder.className(of: subject) else { return }
    encoder.classes[subject] = intern(text)
  }
}

extension UnsafeMutableRawPointer {
  fileprivate func copyMemory(from bytes: Slice<UnsafeRawBufferPointer>) {
    guard let source = UnsafeRawBufferPointer(rebasing: bytes).baseAddress else { return }
    copyMemory(from: source, byteCount: bytes.count)
  }
}
