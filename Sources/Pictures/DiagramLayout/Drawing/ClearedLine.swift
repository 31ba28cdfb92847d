/// Interrupts vertical lines where they would cross text.
struct ClearedLine {
  private let boxes: [Box]
  private let widest: Double

  /// Stores the boxes of all texts.
  init(_ boxes: [Box]) {
    self.boxes = boxes.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    widest = boxes.map(\.width).max() ?? 0
  }

  /// Returns the parts of a vertical line that cross no text, from top to bottom.
  func parts(x: Double, from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
    var low = boxes.partition { $0.x < x - widest - Self.margin }
    var cuts: [(Double, Double)] = []
    while low < boxes.count, boxes[low].x < x + Self.margin {
      let box = boxes[low]
      if box.right > x - Self.margin, box.y < bottom, box.bottom > top {
        cuts.append((box.y, box.bottom))
      }
      low += 1
    }
    cuts.sort { $0 < $1 }
    var parts: [ClosedRange<Double>] = []
    var start = top
    for (cutTop, cutBottom) in cuts {
      if cutTop - start >= 1 { parts.append(start...cutTop) }
      start = max(start, cutBottom)
    }
    if bottom - start >= 1 { parts.append(start...bottom) }
    return parts
  }

  private static let margin = 2.0
}
