import TraceModel

extension Trace {
  /// The callbacks of nodes in order, as `Class.callback`, without bodies unless asked.
  func nodeCallbacks(withBodies: Bool = false) -> [String] {
    events.compactMap { event in
      guard event.kind == .begin, let subject = subject(event.subject),
        subject.kind == .swiftUIView, withBodies || event.name != .body
      else { return nil }
      return "\(subject.className).\(names[event.name])"
    }
  }

  /// The callbacks of nodes and controllers of one class each, in order.
  func callbacks(of classes: Set<String>) -> [String] {
    events.compactMap { event in
      guard event.kind == .begin, event.category == .callbackCategory,
        let subject = subject(event.subject), classes.contains(subject.className)
      else { return nil }
      return "\(subject.className).\(names[event.name])"
    }
  }

  /// The causes of the bodies of the views of one type.
  func bodyCauses(of className: String) -> [String] {
    events.compactMap { event in
      guard event.kind == .begin, event.name == .body,
        subject(event.subject)?.className == className
      else { return nil }
      return names[event.text]
    }
  }

  /// The diagnostics, as texts.
  var diagnostics: [String] {
    events.compactMap { $0.kind == .diagnostic ? names[$0.text] : nil }
  }

  /// The writes of state, as texts.
  var stateWrites: [String] {
    events.compactMap { event in
      event.kind == .hierarchy && event.name == .stateProperty ? names[event.text] : nil
    }
  }
}
