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

  var width: Double { (plotRight + TimelineMetrics.margin).rounded(.up) }

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - content: The content of the strip.
  ///   - axis: The axis of the content.
  ///   - frame: The common values of all strips of the timeline.
  ///   - narrowest: The minimum width of the canvas.
  ///   - prefix: The beginning of all group ids of the strip.
  ///   - isRagged: Whether the lanes end at the end of the strip's time, not at its right edge.
  init(
    _ content: TimelineContent,
    axis: TimeAxis,
    frame: TimelineFrame,
    narrowest: Double,
    prefix: String = "",
    isRagged: Bool = false
  ) {
    self.content = axis.makesRoomForLabels ? content : LabelLimit.limited(content, on: axis)
    self.axis = axis
    self.frame = frame
    self.prefix = prefix
    placeEnd(narrowest, isRagged: isRagged)
  }

  /// Moves the end of the axis right of every label, so that none is cut off at the canvas.
  private mutating func placeEnd(_ narrowest: Double, isRagged: Bool) {
    axis.moveEnd(to: frame.plotLeft + Self.minimumAxis)
    var right = axis.end
    for lane in content.lanes {
      for label in lane.labels {
        right = max(right, axis.x(of: label.event) + label.width + 8)
      }
    }
    for lane in content.lanes {
      for bar in lane.bars { right = max(right, axis.labelEnd(of: bar)) }
    }
    // The edge is at half a pixel.
    let minimum = frame.plotRight(in: narrowest) - 1
    let needed = right.rounded(.up) + 0.5
    right = max(right, minimum).rounded(.up) + 0.5
    axis.moveEnd(to: isRagged ? needed : right)
    plotRight = right + TimelineMetrics.panelTail
  }

  func geometry(at top: Double) -> TimelineGeometry { TimelineGeometry(self, at: top) }
}

extension TimeAxis {
  /// The right end of a bar with its label.
  func labelEnd(of bar: TimelineContent.Bar) -> Double {
    let left = x(of: bar.begin)
    let right = max(x(of: bar.end), left + TimelineMetrics.minimumBar)
    let width = bar.text.width + 8
    if let cancellation = bar.cancellation {
      let mark = max(left, x(of: cancellation))
      let isInside = TaskBar.textLeft(bar.text.width, from: left, to: right, mark) != nil
      // The end of a bar that is open at the end moves along until the text is inside.
      return isInside ? right : right + TaskBar.textInset + 5 + width
    }
    return width <= right - left ? right : right + 5 + width
  }
}
