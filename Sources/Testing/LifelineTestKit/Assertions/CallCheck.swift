import TraceComparison
import TraceModel
package import TraceRecorder

/// Compares expected callbacks with those in a trace.
///
/// Each check returns the text of a failure, or `nil` on success.
package enum CallCheck {
  /// The callbacks of an object that a check compares.
  package enum Scope: Sendable {
    /// The listed callbacks; others may occur in between.
    case listed
    /// All callbacks of the groups that the listed ones belong to, see ``CallSelection``.
    case groups
  }

  /// Checks the callbacks of an object.
  ///
  /// - Parameters:
  ///   - object: The receiver.
  ///   - expected: The callbacks, repeated for each expected call.
  ///   - scope: The callbacks that are compared with the expected ones, in order.
  ///   - context: The recording of the test.
  /// - Returns: The text of the failure, or `nil`.
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

  /// Checks the callbacks of the SwiftUI views of a type; callbacks that are not listed are
  /// ignored.
  package static func problem(
    of view: any Any.Type,
    expected: [Callback],
    in context: RecordingContext?
  ) -> String? {
    guard !expected.isEmpty else { return Self.emptyList("callback") }
    let calls = expected.map { Call(view, $0) }
    return problem(expected: calls, in: context) { _, _ in
      Comparison(
        headline: "\(calls[0].className) received other callbacks",
        isCompared: { _, _ in false }
      )
    }
  }

  /// Checks an order across objects.
  ///
  /// Only calls that are in the list are compared; other callbacks and other objects are ignored.
  package static func problem(expected calls: [Call], in context: RecordingContext?) -> String? {
    guard !calls.isEmpty else { return Self.emptyList("call") }
    return problem(expected: calls, in: context) { _, _ in
      Comparison(
        headline: "the calls were received in a different order",
        isCompared: { _, _ in false }
      )
    }
  }

  /// The failure of an assertion outside a recorded test.
  static let unrecorded =
    "no recording is active: the test needs the trait .lifeline or the class LifelineTestCase"

  private static func emptyList(_ what: String) -> String {
    "the list of \(what)s is empty, so nothing would be compared\nhelp: list the expected \(what)s"
  }

  /// The calls that are compared besides the listed ones, and the first line of a failure.
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
      let wanted = Set(calls.map { Key(receiver: $0.receiver, name: $0.callback.description) })
      let begins = index.begins(of: Set(calls.map(\.receiver)))
      let actual = begins.compactMap { begin -> LineDifference.Line? in
        let event = trace.events[begin.position]
        let key = Key(receiver: begin.receiver, name: trace.names[event.name])
        guard let subject = trace.subject(event.subject),
          wanted.contains(key) || comparison.isCompared(subject, event)
        else { return nil }
        let text = labels.numbering.text(of: event, name: trace.names[event.name])
        return LineDifference.Line("\(labels[begin.receiver]) \(text)", key: key.text)
      }
      let expected = calls.map { call in
        LineDifference.Line(
          "\(labels[call.receiver]) \(call.callback)",
          key: Key(receiver: call.receiver, name: call.callback.description).text
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
    let receiver: Call.Receiver
    let name: String

    var text: String {
      switch receiver {
      case .object(let subject): "\(subject.rawValue) \(name)"
      case .views(let className): "\(className) \(name)"
      }
    }
  }
}

/// Advice for callbacks whose spelling differs from that of UIKit and the trace.
enum CallbackSpelling {
  /// Returns a line of help for each listed callback that neither UIKit nor the trace contains.
  static func help(for callbacks: [Callback], in trace: Trace) -> [String] {
    let names = NameTable.known
    var advised: Set<Callback> = []
    return callbacks.compactMap { callback in
      let text = callback.description
      let isKnown = names.find(text) != nil || trace.names.find(text) != nil
      guard !isKnown, advised.insert(callback).inserted else { return nil }
      let words = Set(trace.events.lazy.filter { $0.kind == .begin }.map { trace.names[$0.name] })
      let known = CallbackCatalog.rows.filter(\.isSent).map(\.text)
      let near = Spelling.nearest(to: text, in: known + words.subtracting(known).sorted())
      return near.map { "help: no callback is named '\(text)': did you mean '\($0)'?" }
        ?? "help: no callback is named '\(text)': use the spelling of the trace, such as "
        + "'viewWillTransition(to:with:)'"
    }
  }
}
