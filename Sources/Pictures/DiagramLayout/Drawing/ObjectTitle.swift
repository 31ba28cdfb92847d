internal import TraceModel

extension TraceHistory {
  /// The tooltip of an object: its name with its kind, or of a SwiftUI node with its structural
  /// path.
  func title(of life: Int) -> String {
    let subject = subjects[life]
    return "\(subject.displayName), \(nodePath(of: life) ?? subject.kind.text)"
  }

  /// The number of a lane's object beside its class, with the number of equal siblings.
  func number(of lane: TimelineContent.Lane) -> String {
    guard let life = lane.life else { return "" }
    let copies = lane.copies > 1 ? "×\(lane.copies.grouped)" : ""
    let number = subjects[life].id.number > 0 ? self.number(of: life) : ""
    return [number, copies].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The number of an object beside its class, and what distinguishes it.
  func number(of life: Int) -> String {
    let subject = subjects[life]
    return ObjectLabel.number(
      subject.id.number,
      identifier: subject.identifier,
      place: subject.place
    )
  }

  /// The tooltip of a bar: the call or the task with its duration.
  func title(of source: TimelineContent.Bar.Source) -> String {
    let name: String
    let (start, finish, isOpen): (Instant, Instant, Bool)
    switch source {
    case .span(let index):
      let span = spans[index]
      name = trace.names[span.name]
      (start, finish, isOpen) = (span.start, span.finish, span.isOpen)
    case .task(let index):
      let task = tasks[index]
      name = (task.cancellation == nil ? "" : "cancelled ") + Name.task.knownText
      (start, finish, isOpen) = (task.start, task.finish, task.end == nil)
    }
    guard !isUntimed else { return name }
    let length = start.duration(to: finish).wholeNanoseconds
    return name + (isOpen ? " did not end" : " took \(text(ofTime: length))")
  }
}
