import TraceModel
package import TraceRecorder

/// Compares callbacks with those that a trace holds.
///
/// Each check returns what a person should read, or `nil` when all is well.
package enum CallCheck {
  /// Which callbacks of an object a check compares.
  package enum Scope: Sendable {
    /// The callbacks that are listed; all others may come in between.
    case listed
    /// All callbacks of the groups that the listed ones belong to, see ``CallSelection``.
    case groups
  }

  /// Checks the callbacks of an object.
  ///
  /// - Parameters:
  ///   - object: The receiver.
  ///   - expected: The callbacks, each as often as it is expected.
  ///   - scope: Which callbacks are compared; of these exactly the expected ones came, in their
  ///     order.
  ///   - context: What the test records into.
  /// - Returns: What is wrong, or `nil`.
  package static func problem(
    of object: any Traced,
    expected: [Callback],
    comparing scope: Scope,
    in context: RecordingContext?
  ) -> String? {
    guard !expected.isEmpty else { return Self.emptyList("callback") }
    return problem(expected: expected.map { Call(object, $0) }, in: context) { trace, labels in
      let names = expected.compactMap { trace.names.find($0.description) }
      let groups = Set(names.compactMap { CallSelection.group(of: $0)?.rawValue })
      return Comparison(
        headline: "\(labels[object.traceSubject]) received other callbacks",
        isCompared: { subject, event in
          guard scope == .groups, subject.id == object.traceSubject,
            event.category == .callbackCategory, let group = CallSelection.group(of: event.name)
          else { return false }
          return groups.contains(group.rawValue)
        }
      )
    }
  }

  /// Checks an order across objects.
  ///
  /// Of the calls that are expected at all, exactly these came, in this order. Calls of other
  /// objects, and other callbacks, are not compared.
  package static func problem(expected calls: [Call], in context: RecordingContext?) -> String? {
    guard !calls.isEmpty else { return Self.emptyList("call") }
    return problem(expected: calls, in: context) { _, _ in
      Comparison(headline: "the calls came in another order", isCompared: { _, _ in false })
    }
  }

  /// What an assertion says outside of a recorded test.
  static let unrecorded =
    "nothing is recorded here: the test needs the trait .lifeline or the class LifelineTestCase"

  private static func emptyList(_ what: String) -> String {
    "the list has no \(what), so that nothing would be compared\nhelp: list what you expect"
  }

  /// What is compared beside the listed calls, and what the failure says.
  private struct Comparison {
    var headline: String
    var isCompared: (Subject, TraceEvent) -> Bool
  }

  private static func problem(
    expected calls: [Call],
    in context: RecordingContext?,
    _ comparison: (Trace, Labels) -> Comparison
  ) -> String? {
    guard let context else { return Self.unrecorded }
    do {
      let (trace, index) = try ObservedTest.read(context)
      if let call = calls.first(where: { $0.context != nil && $0.context !== context }) {
        return Outsider.problem(of: call.className)
      }
      let labels = index.labels
      let comparison = comparison(trace, labels)
      let wanted = Set(calls.map { Key(subject: $0.subject, name: $0.callback.description) })
      let begins = index.begins(of: Set(calls.map(\.subject)))
      let actual = begins.compactMap { position -> LineDifference.Line? in
        let event = trace.events[position]
        let key = Key(subject: event.subject, name: trace.names[event.name])
        guard let subject = trace.subject(event.subject),
          wanted.contains(key) || comparison.isCompared(subject, event)
        else { return nil }
        let text = CallLog.text(of: event, labels: labels.texts, names: trace.names)
        return LineDifference.Line(text, key: key.text)
      }
      let expected = calls.map { call in
        LineDifference.Line(
          "\(labels[call.subject]) \(call.callback)",
          key: Key(subject: call.subject, name: call.callback.description).text
        )
      }
      guard expected != actual else { return nil }
      let lines = LineDifference.lines(expected: expected, actual: actual)
      let help = CallbackSpelling.help(for: calls.map(\.callback), in: trace)
      return (["\(comparison.headline) (- expected, + recorded)"] + lines + help)
        .joined(separator: "\n")
    } catch {
      return "the trace can't be read back: \(error)"
    }
  }

  private struct Key: Hashable {
    let subject: SubjectID
    let name: String

    var text: String { "\(subject.rawValue) \(name)" }
  }
}

/// Advice for callbacks that are written in another way than UIKit and the trace write them.
enum CallbackSpelling {
  /// Returns a line of help for each listed callback that neither UIKit nor the trace has.
  static func help(for callbacks: [Callback], in trace: Trace) -> [String] {
    let names = NameTable()
    var advised: Set<Callback> = []
    return callbacks.compactMap { callback in
      let text = callback.description
      let isKnown = names.find(text) != nil || trace.names.find(text) != nil
      guard !isKnown, advised.insert(callback).inserted else { return nil }
      let words = Set(trace.events.lazy.filter { $0.kind == .begin }.map { trace.names[$0.name] })
      let usual = Callback.usual.map(\.description)
      let near = Spelling.nearest(to: text, in: usual + words.subtracting(usual).sorted())
      return near.map { "help: no callback is named '\(text)': did you mean '\($0)'?" }
        ?? "help: no callback is named '\(text)': write it as the trace does, such as "
        + "'viewWillTransition(to:with:)'"
    }
  }
}
