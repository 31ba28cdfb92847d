import Synchronization

/// Keeps a trace in a file so that it survives the death of the program.
///
/// Lanes claim slabs of 64 KiB of the file and write into its memory: what was written is the
/// file's, whatever becomes of the program. Each slab is reserved on the disk before it is mapped
/// (a mapped file on a full disk ends the program otherwise) and filled with spaces, which JSON
/// allows anywhere between events. The first byte of a slab is a newline, so that a line whose
/// writing was interrupted ends with its slab.
///
/// A finished trace has no padding and is ordered by time: it is written anew beside the file and
/// takes its name in one step, so that a crash at any moment leaves one of both. Of several programs
/// that record into one path at once each has a file of its own; the one that finishes last stays.
public final class MappedFileSink: TraceSink {
  /// A slab that was handed out.
  private struct Piece {
    var lane: UInt32
    var offset: Int
    var size: Int
    /// Gone from memory when the lane has moved on; `used` holds its bytes then.
    var slab: TraceSlab?
    var used: Int
  }

  private struct State {
    var pieces: [Piece] = []
    var head: [UInt8] = []
    var end = 0
    var isFinished = false
    var finished: SystemFile?
  }

  /// The bytes of a slab.
  static let slabSize = 64 * 1024
  /// The bytes at a slab's end that lanes leave free: a footer finds room there on a full disk.
  private static let reserve = 1024
  private let file: SystemFile
  private let state = Mutex(State())

  /// The path of the file.
  public var path: String { file.path }

  /// Makes a file; one that has the name already is replaced, and what a link leads to.
  ///
  /// - Throws: `unwritablePath` when there can't be a file of that path.
  public init(path: String) throws(RecorderError) {
    file = try SystemFile(creating: path)
  }

  /// Stores the first lines, padded to whole slabs.
  ///
  /// - Throws: `diskFull` or `system`.
  public func begin(_ head: [UInt8]) throws(RecorderError) {
    let size = Self.rounded(head.count)
    try file.reserve(from: 0, count: size)
    try file.write(head + repeatElement(0x20, count: size - head.count), at: 0)
    state.withLock { state in
      state.head = head
      state.end = size
    }
  }

  /// Gives a lane the next slab of the file.
  ///
  /// - Throws: `diskFull` or `system`.
  public func claim(lane: UInt32, atLeast bytes: Int) throws(RecorderError) -> TraceSlab? {
    let size = Self.rounded(bytes + 1 + Self.reserve)
    let result: Result<TraceSlab?, RecorderError> = state.withLock { state in
      guard !state.isFinished, !state.head.isEmpty else { return .success(nil) }
      do throws(RecorderError) {
        let slab = try makeSlab(at: state.end, size: size)
        if let last = state.pieces.lastIndex(where: { $0.lane == lane }) {
          state.pieces[last].used = state.pieces[last].slab?.seal() ?? state.pieces[last].used
          state.pieces[last].slab = nil
        }
        state.pieces.append(
          Piece(lane: lane, offset: state.end, size: size, slab: slab, used: 0)
        )
        state.end += size
        return .success(slab)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func makeSlab(at offset: Int, size: Int) throws(RecorderError) -> TraceSlab {
    try file.reserve(from: offset, count: size)
    let memory = try file.map(from: offset, count: size)
    memory.initializeMemory(as: UInt8.self, repeating: 0x20, count: size)
    memory.storeBytes(of: 0x0A, as: UInt8.self)
    let address = UInt(bitPattern: memory)
    return TraceSlab(memory: memory, capacity: size - Self.reserve, used: 1) {
      SystemFile.unmap(address, count: size)
    }
  }

  private static func rounded(_ bytes: Int) -> Int {
    (bytes + slabSize - 1) / slabSize * slabSize
  }

  /// Seals the slabs and replaces the file by one without padding, in the order of time.
  ///
  /// Where the disk has no room for that the file keeps its padding and gets its footer in place.
  ///
  /// - Throws: `diskFull` or `system` when there is no room for a footer either; the trace then
  ///   reads as cut.
  public func finish(foot: (_ events: Int) -> [UInt8]) throws(RecorderError) {
    let sealed = seal()
    guard !sealed.head.isEmpty else { return }
    do throws(RecorderError) {
      let copy = try SystemFile(beside: file, ending: ".finishing")
      do throws(RecorderError) {
        try write(sealed, foot: foot, to: copy)
        try copy.replace(file)
        state.withLock { $0.finished = copy }
      } catch {
        copy.remove()
        throw error
      }
    } catch {
      guard try writeFooterInPlace(foot, sealed) else { throw error }
    }
  }

  /// Returns the bytes of the trace as it stands.
  ///
  /// - Throws: `system` when the file can't be read back.
  public func snapshot() throws(RecorderError) -> [UInt8] {
    let (contents, finished) = state.withLock { state in
      (Contents(head: state.head, pieces: state.pieces, end: state.end), state.finished)
    }
    if let finished { return try finished.read(from: 0, count: finished.size()) }
    var bytes = contents.head
    _ = try merge(contents) { bytes.append(contentsOf: $0) }
    return bytes
  }

  private struct Contents {
    var head: [UInt8]
    var pieces: [Piece]
    var end: Int
  }

  private func seal() -> Contents {
    state.withLock { state in
      state.isFinished = true
      for place in state.pieces.indices {
        guard let slab = state.pieces[place].slab else { continue }
        state.pieces[place].used = slab.seal()
      }
      return Contents(head: state.head, pieces: state.pieces, end: state.end)
    }
  }

  /// Hands out the published lines in the order of time; returns the number of events.
  private func merge(
    _ contents: Contents,
    each: (UnsafeRawBufferPointer) -> Void
  ) throws(RecorderError) -> Int {
    let memory = try file.map(from: 0, count: contents.end)
    defer { SystemFile.unmap(UInt(bitPattern: memory), count: contents.end) }
    var lanes: [UInt32: [UnsafeRawBufferPointer]] = [:]
    for piece in contents.pieces {
      let used = piece.slab?.publishedCount ?? piece.used
      lanes[piece.lane, default: []].append(
        UnsafeRawBufferPointer(start: memory + piece.offset, count: used)
      )
    }
    var merge = LineMerge(lanes: lanes.sorted { $0.key < $1.key }.map(\.value))
    while let line = merge.next() { each(line) }
    return merge.events
  }

  private func write(
    _ contents: Contents,
    foot: (_ events: Int) -> [UInt8],
    to copy: SystemFile
  ) throws(RecorderError) {
    var output = BatchedOutput(file: copy)
    output.bytes = contents.head
    let events = try merge(contents) { output.append($0) }
    output.bytes += foot(events)
    try output.finish()
  }

  /// Puts the footer where lanes left room, behind all lines: there may be no other room.
  ///
  /// - Returns: Whether there was room.
  private func writeFooterInPlace(
    _ foot: (_ events: Int) -> [UInt8],
    _ contents: Contents
  ) throws(RecorderError) -> Bool {
    let bytes = foot(try merge(contents) { _ in })
    guard let last = contents.pieces.max(by: { $0.offset < $1.offset }),
      last.used + bytes.count <= last.size
    else { return false }
    try file.write(bytes, at: last.offset + last.used)
    return true
  }
}

/// Writes to a file in batches and keeps the first failure for the end.
private struct BatchedOutput {
  let file: SystemFile
  var bytes: [UInt8] = []
  private var offset = 0
  private var failure: RecorderError?

  init(file: SystemFile) {
    self.file = file
  }

  mutating func append(_ line: UnsafeRawBufferPointer) {
    bytes.append(contentsOf: line)
    if bytes.count >= MappedFileSink.slabSize { flush() }
  }

  mutating func finish() throws(RecorderError) {
    flush()
    if let failure { throw failure }
  }

  private mutating func flush() {
    guard failure == nil else { return }
    do throws(RecorderError) {
      try file.write(bytes, at: offset)
      offset += bytes.count
    } catch {
      failure = error
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
