import TraceModel

/// The nodes of SwiftUI graphs: they move no region, and rules receive their events as they are.
extension TraceMonitor {
  /// States that the runtime records; an app’s own object may have a state of another known name.
  private static let statesOfRuntime: Set<Name> = [
    .loadedState, .appearingState, .appearedState, .disappearingState, .inWindowState,
    .animatingState, .transitioningState, .foregroundState, .activeState, .firstResponderState,
  ]

  /// Begins the life of a node; its path is the label of its birth.
  mutating func beginNode(_ event: TraceEvent, names: NameTable) {
    counts.swiftUIViews += 1
    state.nodes[event.subject] = NodeTable.Node(path: NodePath(names[event.text]))
    sendNode(event, names: names)
  }

  /// Processes the begin of a callback of a node.
  ///
  /// A callback that a test or the app calls directly proves nothing about the graph.
  mutating func nodeCallback(_ event: TraceEvent, names: NameTable) {
    guard event.subject != .none, !event.flags.contains(.direct) else { return }
    let slot = slot(of: event.subject)
    if state.hierarchy[slot].isDead { state.hierarchy.beginLifetime(of: slot) }
    if event.name == .body { state.nodes.noteBody(of: event.subject) }
    sendNode(event, names: names)
  }

  /// Stores the position of a node, then sends a change of the node to the rules.
  mutating func changeNode(_ event: TraceEvent, names: NameTable) {
    if event.name == .nodeRelation {
      state.nodes.setParent(of: event.subject, to: event.argument)
    }
    sendNode(event, names: names)
  }

  /// Processes the begin or the end of a state: of a node, of an app’s own object, or of UIKit’s.
  mutating func changeState(_ event: TraceEvent, names: NameTable) {
    if event.name == .firstResponderState { return changeFirstResponder(event) }
    let begins = event.kind == .stateBegin
    if event.name == .animatingState || event.name == .transitioningState {
      let animated = AnimatedView(view: event.subject, state: event.name)
      if begins {
        state.animated.insert(animated)
        state.transitions.noteAnimation()
      } else {
        state.animated.remove(animated)
        if state.animated.isEmpty { state.transitions.noteRest(at: event.time) }
      }
    }
    // The closure of a task may end after the identity of its node.
    if event.name == .taskState || state.isKind(.swiftUIView, event.subject) {
      if event.name == .appearedState { state.nodes.setAppeared(event.subject, begins) }
      return sendNode(event, names: names)
    }
    let isKnown = Int(event.name.id) < NameTable.known.count
    let isOfApp =
      !isKnown
      || state.isKind(.custom, event.subject) && !Self.statesOfRuntime.contains(event.name)
    guard isOfApp, rules.listeners.want(.state) else { return }
    emit(.state(event, begins: begins, text: names[event.name]))
  }

  /// Sends an event of a node to the rules that watch nodes.
  mutating func sendNode(_ event: TraceEvent, names: NameTable) {
    guard rules.listeners.want(.node) else { return }
    ledger.requestTurnEnd(since: state.cursor.now)
    emit(.node(event, text: names[event.text]))
  }
}
