public import TraceModel
package import TraceRecorder

/// The record of an app's own object in the trace: a presenter, a coordinator, a model.
///
/// The object owns its record, so the trace shows the object's lifetime. Its spans nest with the
/// callbacks around them: a diagram shows what a coordinator did and which callbacks it caused.
///
/// ```swift
/// final class CheckoutCoordinator {
///   private lazy var traced = TracedObject(of: self)
///   func start() {
///     traced.span("start") { navigation.pushViewController(CartViewController(), animated: true) }
///   }
/// }
/// ```
@MainActor
public final class TracedObject {
  private let life: CustomLife
  /// The context that the object records into.
  nonisolated let context: RecordingContext

  /// The identity of the object in traces.
  public nonisolated let traceSubject: SubjectID

  /// Creates the record of an object, named after its class.
  public convenience init(of owner: AnyObject) {
    self.init(named: String(describing: type(of: owner)))
  }

  /// Creates the record of an object.
  ///
  /// - Parameter name: The name to display as the object's class; several objects may share it.
  public init(named name: String) {
    life = CustomLife(name: name)
    traceSubject = life.id
    context = life.runtime.context
  }

  /// Records work as a span.
  ///
  /// The body is synchronous. Work that suspends overlaps with other work; record it as a state
  /// with ``begin(state:)``.
  /// ``begin(state:)``.
  ///
  /// - Parameters:
  ///   - name: The name of the work, such as `start`.
  ///   - body: The work.
  /// - Returns: The result of the body.
  /// - Throws: The error of the body.
  public func span<Result, Failure: Error>(
    _ name: String,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let recording = life.runtime.recording
    let name = recording.name(name)
    recording.begin(name, category: .spanCategory, subject: traceSubject)
    defer { recording.end(name, category: .spanCategory, subject: traceSubject) }
    return try body()
  }

  /// Records an event at the current time: a span without length.
  public func instant(_ name: String) {
    span(name) {}
  }

  /// Records that the object enters a state, such as `loading`; states may overlap.
  public func begin(state: String) {
    let recording = life.runtime.recording
    recording.state(recording.name(state), of: traceSubject, begins: true)
  }

  /// Records that the object leaves a state.
  public func end(state: String) {
    let recording = life.runtime.recording
    recording.state(recording.name(state), of: traceSubject, begins: false)
  }
}

/// The lifetime of a traced object: its runtime, its identity, and the recording of its end.
@MainActor
private final class CustomLife {
  let runtime: Runtime
  let id: SubjectID
  private let name: String

  init(name: String) {
    runtime = .current
    self.name = name
    id = runtime.recording.birth(ofCustom: name)
  }

  isolated deinit {
    runtime.recording.death(ofCustom: id, name: name)
  }
}

extension TracedObject {
  /// The context of the object's recording.
  package nonisolated var recordingContext: RecordingContext { context }
}
