internal import TraceModel

/// Chooses the layout callbacks that are ticks without a label.
///
/// A layout pass calls many objects and says little about most of them. The callbacks keep their
/// label in lanes without other callbacks, where a finding refers to them, and on request.
struct LayoutTicks {
  private let history: TraceHistory
  /// Whether each lifetime has a callback of another kind.
  private var hasOthers: [Bool]
  private let keepsAll: Bool

  /// Reads the callbacks of a history.
  ///
  /// - Parameters:
  ///   - history: The history.
  ///   - keepsAll: Whether all layout callbacks keep their labels.
  init(_ history: TraceHistory, keepsAll: Bool) {
    self.history = history
    self.keepsAll = keepsAll
    hasOthers = Array(repeating: false, count: history.subjects.count)
    guard !keepsAll else { return }
    for span in history.spans where span.isCallback && !Self.isLayout(span) {
      if let life = span.subject { hasOthers[life] = true }
    }
  }

  func contain(_ span: CallSpan) -> Bool {
    guard !keepsAll, span.isCallback, let life = span.subject else { return false }
    return hasOthers[life] && Self.isLayout(span)
  }

  private static func isLayout(_ span: CallSpan) -> Bool {
    CallGroup(span.name, isCallback: true) == .layout
  }
}

/// The mark of a layout callback: a short tick on the edge of a band.
enum LayoutMark {
  private static let height = 5.0
  private static let width = 1.2

  /// Draws the tick upwards from the middle of its lower end.
  static func draw(foot: Point, in scene: inout Scene) {
    let box = Box(x: foot.x - width / 2, y: foot.y - height, width: width, height: height)
    scene.add(SceneShape(.rectangle(box, radius: 0), fill: .dimText))
  }
}
