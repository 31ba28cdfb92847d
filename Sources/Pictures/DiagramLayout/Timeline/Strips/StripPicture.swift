/// A part of a timeline with its width, before it has a height.
protocol Strip {
  associatedtype Geometry: StripGeometry

  /// The width of the canvas that the strip needs.
  var width: Double { get }

  /// Places the strip with its axis at a height.
  func geometry(at top: Double) -> Geometry
}

/// A strip in which everything has its position.
protocol StripGeometry {
  var frame: StripFrame { get }

  func draw(in scene: inout Scene)
}

/// Breaks a timeline that is too wide, and puts its strips between a heading and a legend.
struct StripPicture<Part: Strip> {
  /// The strips from top to bottom.
  private(set) var strips: [Part]
  /// Notes for the heading about strips that are too wide.
  private(set) var notes: [String] = []

  /// Wider pictures are broken even if no maximum width is set.
  private static var widestWhole: Double { 6_000 }
  private static var usualWidth: Double { 2_000 }
  private static var gap: Double { 18 }
  private static var legendGap: Double { 18 }
  private static var narrowest: Double { 640 }

  init(_ strips: [Part], notes: [String] = []) {
    self.strips = strips
    self.notes = notes
  }

  /// Creates the strips of a broken timeline, all as wide as the widest one.
  ///
  /// - Parameters:
  ///   - pieces: The contents of the strips, from top to bottom.
  ///   - limit: The maximum width of a strip.
  ///   - narrowest: The minimum width of the strips.
  ///   - note: Describes strips that are wider than the limit, given their width.
  ///   - strip: Lays out a piece with a minimum width and a prefix of its ids; the prefix is empty
  ///     for a single strip.
  init<Piece>(
    _ pieces: [Piece],
    limit: Double,
    narrowest: Double,
    note: (_ width: Double) -> String,
    strip: (_ piece: Piece, _ narrowest: Double, _ prefix: String) -> Part
  ) {
    let prefixes = pieces.indices.map { pieces.count > 1 ? "strip-\($0 + 1)-" : "" }
    let widths = zip(pieces, prefixes).map { strip($0, 0, $1).width }
    let widest = max(widths.max() ?? 0, narrowest)
    strips = zip(pieces, prefixes).map { strip($0, widest, $1) }
    if widest > limit { notes = [note(widest)] }
  }

  /// The maximum width of strips, given the option and the width of the unbroken picture.
  static func limit(_ maximum: Double?, unbroken width: Double) -> Double {
    maximum ?? (width > widestWhole ? usualWidth : .infinity)
  }

  /// The width that heading and legend may have in a picture that is as narrow as possible.
  static func narrowest(_ maximum: Double?) -> Double { min(narrowest, maximum ?? narrowest) }

  /// Draws the picture.
  ///
  /// - Parameters:
  ///   - narrowest: The width of the heading of a picture without strips.
  ///   - fitter: Measures the words of the legend.
  ///   - heading: Creates the heading, given the width of the picture.
  ///   - legend: Explains the signs of the placed strips.
  /// - Returns: The complete picture.
  func scene(
    narrowest: Double,
    fitter: TextFitter,
    heading: (_ width: Double) -> PictureHeading,
    legend: ([Part.Geometry]) -> Legend
  ) -> Scene {
    let width = strips.map(\.width).max() ?? narrowest
    let heading = heading(width)
    var scene = heading.scene()
    var top = heading.bottom
    let placed = strips.map { strip in
      let geometry = strip.geometry(at: top)
      top = geometry.frame.end + Self.gap
      return geometry
    }
    for geometry in placed { geometry.draw(in: &scene) }
    let legend = legend(placed)
    let bottom = placed.last?.frame.end ?? heading.bottom
    let corner = Point(TimelineMetrics.margin + 8, bottom + Self.legendGap)
    let right = max(width, corner.x + legend.widestItem(fitter) + TimelineMetrics.margin)
    legend.end(
      &scene,
      at: corner,
      to: right - TimelineMetrics.margin,
      width: max(right, heading.width),
      fitter: fitter
    )
    return scene
  }
}

/// Finds by bisection how many items, counted from an index, fit together.
///
/// - Parameters:
///   - first: The index of the first item.
///   - count: The number of all items.
///   - fits: Whether the items from `first` up to an index, without it, fit.
/// - Returns: The index after the last item; one item is always taken.
func longestFit(from first: Int, within count: Int, _ fits: (Int) -> Bool) -> Int {
  var (low, high) = (first + 1, count)
  while low < high {
    let middle = low + (high - low + 1) / 2
    if fits(middle) { low = middle } else { high = middle - 1 }
  }
  return low
}
