import Findings

/// Warns of overrides that call super more than once.
struct SuperCalledTwice: Rule {
  static let descriptor = RuleDescriptor(
    808,
    "super-called-twice",
    .warning,
    [.runtime],
    summary: "An override of a callback called super more than once.",
    rationale: "What the base class does, it does twice.",
    help: "call super exactly once on each way through the override",
    bad: "viewDidLoad { super.viewDidLoad super.viewDidLoad }",
    good: "viewDidLoad { super.viewDidLoad }",
    exceptions: ["A class and its base class that each call super once are right."],
    sources: ["github.com/realm/SwiftLint/issues/809"]
  )

  static let signals: Signal.Kinds = .superMisuse

  private var reported: Set<OverrideKey> = []

  mutating func receive(_ signal: Signal, in world: inout World) {
    guard case .superMisuse(let slice, .repeated) = signal,
      let key = OverrideKey(slice, in: world), reported.insert(key).inserted
    else { return }
    world.report(
      finding(
        of: world.object(slice.subject),
        message: "\(key.text(in: world)) called super more than once",
        evidence: [world.evidence(slice, note: "super was reached twice")]
      )
    )
  }
}
