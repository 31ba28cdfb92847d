import AnalysisEngine
import Findings
import TraceModel

/// Reports a controller that stays hidden although its view is on the screen.
struct ChildNeverAppears: Rule {
  let descriptor = RuleDescriptor(
    306,
    "child-never-appears",
    .warning,
    [.runtime],
    summary: """
      The view of a controller is in the window and the controller around it is visible, but it \
      never received viewWillAppear.
      """,
    rationale: """
      The controller does none of its work for an appearance although its view is visible.
      """,
    help: "call addChild(_:) before the parent appears, or begin and end the appearance yourself",
    examples: .swift(PackageResources.LC306_swift),
    exceptions: [
      "If a view is added to a visible parent, UIKit sends the callbacks even without addChild."
    ],
    sources: [
      "developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)",
      "developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods",
    ],
    published: "github.com/xmartlabs/XLPagerTabStrip/issues/30: the first page never appeared",
    mayFollowFrom: [CauseLink(305, within: .life)]
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.placement, .appearance, .death, .turn]
  let names: [Name] = [.viewDidAppear]

  private var children: [SubjectID: [SubjectID]] = [:]
  private var owners: [SubjectID: SubjectID] = [:]
  private var pending: [Pending] = []
  private var reported: Set<SubjectID> = []

  private struct Pending {
    var child: SubjectID
    var owner: SubjectID
    var evidence: [Finding.Evidence]
  }

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .placement(let placement):
      guard !state.isUIKitContainer(placement.owner) else { return }
      forget(placement.child)
      owners[placement.child] = placement.owner
      children[placement.owner, default: []].append(placement.child)
      if state.appearance(of: placement.owner) == .visible {
        let event = state.evidence(placement.event, at: placement.index, note: "view added here")
        pending.append(
          Pending(child: placement.child, owner: placement.owner, evidence: [event])
        )
      }
    case .appearance(let move):
      guard move.after == .visible, let list = children[move.event.subject] else { return }
      let evidence = state.evidence(move.event, note: "its owner became visible")
      for child in list {
        pending.append(Pending(child: child, owner: move.event.subject, evidence: [evidence]))
      }
      ledger.requestTurnEnd(since: state.cursor.now)
    case .death(let slot):
      guard !owners.isEmpty || !reported.isEmpty else { return }
      for child in children.removeValue(forKey: state.hierarchy[slot].id) ?? [] {
        owners[child] = nil
      }
      forget(state.hierarchy[slot].id)
      reported.remove(state.hierarchy[slot].id)
    case .turnEnded:
      let items = pending
      pending = []
      for item in items { check(item, in: state, to: &ledger) }
    default: break
    }
  }

  /// Removes the recorded owner of a child's view.
  private mutating func forget(_ child: SubjectID) {
    guard let owner = owners.removeValue(forKey: child) else { return }
    children[owner]?.removeAll { $0 == child }
  }

  private func isInside(
    _ view: SubjectID,
    of owner: SubjectID,
    in state: AnalysisState
  ) -> Bool {
    guard let slot = state.hierarchy.find(owner) else { return true }
    return state.hierarchy.isInside(view, upTo: state.hierarchy[slot].relations.rootView)
  }

  private mutating func check(
    _ item: Pending,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    guard let slot = state.hierarchy.find(item.child),
      state.appearance(of: item.child) == .hidden,
      let view = state.hierarchy.find(state.hierarchy[slot].relations.rootView),
      state.hierarchy[view].relations.window != .none,
      state.hierarchy.controller(above: state.hierarchy[slot].relations.rootView) == item.owner,
      isInside(state.hierarchy[slot].relations.rootView, of: item.owner, in: state),
      reported.insert(item.child).inserted
    else { return }
    let owner = state.name(item.owner)
    let forwards =
      state.hierarchy.find(item.owner).map { state.hierarchy[$0].relations.forwards } ?? true
    let cause =
      if state.hierarchy[slot].relations.parent != item.owner {
        "it is not a child of \(owner), so UIKit sent it no callbacks"
      } else if !forwards {
        "\(owner) disabled automatic forwarding and did not forward the appearance"
      } else {
        "UIKit sent it no callbacks"
      }
    ledger.report(
      finding(
        of: state.object(slot: slot),
        message: "never appeared although its view is in the window of visible \(owner): \(cause)",
        evidence: item.evidence
      ),
      weakerThan: [216, 218]
    )
  }
}
