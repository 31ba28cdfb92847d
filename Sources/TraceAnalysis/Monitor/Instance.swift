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
  /// The states that the layout may be in, before silent callbacks.
  var layout = Region.layout.everything
  /// The states that a view's way to a window may be in, before silent callbacks.
  var windowMove = Region.windowMove.everything
  /// The states that an application or a scene may be in, before silent callbacks.
  var phase = StateSet.none
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
  /// The navigation controller in whose stack a controller stands.
  var stackOwner = SubjectID.none
  /// The controller that presents a controller.
  var presenter = SubjectID.none
  /// The controller that a controller presents.
  var presented = SubjectID.none
  /// The window whose root a controller is.
  var rootOf = SubjectID.none
  /// The moment of the last `viewWillAppear`.
  var lastWillAppear = Instant(nanoseconds: .min)
  /// The number of the event of the last callback that moved the appearance.
  var lastAppearanceOrdinal: UInt64 = 0
  /// The moment of the last `viewWillLayoutSubviews`.
  var lastLayout = Instant(nanoseconds: .min)
  /// The moment from which layouts are counted.
  var layoutsSince = Instant(nanoseconds: .min)
  /// The layouts of the last second, or since they are counted.
  var layoutsInSecond: Int32 = 0
  /// The layouts that followed each other without a pause.
  var layoutsInTurn: Int32 = 0
  /// The loads since the last appearance.
  var loadsInRow: Int32 = 0
  /// The `animated` argument of the last will callback: 0 or 1, −1 when none was stated.
  var willAnimated: Int8 = -1
  /// Whether the last `viewWillAppear` came while the controller was hidden.
  var cameFromHidden = false
  /// Whether the controller got `viewWillAppear` in this life.
  var hasAppeared = false
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
    layout = StateSet(LayoutStep.idle.rawValue)
    windowMove = StateSet(WindowMoveStep.settled.rawValue)
    if orphan { containment = StateSet(ContainmentStep.orphan.rawValue) }
  }

  /// Counts a step of the history.
  ///
  /// - Returns: The number of steps before it.
  mutating func countStep() -> UInt32 {
    let count = stepCount
    // A count that overflows goes on where the history is full.
    stepCount = count == .max ? UInt32(Population.historyLength) : count + 1
    return count
  }

  /// Notes a callback that moves the appearance, before it moves.
  mutating func note(_ letter: AppearanceLetter, _ callback: CallbackEvent) {
    lastAppearanceOrdinal = callback.ordinal
    if letter == .willAppear {
      cameFromHidden = appearance == StateSet(AppearanceStep.hidden.rawValue)
      hasAppeared = true
      lastWillAppear = callback.time
    }
    if letter == .willAppear || letter == .willDisappear {
      willAnimated = callback.animated.map { $0 ? 1 : 0 } ?? -1
    }
    layoutsInTurn = 0
    loadsInRow = 0
  }

  /// Counts a layout.
  mutating func countLayout(at time: Instant) {
    let pause = lastLayout.duration(to: time)
    layoutsInTurn = pause < TraceMonitor.turnLength ? layoutsInTurn &+ 1 : 1
    lastLayout = time
    if layoutsSince.duration(to: time) < .seconds(1) {
      layoutsInSecond &+= 1
    } else {
      layoutsSince = time
      layoutsInSecond = 1
    }
  }

  /// Forgets the states: events are missing.
  mutating func forgetStates() {
    appearance = Region.appearance.everything
    load = Region.load.everything
    containment = Region.containment.everything
    layout = Region.layout.everything
    prospectiveParent = .none
    pool = -1
  }
}

extension Instance {
  /// The states of the regions that need nothing but a step.
  subscript(kind: Step.Kind) -> StateSet {
    get {
      switch kind {
      case .appearance: appearance
      case .load: load
      case .containment: containment
      case .layout: layout
      case .windowMove: windowMove
      case .application, .scene: phase
      case .memory: StateSet((isDead ? MemoryStep.dead : .alive).rawValue)
      }
    }
    set {
      switch kind {
      case .appearance: appearance = newValue
      case .load: load = newValue
      case .containment: containment = newValue
      case .layout: layout = newValue
      case .windowMove: windowMove = newValue
      case .application, .scene: phase = newValue
      case .memory: isDead = newValue == StateSet(MemoryStep.dead.rawValue)
      }
    }
  }
}

/// Members of a shared subject that were made and whose loading has not ended.
struct WaitingMembers {
  private var initialized: Int32 = 0
  private var loading: Int32 = 0

  /// Takes a loading callback.
  ///
  /// - Returns: Whether a member that is known already takes it.
  mutating func take(_ role: CallbackRole) -> Bool {
    switch role {
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
  enum Kind: UInt8 {
    case appearance, load, containment, layout, windowMove, application, scene, memory
  }

  var kind: Kind
  var before: StateSet
  var after: StateSet
  var isUntimed: Bool
  var line: UInt32
  var name: Name
  /// The event that moved the region.
  var event: EventIndex
  var time: Instant
}
