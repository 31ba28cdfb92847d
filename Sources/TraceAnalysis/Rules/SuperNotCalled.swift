import Findings
import TraceModel

/// Reports overrides that do not call super.
struct SuperNotCalled: Rule {
  static let descriptor = RuleDescriptor(
    806,
    "super-not-called",
    .error,
    [.runtime],
    summary: "An override of a controller's callback returned without calling super.",
    rationale: "UIKit and base classes of the app do part of their work in these methods.",
    help: "call super first in callbacks that set up, last in those that tear down",
    bad: "override func viewDidLoad() { }",
    good: "override func viewDidLoad() { super.viewDidLoad() }",
    exceptions: [
      "loadView must not call super when it makes its own view.",
      "Views' callbacks whose base does nothing are not reported.",
    ],
    sources: [
      "SwiftLint overridden_super_call",
      "developer.apple.com/documentation/uikit/uiviewcontroller",
    ]
  )

  static let signals: Signal.Kinds = .superMisuse

  private struct Override: Hashable {
    var classIndex: Int32
    var subject: SubjectID
    var name: Name
  }

  private var reported: Set<Override> = []

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .superMisuse(let slice, .missing) = signal,
      slice.name.superRequirement == .required,
      let slot = world.population.find(slice.subject), !world.population[slot].kind.isView
    else { return }
    let classIndex = world.population[slot].classIndex
    let key = Override(
      classIndex: classIndex,
      subject: classIndex < 0 ? slice.subject : .none,
      name: slice.name
    )
    guard reported.insert(key).inserted else { return }
    let name = Vocabulary.text(slice.name)
    let className = world.className(slot: slot) ?? "the class"
    world.report(
      finding(
        of: world.object(slot: slot),
        message: "\(className).\(name) returned without calling super",
        evidence: [
          world.evidence(slice, note: "super.\(name) was not reached")
        ]
      )
    )
  }
}
