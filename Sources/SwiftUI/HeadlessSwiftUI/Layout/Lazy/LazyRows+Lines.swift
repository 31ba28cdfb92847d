import Foundation

/// The measurements of a lazy container.
@MainActor
struct LazyLines {
  fileprivate var lengths: RowLengths?
  fileprivate var cross: CGFloat = 0
  fileprivate var total: CGFloat = 0
}

/// The lines of a lazy container: a row, or the rows beside each other of a grid.
extension LazyRows {
  private func trackCount(_ measure: LazyMeasure) -> Int { max(1, measure.tracks.count) }

  /// The number of lines.
  func lineCount(_ measure: LazyMeasure) -> Int {
    (count + trackCount(measure) - 1) / trackCount(measure)
  }

  func rows(inLine line: Int, _ measure: LazyMeasure) -> Range<Int> {
    let tracks = trackCount(measure)
    return (line * tracks)..<max(line * tracks, min(count, (line + 1) * tracks))
  }

  func lines(_ measure: LazyMeasure) -> RowLengths {
    let isOutdated = collect()
    let number = lineCount(measure)
    if !isOutdated, let lengths = measured.lengths, lengths.count == number { return lengths }
    let lengths = RowLengths(
      count: number,
      spacing: measure.style.spacing.finite,
      estimate: 44
    )
    measured.lengths = lengths
    return lengths
  }

  /// The first line that is at least partly in the visible area; a distance between lines is not a
  /// line.
  func firstLine(in window: Range<CGFloat>, _ measure: LazyMeasure) -> Int {
    let lines = lines(measure)
    let line = lines.line(at: window.lowerBound)
    let end = lines.position(of: line + 1) - lines.spacing
    return end <= window.lowerBound && line + 1 < lines.count ? line + 1 : line
  }

  /// Stores the length of a line.
  func setLength(_ length: CGFloat, of line: Int, _ measure: LazyMeasure) {
    _ = lines(measure)
    measured.lengths?.set(length, of: line)
  }

  /// The length across the axis of the visible rows.
  var measuredCross: CGFloat { measured.cross }

  /// Stores the length across the axis of the visible rows.
  func noteCross(_ length: CGFloat) { measured.cross = length.finite }

  /// The length of all lines after the last placement.
  var lastTotal: CGFloat {
    get { measured.total }
    set { measured.total = newValue }
  }

  /// Limits the position of a list.
  func prepareList(_ size: CGSize, _ measure: LazyMeasure) {
    position.viewport = size
    position.contentSize = CGSize(width: size.width, height: lines(measure).total)
    position.offset = position.limited(position.offset)
  }

  /// The visible part of the container along the axis.
  func window(_ box: LayoutBox, _ size: CGSize, _ axis: Axis) -> Range<CGFloat> {
    if case let list = box.layout as? LazyLayout, list?.style.isList == true {
      let start = position.offset[axis]
      return start..<(start + max(0, size[axis]))
    }
    var start: CGFloat = 0
    var inner = box
    while let outer = inner.parent {
      start -= inner.origin[axis]
      if let scroll = outer.layout as? ScrollLayout {
        scroll.position.addDependent(box)
        let length = scroll.axes.contains(axis.set) ? outer.size[axis] : size[axis]
        return start..<(start + max(0, length))
      }
      inner = outer
    }
    let surface = box.node.context.surface.layout.size
    return start..<(start + max(0, surface[axis]))
  }

  // choice: rows-kept-screens
  /// Hides the rows outside of the visible lines; from iOS 27 on, rows more than two screens away
  /// end.
  func hideLines(except lines: Range<Int>, _ window: Range<CGFloat>, _ measure: LazyMeasure) {
    let tracks = trackCount(measure)
    let length = window.upperBound - window.lowerBound
    let table = self.lines(measure)
    let first = table.line(at: window.lowerBound - 2 * length)
    let last = table.line(at: window.upperBound + 2 * length)
    hide(
      except: (lines.lowerBound * tracks)..<(lines.upperBound * tracks),
      keeping: (first * tracks)..<max(first * tracks, (last + 1) * tracks)
    )
  }
}
