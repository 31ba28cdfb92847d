import Foundation

/// The frames of the items of one section, from which those in a rectangle are found in time
/// logarithmic in the number of items.
struct ItemPlaces {
  private enum Storage {
    /// A pattern of frames that repeats at a distance along the axis.
    case repeated(pattern: [CGRect], distance: CGFloat)
    /// The frames, the maximum end up to each item and the minimum start from each item on.
    case listed(frames: [CGRect], ends: [CGFloat], starts: [CGFloat])
  }

  let count: Int
  /// Whether the axis is vertical.
  private let isVertical: Bool
  private let storage: Storage

  /// Creates positions that repeat a pattern.
  init(repeating pattern: [CGRect], distance: CGFloat, count: Int, isVertical: Bool) {
    self.isVertical = isVertical
    self.count = pattern.isEmpty ? 0 : count
    storage = .repeated(pattern: pattern, distance: max(0, distance))
  }

  /// Creates positions from frames in the order of the items.
  init(frames: [CGRect], isVertical: Bool) {
    self.isVertical = isVertical
    count = frames.count
    var ends: [CGFloat] = []
    ends.reserveCapacity(frames.count)
    var end = -CGFloat.infinity
    for frame in frames {
      end = max(end, isVertical ? frame.maxY : frame.maxX)
      ends.append(end)
    }
    var starts = [CGFloat](repeating: 0, count: frames.count)
    var start = CGFloat.infinity
    for index in frames.indices.reversed() {
      start = min(start, isVertical ? frames[index].minY : frames[index].minX)
      starts[index] = start
    }
    storage = .listed(frames: frames, ends: ends, starts: starts)
  }

  /// Returns the frame of an item; an empty one for an item without a position.
  func frame(_ index: Int) -> CGRect {
    guard index >= 0, index < count else { return .zero }
    switch storage {
    case .listed(let frames, _, _): return frames[index]
    case .repeated(let pattern, let distance):
      let frame = pattern[index % pattern.count]
      let shift = CGFloat(index / pattern.count) * distance
      return isVertical ? frame.offsetBy(dx: 0, dy: shift) : frame.offsetBy(dx: shift, dy: 0)
    }
  }

  /// Returns the indexes of the items that intersect a rectangle.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* items between the edges of the rectangle along the
  ///   axis.
  func items(in rect: CGRect) -> [Int] {
    guard count > 0, !rect.isNaN else { return [] }
    let start = isVertical ? rect.minY : rect.minX
    let end = isVertical ? rect.maxY : rect.maxX
    let range: Range<Int>
    switch storage {
    case .listed(_, let ends, let starts):
      let first = ends.firstIndex(from: { $0 > start })
      let last = starts.firstIndex(from: { $0 >= end })
      range = first..<max(first, last)
    case .repeated(let pattern, let distance):
      range = periods(pattern, distance, start, end)
    }
    return range.filter { frame($0).sharesArea(with: rect) }
  }

  /// Returns the items of the periods that can intersect a part of the axis.
  private func periods(
    _ pattern: [CGRect],
    _ distance: CGFloat,
    _ start: CGFloat,
    _ end: CGFloat
  ) -> Range<Int> {
    guard distance > 0 else { return 0..<count }
    let least = pattern.map { isVertical ? $0.minY : $0.minX }.min() ?? 0
    let greatest = pattern.map { isVertical ? $0.maxY : $0.maxX }.max() ?? 0
    let limit = CGFloat(count)
    let first = max(0, min(limit, ((start - greatest) / distance).rounded(.down)))
    let last = max(0, min(limit, ((end - least) / distance).rounded(.up) + 1))
    let from = min(count, Int(first) * pattern.count)
    return from..<max(from, min(count, Int(last) * pattern.count))
  }
}

extension Array where Element == CGFloat {
  /// Returns the first index whose element satisfies a condition that holds from some index on.
  func firstIndex(from condition: (CGFloat) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension CGRect {
  /// Whether a coordinate is not a number.
  var isNaN: Bool { minX.isNaN || minY.isNaN || maxX.isNaN || maxY.isNaN }

  /// Whether the rectangles overlap; a rectangle without area overlaps those that contain it.
  func sharesArea(with other: CGRect) -> Bool {
    minX < other.maxX && other.minX < max(maxX, minX.nextUp) && minY < other.maxY
      && other.minY < max(maxY, minY.nextUp)
  }
}
