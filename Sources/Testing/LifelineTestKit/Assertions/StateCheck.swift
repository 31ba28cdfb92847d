package import Findings
package import HeadlessDriving
import HeadlessUIKit
import TraceAnalysis
import TraceComparison
package import TraceModel
package import TraceRecorder

/// Compares states, relations and findings with the expectations of a test.
///
/// Each check returns the text of a failure, or `nil` on success.
@MainActor
package enum StateCheck {
  /// Checks the appearance state of a controller, which follows from its last callback.
  package static func problem(
    of controller: UIViewController,
    state expected: AppearanceState,
    in context: RecordingContext?
  ) -> String? {
    guard let context else { return CallCheck.unrecorded }
    guard !Outsider.isOutside(controller, of: context) else {
      return Outsider.problem(of: "\(type(of: controller))")
    }
    do {
      let (trace, index) = try ObservedTest.read(context)
      let follower = index.appearance(of: controller.traceSubject)
      guard follower.state != expected else { return nil }
      let reason =
        follower.callback.map { "its last callback is \(trace.names[$0])" }
        ?? "it received no appearance callback"
      let label = index.labels[controller.traceSubject]
      let advice = StateAdvice.text(for: controller, in: follower.state, expected: expected)
      return "\(label) is \(follower.state), expected \(expected): \(reason)" + advice
    } catch {
      return "the trace can't be read back: \(error)"
    }
  }

  /// Checks the parent of a controller.
  package static func problem(
    of child: UIViewController,
    parent expected: UIViewController?,
    in context: RecordingContext?
  ) -> String? {
    guard child.parent !== expected else { return nil }
    return relation("the parent", of: child, is: child.parent, expected: expected, in: context)
  }

  /// Checks the superview of a view.
  package static func problem(
    of view: UIView,
    superview expected: UIView?,
    in context: RecordingContext?
  ) -> String? {
    guard view.superview !== expected else { return nil }
    return relation("the superview", of: view, is: view.superview, expected: expected, in: context)
  }

  /// Checks the children of a controller and their order.
  package static func problem(
    of parent: UIViewController,
    children expected: [UIViewController],
    in context: RecordingContext?
  ) -> String? {
    let children = parent.children
    guard !children.elementsEqual(expected, by: { $0 === $1 }) else { return nil }
    let labels = labels(in: context)
    func lines(_ controllers: [UIViewController]) -> [LineDifference.Line] {
      controllers.map { controller in
        LineDifference.Line(
          labels[controller.traceSubject],
          key: "\(controller.traceSubject.rawValue)"
        )
      }
    }
    let difference = LineDifference.lines(expected: lines(expected), actual: lines(children))
    return "the children of \(labels[parent.traceSubject]) differ (- expected, + found)\n"
      + difference.joined(separator: "\n")
  }

  /// Checks that exactly one child of a controller is an observer of a type.
  ///
  /// Both messages match the assertion that introduced the pattern (T. Thompson, R. Gist,
  /// “Composing Together View Behaviors in iOS”, 2020).
  package static func problem<Observable>(
    on controller: UIViewController,
    observableType: Observable.Type
  ) -> String? {
    let count = controller.children.count { $0 is Observable }
    if count == 1 { return nil }
    if count == 0 {
      return "\(observableType) is not a child of view controller: \(controller)"
    }
    return "multiple instances of \(observableType) found on view controller: \(controller)"
  }

  /// Checks that the analyzer reports nothing so far.
  package static func problem(
    findingsAtLeast severity: Severity,
    in context: RecordingContext?
  ) -> String? {
    guard let context else { return CallCheck.unrecorded }
    do {
      let report = try ObservedTest.report(on: context)
      let problems = report.problems(atLeast: severity, fileName: "trace")
      return problems.isEmpty ? nil : problems.map(\.message).joined(separator: "\n\n")
    } catch {
      return "the trace can't be read back: \(error)"
    }
  }

  private static func relation(
    _ relation: String,
    of object: any Traced,
    is found: (any Traced)?,
    expected: (any Traced)?,
    in context: RecordingContext?
  ) -> String {
    let labels = labels(in: context)
    func name(_ object: (any Traced)?) -> String {
      if let object, Outsider.isOutside(object, of: context) {
        return "a \(type(of: object)) created outside the test"
      }
      return labels[object?.traceSubject ?? .none]
    }
    return "\(relation) of \(name(object)) is \(name(found)), expected \(name(expected))"
  }

  private static func labels(in context: RecordingContext?) -> Labels {
    guard let context, let observed = try? ObservedTest.read(context) else { return Labels() }
    return observed.index.labels
  }
}
