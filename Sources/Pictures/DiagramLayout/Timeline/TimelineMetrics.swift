/// The sizes of a timeline in pixels at scale 1, chosen by eye on the pictures in `render/`.
enum TimelineMetrics {
  static let margin = 12.0
  static let titleBaseline = 33.0
  static let subtitleBaseline = 52.0
  static let noteHeight = 16.0
  static let axisHeight = 62.0
  /// The height of the words "in transition" above the length of a pause.
  static let axisWords = 12.0
  static let panelRadius = 6.0
  static let panelGap = 10.0
  /// The height of a line of text below the panels.
  static let footer = 18.0
  static let panelTail = 24.0
  static let gutterInset = 12.0
  static let indent = 14.0
  static let glyph = 10.0
  static let glyphGap = 6.0
  static let idGap = 7.0
  static let widestName = 190.0
  static let narrowestGutter = 200.0
  static let plotInset = 14.0
  static let laneTop = 9.0
  static let laneBottom = 8.0
  static let rowHeight = 15.0
  static let leaderGap = 4.0
  static let labelGap = 7.0
  static let band = 16.0
  static let thinBand = 9.0
  static let barHeight = 11.0
  static let barRow = 13.0
  static let barTop = 4.0
  static let minimumBar = 3.0
  static let pillHeight = 14.0
  /// Two pixels more than a pill with its stroke.
  static let pillRow = 17.0
  static let flag = 4.0
}

extension Font {
  static let heading = Font(.words, .bold, size: 18)
  static let subheading = Font(size: 12)
  static let name = Font(.words, .semibold, size: 12)
  static let id = Font(.code, size: 10)
  static let label = Font(size: 11)
  static let bar = Font(size: 10)
  static let state = Font(.words, .semibold, size: 10.5)
  static let tick = Font(size: 10.5)
  static let boldTick = Font(.words, .semibold, size: 11)
  static let foldLength = Font(.words, .semibold, size: 10.5)
  static let foldWords = Font(size: 9.5)
  static let pill = Font(.words, .semibold, size: 11)
  static let legend = Font(size: 11.5)
  static let note = Font(size: 10.5)
}
