import Foundation
package import TraceModel
package import TraceRecorder

/// The size in bytes at which the recording of a run stops: five times that of a tour with 180,000
/// events.
private let defaultSizeLimit: Int = {
  let megabytes = ProcessInfo.processInfo.environment["LIFELINE_TRACE_LIMIT"].flatMap(Int.init)
  return max(1, megabytes ?? 128) * 1_000_000
}()

/// Creates the recorder of a run.
///
/// - Precondition: The clock is virtual or monotonic; device logs use the other kinds.
package func makeRecorder(
  title: String,
  clock: ClockKind,
  behavior: BehaviorVersion = .newest,
  sink: any TraceSink,
  sizeLimit: Int? = nil,
  recordsCallSites: Bool = true,
  report: @escaping @Sendable (RecorderError) -> Void = StandardError.print
) -> TraceRecorder {
  precondition(clock == .virtual || clock == .monotonic, "a run has no clock of kind \(clock)")
  var header = TraceHeader(clock: clock, title: title)
  header.behavior = behavior.description
  let time: any TimeSource = clock == .virtual ? VirtualTime() : MonotonicTime()
  return TraceRecorder(
    header: header,
    time: time,
    sink: sink,
    sizeLimit: sizeLimit ?? defaultSizeLimit,
    callSites: recordsCallSites ? .ofProgram() : nil,
    report: report
  )
}
