import HeadlessUIKit
import TraceModel

/// What an object of a scenario does inside its callbacks.
@MainActor
final class ObjectScript {
  /// The name in `objects`.
  let name: String
  /// What stands for its class in traces.
  let label: String
  /// Whether a controller forwards its appearance to children without further ado.
  let forwardsAppearance: Bool
  /// Whether the object is shown as one of UIKit's class and does nothing in its callbacks: then it
  /// is of that class, and logs nothing of its own.
  let isPlain: Bool
  private let hooks: [String: [Statement]]
  private weak var run: ScenarioRun?

  init(_ object: Scenario.Object, hooks: [String: [Statement]], run: ScenarioRun) {
    name = object.name
    label = object.label
    isPlain =
      hooks.isEmpty && object.forwardsAppearance && object.label == object.type.kind.className
    forwardsAppearance = object.forwardsAppearance
    self.hooks = hooks
    self.run = run
  }

  /// Runs what the scenario says for a callback, around the call of super.
  ///
  /// Super comes first, unless the hook says `super` or `without super`.
  func around(_ callback: String, _ callSuper: () -> Void) {
    guard let statements = hooks[callback], let run else { return callSuper() }
    var callsSuper = true
    for statement in statements {
      switch statement.action {
      case .callSuper, .withoutSuper: callsSuper = false
      default: continue
      }
    }
    if callsSuper { callSuper() }
    for statement in statements {
      if case .callSuper = statement.action {
        callSuper()
      } else {
        run.performInHook(statement)
      }
    }
  }

  /// Runs an override of a call: prints it, then runs what the scenario says around super.
  ///
  /// - Parameters:
  ///   - call: The name of the call.
  ///   - argument: The identity of the object argument; `nil` for a call without one.
  ///   - callSuper: Calls super.
  func call(_ call: String, _ argument: SubjectID? = nil, _ callSuper: () -> Void) {
    note(call, argument)
    around(call, callSuper)
  }

  /// Notes a line that the object prints and traces do not show.
  func note(_ callback: String, _ argument: SubjectID? = nil) {
    run?.note(callback, of: name, argument: argument)
  }

  /// Shows the next object that is born by this name.
  func nameNextBirth() { run?.app.runtime.recording.nameNextBirth(label) }
}
