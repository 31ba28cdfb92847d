import TraceFormat

/// Stores a trace in a file so that it survives a crash of the program.
///
/// Lanes claim slabs of 64 KiB of the file and write into its mapped memory: written bytes belong
/// to the file even if the program is killed. Each slab is reserved on the disk and filled with
/// spaces, which JSON allows between events, before it is mapped: access to a mapped file on a full
/// disk would end the program. The first byte of a slab is a newline, so that an incomplete line
/// ends with its slab.
///
/// A finished trace has no padding and is ordered by time: it is written to a new file, which takes
/// the name in one step, so that a crash at any moment leaves one of the two files. Nothing waits
/// for the disk itself: a trace survives its program, not a loss of power.
///
/// The file is locked: a second recorder for the same path is refused. Recording stops, and the
/// program continues, if another program shortens or overwrites the file, and in a child that the
/// process forks.
public final class MappedFileSink: TraceSink {
  /// A slab that was claimed.
  private struct Piece {
    var lane: UInt32
    var offset: Int
    var size: Int
    /// `nil` when the lane uses a later slab; `fill` then is the final value.
    var slab: TraceSlab?
    var fill: TraceSlab.Fill

    /// The published part of the slab.
    var published: TraceSlab.Fill { slab?.published ?? fill }

    mutating func seal() {
      fill = slab?.seal() ?? fill
      slab = nil
    }
  }

  private struct State {
    var pieces: [Piece] = []
    var head: [UInt8] = []
    var end = 0
    var isFinished = false
    var finished: SystemFile?
    /// The footer of a finished trace.
    var foot: [UInt8] = []
  }

  /// The size of a slab in bytes.
  static let slabSize = 64 * 1024
  /// The bytes that lanes leave free at the end of a slab for the footer on a full disk.
  private static let reserve = 1024
  /// The content of a slab before its first line.
  private static let blank = [0x0A] + [UInt8](repeating: 0x20, count: slabSize - 1)
  private let file: RecordedFile
  private let state = LockedValue(State())

  /// The path of the file.
  public var path: String { file.path }

  /// Whether the file belongs to the parent of this process.
  public var isParents: Bool { file.contents.isParents }

  /// Creates a file; an existing file of that name is replaced when the header is stored, and links
  /// are followed.
  ///
  /// - Throws: `unwritablePath` if the file can't be created, `pathInUse` if another recorder
  ///   records into it.
  public init(path: String) throws(RecorderError) {
    file = try RecordedFile(path: path)
  }

  /// Stores the first lines, padded to whole slabs, and gives the file its name.
  ///
  /// - Throws: `diskFull`, `pathInUse` or `system`.
  public func begin(_ head: [UInt8]) throws(RecorderError) {
    let size = Self.rounded(head.count)
    try file.contents.reserve(from: 0, count: size)
    try file.contents.write(head + repeatElement(0x20, count: size - head.count), at: 0)
    try file.takeName()
    state.withLock { state in
      state.head = head
      state.end = size
    }
  }

  /// Returns the next slab of the file for a lane.
  ///
  /// - Throws: `diskFull`, `fileChanged` or `system`.
  public func claim(lane: UInt32, atLeast bytes: Int) throws(RecorderError) -> TraceSlab? {
    let size = Self.rounded(bytes + 1 + Self.reserve)
    let result: Result<TraceSlab?, RecorderError> = state.withLock { state in
      guard !state.isFinished, !state.head.isEmpty else { return .success(nil) }
      return Result { () throws(RecorderError) in
        try checkFile(state)
        let slab = try makeSlab(at: state.end, size: size)
        if let last = state.pieces.lastIndex(where: { $0.lane == lane }) {
          state.pieces[last].seal()
        }
        state.pieces.append(
          Piece(lane: lane, offset: state.end, size: size, slab: slab, fill: slab.published)
        )
        state.end += size
        return slab
      }
    }
    return try result.get()
  }

  private func makeSlab(at offset: Int, size: Int) throws(RecorderError) -> TraceSlab {
    try file.contents.reserve(from: offset, count: size)
    // Filled by a write, not through memory: that would cost a page fault per page, several times
    // as much as all lines of the slab.
    try file.contents.write(Self.blank, at: offset)
    if size > Self.slabSize {
      let rest = [UInt8](repeating: 0x20, count: size - Self.slabSize)
      try file.contents.write(rest, at: offset + Self.slabSize)
    }
    let mapping = try file.contents.map(from: offset, count: size)
    let slab = TraceSlab(
      memory: mapping.memory,
      capacity: size - Self.reserve,
      used: 1
    ) {
      withExtendedLifetime(mapping) {}
    }
    mapping.seals(slab)
    return slab
  }

  private static func rounded(_ bytes: Int) -> Int {
    (bytes + slabSize - 1) / slabSize * slabSize
  }

  /// Checks whether another program changed the file.
  ///
  /// - Throws: `fileChanged`; `forkedProcess` in a child of the process.
  public func checkSealed() throws(RecorderError) {
    guard !isParents else { return try checkFile(State()) }
    let state = state.withLock { $0 }
    if !state.isFinished { try checkFile(state) }
  }

  /// Checks the length of the file and its first line, which only another program changes.
  private func checkFile(_ state: State) throws(RecorderError) {
    guard !isParents else {
      throw RecorderError(
        .forkedProcess,
        message: "this process was forked while '\(path)' was recorded; its parent goes on, "
          + "recording in this process stops",
        help: "record in the child with a recorder and a path of its own"
      )
    }
    let length = min(state.head.count + 64, state.end)
    let start = try file.contents.read(from: 0, count: length)
    let isWhole = file.contents.size() >= state.end
    guard isWhole, start.starts(with: state.head),
      start.dropFirst(state.head.count).allSatisfy({ $0 == 0x20 })
    else {
      throw RecorderError(
        .fileChanged,
        message: "another program \(isWhole ? "overwrote" : "shortened") '\(path)'; "
          + "recording stops, the program goes on",
        help: "leave the file alone until the recording ends, or record to another path"
      )
    }
  }

  /// Seals the slabs and replaces the file by one without padding, in the order of time.
  ///
  /// If the disk has no room for that, the file keeps its padding and gets its footer in place. A
  /// file that another program changed is not touched.
  ///
  /// - Throws: `diskFull` or `system` if there is no room for a footer either; the trace is then
  ///   read as cut. `fileChanged`; `fileReplaced` if the trace has a different name.
  public func finish(foot: (_ events: Int) -> [UInt8]) throws(RecorderError) {
    guard !isParents else { return }
    let sealed = seal()
    guard !sealed.head.isEmpty else { return }
    try checkFile(sealed)
    let bytes = foot(sealed.pieces.reduce(0) { $0 + $1.fill.events })
    let successor: StagedFile
    let copy: SystemFile
    do throws(RecorderError) {
      successor = try file.makeSuccessor()
      successor.disownDescriptor()
      copy = SystemFile(successor.descriptor, path: path)
      try write(sealed, foot: bytes, to: copy)
    } catch {
      guard try writeFooterInPlace(bytes, sealed) else { throw error }
      return
    }
    try checkFile(sealed)
    state.withLock { state in
      state.finished = copy
      state.foot = bytes
    }
    try file.give(pathTo: successor)
  }

  /// Returns the bytes of the trace so far.
  ///
  /// - Throws: `system` when the file can't be read back.
  public func snapshot() throws(RecorderError) -> [UInt8] {
    let state = state.withLock { $0 }
    if let finished = state.finished {
      return try finished.read(from: 0, count: finished.size())
    }
    var bytes = state.head
    try merge(state) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// Returns the bytes of the trace that earlier calls have not returned.
  ///
  /// - Throws: `system` when the file can't be read back.
  public func unreadBytes(
    after progress: inout SnapshotProgress
  ) throws(RecorderError) -> [UInt8]? {
    let state = state.withLock { $0 }
    var bytes = progress.hasHead ? [] : state.head
    progress.hasHead = !state.head.isEmpty
    try merge(state, after: &progress) { bytes.append(contentsOf: $0) }
    if state.finished != nil, !progress.hasFoot {
      progress.hasFoot = true
      bytes += state.foot
    }
    return bytes
  }

  private func seal() -> State {
    state.withLock { state in
      state.isFinished = true
      for index in state.pieces.indices { state.pieces[index].seal() }
      return state
    }
  }

  /// Passes the published lines to a closure in the order of time.
  private func merge(
    _ state: State,
    each: (UnsafeRawBufferPointer) -> Void
  ) throws(RecorderError) {
    var progress = SnapshotProgress()
    try merge(state, after: &progress, each: each)
  }

  /// Passes the published lines that were not read yet to a closure in the order of time.
  private func merge(
    _ state: State,
    after progress: inout SnapshotProgress,
    each: (UnsafeRawBufferPointer) -> Void
  ) throws(RecorderError) {
    let mapping = try file.contents.map(from: 0, count: state.end)
    var lanes: [UInt32: [UnsafeRawBufferPointer]] = [:]
    for piece in state.pieces {
      // A slab begins with a newline.
      lanes[piece.lane, default: []].append(
        UnsafeRawBufferPointer(
          start: mapping.memory + piece.offset + 1,
          count: piece.published.bytes - 1
        )
      )
    }
    var merge = LineMerge(
      lanes: lanes.sorted { $0.key < $1.key }.map { progress.takeUnread(of: $0, in: $1) }
    )
    while let lines = merge.next() { each(lines) }
    withExtendedLifetime(mapping) {}
  }

  private func write(
    _ state: State,
    foot: [UInt8],
    to copy: SystemFile
  ) throws(RecorderError) {
    var output = BatchedOutput(file: copy)
    output.bytes = state.head
    try merge(state) { output.append($0) }
    output.bytes += foot
    try output.finish()
  }

  /// Writes the footer into the space that lanes left after all lines.
  ///
  /// - Returns: Whether there was room.
  private func writeFooterInPlace(
    _ foot: [UInt8],
    _ state: State
  ) throws(RecorderError) -> Bool {
    guard let last = state.pieces.max(by: { $0.offset < $1.offset }),
      last.fill.bytes + foot.count <= last.size
    else { return false }
    try file.contents.write(foot, at: last.offset + last.fill.bytes)
    return true
  }
}

/// Writes to a file in batches and reports the first failure at the end.
private struct BatchedOutput {
  let file: SystemFile
  var bytes: [UInt8] = []
  private var offset = 0
  private var failure: RecorderError?

  init(file: SystemFile) {
    self.file = file
  }

  mutating func append(_ lines: UnsafeRawBufferPointer) {
    guard lines.count < MappedFileSink.slabSize / 4 else {
      flush()
      return write(lines)
    }
    bytes.append(contentsOf: lines)
    if bytes.count >= MappedFileSink.slabSize { flush() }
  }

  mutating func finish() throws(RecorderError) {
    flush()
    if let failure { throw failure }
  }

  private mutating func flush() {
    let batch = bytes
    bytes.removeAll(keepingCapacity: true)
    batch.withUnsafeBytes { write($0) }
  }

  private mutating func write(_ lines: UnsafeRawBufferPointer) {
    guard failure == nil else { return }
    do throws(RecorderError) {
      try file.write(lines, at: offset)
      offset += lines.count
    } catch {
      failure = error
    }
  }
}
