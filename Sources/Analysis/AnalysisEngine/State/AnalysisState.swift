package import Findings
package import TraceModel

/// The data that rules may read: settings, current event, objects, and running calls.
///
/// Only ``TraceMonitor`` changes it; rules receive it as a constant.
package struct AnalysisState {
  package let settings: AnalysisSettings
  package var cursor = EventCursor()
  package var hierarchy = Hierarchy()
  package var calls = RunningCalls()
  package var observed: ObservedCallbacks
  /// The controllers in transition.
  package var transitions = TransitionTracker()
  package var scenes = SceneTable()
  /// The nodes of SwiftUI graphs.
  package var nodes = NodeTable()
  /// The identifiers that the app gave to living objects; few objects have one.
  var identifiers: [SubjectID: String] = [:]
  /// The cells of tables and collections.
  package var cells = CellTable()
  /// Where the living controllers were created and shown.
  var leakFacts: [SubjectID: LeakFacts] = [:]
  /// The views that are being animated, with the state that shows it.
  package var animated: Set<AnimatedView> = []
  package var ending = TraceEnding()
  /// The positions of the app's calls, by process and number.
  private var sites: [Site: SourcePosition] = [:]

  private struct Site: Hashable {
    var process: UInt32
    var number: UInt32
  }
  /// The newest callback of a view's move inside which another move began.
  var outerMove: EventIndex?

  init(settings: AnalysisSettings, observation: Observation) {
    self.settings = settings
    observed = ObservedCallbacks(observation)
  }

  /// Records the position of a call of the app.
  mutating func note(site event: TraceEvent, text: String) {
    sites[Site(process: event.process, number: event.site)] = SourcePosition(text)
  }

  /// Sets the positions in the app's source that a finding refers to.
  func locate(_ finding: inout Finding) {
    guard !sites.isEmpty else { return }
    finding.locate { sites[Site(process: $0, number: $1)] }
  }

  /// Returns the description of an object for findings.
  package func object(_ id: SubjectID) -> FindingObject {
    guard let slot = hierarchy.find(id) else { return FindingObject(id: id, className: "") }
    return object(slot: slot)
  }

  /// The object in a slot as findings refer to it.
  package func object(slot: Int) -> FindingObject {
    let id = hierarchy[slot].id
    return FindingObject(
      id: id,
      className: className(slot: slot) ?? "",
      kind: hierarchy[slot].kind,
      place: nodes[id].map { StructuralPath.place(ofLabel: $0.path.text) } ?? "",
      identifier: identifiers.isEmpty ? "" : identifiers[id] ?? "",
      path: structuralPath(of: id)
    )
  }

  /// The structural path of a SwiftUI node; empty for another object and for a dead node.
  private func structuralPath(of id: SubjectID) -> String {
    StructuralPath.text(from: id) { current in
      guard let node = nodes[current] else { return nil }
      let className = hierarchy.find(current).flatMap { self.className(slot: $0) }
      return (className ?? "", node.path.text, node.parent)
    }
  }

  /// The name of an object in messages; `nil` for no object.
  package func name(_ id: SubjectID) -> String { id == .none ? "nil" : object(id).text }

  /// The name of the object in a slot in messages.
  package func name(slot: Int) -> String { object(slot: slot).text }

  /// The class of the object in a slot, or `nil` when the trace does not name it.
  package func className(slot: Int) -> String? {
    hierarchy.classes.name(at: hierarchy[slot].classIndex)
  }

  /// How certain a finding about an object can be, by how certainly its events belong to one
  /// object.
  ///
  /// A name alone identifies no object: a finding about it is of medium confidence while one object
  /// had the name, and of low confidence, which fails no check, once several had it. A line that
  /// names no object may be about any: only the application is one object.
  package func confidence(slot: Int) -> Confidence {
    let instance = hierarchy[slot]
    switch instance.identity {
    case .runtime, .pointer, .label: return .high
    case .anonymous where instance.kind != .application: return .low
    case .className, .anonymous: return instance.sharing.largest > 1 ? .low : .medium
    }
  }

  /// Whether a controller is one of UIKit's containers, which send the callbacks of their children
  /// in the right order.
  package func isUIKitContainer(_ id: SubjectID) -> Bool {
    hierarchy.find(id).map { hierarchy[$0].kind.isContainer } ?? false
  }

  /// Whether an object has a kind.
  package func isKind(_ kind: SubjectKind, _ id: SubjectID) -> Bool {
    hierarchy.find(id).map { hierarchy[$0].kind == kind } ?? false
  }

  /// Whether objects of the subject's class print a callback.
  package func prints(_ role: CallbackRole, slot: Int) -> Bool {
    let instance = hierarchy[slot]
    guard observed.includes(role) else { return false }
    guard instance.identity != .runtime, !settings.isObservationStated else { return true }
    return hierarchy.classes.printed(at: instance.classIndex) & role.bit != 0
  }

  /// The state of a controller's appearance when it is known.
  package func appearance(of id: SubjectID) -> AppearanceStep? {
    hierarchy.find(id).flatMap { appearance(at: $0) }
  }

  /// The state of the appearance of the controller in a slot when it is known.
  package func appearance(at slot: Int) -> AppearanceStep? {
    guard !hierarchy[slot].isPooled else { return nil }
    return hierarchy[slot].appearance.single.flatMap(AppearanceStep.init(rawValue:))
  }

  /// Whether a controller's view is known not to be loaded.
  package func isUnloaded(_ slot: Int) -> Bool {
    slot >= 0 && hierarchy[slot].load == StateSet(LoadStep.unloaded.rawValue)
  }

  /// Whether the log announces each object of the subject in a slot: the subject is one object, or
  /// its class prints a callback of loading.
  package func announcesMembers(_ slot: Int) -> Bool {
    guard isShared(slot) else { return true }
    let loading =
      CallbackRole.initializer.bit | CallbackRole.loadView.bit
      | CallbackRole.viewDidLoad.bit
    return hierarchy.classes.printed(at: hierarchy[slot].classIndex) & loading != 0
  }

  /// Whether several objects may share the subject in a slot.
  package func isShared(_ slot: Int) -> Bool {
    guard slot >= 0 else { return false }
    let identity = hierarchy[slot].identity
    return identity == .className || identity == .anonymous
  }
}
