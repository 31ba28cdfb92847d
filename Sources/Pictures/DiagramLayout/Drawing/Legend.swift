internal import Findings
internal import TraceModel

/// The signs of a picture with explanations, wrapped into rows.
struct Legend {
  /// A sign with its explanation.
  struct Item {
    var width: Double
    var text: String
    /// Draws the sign; the point is the left end of the row's middle line.
    var draw: (Point, inout Scene) -> Void
  }

  private(set) var items: [Item] = []

  private static let rowHeight = 22.0
  private static let textGap = 7.0
  private static let itemGap = 22.0

  mutating func add(
    _ text: String,
    width: Double,
    draw: @escaping (Point, inout Scene) -> Void
  ) {
    items.append(Item(width: width, text: text, draw: draw))
  }

  /// Explains the signs of findings and of notes.
  mutating func addFindings(_ severities: Set<Severity>) {
    if let worst = severities.filter({ $0 >= .warning }).max() {
      add("finding (rule)", width: 10) { point, scene in
        scene.add(FindingPill.sign(worst, center: Point(point.x + 5, point.y)))
      }
    }
    if severities.contains(where: { $0 < .warning }) {
      add("note (rule)", width: 10) { point, scene in
        scene.add(FindingPill.sign(.note, center: Point(point.x + 5, point.y)))
      }
    }
  }

  /// Draws the legend below a picture and sets the size of the scene.
  ///
  /// - Parameters:
  ///   - scene: The picture.
  ///   - corner: The upper left corner of the legend.
  ///   - right: The right end of its rows.
  ///   - width: The width of the canvas, rounded up to a whole number.
  ///   - margin: The free height below the legend.
  ///   - fitter: Measures the words.
  func end(
    _ scene: inout Scene,
    at corner: Point,
    to right: Double,
    width: Double,
    margin: Double = 14,
    fitter: TextFitter
  ) {
    let height = draw(at: corner, width: right - corner.x, fitter: fitter, in: &scene)
    scene.size = Size(
      width: width.rounded(.up),
      height: (corner.y + height + margin).rounded(.up)
    )
  }

  /// Draws the legend and returns its height.
  private func draw(
    at corner: Point,
    width: Double,
    fitter: TextFitter,
    in scene: inout Scene
  ) -> Double {
    guard !items.isEmpty else { return 0 }
    var x = corner.x
    var middle = corner.y + Self.rowHeight / 2
    scene.group(SceneGroup(id: "legend", role: .section, title: "Legend")) { scene in
      for item in items {
        let text = fitter.whole(item.text, .legend)
        let end = x + item.width + Self.textGap + text.width
        if end > corner.x + width, x > corner.x {
          x = corner.x
          middle += Self.rowHeight
        }
        item.draw(Point(x, middle), &scene)
        let origin = Point(
          x + item.width + Self.textGap,
          middle + text.font.baselineBelowMiddle
        )
        scene.add(text.line(at: origin, color: .dimText))
        x = origin.x + text.width + Self.itemGap
      }
    }
    return middle + Self.rowHeight / 2 - corner.y
  }

  /// The width of the widest item.
  func widestItem(_ fitter: TextFitter) -> Double {
    items.map { $0.width + Self.textGap + fitter.whole($0.text, .legend).width }.max() ?? 0
  }
}

/// Signs of several kinds of pictures.
extension Legend {
  mutating func addCall(_ text: String, _ color: ColorToken) {
    add(text, width: 6) { point, scene in
      let line = SceneShape.Outline.line(
        Point(point.x + 3, point.y - 7),
        Point(point.x + 3, point.y + 4)
      )
      scene.add(SceneShape(line, stroke: SceneShape.Stroke(.line)))
      let box = Box(x: point.x + 1, y: point.y + 3, width: 4, height: 4)
      scene.add(SceneShape(.rectangle(box, radius: 0), fill: color))
    }
  }

  /// Explains the cross at the end of an object.
  mutating func addDeath(_ text: String = Name.deinitializer.knownText) {
    add(text, width: 10) { point, scene in
      DeathMark.draw(center: Point(point.x + 5, point.y), in: &scene)
    }
  }

  /// Explains compressed time or folded calls.
  mutating func addBreak(_ text: String, isTransition: Bool) {
    add(text, width: 18) { point, scene in
      let box = Box(x: point.x, y: point.y - 5.5, width: 18, height: 11)
      scene.add(BreakPaint.shape(box, isTransition: isTransition))
    }
  }

  /// Explains the colors of states in a fixed order; visible controllers and views share a color.
  ///
  /// - Parameters:
  ///   - states: The states that the picture shows.
  ///   - ending: The text after each word.
  mutating func addStates(_ states: some Sequence<StateBand.State>, ending: String = "") {
    let used = Set(states.map { StatePaint($0).word })
    var added: Set<String> = []
    for state in StateBand.State.allCases {
      let paint = StatePaint(state)
      let isView = state == .inWindow && used.contains("appeared")
      guard used.contains(paint.word), added.insert(paint.word).inserted, !isView else { continue }
      let word =
        state == .appeared && used.contains("in window") ? "appeared, in window" : paint.word
      add(word + ending, width: 22) { point, scene in
        scene.add(paint.shape(Box(x: point.x, y: point.y - 5.5, width: 22, height: 11)))
      }
    }
  }
}
