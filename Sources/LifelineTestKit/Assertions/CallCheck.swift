import TraceModel
package import TraceRecorder

/// Compares callbacks with those that a trace holds.
///
/// Each check returns what a person should read, or `nil` when all is well.
package enum CallCheck {
  /// Checks the callbacks of an object.
  ///
  /// Of those that are expected at all, exactly these came, in this order. A callback that is not in
  /// the list is not looked at.
  package static func problem(
    of object: any Traced,
    expected: [Callback],
    in context: RecordingContext?
  ) -> String? {
    problem(expected: expected.map { Call(object, $0) }, in: context)
  }

  /// Checks an order across objects.
  ///
  /// Of the calls that are expected at all, exactly these came, in this order. Calls of other
  /// objects, and other callbacks, are not looked at.
  package static func problem(expected calls: [Call], in context: RecordingContext?) -> String? {
    guard let context else { return Self.unrecorded }
    do {
      let trace = try context.trace()
      let wanted = Set(calls.map { Key(subject: $0.subject, name: $0.callback.description) })
      let log = CallLog(of: trace) { subject, name in
        wanted.contains(Key(subject: subject.id, name: trace.names[name]))
      }
      let actual = zip(log.lines, keys(wanted, in: trace)).map { line, key in
        LineDifference.Line(String(line.drop { $0 == " " }), key: key.text)
      }
      let labels = Labels(of: trace)
      let expected = calls.map { call in
        LineDifference.Line(
          "\(labels[call.subject]) \(call.callback)",
          key: Key(subject: call.subject, name: call.callback.description).text
        )
      }
      guard expected != actual else { return nil }
      let lines = LineDifference.lines(expected: expected, actual: actual)
      return "the callbacks differ (- expected, + recorded)\n" + lines.joined(separator: "\n")
    } catch {
      return "the trace can't be read back: \(error)"
    }
  }

  /// What an assertion says outside of a recorded test.
  static let unrecorded =
    "nothing is recorded here: the test needs the trait .lifeline or the class LifelineTestCase"

  private struct Key: Hashable {
    let subject: SubjectID
    let name: String

    var text: String { "\(subject.rawValue) \(name)" }
  }

  private static func keys(_ wanted: Set<Key>, in trace: Trace) -> [Key] {
    trace.events.compactMap { event in
      guard event.kind == .begin, trace.subject(event.subject) != nil else { return nil }
      let key = Key(subject: event.subject, name: trace.names[event.name])
      return wanted.contains(key) ? key : nil
    }
  }
}

/// What objects are called in call logs: class and number among those of the class.
struct Labels {
  private var texts: [SubjectID: String] = [:]

  init(of trace: Trace) {
    var counts: [String: Int] = [:]
    for subject in trace.subjects {
      counts[subject.className, default: 0] += 1
      texts[subject.id] = "\(subject.className)#\(counts[subject.className, default: 0])"
    }
  }

  subscript(id: SubjectID) -> String {
    id == .none ? "nil" : texts[id] ?? "an object outside this test (#\(id.number))"
  }
}
