import TraceModel

extension TraceMonitor {
  /// Stores a changed relation or property in ``Relations``, then sends it to the rules.
  mutating func hierarchy(_ event: TraceEvent, names: NameTable) {
    guard event.subject != .none else {
      if event.name == .stateProperty { sendNode(event, names: names) }
      return
    }
    let slot = slot(of: event.subject)
    switch event.name {
    case .superviewRelation: setSuperview(event, slot: slot)
    case .windowRelation: state.hierarchy[slot].relations.window = event.argument
    case .parentRelation:
      state.hierarchy[slot].relations.parent = event.argument
      if event.argument != .none {
        state.hierarchy.statesParents = true
        state.noteShowing(of: event.subject, by: event)
      }
    case .viewRelation: setRootView(event, slot: slot)
    case .presentedRelation: setPresented(event, style: names[event.text], slot: slot)
    case .stackRelation: setStack(event)
    case .rootRelation: setRoot(event)
    case .forwardingProperty:
      state.hierarchy[slot].relations.forwards = event.flags.contains(.on)
    case .autoresizingProperty:
      state.hierarchy[slot].relations.usesAutoresizingMask = event.flags.contains(.on)
    case .constraintRelation, .constraintChange:
      if rules.listeners.want(.constraint) {
        emit(.constraint(event, equation: names[event.text]))
      }
    case .rowProperty: changeRow(event, names: names)
    case .identifierProperty:
      let text = names[event.text]
      state.identifiers[event.subject] = text.isEmpty ? nil : text
    case .nodeRelation, .attributeProperty, .stateProperty: changeNode(event, names: names)
    case .frameProperty:
      state.hierarchy[slot].relations.frame = event.frame
      if state.hierarchy[slot].kind == .swiftUIView { changeNode(event, names: names) }
    default: break
    }
    emit(.hierarchy(event), .hierarchy, event.name)
  }

  private mutating func setPresented(_ event: TraceEvent, style: String, slot: Int) {
    classifier.notePresented(event.argument)
    if let old = state.hierarchy.find(state.hierarchy[slot].relations.presented) {
      state.hierarchy[old].relations.presenter = .none
    }
    state.cursor.previousPresented = state.hierarchy[slot].relations.presented
    state.hierarchy[slot].relations.presented = event.argument
    guard event.argument != .none else { return }
    state.noteShowing(of: event.argument, by: event)
    let presented = self.slot(of: event.argument)
    state.hierarchy[presented].relations.presenter = event.subject
    state.hierarchy[presented].relations.isSheet =
      style.isEmpty ? nil : style == "pageSheet" || style == "formSheet"
  }

  private mutating func setStack(_ event: TraceEvent) {
    guard event.argument != .none else { return }
    let member = slot(of: event.argument)
    state.hierarchy[member].relations.stackOwner = event.index < 0 ? .none : event.subject
  }

  private mutating func setRoot(_ event: TraceEvent) {
    guard event.argument != .none else { return }
    state.noteShowing(of: event.argument, by: event)
    let root = slot(of: event.argument)
    state.hierarchy[root].relations.rootOf = event.subject
  }

  private mutating func setSuperview(_ event: TraceEvent, slot: Int) {
    let isDead = state.hierarchy[slot].isDead
    state.cursor.previousSuperview =
      isDead ? .none : state.hierarchy[slot].relations.superview
    state.hierarchy[slot].relations.superview = event.argument
    guard event.argument != .none else { return }
    let owner = state.hierarchy[slot].relations.owner
    if owner != .none { placements.note(owner, event, at: state.cursor.event) }
    ledger.requestTurnEnd(since: state.cursor.now)
  }

  private mutating func setRootView(_ event: TraceEvent, slot: Int) {
    if let old = state.hierarchy.find(state.hierarchy[slot].relations.rootView) {
      state.hierarchy[old].relations.owner = .none
    }
    state.hierarchy[slot].relations.rootView = event.argument
    guard event.argument != .none else {
      state.hierarchy[slot].states[.load] = StateSet(LoadStep.unloaded.rawValue)
      return
    }
    // An app may set the view without a callback: viewDidLoad ends only the loading that the
    // controller itself does.
    // Source: developer.apple.com/documentation/uikit/uiviewcontroller/viewdidload().
    if state.hierarchy[slot].load == StateSet(LoadStep.unloaded.rawValue) {
      state.hierarchy[slot].states[.load] = Region.load.everything
    }
    let view = self.slot(of: event.argument)
    state.hierarchy[view].relations.owner = event.subject
    guard state.hierarchy[view].relations.superview != .none else { return }
    placements.note(event.subject, event, at: state.cursor.event)
    ledger.requestTurnEnd(since: state.cursor.now)
  }
}
