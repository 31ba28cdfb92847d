import Foundation

/// The layout of a list, a lazy stack or a lazy grid.
///
/// Rows are created while the container is placed: from the first visible line to the end of the
/// visible area. The length of other lines is estimated.
struct LazyLayout: BoxLayout {
  let style: LazyStyle
  let rows: LazyRows
  let version: Int

  var stackAxis: Axis? { style.axis }

  func isEqual(to other: any BoxLayout) -> Bool {
    guard let other = other as? LazyLayout else { return false }
    return other.rows === rows && other.version == version && other.style == style
  }

  func size(for proposal: ProposedViewSize, of box: LayoutBox) -> CGSize {
    let measure = LazyMeasure(style, proposal[style.axis.other])
    let total = rows.lines(measure).total
    var size = CGSize.zero
    size[style.axis] = style.isList ? proposal[style.axis] ?? total : total
    size[style.axis.other] = proposal[style.axis.other] ?? rows.measuredCross
    return size
  }

  func placeChildren(of box: LayoutBox, size: CGSize, proposal: ProposedViewSize) {
    let measure = LazyMeasure(style, size[style.axis.other])
    let axis = style.axis
    if style.isList { rows.prepareList(size, measure) }
    let window = rows.window(box, size, axis)
    let first = rows.firstLine(in: window, measure)
    var line = first
    var placed: [(box: LayoutBox, origin: CGPoint, proposal: ProposedViewSize)] = []
    let shift = style.isList ? rows.position.offset[axis] : 0
    while line < rows.lineCount(measure), rows.lines(measure).position(of: line) < window.upperBound
    {
      let start = rows.lines(measure).position(of: line)
      var length = style.minimumLength
      var cells: [(arrangement: LineArrangement, boxes: [LayoutBox], track: Int)] = []
      for (track, row) in rows.rows(inLine: line, measure).enumerated() {
        let boxes = rows.show(row)
        let arrangement = StackLayout.implicit.arrange(boxes, measure.proposal(track))
        cells.append((arrangement, boxes, track))
        length = max(length, arrangement.size[axis].finite + 2 * style.mainInset)
      }
      for cell in cells {
        let origin = measure.origin(
          cell.track,
          cell.arrangement.size,
          length: length
        )
        for (index, box) in cell.boxes.enumerated() {
          var point = cell.arrangement.origins[index]
          point.x += origin.x
          point.y += origin.y
          point[axis] += start - shift
          placed.append((box, point, cell.arrangement.proposals[index]))
        }
      }
      rows.setLength(length, of: line, measure)
      line += 1
    }
    rows.hideLines(except: first..<max(first, line), window, measure)
    rows.noteCross(placed.map { $0.box.size(for: $0.proposal)[axis.other] }.max() ?? 0)
    box.adopt(placed.map(\.box))
    for item in placed { item.box.place(at: item.origin, proposal: item.proposal) }
    if !style.isList, rows.lines(measure).total != rows.lastTotal {
      rows.lastTotal = rows.lines(measure).total
      box.childDidChange()
    }
  }
}

/// The lengths across the axis of a lazy container.
@MainActor
struct LazyMeasure {
  let style: LazyStyle
  /// The length across the axis; `nil` if it is not known.
  let cross: CGFloat?
  /// The lengths and the positions of the tracks.
  let tracks: [(start: CGFloat, length: CGFloat?, alignment: Alignment?)]

  init(_ style: LazyStyle, _ cross: CGFloat?) {
    self.style = style
    self.cross = cross.map { $0.isFinite ? $0 : 10 }
    guard let items = style.tracks else {
      tracks = [(style.crossInset, self.cross.map { max(0, $0 - 2 * style.crossInset) }, nil)]
      return
    }
    tracks = GridTracks.resolve(items, self.cross ?? 10)
  }

  func proposal(_ track: Int) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[style.axis.other] = tracks[track].length
    return proposal
  }

  /// The position of a view in its line.
  func origin(
    _ track: Int,
    _ size: CGSize,
    length: CGFloat
  ) -> CGPoint {
    let track = tracks[track]
    let axis = style.axis
    var outer = size
    outer[axis.other] = track.length ?? size[axis.other]
    outer[axis] = length
    let frame = ViewDimensions(width: outer.width, height: outer.height) { _ in nil }
    let content = ViewDimensions(width: size.width, height: size.height) { _ in nil }
    var point = CGPoint.zero
    let guide =
      track.alignment.map { axis == .vertical ? $0.horizontal.key : $0.vertical.key }
      ?? (style.tracks == nil
        ? style.alignment
        : axis == .vertical ? HorizontalAlignment.center.key : VerticalAlignment.center.key)
    let position = frame.position(of: guide) - content.position(of: guide)
    point[axis.other] = track.start + position.finite
    point[axis] = ((length - size[axis]) / 2).finite
    return point
  }
}

/// The columns of a grid.
enum GridTracks {
  /// Returns the tracks of items in a length: fixed items first, then adaptive and flexible ones in
  /// equal parts of the rest, within their limits.
  static func resolve(
    _ items: [GridItem],
    _ length: CGFloat
  ) -> [(start: CGFloat, length: CGFloat?, alignment: Alignment?)] {
    guard !items.isEmpty else { return [(0, length, nil)] }
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? 8).finite }
    var remaining = max(0, length - gaps)
    var lengths = items.map { _ in CGFloat(0) }
    var flexible: [Int] = []
    for (index, item) in items.enumerated() {
      guard case .fixed(let fixed) = item.size else {
        flexible.append(index)
        continue
      }
      lengths[index] = max(0, fixed.finite)
      remaining -= lengths[index]
    }
    for (number, index) in flexible.enumerated() {
      let share = max(0, remaining / CGFloat(flexible.count - number))
      switch items[index].size {
      case .flexible(let minimum, let maximum):
        lengths[index] = max(minimum.finite, min(share, maximum))
      case .adaptive, .fixed: lengths[index] = share
      }
      remaining -= lengths[index]
    }
    var tracks: [(start: CGFloat, length: CGFloat?, alignment: Alignment?)] = []
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let gap = (item.spacing ?? 8).finite
      if case .adaptive(let minimum, let maximum) = item.size {
        let least = max(1, minimum.finite)
        let number = min(1000, max(1, Int((lengths[index] + gap) / (least + gap))))
        let each = (lengths[index] - CGFloat(number - 1) * gap) / CGFloat(number)
        let cell = max(0, min(each, maximum))
        for part in 0..<number {
          tracks.append((position + CGFloat(part) * (each + gap), cell, item.alignment))
        }
      } else {
        tracks.append((position, lengths[index], item.alignment))
      }
      position += lengths[index] + gap
    }
    return tracks
  }
}
