/// The tracks on which states of one name are open, in the order of their begins.
struct TrackQueue {
  private var tracks: [UInt64] = []
  private var first = 0

  mutating func append(_ track: UInt64) { tracks.append(track) }

  /// Removes the track whose state began first; `nil` if none is open.
  mutating func popFirst() -> UInt64? {
    guard first < tracks.count else { return nil }
    defer { first += 1 }
    return tracks[first]
  }
}
