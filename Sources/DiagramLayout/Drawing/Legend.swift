internal import TraceAnalysis

/// Explains the signs of a picture; wraps into as many rows as its width needs.
struct Legend {
  /// One sign with its words.
  struct Item {
    var width: Double
    var text: String
    /// Draws the sign; the place is the left end of the row's middle.
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
      add("finding (rule)", width: 10) { place, scene in
        scene.add(FindingPill.sign(worst, center: Point(place.x + 5, place.y)))
      }
    }
    if severities.contains(where: { $0 < .warning }) {
      add("note (rule)", width: 10) { place, scene in
        scene.add(FindingPill.sign(.note, center: Point(place.x + 5, place.y)))
      }
    }
  }

  /// Draws the legend and returns its height.
  func draw(at corner: Point, width: Double, fitter: TextFitter, in scene: inout Scene) -> Double {
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

  /// The width that the widest item needs.
  func widestItem(_ fitter: TextFitter) -> Double {
    items.map { $0.width + Self.textGap + fitter.whole($0.text, .legend).width }.max() ?? 0
  }
}
