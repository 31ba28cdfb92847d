import HeadlessUIKit
import TraceModel
import TraceRecorder

/// The objects and the state of one run of a scenario.
@MainActor
final class ScenarioRun {
  /// The maximum number of lines that a run may execute, including lines in hooks and blocks.
  static let mostOperations = 2_000
  /// The maximum nesting of hooks.
  static let deepestHooks = 128
  /// The maximum duration of a run on its clock.
  static let longestTime = Duration.seconds(3_600)

  /// The running app.
  let app: HeadlessApp
  private let scenario: Scenario
  private let declarations: [String: Scenario.Object]
  private var objects: [String: NSObject] = [:]
  private var ended: [String: WeakObject] = [:]
  /// The objects that a forgotten reference of the app retains.
  private(set) var leaked: Set<String> = []
  private var creating: Set<String> = []
  private var operations = 0
  private var depth = 0
  /// The error that stopped the run.
  private(set) var failure: ScenarioError?
  /// The names of the objects by their identities in the trace.
  private(set) var names: [SubjectID: String] = [:]
  /// The lines that traces do not contain, with their times.
  private(set) var notes: [Note] = []

  /// Whether the steps have begun.
  var isComparing = false
  /// The results of the checks so far.
  var checks = CheckLog()

  /// A line that is not in the trace.
  struct Note {
    let time: TraceModel.Instant
    /// The object of a call; `nil` for a line of the app.
    let object: String?
    let text: String
    /// The identity of the object argument of a call.
    var argument: SubjectID?
  }

  private struct WeakObject {
    weak var object: NSObject?
  }

  init(_ scenario: Scenario, app: HeadlessApp) {
    self.scenario = scenario
    self.app = app
    declarations = Dictionary(scenario.objects.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Runs a line.
  ///
  /// - Throws: ``ScenarioError``, including errors in hooks and blocks of the line.
  func perform(_ statement: Statement) throws(ScenarioError) {
    if let failure { throw failure }
    operations += 1
    guard operations <= Self.mostOperations else {
      throw ScenarioError(
        .tooMuch,
        at: statement.position,
        "the run has more than \(Self.mostOperations) operations",
        help: "a hook may cause its own callback"
      )
    }
    switch statement.action {
    case .verb(let verb, let target, let arguments):
      guard let action = verb.action else {
        throw ScenarioError(
          .notThereYet,
          at: statement.position,
          "the runtime does not have '\(verb.name)' yet",
          help: "VERBS.md marks what is waiting"
        )
      }
      try action(
        Invocation(run: self, target: target, arguments: arguments, position: statement.position)
      )
    case .constrain(let forms): try constrain(forms)
    case .constrainVisually(let form): try constrain(form, at: statement.position)
    case .read(let path): _ = try object(at: path)
    case .at(let time, let inner):
      let wait = app.now.duration(to: TraceModel.Instant.zero.advanced(by: time))
      guard wait >= .zero else { throw moment(time, hasPassedAt: statement.position) }
      if wait > .zero { try advance(by: wait, at: statement.position) }
      try perform(inner)
    case .after(let delay, let inner):
      app.schedule(after: delay, label: inner.text) { [weak self] in self?.performInHook(inner) }
    case .check(let check): try self.check(check, of: statement)
    case .callSuper, .withoutSuper, .withoutLog: break
    }
    if let failure { throw failure }
  }

  private func moment(_ time: Duration, hasPassedAt position: FilePosition) -> ScenarioError {
    let now = TraceModel.Instant.zero.duration(to: app.now)
    return ScenarioError(
      .badValue,
      at: position,
      "the moment \(time) has passed, the run is at \(now)",
      help: "write a later moment, or wait with 'advance' instead"
    )
  }

  /// Runs a line of `setup` or `steps`; on a monotonic clock, waits while time passes.
  ///
  /// - Throws: ``ScenarioError``; `CancellationError` while waiting.
  func performLetting(_ statement: Statement) async throws {
    guard !app.isVirtual else { return try perform(statement) }
    do {
      switch statement.action {
      case .verb(let verb, _, let arguments) where verb.name == "advance":
        guard case .duration(let duration)? = arguments.first else { break }
        try await app.advance(by: duration)
      case .verb(let verb, _, _) where verb.name == "settle": try await app.settle()
      case .at(let time, let inner):
        let wait = app.now.duration(to: TraceModel.Instant.zero.advanced(by: time))
        if wait > .zero { try await app.advance(by: wait) }
        try await performLetting(inner)
      default: try perform(statement)
      }
    } catch let error as ClockError {
      throw ScenarioError(
        .restless,
        at: statement.position,
        "\(error)",
        help: "find the work that keeps rescheduling itself, or advance by a fixed time with "
          + "'advance 1s'"
      )
    }
    if let failure { throw failure }
  }

  /// Runs a line inside a callback or block, which can't throw: the first error stops the run.
  func performInHook(_ statement: Statement) {
    guard failure == nil else { return }
    guard depth < Self.deepestHooks else {
      failure = ScenarioError(
        .tooMuch,
        at: statement.position,
        "hooks run within hooks more than \(Self.deepestHooks) deep",
        help: "the line causes the callback of its own hook"
      )
      return
    }
    depth += 1
    defer { depth -= 1 }
    do throws(ScenarioError) {
      try perform(statement)
    } catch {
      if failure == nil { failure = error }
    }
  }

  /// Runs a block of the app: logs its name, unless its list contains `without log`, then runs the
  /// list.
  func runBlock(_ name: String) {
    let statements = scenario.blocks[name] ?? []
    if !statements.contains(where: \.isWithoutLog) { log(name) }
    for statement in statements { performInHook(statement) }
  }

  /// Logs a line of the app.
  func log(_ text: String) { notes.append(Note(time: app.now, object: nil, text: text)) }

  /// Logs a call of an object that the trace does not contain.
  func note(_ callback: String, of object: String, argument: SubjectID?) {
    notes.append(Note(time: app.now, object: object, text: callback, argument: argument))
  }

  // Objects.

  /// Returns the value of a path.
  func object(at path: ObjectPath) throws(ScenarioError) -> NSObject {
    var current = try object(named: path.name, at: path.position)
    for property in path.properties {
      guard let read = property.read else {
        throw ScenarioError(
          .notThereYet,
          at: path.position,
          "the runtime does not have '\(property.name)' yet",
          help: "VERBS.md marks what is waiting"
        )
      }
      guard let next = read(current) else {
        throw ScenarioError(
          .nilObject,
          at: path.position,
          "'\(path.text)' has no value: '\(property.name)' is nil here",
          help: "check the steps before it, or read it later"
        )
      }
      current = next
    }
    return current
  }

  /// Returns an object, creating it on first use.
  func object(named name: String, at position: FilePosition) throws(ScenarioError) -> NSObject {
    if let object = objects[name] { return object }
    if let released = ended[name] {
      if let object = released.object { return object }
      throw ScenarioError(
        .nilObject,
        at: position,
        "'\(name)' was released and deallocated",
        help: "release it later, or keep it alive by its parent or superview"
      )
    }
    guard let declaration = declarations[name] else {
      throw ScenarioError(
        .unknownObject,
        at: position,
        "there is no object '\(name)'",
        help: "declare it under 'objects'"
      )
    }
    guard let makeObject = declaration.type.make else {
      throw ScenarioError(
        .notThereYet,
        at: declaration.position,
        "the runtime does not have '\(declaration.type.baseName)' yet",
        help: "VERBS.md marks what is waiting"
      )
    }
    guard creating.insert(name).inserted else {
      throw ScenarioError(
        .badValue,
        at: declaration.position,
        "'\(name)' is created with itself as an argument",
        help: "give it another object"
      )
    }
    defer { creating.remove(name) }
    if case .constraint(let form)? = declaration.arguments.first {
      let constraint = try self.make(form)
      constraint.identifier = declaration.label
      objects[name] = constraint
      return constraint
    }
    let script = ObjectScript(declaration, hooks: scenario.hooks[name] ?? [:], run: self)
    let invocation = Invocation(
      run: self,
      target: nil,
      arguments: declaration.arguments,
      position: declaration.position
    )
    let object = try makeObject(invocation, script)
    objects[name] = object
    if let view = object as? UIView {
      names[view.traceSubject] = name
    } else if let controller = object as? UIViewController {
      names[controller.traceSubject] = name
    } else if !declaration.type.kind.isOfLayout {
      names[app.runtime.introduce(object, as: declaration.label)] = name
    }
    return object
  }

  /// The controllers that the scenario retains, with their names, in the order of the names.
  var heldControllers: [(name: String, controller: UIViewController)] {
    objects.compactMap { name, object in (object as? UIViewController).map { (name, $0) } }
      .sorted { $0.0 < $1.0 }
  }

  func name(of object: NSObject) -> String? {
    objects.first { $0.value === object }?.key
  }

  /// Releases the scenario's reference to an object.
  func release(_ name: String, at position: FilePosition) throws(ScenarioError) {
    let object = try object(named: name, at: position)
    objects[name] = nil
    ended[name] = WeakObject(object: object)
  }

  /// Turns the scenario's reference to an object into a leak of the app.
  func leak(_ name: String, at position: FilePosition) throws(ScenarioError) {
    _ = try object(named: name, at: position)
    leaked.insert(name)
  }

  // Time.

  /// Advances the clock.
  func advance(by duration: Duration, at position: FilePosition) throws(ScenarioError) {
    let end = app.now.advanced(by: duration)
    guard TraceModel.Instant.zero.duration(to: end) <= Self.longestTime else {
      throw ScenarioError(
        .tooMuch,
        at: position,
        "the run lasts longer than an hour",
        help: "let less time pass in the scenario"
      )
    }
    try clock(at: position) { () throws(ClockError) in try app.advance(by: duration) }
  }

  /// Advances the clock until no work is left.
  func settle(at position: FilePosition) throws(ScenarioError) {
    try clock(at: position) { () throws(ClockError) in try app.settle(timeout: .seconds(600)) }
  }

  /// Runs all work that is due now.
  func idle(at position: FilePosition) throws(ScenarioError) {
    try clock(at: position) { () throws(ClockError) in try app.idle() }
  }

  /// Runs one turn.
  func turn(at position: FilePosition) throws(ScenarioError) {
    try clock(at: position) { () throws(ClockError) in try app.turn() }
  }

  private func clock(
    at position: FilePosition,
    _ body: () throws(ClockError) -> Void
  ) throws(ScenarioError) {
    do throws(ClockError) {
      try body()
    } catch {
      if let failure { throw failure }
      throw ScenarioError(
        .restless,
        at: position,
        "\(error)",
        help: "find the work that keeps rescheduling itself, or advance by a fixed time with "
          + "'advance 1s'"
      )
    }
  }
}
