internal import TraceAnalysis
internal import TraceModel

/// The texts of a card and the sizes that follow from them.
struct CardFace {
  /// A line with a glyph, a name and a number.
  struct Row {
    var kind: SubjectKind
    var name: FittedText
    var id: FittedText
  }

  var view: Row?
  var controller: Row?
  var frame: FittedText?
  var badges: [FittedText]
  var pills: [(text: FittedText, finding: Finding)]
  var isHidden: Bool
  /// Whether a controller without a view in the trace has one all the same, as in device logs.
  var isLoaded = false
  private(set) var size: Size
  private(set) var bodyWidth: Double

  static let bodyHeight = 37.0
  static let tabHeight = 22.0
  static let pillHeight = 18.0
  private static let widestName = 220.0

  init(_ card: TreeCard, _ tree: ViewTree, _ history: TraceHistory, fitter: TextFitter) {
    let subjects = history.subjects
    view = card.view.map { Self.row(tree.nodes[$0], subjects, fitter) }
    controller = card.controller.map { Self.row(tree.nodes[$0], subjects, fitter) }
    let node = card.view.map { tree.nodes[$0] }
    isHidden = node?.isHidden ?? false
    frame = node?.frame.map { fitter.whole(Self.text(of: $0), .frame) }
    if let controller = card.controller, card.view == nil {
      isLoaded = Self.isLoaded(tree.nodes[controller], tree, history)
      frame = fitter.whole(isLoaded ? "view not recorded" : "view not loaded", .frame)
    }
    var badges: [String] = []
    if isHidden { badges.append("hidden") }
    if let frame = node?.frame, frame.width <= 0 || frame.height <= 0 { badges.append("no size") }
    if card.hiddenBelow > 0 { badges.append("+\(Count.phrase(card.hiddenBelow, "view"))") }
    self.badges = badges.map { fitter.whole($0, .badge) }
    pills = card.findings.map { finding in
      (fitter.fit(FindingPill.text(of: finding), .pill, into: 260), finding)
    }
    let rows = [view, controller].compactMap(\.self)
    let badgeWidth = self.badges.reduce(0) { $0 + $1.width + 16 }
    bodyWidth = max(
      110,
      rows.map { 28 + $0.name.width + 14 + $0.id.width + 10 }.max() ?? 0,
      (frame.map { 11 + $0.width } ?? 0) + badgeWidth + 10
    ).rounded(.up)
    size = Size(
      width: max(bodyWidth, pills.map { FindingPill.width(of: $0.text) + 5 }.max() ?? 0).rounded(
        .up
      ),
      height: Self.bodyHeight + (controller == nil || card.view == nil ? 0 : Self.tabHeight)
        + Double(pills.count) * Self.pillHeight
    )
  }

  /// The height of what stands above the body.
  var overhang: Double { size.height - Self.bodyHeight }

  private static func row(
    _ node: ViewTree.Node,
    _ subjects: [Subject],
    _ fitter: TextFitter
  ) -> Row {
    let subject = subjects[node.subject]
    let name = subject.className.isEmpty ? "unnamed" : subject.className
    return Row(
      kind: subject.kind,
      name: fitter.fit(name, .name, into: widestName),
      id: fitter.whole("#\(subject.id.number)", .id)
    )
  }

  /// Whether the controller was called in a way that needs a loaded view, or whether the trace
  /// never tells of views, as device logs do.
  private static func isLoaded(
    _ node: ViewTree.Node,
    _ tree: ViewTree,
    _ history: TraceHistory
  ) -> Bool {
    switch history.trace.header.clock {
    case .order, .wall: true
    case .virtual, .monotonic:
      history.bands[node.subject].contains { $0.begin < tree.events }
    }
  }

  private static func text(of frame: Rect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { number in
      let value = (Double(number) * 10).rounded() / 10
      return abs(value) < 1e7 ? value.short : "huge"
    }
    return "\(numbers[0]),\(numbers[1])  \(numbers[2])×\(numbers[3])"
  }
}

extension Font {
  static let frame = Font(.code, size: 9.5)
  static let badge = Font(.words, .semibold, size: 9)
  static let wire = Font(.code, size: 9)
}
