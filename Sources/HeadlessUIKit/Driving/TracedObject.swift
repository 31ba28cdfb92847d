public import TraceModel
import TraceRecorder

/// An object of the app that is not UIKit's, as traces show it: a presenter, a coordinator, a model.
///
/// The object that it stands for owns it; its life in the trace is from its creation to its end. Its
/// spans nest with the callbacks around them, so that a picture shows what a coordinator did and
/// which callbacks that caused.
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
  /// What the object records into.
  nonisolated let context: RecordingContext

  /// The identity of the object in traces.
  public nonisolated let traceSubject: SubjectID

  /// Creates the record of an object, named as its class.
  public convenience init(of owner: AnyObject) {
    self.init(named: String(describing: type(of: owner)))
  }

  /// Creates the record of an object.
  ///
  /// - Parameter name: What stands for its class in traces; several objects may share it.
  public init(named name: String) {
    life = CustomLife(name: name)
    traceSubject = life.id
    context = life.runtime.context
  }

  /// Records work from its begin to its end.
  ///
  /// The body can't wait: what waits overlaps with the work of others and is a state, see
  /// ``begin(state:)``.
  ///
  /// - Parameters:
  ///   - name: What is done, such as `start`.
  ///   - body: Does it.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
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

  /// Records something that happened at this moment: a span without length.
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

/// The life of an object of the app: its runtime, its identity, and the record of its end.
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
