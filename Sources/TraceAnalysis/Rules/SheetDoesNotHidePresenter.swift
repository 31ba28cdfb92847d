import Findings
import TraceModel

/// Tells of a presenter that heard nothing when its sheet closed.
struct SheetDoesNotHidePresenter: Rule {
  static let descriptor = RuleDescriptor(
    406,
    "sheet-does-not-hide-presenter",
    .info,
    [.runtime],
    summary: "A sheet came and went, and its presenter got no callback.",
    rationale: """
      Since iOS 13 a sheet leaves its presenter on the screen: what viewWillAppear should \
      refresh stays as it was.
      """,
    help: "use presentationControllerDidDismiss(_:), or the completion of dismiss",
    bad: "sheet.viewDidDisappear (presenter nothing)",
    good: "sheet.viewDidDisappear presentationControllerDidDismiss",
    exceptions: [
      "Nothing is wrong where nothing is to be refreshed.",
      "An alert is no sheet.",
      "A log does not tell a sheet from a child: the rule needs the recorded relation.",
      "A delegate that is told of the dismissal knows.",
    ],
    sources: [
      "WWDC 2019, “Modernizing Your UI for iOS 13”",
      "github.com/Yummypets/YPImagePicker/issues/517",
      "github.com/jonkykong/SideMenu/issues/558",
    ]
  )

  static let signals: Signal.Kinds = [.hierarchy, .callback, .death]
  static let names: [Name] = [.presentedRelation, .presentationDidDismiss]

  /// Since when each presenter presents.
  private var starts: [SubjectID: UInt64] = [:]
  private var reported: Set<SubjectID> = []
  /// The presenters' controllers whose delegate was told.
  private var told: UInt64 = 0

  mutating func receive(_ signal: Signal, in world: inout World) {
    switch signal {
    case .callback: told = world.ordinal
    case .hierarchy(let event):
      guard event.argument == .none else {
        starts[event.subject] = world.ordinal
        return
      }
      judge(event, in: &world)
    case .death(let slot):
      guard !starts.isEmpty || !reported.isEmpty else { return }
      starts[world.population[slot].id] = nil
      reported.remove(world.population[slot].id)
    default: break
    }
  }

  private mutating func judge(_ event: TraceEvent, in world: inout World) {
    guard let start = starts.removeValue(forKey: event.subject), told < start,
      world.appearance(of: event.subject) == .visible,
      let slot = world.population.find(event.subject),
      world.population[slot].lastAppearanceOrdinal < start,
      let sheet = world.population.find(world.lastPresented), world.population[sheet].hasAppeared,
      world.className(slot: sheet) != "UIAlertController",
      reported.insert(event.subject).inserted
    else { return }
    world.report(
      finding(
        of: world.object(slot: slot),
        message: "\(world.name(slot: sheet)) came and went over it without a callback: "
          + "viewWillAppear did not refresh it",
        evidence: [world.evidence(event, note: "the sheet is gone")]
      )
    )
  }
}
