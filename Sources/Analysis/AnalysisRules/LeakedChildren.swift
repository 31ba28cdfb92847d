import AnalysisEngine
import Findings
import TraceModel

/// Reports children that outlive their parent.
struct LeakedChildren: Rule {
  let descriptor = RuleDescriptor(
    706,
    "leaked-children",
    .warning,
    [.runtime],
    summary: "A parent was deallocated, but its child was still alive when the trace ended.",
    rationale: "The child and its memory remain without a parent that could remove them.",
    help: "release children together with their parent: look for other references to them",
    examples: .swift(PackageResources.LC706_swift),
    exceptions: ["A child that was added to another parent was kept on purpose."],
    sources: ["github.com/DebugSwift/DebugSwift/pull/439"],
    published: """
      github.com/DebugSwift/DebugSwift/pull/439: \
      a leak detector learned to check children
      """
  )

  let judgesReleases = true

  let signals: Signal.Kinds = [.hierarchy, .death, .end]
  let names: [Name] = [.parentRelation]

  private var children: [SubjectID: Set<SubjectID>] = [:]
  private var parents: [SubjectID: SubjectID] = [:]
  private var orphans: [SubjectID: (parent: String, evidence: Finding.Evidence)] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .hierarchy(let event):
      if !parents.isEmpty, let old = parents.removeValue(forKey: event.subject) {
        children[old]?.remove(event.subject)
      }
      guard event.argument != .none else { return }
      if !orphans.isEmpty { orphans[event.subject] = nil }
      parents[event.subject] = event.argument
      children[event.argument, default: []].insert(event.subject)
    case .death(let slot):
      guard !children.isEmpty || !parents.isEmpty || !orphans.isEmpty else { return }
      let id = state.hierarchy[slot].id
      orphans[id] = nil
      if let parent = parents.removeValue(forKey: id) { children[parent]?.remove(id) }
      guard let list = children.removeValue(forKey: id), !list.isEmpty else { return }
      let name = state.name(slot: slot)
      let evidence = state.deathEvidence(slot, note: "the parent was deallocated here")
      for child in list {
        parents[child] = nil
        orphans[child] = (name, evidence)
      }
    case .traceEnded: check(in: state, to: &ledger)
    default: break
    }
  }

  private func check(in state: AnalysisState, to ledger: inout FindingLedger) {
    guard !state.ending.hasLostEvents, state.ending.isWholeTrace else { return }
    for (id, orphan) in orphans.sorted(by: { $0.key < $1.key }) {
      let waited = orphan.evidence.time.duration(to: state.cursor.now)
      guard let slot = state.hierarchy.find(id), state.appearance(of: id) != .visible else {
        continue
      }
      guard waited >= state.settings.thresholds.release else {
        ledger.noteUnjudgedRelease(of: id)
        continue
      }
      ledger.report(
        finding(
          confidence: .medium,
          of: state.object(slot: slot),
          message: "still alive \(ReportText.duration(waited)) after its parent \(orphan.parent)"
            + state.referenceText(of: id),
          evidence: state.originEvidence(of: id) + [orphan.evidence]
        ),
        weakerThan: [906]
      )
    }
  }
}
