import TraceModel

/// The last deallocated objects whose addresses or labels may be reused.
struct RecentlyDeallocated {
  /// The largest number of objects.
  private static let limit = 1024

  private var ids: [SubjectID] = []
  private var oldestIndex = 0

  /// Adds an object instead of the oldest one.
  ///
  /// - Returns: The object that is no longer kept; `nil` while there is room.
  mutating func add(_ id: SubjectID) -> SubjectID? {
    guard ids.count == Self.limit else {
      ids.append(id)
      return nil
    }
    let old = ids[oldestIndex]
    ids[oldestIndex] = id
    oldestIndex = (oldestIndex + 1) % Self.limit
    return old == id ? nil : old
  }
}
