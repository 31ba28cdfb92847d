import HeadlessUIKit
import TraceModel

/// The lines that a scenario runs in the callbacks of one object.
@MainActor
final class ObjectScript {
  let name: String
  /// Replaces the name of the class in traces.
  let label: String
  /// The controller's `shouldAutomaticallyForwardAppearanceMethods`.
  let forwardsAppearance: Bool
  /// Whether the object is shown under UIKit's class and has no hooks: it then is an instance of
  /// that class, and its calls are not logged.
  let isPlain: Bool
  /// The device of a window.
  let device: HeadlessDevice?
  private let hooks: [String: [Statement]]
  private weak var run: ScenarioRun?

  init(_ object: Scenario.Object, hooks: [String: [Statement]], run: ScenarioRun) {
    name = object.name
    label = object.label
    device = object.device
    isPlain =
      hooks.isEmpty && object.forwardsAppearance && object.label == object.type.kind.className
    forwardsAppearance = object.forwardsAppearance
    self.hooks = hooks
    self.run = run
  }

  /// Makes the script the observer of the next object that is created.
  func observeNextBirth() { run?.app.runtime.prepareNextBirth(as: label, observer: self) }

  /// Runs the hook of a callback around the call of super.
  ///
  /// Super is called first, unless the hook contains `super` or `without super`.
  func around(_ callback: String, _ callSuper: () -> Void) {
    guard let statements = hooks[callback], let run else { return callSuper() }
    let placesSuper = statements.contains { statement in
      switch statement.action {
      case .callSuper, .withoutSuper: true
      default: false
      }
    }
    if !placesSuper { callSuper() }
    for statement in statements {
      if case .callSuper = statement.action {
        callSuper()
      } else {
        run.performInHook(statement)
      }
    }
  }

  /// Runs the hook of a callback of a delegate.
  func around(_ callback: Name, _ body: () -> Void) { around(callback.knownText, body) }

  /// Logs a call that traces do not contain, then runs its hook.
  ///
  /// - Parameters:
  ///   - call: The name of the call.
  ///   - argument: The identity of the object argument; `nil` for a call without one.
  ///   - callSuper: Calls super.
  func call(_ call: String, _ argument: SubjectID? = nil, _ callSuper: () -> Void) {
    run?.note(call, of: name, argument: argument)
    around(call, callSuper)
  }
}

extension ObjectScript: DispatchObserver {
  func perform(_ callback: Name, argument: SubjectID?, _ callSuper: () -> Void) {
    around(callback.knownText, callSuper)
  }

  func perform(_ method: OverridableMethod, argument: SubjectID?, _ callSuper: () -> Void) {
    call(method.rawValue, argument, callSuper)
  }
}
