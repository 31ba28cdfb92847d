import Findings
import TraceModel

/// What the rules may look at and where they report: the live objects, the running calls, the
/// findings.
struct World {
  /// More findings than this are counted, not kept.
  static let findingLimit = 10_000

  var population = Population()
  var classes: [ClassRecord] = []
  var pools: [Pool] = []
  var threads: [ThreadStack] = []
  /// The place of the thread of the current event.
  var currentThread = 0
  /// The number of the current event.
  var ordinal: UInt64 = 0
  /// The line of the current event.
  var line: UInt32 = 0
  /// The time of the current event.
  var now = Instant.zero
  var observed: ObservedCallbacks
  /// Whether the observed set was stated by the caller, so that no class is excused from it.
  let isObservationStated: Bool
  /// Whether the trace is a device's log, in which UIKit's sentences are all that tells of calls.
  let isLog: Bool
  /// Whether a controller that is on its way at the end is worth a warning.
  let isEndStrict: Bool
  /// From when on something is too slow, too often or too late.
  var thresholds = Thresholds()
  /// The scenes and their states.
  var scenes = SceneTable()
  /// The controller that the presenter of the current relation presented before.
  var lastPresented = SubjectID.none
  /// The superview that the view of the current relation had before.
  var lastSuperview = SubjectID.none
  /// Whether a rule judges the message of UIKit that is told now.
  var isMessageJudged = false
  /// Whether the trace was closed in order: what is open at its end was really open.
  var isWholeTrace = false
  /// Whether events were lost, so that absence proves nothing.
  var hasLostEvents = false
  /// The first line of the trace that could not be read, so that what follows proves less; `nil`
  /// when all were read.
  var firstLostLine: UInt32?
  var candidates: [Candidate] = []
  /// Counts the callbacks that a class printed for the first time.
  var seenVersion: UInt64 = 0
  /// The texts of slices that are none of UIKit's, by their names' numbers.
  var sliceNames: [UInt32: String] = [:]
  /// What the author of the run does not want to hear.
  var suppressions = TraceSuppressions()
  /// The last findings that may explain others, by object and rule.
  private var causes: [CauseKey: Int] = [:]
  /// How many candidates were looked at for ``takeCertainFindings()``.
  var examinedCandidates = 0
  /// The candidates that were looked at and were not certain, by their places.
  var waitingCandidates: [Int] = []
  /// The ``seenVersion`` at the last look.
  var examinedVersion: UInt64 = 0
  private(set) var findingsDropped = 0
  var cancelledTransitions = 0
  var transitions = TransitionTracker()
  var classifier = TransitionClassifier()
  var placements = PlacementTracker()
  /// The containers whose overlapping transitions were reported and have not all ended.
  var overlappingContainers: Set<SubjectID> = []
  /// When a rule wants to look again once the running calls are over; `nil` when none does.
  private(set) var turnStart: Instant?

  /// A finding with what decides at the end whether it stands.
  struct Candidate {
    var finding: Finding
    /// The cell that it rests on, for the check against what its class printed.
    var excuse: Excuse?
    /// Rules whose findings about the same object say the same and more.
    var weakerThan: [RuleID]
    var ordinal: UInt64
    /// The place of the candidate that this one follows from; `nil` for none.
    var cause: Int?
    /// The place of the suppression that covers it; `nil` for none.
    var suppression: Int?
    /// Whether it was given out before the end.
    var isGivenOut = false
  }

  /// What would excuse a violation: a callback that its class never prints.
  struct Excuse {
    var classIndex: Int32
    var kind: Step.Kind
    var state: UInt8
    var letter: UInt8
  }

  init(observation: Observation, isStated: Bool, isEndStrict: Bool, isLog: Bool) {
    observed = ObservedCallbacks(observation)
    isObservationStated = isStated
    self.isEndStrict = isEndStrict
    self.isLog = isLog
  }

  /// The controllers that left and were alive at the end, too late for the time that a leak takes.
  var unjudgedReleases: Set<SubjectID> = []

  /// Whether no finding has room any more.
  var isFull: Bool { candidates.count >= Self.findingLimit }

  /// Whether a finding has room, which is counted when it has none.
  ///
  /// A rule that may speak often asks before it collects evidence.
  mutating func hasRoom() -> Bool {
    if isFull { findingsDropped += 1 }
    return !isFull
  }

  /// Asks for a ``Signal/turnEnded`` when the calls that run now are over.
  mutating func requestTurnEnd() {
    if turnStart == nil { turnStart = now }
  }

  /// Notes that the turn ended.
  mutating func turnDidEnd() { turnStart = nil }

  /// Keeps a finding.
  ///
  /// - Parameters:
  ///   - finding: What to say.
  ///   - excuse: The cell that it rests on.
  ///   - rules: Rules whose findings about the same object make this one needless.
  mutating func report(
    _ finding: Finding,
    excuse: Excuse? = nil,
    weakerThan rules: [RuleID] = []
  ) {
    guard hasRoom() else { return }
    var candidate = Candidate(
      finding: finding,
      excuse: excuse,
      weakerThan: rules,
      ordinal: ordinal
    )
    candidate.cause = cause(of: finding)
    candidate.suppression = suppressions.cover(finding)
    if finding.subject != .none, CauseLink.causes.contains(finding.rule) {
      causes[CauseKey(subject: finding.subject, rule: finding.rule)] = candidates.count
    }
    candidates.append(candidate)
  }

  /// The place of the nearest earlier finding that a rule names as its cause, on the same object.
  private func cause(of finding: Finding) -> Int? {
    guard finding.subject != .none, let links = CauseLink.links[finding.rule] else { return nil }
    let places = links.compactMap { link -> Int? in
      let key = CauseKey(subject: finding.subject, rule: link.rule)
      guard let place = causes[key] else { return nil }
      let cause = candidates[place]
      let distance = ordinal - cause.ordinal
      return link.window.reaches(from: cause.finding, to: finding, events: distance) ? place : nil
    }
    return places.max()
  }

  /// The innermost running slice of the current thread.
  var innermost: OpenSlice? {
    threads.isEmpty ? nil : threads[currentThread].slices.last
  }

  /// The innermost running call of the app's of a name, or `nil`.
  func openCall(_ name: Name) -> OpenSlice? {
    guard !threads.isEmpty else { return nil }
    return threads[currentThread].slices.last { $0.isCall && $0.name == name }
  }

  /// Whether a rule has reported a call that is still running.
  var isInsideBlamedCall: Bool {
    guard !threads.isEmpty else { return false }
    return threads[currentThread].slices.contains { $0.isBlamed }
  }

  /// An object as findings refer to it.
  func object(_ id: SubjectID) -> FindingObject {
    guard let slot = population.find(id) else { return FindingObject(id: id, className: "") }
    return object(slot: slot)
  }

  /// The object in a slot as findings refer to it.
  func object(slot: Int) -> FindingObject {
    FindingObject(
      id: population[slot].id,
      className: className(slot: slot) ?? "",
      kind: population[slot].kind
    )
  }

  /// The name of an object in messages; `nil` for no object.
  func name(_ id: SubjectID) -> String { id == .none ? "nil" : object(id).text }

  /// The name of the object in a slot in messages.
  func name(slot: Int) -> String { object(slot: slot).text }

  /// The index of the current event.
  var currentEvent: EventIndex { EventIndex(UInt32(truncatingIfNeeded: ordinal &- 1)) }

  /// The class of the object in a slot, or `nil` when the trace does not name it.
  func className(slot: Int) -> String? {
    let place = Int(population[slot].classIndex)
    guard classes.indices.contains(place), !classes[place].name.isEmpty else { return nil }
    return classes[place].name
  }

  /// Whether a controller is one of UIKit's containers, which keep their children's callbacks in
  /// order themselves.
  func isUIKitContainer(_ id: SubjectID) -> Bool {
    population.find(id).map { population[$0].kind.isContainer } ?? false
  }

  /// Whether objects of the subject's class print a callback.
  func prints(_ role: CallbackRole, slot: Int) -> Bool {
    let instance = population[slot]
    guard observed.includes(role) else { return false }
    guard instance.identity != .runtime, !isObservationStated else { return true }
    let place = Int(instance.classIndex)
    return classes.indices.contains(place) && classes[place].seen & role.bit != 0
  }

  /// The nearest controller whose root view a view stands in, not counting the view itself.
  func controller(above view: SubjectID) -> SubjectID? { population.controller(above: view) }

  /// The state of a controller's appearance when it is known.
  func appearance(of id: SubjectID) -> AppearanceStep? {
    population.find(id).flatMap { appearance(at: $0) }
  }

  /// The state of the appearance of the controller in a slot when it is known.
  func appearance(at slot: Int) -> AppearanceStep? {
    guard population[slot].pool < 0 else { return nil }
    return population[slot].appearance.single.flatMap(AppearanceStep.init(rawValue:))
  }
}
