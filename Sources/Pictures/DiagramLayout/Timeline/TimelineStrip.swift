internal import TraceModel

/// A part of a timeline on its axis.
struct TimelineStrip: Strip {
  let content: TimelineContent
  private(set) var axis: TimeAxis
  let frame: TimelineFrame
  /// The beginning of all group ids of the strip.
  let prefix: String
  /// The right edge of the panels.
  private(set) var plotRight = 0.0

  /// The minimum width of an axis with a movable end.
  private static let minimumAxis = 60.0
  /// A strip in which less happens is narrower than the picture.
  private static let widestStretch = 2.5
  /// A strip that is less narrow than this gets the width of the picture.
  private static let smallestDifference = 160.0

  var width: Double { (plotRight + TimelineMetrics.margin).rounded(.up) }

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - content: The content of the strip.
  ///   - axis: The axis of the content.
  ///   - frame: The common values of all strips of the timeline.
  ///   - narrowest: The minimum width of the canvas.
  ///   - prefix: The beginning of all group ids of the strip.
  ///   - isStretched: Whether the events of a narrow strip move apart to fill its width.
  init(
    _ content: TimelineContent,
    axis: TimeAxis,
    frame: TimelineFrame,
    narrowest: Double,
    prefix: String = "",
    isStretched: Bool = false
  ) {
    var content = content
    if case .dense(let columns) = axis {
      let (left, right) = (columns.axis.left, columns.axis.right - 8)
      content = LabelLimit.spread(content, on: axis)
      content = LabelTurning.turned(content, on: axis, from: left, to: right, frame.fitter)
    }
    self.content = axis.makesRoomForLabels ? content : LabelLimit.limited(content, on: axis)
    self.axis = axis
    self.frame = frame
    self.prefix = prefix
    placeEnd(narrowest, isStretched: isStretched)
  }

  /// Moves the end of the axis right of every label, so that none is cut off at the canvas.
  private mutating func placeEnd(_ narrowest: Double, isStretched: Bool) {
    axis.moveEnd(to: frame.plotLeft + Self.minimumAxis)
    // The edge is at half a pixel.
    let minimum = frame.plotRight(in: narrowest) - 1
    var right = neededEnd(of: axis)
    if isStretched, right < minimum {
      axis = widest(in: minimum)
      right = neededEnd(of: axis)
      if right > minimum - Self.smallestDifference { right = minimum }
    } else {
      right = max(right, minimum)
    }
    right = right.rounded(.up) + 0.5
    axis.moveEnd(to: right)
    plotRight = right + TimelineMetrics.panelTail
  }

  /// The right end of everything on an axis.
  private func neededEnd(of axis: TimeAxis) -> Double {
    var right = axis.end
    for lane in content.lanes {
      for label in lane.labels {
        right = max(right, axis.x(of: label.event) + (label.isTurned ? 0 : label.width + 8))
      }
      for bar in lane.bars { right = max(right, axis.labelEnd(of: bar)) }
    }
    if let teardown = content.finalTeardown, axis.makesRoomForLabels {
      // The text above the end stays right of the words above the last pause.
      let words = frame.fitter.whole(teardown.text, .foldLength).width
      let pause = axis.breaks.last.map { $0.right + 24 } ?? 0
      right = max(right, pause + words)
    }
    return right
  }

  /// The axis with its events as far apart as fit left of an edge, found by bisection.
  private func widest(in edge: Double) -> TimeAxis {
    var (low, high) = (1.0, Self.widestStretch)
    var best = axis
    for round in 0..<12 {
      let factor = round == 0 ? high : (low + high) / 2
      var stretched = axis
      stretched.stretch(by: factor)
      if neededEnd(of: stretched) <= edge {
        (low, best) = (factor, stretched)
        if round == 0 { break }
      } else {
        high = factor
      }
    }
    return best
  }

  /// The events of the arrows that are lines and cross a text.
  var crossingArrows: [Int] {
    let isLine = content.arrows.contains(where: \.isLine)
    return isLine ? geometry(at: 0).crossingArrows : []
  }

  func geometry(at top: Double) -> TimelineGeometry { TimelineGeometry(self, at: top) }
}

extension TimeAxis {
  /// The right end of a bar with its label.
  func labelEnd(of bar: TimelineContent.Bar) -> Double {
    let left = x(of: bar.begin)
    let right = max(x(of: bar.end), left + TimelineMetrics.minimumBar)
    let width = bar.textWidth + 8
    if let cancellation = bar.cancellation {
      let mark = max(left, x(of: cancellation))
      let isInside = TaskBar.textLeft(bar.text.width, from: left, to: right, mark) != nil
      // The end of a bar that is open at the end moves along until the text is inside.
      return isInside ? right : right + TaskBar.textInset + 5 + width
    }
    return width <= right - left ? right : right + 5 + width
  }
}
