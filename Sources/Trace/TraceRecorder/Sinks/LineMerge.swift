#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Merges the lines of several lanes in the order of time.
///
/// Each lane is already in order, so one pass suffices: O(*n* log *k*) for *n* lines of *k* lanes,
/// and O(1) for each slab of the last remaining lane. Lines of equal time keep the order of the
/// lanes.
struct LineMerge {
  /// The lanes that have lines left, as a binary heap; the lane with the next line is first.
  private var lanes: [MergedLane]

  /// Creates a merge.
  ///
  /// - Parameter lanes: The published lines of each lane, each with comma and newline, without
  ///   gaps; valid until the merge is released.
  init(lanes: [[UnsafeRawBufferPointer]]) {
    self.lanes = lanes.enumerated().compactMap { MergedLane(pieces: $1, number: $0) }
    for index in self.lanes.indices.reversed() { sink(from: index) }
  }

  /// Returns the next lines in the order of time that are contiguous in memory.
  mutating func next() -> UnsafeRawBufferPointer? {
    guard !lanes.isEmpty else { return nil }
    guard lanes.count > 1 else {
      let rest = lanes[0].takePiece()
      if lanes[0].isEmpty { lanes.removeLast() }
      return rest
    }
    let other = lanes.count > 2 && lanes[2].precedes(lanes[1]) ? 2 : 1
    let (time, number) = (lanes[other].time, lanes[other].number)
    let run = lanes[0].takeLines(before: time, number)
    if lanes[0].isEmpty {
      lanes.swapAt(0, lanes.count - 1)
      lanes.removeLast()
    }
    sink(from: 0)
    return run
  }

  private mutating func sink(from start: Int) {
    var index = start
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2]
      where child < lanes.count && lanes[child].precedes(lanes[least]) {
        least = child
      }
      guard least != index else { return }
      lanes.swapAt(index, least)
      index = least
    }
  }
}

/// The remaining lines of one lane, in the order in which they were written.
private struct MergedLane {
  /// The index of the lane among all lanes.
  let number: Int
  /// The time of the next line; a line without a time (a repeated line of another program) has the
  /// time of the line before.
  private(set) var time = Int64.min
  private var pieces: ArraySlice<UnsafeRawBufferPointer>
  /// The slab of the next line.
  private var piece = UnsafeRawBufferPointer(start: nil, count: 0)
  private var start = 0
  /// The end of the next line, after its newline.
  private var end = 0
  /// The offset of the time in the previous line; most lines have the same offset.
  private var timeOffset = 0

  /// Creates a lane; `nil` if it has no line.
  init?(pieces: [UnsafeRawBufferPointer], number: Int) {
    self.pieces = pieces[...]
    self.number = number
    advance()
    if isEmpty { return nil }
  }

  /// Whether no lines are left.
  var isEmpty: Bool { start == end }

  /// Whether the next line of this lane precedes that of another lane.
  func precedes(_ other: MergedLane) -> Bool {
    (time, number) < (other.time, other.number)
  }

  /// Takes the rest of the current slab.
  mutating func takePiece() -> UnsafeRawBufferPointer {
    let rest = UnsafeRawBufferPointer(rebasing: piece[start...])
    start = piece.count
    end = start
    nextPiece()
    if !piece.isEmpty { end = piece.count }
    return rest
  }

  /// Takes the lines of the current slab that precede a line of another lane.
  mutating func takeLines(before other: Int64, _ otherNumber: Int) -> UnsafeRawBufferPointer {
    let current = piece
    let first = start
    var behind = end
    repeat {
      behind = end
      advance()
    } while !isEmpty && start == behind && (time, number) < (other, otherNumber)
    return UnsafeRawBufferPointer(rebasing: current[first..<behind])
  }

  /// Moves to the next line.
  private mutating func advance() {
    start = end
    if start == piece.count { nextPiece() }
    guard let base = piece.baseAddress, start < piece.count else { return }
    let rest = piece.count - start
    let newline = memchr(base + start, 0x0A, rest)
    end = newline.map { UnsafeRawPointer($0) - base + 1 } ?? piece.count
    if let found = nextTime() { time = max(time, found) }
  }

  private mutating func nextPiece() {
    start = 0
    end = 0
    piece = UnsafeRawBufferPointer(start: nil, count: 0)
    while piece.isEmpty, let next = pieces.popFirst() { piece = next }
  }

  /// The time of the next line: the digits of its fourth member.
  private mutating func nextTime() -> Int64? {
    if isTime(at: start + timeOffset) { return digits(from: start + timeOffset + 5) }
    for index in start..<min(end, start + 96) where isTime(at: index) {
      timeOffset = index - start
      return digits(from: index + 5)
    }
    return nil
  }

  /// Whether the bytes at an index are `"ts":`.
  private func isTime(at index: Int) -> Bool {
    guard index + 6 < end else { return false }
    let word = UInt32(littleEndian: piece.loadUnaligned(fromByteOffset: index, as: UInt32.self))
    return word == 0x2273_7422 && piece[index + 4] == UInt8(ascii: ":")
  }

  private func digits(from first: Int) -> Int64 {
    let isNegative = piece[first] == UInt8(ascii: "-")
    var value: Int64 = 0
    var index = isNegative ? first + 1 : first
    while index < end {
      let digit = piece[index] &- UInt8(ascii: "0")
      if digit < 10 {
        value = value &* 10 &+ Int64(digit)
      } else if piece[index] != UInt8(ascii: ".") {
        break
      }
      index += 1
    }
    return isNegative ? -value : value
  }
}
