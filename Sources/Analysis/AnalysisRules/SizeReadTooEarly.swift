import AnalysisEngine
import Findings
import TraceModel

/// Reports a view that viewDidLoad placed with a size that the root view did not keep.
struct SizeReadTooEarly: Rule {
  let descriptor = RuleDescriptor(
    604,
    "size-read-too-early",
    .warning,
    [.runtime],
    confidence: .medium,
    summary: "viewDidLoad placed a view by the size of the root view, which changed afterwards.",
    rationale: """
      The view is cut off or too small: the root view gets its final size when its container lays \
      out, after viewDidLoad.
      """,
    help: "use constraints or an autoresizing mask, or place it in viewDidLayoutSubviews()",
    examples: .swift(PackageResources.LC604_swift),
    exceptions: [
      "A view that is placed again until its controller disappears is not reported.",
      "A view without a relation to an edge, the center or the size of the root view is not reported.",
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing(_:)",
      "developer.apple.com/documentation/uikit/uiviewcontroller/viewdidlayoutsubviews()",
    ],
    published: """
      github.com/Shubham0812/Animatify-ios/pull/31: \
      viewDidLoad placed buttons with the size of its view
      """
  )

  let signals: Signal.Kinds = [.hierarchy, .appearance, .death, .end]
  let names: [Name] = [.frameProperty, .viewWillDisappear]

  /// A view that viewDidLoad of a controller placed.
  private struct Placement {
    var controller: SubjectID
    var frame: Rect
    /// The frame of the root view at that time.
    var root: Rect
    var evidence: Finding.Evidence
  }

  private var placements: [SubjectID: Placement] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .hierarchy(let event): place(event, in: state)
    case .appearance(let move):
      judge(in: state, to: &ledger) { $0.controller == move.event.subject }
    case .death(let slot):
      guard !placements.isEmpty else { return }
      let id = state.hierarchy[slot].id
      judge(in: state, to: &ledger) { $0.controller == id }
      placements[id] = nil
    case .traceEnded: judge(in: state, to: &ledger) { _ in true }
    default: break
    }
  }

  private mutating func place(_ event: TraceEvent, in state: AnalysisState) {
    if !placements.isEmpty { placements[event.subject] = nil }
    guard let slice = state.calls.innermostCallback, slice.name == .viewDidLoad,
      let root = Self.rootFrame(of: slice.subject, in: state),
      let slot = state.hierarchy.find(event.subject),
      state.hierarchy[slot].relations.owner == .none, state.hierarchy[slot].kind.isView
    else { return }
    placements[event.subject] = Placement(
      controller: slice.subject,
      frame: event.frame,
      root: root,
      evidence: state.evidence(event, note: "placed in viewDidLoad, in \(Self.text(root))")
    )
  }

  /// Makes the final decision about the views of some controllers.
  private mutating func judge(
    in state: AnalysisState,
    to ledger: inout FindingLedger,
    of isJudged: (Placement) -> Bool
  ) {
    guard !placements.isEmpty else { return }
    for (view, placement) in placements.filter({ isJudged($0.value) })
      .sorted(by: { $0.key < $1.key })
    {
      placements[view] = nil
      guard let slot = state.hierarchy.find(placement.controller),
        state.hierarchy[slot].lifetime.hasAppeared,
        let root = Self.rootFrame(of: placement.controller, in: state),
        Self.isOutdated(placement, in: root),
        state.hierarchy.controller(above: view) == placement.controller
      else { continue }
      ledger.report(
        finding(
          of: state.object(slot: slot),
          message: "viewDidLoad placed \(state.name(view)) for a view of "
            + "\(Self.text(placement.root)), which is \(Self.text(root)) now",
          evidence: [placement.evidence]
        )
      )
    }
  }

  /// The frame of the root view of a controller.
  private static func rootFrame(of controller: SubjectID, in state: AnalysisState) -> Rect? {
    state.hierarchy.find(controller)
      .flatMap { state.hierarchy.find(state.hierarchy[$0].relations.rootView) }
      .map { state.hierarchy[$0].relations.frame }
  }

  /// Whether a frame was derived from a length of the root view that is different now.
  private static func isOutdated(_ placement: Placement, in root: Rect) -> Bool {
    let (frame, old) = (placement.frame, placement.root)
    func isDerived(_ start: Float, _ length: Float, from total: Float) -> Bool {
      guard total > 0, length > 0 else { return false }
      return [length, start + length, 2 * start + length].contains { abs($0 - total) < 0.5 }
    }
    return abs(old.width - root.width) >= 1 && isDerived(frame.x, frame.width, from: old.width)
      || abs(old.height - root.height) >= 1 && isDerived(frame.y, frame.height, from: old.height)
  }

  private static func text(_ rect: Rect) -> String {
    "\(number(rect.width)) × \(number(rect.height))"
  }

  private static func number(_ value: Float) -> String {
    Int(exactly: value).map(String.init) ?? String(value)
  }
}
