import Findings
import TraceModel

/// Warns of a list that is laid out where nobody sees it.
struct LayoutOutsideWindow: Rule {
  static let descriptor = RuleDescriptor(
    606,
    "layout-outside-window",
    .warning,
    [.runtime, .input],
    summary: "A table or collection view was laid out outside a window.",
    rationale: "Cells are made and measured with wrong traits and sizes, and thrown away.",
    help: "call layoutIfNeeded() or reloadData() when the list is in a window",
    bad: "tableView.layoutSubviews (window nil)",
    good: "tableView.didMoveToWindow tableView.layoutSubviews",
    exceptions: ["Other views may be measured outside a window."],
    sources: ["UIKit: UITableViewAlertForLayoutOutsideViewHierarchy"]
  )

  static let signals: Signal.Kinds = [.callback, .diagnostic]
  static let names: [Name] = [.layoutSubviews]

  func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .callback(let callback): judge(callback, in: &world)
    case .diagnostic(let event, let text):
      guard event.name == .uikitDiagnostic, text.contains("LayoutOutsideViewHierarchy") else {
        return
      }
      world.isMessageJudged = true
      let evidence = world.evidence(event, note: "UIKit said it here")
      report(event.subject, "UIKit found it laid out outside a window", evidence, in: &world)
    default: break
    }
  }

  private func judge(_ callback: CallbackEvent, in world: inout World) {
    guard callback.slot >= 0 else { return }
    let instance = world.population[callback.slot]
    guard instance.window == .none, instance.kind == .view, instance.isBornHere,
      instance.identity == .runtime, let name = world.className(slot: callback.slot),
      name.hasSuffix("TableView") || name.hasSuffix("CollectionView")
    else { return }
    let evidence = world.evidence(callback, note: "its window is nil")
    report(instance.id, "laid out outside a window", evidence, in: &world)
  }

  private func report(
    _ id: SubjectID,
    _ message: String,
    _ evidence: Finding.Evidence,
    in world: inout World
  ) {
    world.report(
      finding(
        of: world.object(id),
        message: message,
        evidence: [evidence]
      )
    )
  }
}
