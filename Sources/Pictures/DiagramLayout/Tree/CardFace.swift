internal import Findings
internal import TraceModel

/// The texts of a card and its size.
struct CardFace {
  /// A line with a glyph, a name and a number.
  struct Row {
    var kind: SubjectKind
    var name: FittedText
    var id: FittedText
    /// Whether a SwiftUI node is a view of the app.
    var isCustom = false
  }

  /// A framed word.
  struct Badge {
    var text: FittedText
    var color: ColorToken
    /// The state that the frame has the look of, if any.
    var state: StateBand.State?

    /// The width of the frame.
    var width: Double { text.width + 8 }
  }

  var view: Row?
  var controller: Row?
  /// The views of the breadcrumb below the view.
  var trail: [Row] = []
  /// The parent of a controller, if no edge leads to it.
  var parent: FittedText?
  /// The states and attributes of a SwiftUI node, in lines.
  var attributes: [FittedText] = []
  var frame: FittedText?
  var badges: [Badge] = []
  var pills: [(text: FittedText, finding: Finding)] = []
  var isHidden = false
  /// Whether a controller without a view in the trace has loaded its view, as in device logs.
  var isLoaded = false
  var change: TreeChange?
  /// Whether several equal views share the card.
  var isPile = false
  /// Whether the card is about a controller rather than its view.
  var isController = false
  /// The text of a stub, which has no other texts.
  var stub: FittedText?
  private(set) var size = Size(width: 0, height: 0)
  private(set) var bodyWidth = 0.0
  private(set) var bodyHeight = 37.0

  static let tabHeight = 22.0
  static let pillHeight = 18.0
  static let trailHeight = 15.0
  static let trailGap = 4.0
  static let parentHeight = 15.0
  static let attributeHeight = 13.0
  private static let mostAttributeLines = 3
  static let stubHeight = 20.0
  /// The distance by which the sheets of a pile protrude.
  static let pile = 6.0
  private static let widestName = 220.0
  private static let widestIdentifier = 140.0

  init(
    _ card: TreeCard,
    _ cards: TreeCards,
    _ tree: ViewTree,
    _ history: TraceHistory,
    fitter: TextFitter
  ) {
    if card.stub > 0 {
      let text = fitter.whole("+\(card.stub.counted(card.stubNoun))", .name)
      stub = text
      bodyWidth = (text.width + 20).rounded(.up)
      bodyHeight = Self.stubHeight
      size = Size(width: bodyWidth, height: bodyHeight)
      return
    }
    let subjects = history.subjects
    view = card.view.map { Self.row(tree.nodes[$0], history, fitter) }
    controller = card.controller.map { Self.row(tree.nodes[$0], history, fitter) }
    trail = card.trail.map { Self.row(tree.nodes[$0], history, fitter, prefix: "› ") }
    change = cards.change(of: card)
    let node = card.view.map { tree.nodes[$0] }
    isHidden = node?.isHidden ?? false
    isPile = card.copies > 1
    isController = cards.areControllers
    if isPile, isController {
      nameCopies(card, tree, fitter)
    } else if let last = card.lastCopy, let first = view?.id.string {
      view?.id = fitter.whole("\(first)…#\(tree.nodes[last].id.number)", .id)
    }
    if let node, node.kind == .swiftUIView, !isPile { addAttributes(of: node, fitter) }
    frame = node?.frame.map { frame in
      let text = isPile ? Self.sizeText(of: frame) : Self.text(of: frame)
      return fitter.whole(text, .frame)
    }
    if let controller = card.controller, card.view == nil {
      isLoaded = Self.isLoaded(tree.nodes[controller], tree, history)
      frame = fitter.whole(isLoaded ? "view not recorded" : "view not loaded", .frame)
    }
    if let controller = card.controller, card.bond == nil || card.bond?.kind == .missing,
      let index = tree.nodes[controller].parent
    {
      let name = subjects[tree.nodes[index].subject].displayName
      parent = fitter.fit("child of \(name)", .bar, into: Self.widestName)
    }
    addBadges(card, node, tree, history, fitter)
    pills = Self.pills(of: card.findings, fitter)
    measure()
  }

  /// Whether a frame or a badge is below the other texts.
  var hasLastLine: Bool { frame != nil || !badges.isEmpty }

  /// Whether a tab with the controller is above the view.
  var hasTab: Bool { controller != nil && view != nil }

  /// The height above the body.
  var overhang: Double { size.height - bodyHeight - (isPile ? Self.pile : 0) }

  /// Names the first and the last of several equal controllers; their views are not named.
  private mutating func nameCopies(_ card: TreeCard, _ tree: ViewTree, _ fitter: TextFitter) {
    guard let last = card.lastCopy, let first = controller?.id.string else { return }
    controller?.id = fitter.whole("\(first)…#\(tree.nodes[last].id.number)", .id)
    view?.id = fitter.whole("", .id)
  }

  private mutating func addBadges(
    _ card: TreeCard,
    _ node: ViewTree.Node?,
    _ tree: ViewTree,
    _ history: TraceHistory,
    _ fitter: TextFitter
  ) {
    let subjects = history.subjects
    func badge(_ text: String, _ color: ColorToken = .dimText) {
      badges.append(Badge(text: fitter.fit(text, .badge, into: 240), color: color))
    }
    if let text = identity(of: card, tree, subjects) { badge(text, .node) }
    if isPile { badge("×\(card.copies.grouped)", .text) }
    if isHidden { badge(node?.kind == .swiftUIView ? "not appeared" : "hidden") }
    if let frame = node?.frame, frame.width <= 0 || frame.height <= 0 { badge("no size") }
    let isRoot = isController && card.bond == nil
    if isRoot, let window = tree.nodes.first(where: { $0.rootController == card.controller }) {
      badge("root of \(subjects[window.subject].displayName)")
    }
    if let view = card.view, isController || card.bond?.kind == .covered {
      if !Self.isInWindow(view, tree) {
        badge("not in the window")
      } else if let state = history.state(of: tree.nodes[view], in: tree), state == .inHiddenWindow
      {
        badge(state.word)
      }
    }
    if let change { badge("\(change.sign) \(change.words)", change.color) }
    guard isController, let controller = card.controller else { return }
    let object = tree.nodes[controller]
    badge(history.stateWord(of: object, in: tree))
    badges[badges.count - 1].state = history.state(of: object, in: tree)
  }

  /// Whether a window is around a view.
  static func isInWindow(_ view: Int, _ tree: ViewTree) -> Bool {
    var current = view
    for _ in tree.nodes.indices {
      if tree.nodes[current].kind == .window { return true }
      guard let above = tree.parent(of: current) else { return false }
      current = above
    }
    return false
  }

  /// The identity of a SwiftUI node among its siblings; of a pile, the first and the last one.
  private func identity(of card: TreeCard, _ tree: ViewTree, _ subjects: [Subject]) -> String? {
    guard let view = card.view else { return nil }
    let identities = [view, card.lastCopy].compactMap(\.self).map { index in
      subjects[tree.nodes[index].subject].place
    }.filter { !$0.isEmpty }
    return identities.isEmpty ? nil : identities.joined(separator: " … ")
  }

  /// Writes states and attributes in as few lines as possible.
  private mutating func addAttributes(of node: ViewTree.Node, _ fitter: TextFitter) {
    let states = node.states.map { "\($0.name) = \($0.value)" }
    let others = node.attributes.map { attribute in
      attribute.name == "text"
        ? "“\(attribute.value)”"
        : attribute.value.isEmpty ? attribute.name : "\(attribute.name): \(attribute.value)"
    }
    let texts = states + others
    guard !texts.isEmpty else { return }
    attributes = fitter.wrap(
      texts.joined(separator: " · "),
      .note,
      into: Self.widestName,
      lines: Self.mostAttributeLines
    )
  }

  /// Creates the pills; findings of one rule share a pill.
  private static func pills(
    of findings: [Finding],
    _ fitter: TextFitter
  ) -> [(text: FittedText, finding: Finding)] {
    var groups: [[Finding]] = []
    for finding in findings {
      let index = groups.firstIndex { $0[0].rule == finding.rule }
      if let index { groups[index].append(finding) } else { groups.append([finding]) }
    }
    return groups.compactMap { group in
      guard var finding = group.max(by: { $0.severity < $1.severity }) else { return nil }
      finding.message = group.map(\.message).joined(separator: "; ")
      let count = group.count > 1 ? " ×\(group.count.grouped)" : ""
      return (fitter.fit(FindingPill.text(of: finding) + count, .pill, into: 260), finding)
    }
  }

  private mutating func measure() {
    let rows = [view, controller].compactMap(\.self)
    let badgeWidth = badges.reduce(0) { $0 + $1.width + 8 }
    bodyWidth = max(
      110,
      rows.map { 28 + $0.name.width + 14 + $0.id.width + 10 }.max() ?? 0,
      trail.map { 26 + $0.name.width + 14 + $0.id.width + 10 }.max() ?? 0,
      parent.map { 11 + $0.width + 10 } ?? 0,
      attributes.map { 11 + $0.width + 10 }.max() ?? 0,
      (frame.map { 11 + $0.width } ?? 0) + badgeWidth + 10
    ).rounded(.up)
    if parent != nil { bodyHeight += Self.parentHeight }
    // The last line is that of the frame and the badges; attributes replace it.
    let lines = attributes.count - (hasLastLine ? 0 : 1)
    bodyHeight += Double(max(0, lines)) * Self.attributeHeight
    if view?.kind == .swiftUIView, lines < 0, !trail.isEmpty {
      bodyHeight -= Self.attributeHeight
    }
    if !trail.isEmpty { bodyHeight += Double(trail.count) * Self.trailHeight + Self.trailGap }
    let pile = isPile ? Self.pile : 0
    let pillWidth = pills.map { FindingPill.width(of: $0.text) + 5 }.max() ?? 0
    size = Size(
      width: max(bodyWidth + pile, pillWidth).rounded(.up),
      height: bodyHeight + pile + (hasTab ? Self.tabHeight : 0)
        + Double(pills.count) * Self.pillHeight
    )
  }

  private static func row(
    _ node: ViewTree.Node,
    _ history: TraceHistory,
    _ fitter: TextFitter,
    prefix: String = ""
  ) -> Row {
    let subject = history.subjects[node.subject]
    let name = subject.className.isEmpty ? "unnamed" : subject.className
    return Row(
      kind: subject.kind,
      name: fitter.fit(prefix + name, prefix.isEmpty ? .name : .label, into: widestName),
      id: fitter.fit(
        ObjectLabel.number(subject.id.number, identifier: subject.identifier, place: ""),
        .id,
        into: widestIdentifier
      ),
      isCustom: history.customViews.contains(node.subject)
    )
  }

  /// Whether a callback of the controller required a loaded view; always true for device logs,
  /// which do not contain views.
  static func isLoaded(_ node: ViewTree.Node, _ tree: ViewTree, _ history: TraceHistory) -> Bool {
    !history.recordsViews || history.bands[node.subject].contains { $0.begin < tree.events }
  }

  /// Describes a frame: origin, then size.
  static func text(of frame: Rect) -> String {
    "\(number(frame.x)),\(number(frame.y))  \(sizeText(of: frame))"
  }

  private static func sizeText(of frame: Rect) -> String {
    "\(number(frame.width))×\(number(frame.height))"
  }

  private static func number(_ number: Float) -> String {
    let value = (Double(number) * 10).rounded() / 10
    return abs(value) < 1e7 ? value.short : "huge"
  }
}

extension Font {
  static let frame = Font(.code, size: 9.5)
  static let badge = Font(.words, .semibold, size: 9)
  static let wire = Font(.code, size: 9)
  static let wireName = Font(.words, .semibold, size: 9)
}
