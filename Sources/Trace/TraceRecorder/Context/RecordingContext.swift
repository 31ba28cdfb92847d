import TraceFormat
public import TraceModel

/// The recorder, clock, behavior and policy of one run.
///
/// Objects of the runtime keep the context that is current at their birth.
public final class RecordingContext: Sendable {
  /// Receives the events.
  public let recorder: TraceRecorder
  /// The clock of the run.
  public let time: any TimeSource
  /// The UIKit version whose behavior the runtime follows.
  ///
  /// It is the version in the trace's header, or the newest if the header has none.
  public let behavior: BehaviorVersion
  /// The reaction where UIKit would throw an exception.
  public let failurePolicy: FailurePolicy
  private let live = LockedValue(LiveTrace())
  private let attachments = LockedValue<[ObjectIdentifier: any AnyObject & Sendable]>([:])

  /// The context of the current task; `nil` outside every run.
  @TaskLocal public static var current: RecordingContext?

  public init(
    recorder: TraceRecorder,
    failurePolicy: FailurePolicy = .trap
  ) {
    self.recorder = recorder
    time = recorder.time
    behavior = BehaviorVersion(recorder.header.behavior) ?? .newest
    self.failurePolicy = failurePolicy
  }

  /// Creates a context with virtual time that records into memory.
  public static func inMemory(
    title: String,
    behavior: BehaviorVersion = .newest,
    failurePolicy: FailurePolicy = .trap
  ) -> RecordingContext {
    var header = TraceHeader(clock: .virtual, title: title)
    header.behavior = behavior.description
    return RecordingContext(
      recorder: TraceRecorder(header: header, time: VirtualTime(), sink: MemorySink()),
      failurePolicy: failurePolicy
    )
  }

  /// Returns the bytes of the trace so far, during the run or after it.
  ///
  /// - Throws: An error if the trace can't be read back.
  public func traceBytes() throws(RecorderError) -> [UInt8] {
    try recorder.snapshot()
  }

  /// Returns the trace so far, during the run or after it.
  ///
  /// Each call continues with the first event that earlier calls have not read.
  ///
  /// - Throws: ``RecorderError`` when the trace can't be read back.
  public func trace() throws -> Trace {
    try continuedTrace().trace
  }

  /// Returns the trace so far, and its generation: the events of a trace are the first events of
  /// every later trace of the same generation.
  ///
  /// - Throws: ``RecorderError`` when the trace can't be read back.
  package func continuedTrace() throws -> (trace: Trace, generation: Int) {
    try live.withLock { live in
      let trace = try live.read(from: recorder)
      return (trace, live.generation)
    }
  }

  /// Returns the attachment of a type, or `nil` if it was not created yet.
  package func existingAttachment<T: AnyObject & Sendable>(of type: T.Type) -> T? {
    attachments.withLock { $0[ObjectIdentifier(type)] as? T }
  }

  /// Returns the attachment of a type, creating it on the first call.
  ///
  /// - Parameter make: Creates the object; must not access attachments itself.
  /// - Returns: The first object of that type.
  package func attachment<T: AnyObject & Sendable>(make: () -> T) -> T {
    attachments.withLock { attachments in
      let key = ObjectIdentifier(T.self)
      if let attachment = attachments[key] as? T { return attachment }
      let made = make()
      attachments[key] = made
      return made
    }
  }
}
