import TraceModel

/// What the monitor knows of one live object: the states of its regions and its relations.
///
/// Plain numbers, so that a table of them costs no reference counting.
struct Instance {
  var id: SubjectID
  var kind: SubjectKind = .unknown
  var identity: SubjectIdentity = .runtime
  /// The place of the class in the monitor's list of classes, −1 while it is not known.
  var classIndex: Int32 = -1
  /// The states that the appearance may be in, before silent callbacks.
  var appearance = Region.appearance.everything
  /// The states that the loading may be in, before silent callbacks.
  var load = Region.load.everything
  /// The states that the containment may be in, before silent callbacks.
  var containment = Region.containment.everything
  /// The parent that the last `willMove(toParent:)` or `didMove(toParent:)` named.
  var prospectiveParent = SubjectID.none
  /// The parent by the hierarchy.
  var parent = SubjectID.none
  /// The root view of a controller.
  var rootView = SubjectID.none
  /// The controller that a view is the root of.
  var owner = SubjectID.none
  /// The superview of a view.
  var superview = SubjectID.none
  /// The window of a view.
  var window = SubjectID.none
  /// The number of the last callback among all events.
  var lastOrdinal: UInt64 = 0
  /// The place of the pool when several objects share this subject, −1 otherwise.
  var pool: Int32 = -1
  /// The objects that share this subject.
  var memberCount: Int32 = 0
  /// The members of a shared subject whose next loading callback is still to come.
  var waiting = WaitingMembers()
  /// The number of steps in the history of this life.
  var stepCount: UInt32 = 0
  /// Whether a callback was seen in this life.
  var hasCallbacks = false
  /// Whether a state is known since events were missed.
  var isKnown = false
  /// Whether the birth was seen, so that the start is known.
  var isBornHere = false
  /// Whether the object was deallocated and the subject may name another one.
  var isDead = false
  /// Whether the last parent that was named is one of UIKit's containers.
  var hasUIKitParent = false
  /// The most objects that this subject stood for at once.
  var largestShare: Int32 = 0
  /// Whether a controller forwards appearance callbacks to its children by itself.
  var forwards = true

  init(id: SubjectID) {
    self.id = id
  }

  /// Puts the regions to the states of a new object.
  mutating func startAtBirth(orphan: Bool) {
    appearance = StateSet(AppearanceStep.hidden.rawValue)
    load = StateSet(LoadStep.unloaded.rawValue)
    if orphan { containment = StateSet(ContainmentStep.orphan.rawValue) }
  }

  /// Forgets the states: events are missing.
  mutating func forgetStates() {
    appearance = Region.appearance.everything
    load = Region.load.everything
    containment = Region.containment.everything
    prospectiveParent = .none
    pool = -1
  }
}

/// Members of a shared subject that were made and whose loading has not ended.
struct WaitingMembers {
  private var initialized: Int32 = 0
  private var loading: Int32 = 0

  /// Takes a loading callback.
  ///
  /// - Returns: Whether a member that is known already takes it.
  mutating func take(_ meaning: Vocabulary.Meaning) -> Bool {
    switch meaning {
    case .initializer:
      initialized += 1
      return false
    case .loadView:
      loading += 1
      return takeInitialized()
    default:
      guard loading == 0 else {
        loading -= 1
        return true
      }
      return takeInitialized()
    }
  }

  private mutating func takeInitialized() -> Bool {
    guard initialized > 0 else { return false }
    initialized -= 1
    return true
  }
}

/// A class of the trace: its name, and which callbacks its objects printed.
struct ClassRecord {
  var name: String
  var seen: UInt32 = 0
}

/// One move of a region, kept to explain later findings.
struct Step {
  /// Which region moved.
  enum Kind: UInt8 { case appearance, load, containment }

  var kind: Kind
  var before: StateSet
  var after: StateSet
  var isUntimed: Bool
  var line: UInt32
  var name: Name
  var time: Instant
}
