public import Logging
import TraceRecorder

/// Writes log messages into the trace of the current recording.
///
/// Each logger is an object of the trace, named by its label, and each message an instant of it, so
/// that messages stand in the picture and in the golden files beside the callbacks. Messages may
/// come from any thread; they belong to the recording of the task that logs. Outside of a recording
/// a message goes nowhere: combine this handler with another one by `MultiplexLogHandler`.
///
/// ```swift
/// LoggingSystem.bootstrap { label in
///   MultiplexLogHandler([StreamLogHandler.standardError(label: label), LifelineLogHandler(label: label)])
/// }
/// ```
public struct LifelineLogHandler: LogHandler {
  /// The label of the logger.
  public let label: String
  /// The least level that is written.
  public var logLevel: Logger.Level
  /// What goes with each message.
  public var metadata: Logger.Metadata = [:]
  /// Gives metadata for each message.
  public var metadataProvider: Logger.MetadataProvider?

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - label: The label of the logger.
  ///   - logLevel: The least level that is written.
  ///   - metadataProvider: Gives metadata for each message.
  public init(
    label: String,
    logLevel: Logger.Level = .info,
    metadataProvider: Logger.MetadataProvider? = nil
  ) {
    self.label = label
    self.logLevel = logLevel
    self.metadataProvider = metadataProvider
  }

  /// The metadata value of a key.
  public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes a message into the trace of the current task, if there is one.
  public func log(event: LogEvent) {
    guard let context = RecordingContext.current else { return }
    var all = metadata
    if let metadataProvider { all.merge(metadataProvider.get()) { $1 } }
    if let explicit = event.metadata { all.merge(explicit) { $1 } }
    let pairs = all.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
    let error = event.error.map { " error=\($0)" } ?? ""
    LogLane.of(context)
      .write("\(event.level): \(event.message)\(pairs)\(error)", label: label)
  }
}
