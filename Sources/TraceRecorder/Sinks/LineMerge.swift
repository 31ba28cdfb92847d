/// Puts the lines of several lanes in the order of time.
///
/// Each lane is in order already, so that one pass over all of them is enough: O(*n* × *k*) for
/// *n* lines of *k* lanes. Lines of equal time keep the order of the lanes.
struct LineMerge {
  /// The lines of one lane, each with comma and newline, in the order in which they were written.
  private struct Lane {
    var pieces: [UnsafeRawBufferPointer]
    var piece = 0
    var place = 0
    var time: Int64 = .min

    /// The current line, or `nil` when all lines are taken.
    mutating func line() -> UnsafeRawBufferPointer? {
      while piece < pieces.count {
        let bytes = pieces[piece]
        while place < bytes.count, bytes[place] != UInt8(ascii: "{") { place += 1 }
        if place < bytes.count {
          var end = place
          while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
          return UnsafeRawBufferPointer(rebasing: bytes[place..<min(end + 1, bytes.count)])
        }
        piece += 1
        place = 0
      }
      return nil
    }
  }

  private var lanes: [Lane]
  private var current: [UnsafeRawBufferPointer?]
  /// The number of lines that were handed out and are events, not metadata.
  private(set) var events = 0

  /// Creates a merge.
  ///
  /// - Parameter lanes: The published pieces of each lane; valid as long as the merge is used.
  init(lanes: [[UnsafeRawBufferPointer]]) {
    self.lanes = lanes.map { Lane(pieces: $0) }
    current = []
    for place in self.lanes.indices { current.append(advance(place)) }
  }

  /// Returns the next line in the order of time, with comma and newline.
  mutating func next() -> UnsafeRawBufferPointer? {
    var best: Int?
    for place in lanes.indices where current[place] != nil {
      if let other = best, lanes[other].time <= lanes[place].time { continue }
      best = place
    }
    guard let best, let line = current[best] else { return nil }
    lanes[best].place += line.count
    current[best] = advance(best)
    if !Self.isMetadata(line) { events += 1 }
    return line
  }

  private mutating func advance(_ place: Int) -> UnsafeRawBufferPointer? {
    guard let line = lanes[place].line() else { return nil }
    // A line without a time of its own (a foreign line repeated) stays behind the one before.
    if let time = Self.time(of: line) { lanes[place].time = max(lanes[place].time, time) }
    return line
  }

  /// Whether a line that an encoder wrote is metadata, by its first member.
  private static func isMetadata(_ line: UnsafeRawBufferPointer) -> Bool {
    line.starts(with: "{\"ph\":\"M\"".utf8)
  }

  /// The time of a line that an encoder wrote: the digits of its fourth member.
  private static func time(of line: UnsafeRawBufferPointer) -> Int64? {
    let key = "\"ts\":".utf8
    var place = 0
    let limit = min(line.count, 96)
    while place + key.count < limit {
      if line[place] == UInt8(ascii: "\""), line[place...].starts(with: key) {
        return digits(of: line, from: place + key.count)
      }
      place += 1
    }
    return nil
  }

  private static func digits(of line: UnsafeRawBufferPointer, from start: Int) -> Int64 {
    var value: Int64 = 0
    for byte in line[start...] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value &* 10 &+ Int64(byte &- UInt8(ascii: "0"))
      case UInt8(ascii: "."): continue
      default: return value
      }
    }
    return value
  }
}
