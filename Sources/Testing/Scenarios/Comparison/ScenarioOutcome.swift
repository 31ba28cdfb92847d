import TraceModel

/// A line that a log of the run would contain.
struct ObservedLine: Sendable {
  /// The content of a line.
  enum Content: Sendable {
    /// An object's callback, with its arguments and the text of its begin.
    case callback(object: String, name: String, animated: Bool?, argument: Argument, text: String)
    /// A line of the app.
    case log(String)
    /// A UIKit warning.
    case diagnostic(String)
  }

  /// The object argument of a callback.
  enum Argument: Hashable, Sendable {
    /// No argument was recorded.
    case unstated
    /// `nil`.
    case none
    /// An object of the scenario by its name or as `A.view`; `also` is the other spelling if it has
    /// both.
    case object(String, also: String?)
    /// Any other object.
    case other
  }

  let content: Content
  /// The index of the step during which the line was logged; `nil` if there is none.
  let step: Int?

  /// The line in the spelling of an expectation.
  var text: String {
    switch content {
    case .log(let text): return text
    case .diagnostic(let text):
      return "\(DiagnosticText.isException(text) ? "throws" : "warning") \(text)"
    case .callback(let object, let name, let animated, let argument, let text):
      var argumentText = ""
      switch argument {
      case _ where !text.isEmpty: argumentText = text
      case .unstated: argumentText = animated.map { "\($0)" } ?? ""
      case .none: argumentText = "nil"
      case .object(let name, _): argumentText = name
      case .other: argumentText = "…"
      }
      guard !argumentText.isEmpty else { return "\(object).\(name)" }
      guard name.hasSuffix(":)") else { return "\(object).\(name)(\(argumentText))" }
      return "\(object).\(name.dropLast()) \(argumentText))"
    }
  }
}

/// Derives the lines of a log from a trace.
@MainActor
struct ScenarioOutcome {
  private let names: [SubjectID: String]
  private let notes: ArraySlice<ScenarioRun.Note>
  private let begin: TraceModel.Instant
  private let steps: [TraceModel.Instant]
  /// The controllers of the scenario by their root views, at the current event.
  private var owners: [SubjectID: String] = [:]

  /// Creates the outcome of the time from the first step on.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - begin: The time of the first step.
  ///   - notes: The number of notes before the first step.
  ///   - steps: The times of the steps, ascending.
  init(
    of run: ScenarioRun,
    from begin: TraceModel.Instant,
    notes: Int,
    steps: [TraceModel.Instant]
  ) {
    names = run.names
    self.notes = run.notes.dropFirst(notes)
    self.begin = begin
    self.steps = steps
  }

  /// Returns the lines in the order of their times.
  mutating func lines(in trace: Trace) throws(ScenarioError) -> [ObservedLine] {
    guard trace.events.count <= Scenario.mostEvents else {
      throw ScenarioError(
        .tooMuch,
        "the run has \(trace.events.count) events",
        help: "shorten the scenario"
      )
    }
    var lines: [ObservedLine] = []
    var rest = notes
    for position in trace.events.indices {
      let time = trace.events.times[position]
      let event = trace.events[position]
      if event.kind == .hierarchy, event.name == .viewRelation { noteView(event) }
      guard time >= begin, let content = content(of: event, in: trace) else { continue }
      // A note has the time of the next event.
      while let note = rest.first, note.time <= time {
        lines.append(line(note))
        rest = rest.dropFirst()
      }
      lines.append(ObservedLine(content: content, step: step(at: time)))
    }
    return lines + rest.map(line)
  }

  private func line(_ note: ScenarioRun.Note) -> ObservedLine {
    guard let object = note.object else {
      return ObservedLine(content: .log(note.text), step: step(at: note.time))
    }
    let content = ObservedLine.Content.callback(
      object: object,
      name: note.text,
      animated: nil,
      argument: argument(note.argument),
      text: ""
    )
    return ObservedLine(content: content, step: step(at: note.time))
  }

  /// Stores the controller of a root view.
  private mutating func noteView(_ event: TraceEvent) {
    guard let controller = names[event.subject] else { return }
    owners = owners.filter { $0.value != controller }
    if event.argument != .none { owners[event.argument] = controller }
  }

  private func argument(_ subject: SubjectID?) -> ObservedLine.Argument {
    guard let subject else { return .unstated }
    guard subject != .none else { return .none }
    let path = owners[subject].map { "\($0).view" }
    if let name = names[subject] { return .object(name, also: path) }
    return path.map { .object($0, also: nil) } ?? .other
  }

  private func step(at time: TraceModel.Instant) -> Int? { steps.lastIndex { $0 <= time } }

  private func content(of event: TraceEvent, in trace: Trace) -> ObservedLine.Content? {
    switch event.kind {
    case .begin:
      // Calls are logged by the scripts of the objects, even without super.
      guard event.category == .callbackCategory else { return nil }
      return callback(event, trace.names[event.name], text: trace.names[event.text])
    case .birth: return callback(event, trace.names[.initializer])
    case .death: return callback(event, trace.names[.deinitializer])
    case .diagnostic: return .diagnostic(trace.names[event.text])
    default: return nil
    }
  }

  private func callback(
    _ event: TraceEvent,
    _ name: String,
    text: String = ""
  ) -> ObservedLine.Content? {
    guard let object = names[event.subject] else { return nil }
    return .callback(
      object: object,
      name: name,
      animated: event.animated,
      argument: argument(event.statedArgument),
      text: text
    )
  }
}
