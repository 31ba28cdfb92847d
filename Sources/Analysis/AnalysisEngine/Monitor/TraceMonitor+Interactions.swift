import TraceModel

/// Tables, collections, controls, touches and responders: they move no region, and rules receive
/// their events as they are.
extension TraceMonitor {
  /// Whether callbacks and calls are interactions, by the number of a known name.
  private static let isInteraction: [Bool] = (0..<NameTable.known.count).map { number in
    switch Name(id: UInt32(number)).group {
    case .cells, .selection, .scrolling, .touches, .text, .action: true
    case .loading, .appearance, .containment, .hierarchy, .subviews, .layout, .drawing, .insets,
      .size, .traits, .memory, .lifetime, .application, .scene, .containerDelegate,
      .presentationDelegate, .transition, .segue, .evaluation, .representation, nil:
      false
    }
  }

  /// Sends the begin of a callback or call to the rules that watch interactions.
  mutating func sendInteraction(_ event: TraceEvent, names: NameTable) {
    let number = Int(event.name.id)
    guard number < Self.isInteraction.count, Self.isInteraction[number],
      rules.listeners.want(.interaction)
    else { return }
    emit(.interaction(event, text: names[event.text]))
  }

  /// Stores the row of a cell, then sends it to the rules that watch interactions.
  mutating func changeRow(_ event: TraceEvent, names: NameTable) {
    state.cells.setRow(of: event.subject, to: names[event.text])
    if rules.listeners.want(.interaction) {
      emit(.interaction(event, text: names[event.text]))
    }
  }

  /// Sends the begin or end of being the first responder to the rules that watch interactions.
  mutating func changeFirstResponder(_ event: TraceEvent) {
    if rules.listeners.want(.interaction) { emit(.interaction(event, text: "")) }
  }
}
