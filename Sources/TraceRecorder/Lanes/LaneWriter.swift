import Synchronization
import TraceFormat
import TraceModel

/// The parts of a lane that change with every event, in one value: one access check an event.
struct LaneWriter {
  /// The lane's clock, without a dynamic call for the usual ones.
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
  private var used = 0
  private(set) var isStopped = false

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
    guard !isStopped else { return false }
    var event = event
    event.process = process
    event.thread = thread
    if event.subject != .none, event.kind != .birth, encoder.classes[event.subject].isEmpty {
      learnClass(of: event.subject, from: recorder)
    }
    let bound = encoder.bound(of: event)
    guard let slab = room(for: bound, on: recorder), !slab.isSealed else { return false }
    event.time = clock.stamp()
    guard write(event, to: slab) else { return false }
    if event.kind == .birth { recorder.publish(names[event.name], of: event.subject) }
    return true
  }

  /// Writes a line that is ready; returns whether it was recorded.
  mutating func record(line: [UInt8], on recorder: TraceRecorder) -> Bool {
    guard !isStopped, let slab = room(for: line.count, on: recorder) else { return false }
    let start = slab.memory + used
    line.withUnsafeBytes { (start + 1).copyMemory(from: $0.dropFirst()) }
    return publish(line.count, at: start, in: slab)
  }

  private mutating func write(_ event: TraceEvent, to slab: TraceSlab) -> Bool {
    let start = slab.memory + used
    let bytes = start.assumingMemoryBound(to: UInt8.self)
    let count = encoder.write(event, names: names, after: bytes)
    return publish(count, at: start, in: slab)
  }

  /// Makes a line exist: its first byte is stored after all others, whatever the machine reorders.
  private mutating func publish(
    _ count: Int,
    at start: UnsafeMutableRawPointer,
    in slab: TraceSlab
  ) -> Bool {
    let first = start.assumingMemoryBound(to: Atomic<UInt8>.self)
    first.pointee.store(LineEncoder.firstByte, ordering: .releasing)
    guard slab.publish(from: used, to: used + count) else {
      isStopped = true
      return false
    }
    used += count
    return true
  }

  /// Returns the slab when it has room, else a new one; `nil` when recording has ended.
  private mutating func room(for bytes: Int, on recorder: TraceRecorder) -> TraceSlab? {
    if let slab, slab.capacity - used >= bytes { return slab }
    guard let fresh = recorder.claim(lane: number, atLeast: bytes) else {
      isStopped = true
      return nil
    }
    slab = fresh
    used = fresh.publishedCount
    return fresh
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
