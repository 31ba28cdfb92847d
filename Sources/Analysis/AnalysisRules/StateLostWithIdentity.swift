import AnalysisEngine
import Findings
import TraceModel

/// Reports a view that loses the state that was written in it, because its identity changed.
struct StateLostWithIdentity: Rule {
  let descriptor = RuleDescriptor(
    755,
    "state-lost-with-identity",
    .warning,
    [.runtime],
    confidence: .medium,
    summary: "A view of the same type replaced a view whose state had been written.",
    rationale: """
      The state of a view belongs to its identity: its place in the tree, its branch, and its id. \
      The new view begins with the initial state.
      """,
    help: """
      keep one view and pass it what differs; keep state that must survive in a view or object above
      """,
    examples: .swift(PackageResources.LC755_swift),
    exceptions: [
      "State that only onAppear wrote: the new view writes it again.",
      "An element that was removed from the data of ForEach or List.",
      """
      An id that changes once is a note, because it may reset the state on purpose; the second time \
      is a warning.
      """,
    ],
    sources: [
      "developer.apple.com/videos/play/wwdc2021/10022",
      "developer.apple.com/documentation/swiftui/view/id(_:)",
      "developer.apple.com/documentation/swiftui/anyview",
    ],
    published: "github.com/jasonnam/AStack/pull/3: a stack lost its state when it adapted",
    since: "0.2.0"
  )

  let restsOnOrder = true

  let signals: Signal.Kinds = [.node, .death, .turn]

  /// The last write of a node’s state.
  private struct Write {
    var property: String
    var evidence: Finding.Evidence
  }

  /// A node that ended or began in the current turn.
  fileprivate struct Place {
    var object: FindingObject
    var classIndex: Int32
    var path: NodePath
    var parent: SubjectID
  }

  /// A node that ended in the current turn with the state that was written in it.
  private struct Loss {
    var place: Place
    var write: Write
    var end: Finding.Evidence
  }

  /// The identity of a replaced view, for the count of its replacements.
  private struct Key: Hashable {
    var parent: SubjectID
    var prefix: String
    var classIndex: Int32
  }

  /// The siblings with explicit identities at one place.
  fileprivate struct Group: Hashable {
    var parent: SubjectID
    var prefix: String
  }

  private var writes: [SubjectID: Write] = [:]
  private var born: [SubjectID: Place] = [:]
  private var bornOrder: [SubjectID] = []
  private var dead: [SubjectID: Place] = [:]
  private var losses: [Loss] = []
  /// The groups of live nodes with explicit identities, and their sizes.
  private var groups: [SubjectID: Group] = [:]
  private var sizes: [Group: Int] = [:]
  private var counts: [Key: Int] = [:]
  /// The last node that began at each place: where a path differs only in its last component.
  private var latest: [Group: SubjectID] = [:]

  mutating func receive(_ signal: Signal, in state: AnalysisState, to ledger: inout FindingLedger) {
    switch signal {
    case .node(let event, let text): note(event, text, in: state)
    case .death(let slot): noteDeath(slot, in: state)
    case .turnEnded: endTurn(in: state, to: &ledger)
    default: break
    }
  }

  private mutating func note(_ event: TraceEvent, _ text: String, in state: AnalysisState) {
    switch (event.kind, event.name) {
    case (.birth, _):
      guard let place = place(event.subject, in: state) else { return }
      born[event.subject] = place
      bornOrder.append(event.subject)
    case (.hierarchy, .nodeRelation):
      guard event.argument != .none else { return }
      born[event.subject]?.parent = event.argument
      join(event.subject, in: state)
      if let place = born[event.subject] { latest[place.site] = event.subject }
    case (.hierarchy, .stateProperty):
      guard event.subject != .none, state.calls.innermostCallback?.name != .onAppear else {
        return
      }
      let written = WrittenState(text)
      let evidence = state.evidence(event, note: written.note("\(written.property) written here"))
      writes[event.subject] = Write(property: written.property, evidence: evidence)
    default: break
    }
  }

  private func place(_ id: SubjectID, in state: AnalysisState) -> Place? {
    guard let node = state.nodes[id], let slot = state.hierarchy.find(id) else { return nil }
    return Place(
      object: state.object(slot: slot),
      classIndex: state.hierarchy[slot].classIndex,
      path: node.path,
      parent: node.parent
    )
  }

  /// Counts a node among its siblings with explicit identities.
  private mutating func join(_ id: SubjectID, in state: AnalysisState) {
    leave(id)
    guard let group = place(id, in: state)?.group else { return }
    groups[id] = group
    sizes[group, default: 0] += 1
  }

  private mutating func leave(_ id: SubjectID) {
    guard !groups.isEmpty, let group = groups.removeValue(forKey: id),
      let size = sizes[group]
    else { return }
    sizes[group] = size > 1 ? size - 1 : nil
  }

  private mutating func noteDeath(_ slot: Int, in state: AnalysisState) {
    let id = state.hierarchy[slot].id
    guard state.hierarchy[slot].kind == .swiftUIView, let place = place(id, in: state) else {
      return
    }
    leave(id)
    if latest[place.site] == id { latest[place.site] = nil }
    dead[id] = place
    guard let write = writes.removeValue(forKey: id) else { return }
    let end = state.deathEvidence(slot, note: "its state was lost here")
    losses.append(Loss(place: place, write: write, end: end))
  }

  private mutating func endTurn(in state: AnalysisState, to ledger: inout FindingLedger) {
    defer {
      born.removeAll(keepingCapacity: true)
      bornOrder.removeAll(keepingCapacity: true)
      dead.removeAll(keepingCapacity: true)
      losses.removeAll(keepingCapacity: true)
    }
    guard !losses.isEmpty, !state.ending.hasLostEvents else { return }
    var ended: [Group: Int] = [:]
    for place in dead.values { if let group = place.group { ended[group, default: 0] += 1 } }
    var tops: [SubjectID: Place] = [:]
    var replacements: [Key: (view: FindingObject, top: Place)] = [:]
    for id in bornOrder {
      guard let place = born[id], dead[id] == nil else { continue }
      let top = top(of: place, among: born, &tops)
      let key = Key(parent: top.parent, prefix: "", classIndex: place.classIndex)
      if replacements[key] == nil { replacements[key] = (place.object, top) }
    }
    var deadTops: [SubjectID: Place] = [:]
    for loss in losses {
      let top = top(of: loss.place, among: dead, &deadTops)
      let key = Key(parent: top.parent, prefix: "", classIndex: loss.place.classIndex)
      guard let replacement = replacements[key] ?? successor(of: top, for: loss, in: state),
        let change = change(from: top, to: replacement.top, ended: ended, in: state)
      else { continue }
      report(loss, top, replacement.view, change, in: state, to: &ledger)
    }
  }

  /// The outermost node that began or ended together with a node.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - places: All nodes that began, or all that ended.
  ///   - known: The results so far, so that each node is visited once.
  /// - Returns: The outermost node.
  private func top(
    of place: Place,
    among places: [SubjectID: Place],
    _ known: inout [SubjectID: Place]
  ) -> Place {
    var top = place
    var visited: [SubjectID] = []
    while let outer = places[top.parent], visited.count < places.count {
      if let found = known[outer.object.id] {
        top = found
        break
      }
      visited.append(outer.object.id)
      top = outer
    }
    for id in visited { known[id] = top }
    return top
  }

  /// The view that replaced a view in an earlier turn, because the old one left with an animation.
  ///
  /// Its branch differs; elements of data with other identities are no successors.
  private func successor(
    of top: Place,
    for loss: Loss,
    in state: AnalysisState
  ) -> (view: FindingObject, top: Place)? {
    if top.path.components.last?.isIdentity == true { return nil }
    guard let id = latest[top.site], id != top.object.id, let place = place(id, in: state),
      place.classIndex == top.classIndex, place.path != top.path
    else { return nil }
    let isItself = top.object.id == loss.place.object.id
    return (isItself ? place.object : .none, place)
  }

  /// What changed the identity of a view, and the part of the path before it.
  private struct Change {
    var text: String
    var prefix: String
    var isIdentity = false
  }

  /// Compares the places of two nodes below the same parent; `nil` if the data differs.
  ///
  /// - Parameters:
  ///   - old: The node that ended.
  ///   - new: The node that began.
  ///   - ended: The numbers of nodes with explicit identities that ended, by their places.
  ///   - state: The objects.
  /// - Returns: The change.
  private func change(
    from old: Place,
    to new: Place,
    ended: [Group: Int],
    in state: AnalysisState
  ) -> Change? {
    let (left, right) = (old.path.components, new.path.components)
    let index = zip(left, right).prefix { $0 == $1 }.count
    let prefix = old.path.prefix(index)
    let container = state.hierarchy.find(old.parent).flatMap { state.className(slot: $0) }
    guard index < left.count || index < right.count else {
      let text =
        old.classIndex == new.classIndex
        ? "its type changed"
        : "the type changed from \(old.object.className) to \(new.object.className)"
      return Change(text: text + (container == "AnyView" ? " in AnyView" : ""), prefix: prefix)
    }
    guard index < left.count, index < right.count else {
      return Change(text: "the place changed from \(name(old)) to \(name(new))", prefix: prefix)
    }
    switch (left[index], right[index]) {
    case (.identity(let before), .identity(let after)):
      let group = Group(parent: old.parent, prefix: prefix)
      guard sizes[group] ?? 0 <= 1, ended[group] == 1,
        !Self.dataContainers.contains(container ?? "")
      else { return nil }
      let text = "the id changed from \(before) to \(after)"
      return Change(text: text, prefix: prefix, isIdentity: true)
    case (.branch(let before), .branch(let after)):
      return Change(text: "the branch changed from “\(before)” to “\(after)”", prefix: prefix)
    case (_, _):
      return Change(text: "the place changed from \(name(old)) to \(name(new))", prefix: prefix)
    }
  }

  /// The views whose children have the identities of their data.
  private static let dataContainers: Set<String> = ["ForEach", "List"]

  private func name(_ place: Place) -> String { "“\(place.path.text)”" }

  private mutating func report(
    _ loss: Loss,
    _ top: Place,
    _ view: FindingObject,
    _ change: Change,
    in state: AnalysisState,
    to ledger: inout FindingLedger
  ) {
    let key = Key(
      parent: top.parent,
      prefix: change.prefix,
      classIndex: loss.place.classIndex
    )
    counts[key, default: 0] += 1
    // Each replacement of one view says the same.
    let limit = change.isIdentity ? 2 : 1
    guard let count = counts[key], count <= limit else { return }
    let isInside = top.object.id != loss.place.object.id
    let reason =
      isInside
      ? "\(top.object.text) around it was replaced: \(change.text)" : change.text
    let name = view.id == .none ? "the new view" : view.text
    ledger.report(
      finding(
        severity: change.isIdentity && count == 1 ? .note : nil,
        of: loss.place.object,
        message: "\(loss.write.property) was lost, because \(reason); "
          + "\(name) began with its initial state",
        evidence: [loss.write.evidence, loss.end]
      )
    )
  }
}

extension StateLostWithIdentity.Place {
  /// The place without its last component.
  fileprivate var site: StateLostWithIdentity.Group {
    let prefix = path.prefix(max(0, path.components.count - 1))
    return StateLostWithIdentity.Group(parent: parent, prefix: prefix)
  }

  /// The siblings with explicit identities at the place of the node; `nil` without such an
  /// identity.
  fileprivate var group: StateLostWithIdentity.Group? {
    path.components.lastIndex(where: \.isIdentity)
      .map { StateLostWithIdentity.Group(parent: parent, prefix: path.prefix($0)) }
  }
}
