import TraceFormat

/// Stores a trace in memory.
public final class MemorySink: TraceSink {
  private struct State {
    var head: [UInt8] = []
    var foot: [UInt8]?
    var slabs: [UInt32: [TraceSlab]] = [:]
  }

  private static let slabSize = 64 * 1024
  private let state = LockedValue(State())

  /// Creates an empty sink.
  public init() {}

  /// Stores the first lines.
  public func begin(_ head: [UInt8]) {
    state.withLock { $0.head = head }
  }

  /// Returns a slab of 64 KiB, or a larger one for a longer line.
  public func claim(lane: UInt32, atLeast bytes: Int) -> TraceSlab? {
    let size = max(bytes, Self.slabSize)
    return state.withLock { state in
      guard state.foot == nil else { return nil }
      let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
      let address = UInt(bitPattern: memory)
      // The slab frees the memory once. The closure captures the address, because pointers are not
      // `Sendable`.
      let slab = TraceSlab(memory: memory, capacity: size) {
        UnsafeMutableRawPointer(bitPattern: address)?.deallocate()
      }
      state.slabs[lane, default: []].append(slab)
      return slab
    }
  }

  /// Seals the slabs and stores the footer.
  public func finish(foot: (_ events: Int) -> [UInt8]) {
    let slabs = state.withLock { state in
      state.foot = state.foot ?? []
      return state.slabs
    }
    var events = 0
    for lane in slabs.values { for slab in lane { events += slab.seal().events } }
    let bytes = foot(events)
    state.withLock { $0.foot = bytes }
  }

  /// Returns the bytes of the trace so far.
  public func snapshot() -> [UInt8] {
    var progress = SnapshotProgress()
    return bytes(after: &progress)
  }

  /// Returns the bytes of the trace that earlier calls have not returned.
  public func unreadBytes(after progress: inout SnapshotProgress) -> [UInt8]? {
    bytes(after: &progress)
  }

  private func bytes(after progress: inout SnapshotProgress) -> [UInt8] {
    let (head, foot, slabs) = state.withLock { ($0.head, $0.foot, $0.slabs) }
    var bytes = progress.hasHead ? [] : head
    progress.hasHead = true
    let lanes = slabs.sorted { $0.key < $1.key }.map { lane, slabs in
      progress.takeUnread(
        of: lane,
        in: slabs.map { UnsafeRawBufferPointer(start: $0.memory, count: $0.published.bytes) }
      )
    }
    withExtendedLifetime(slabs) {
      var merge = LineMerge(lanes: lanes)
      while let lines = merge.next() { bytes.append(contentsOf: lines) }
    }
    if let foot, !progress.hasFoot {
      progress.hasFoot = true
      bytes += foot
    }
    return bytes
  }
}
