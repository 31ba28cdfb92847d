public import Logging
import TraceRecorder

/// Writes log messages into the trace of the current recording.
///
/// Each logger is an object in the trace, named by its label, and each message is an instant of it,
/// so messages are displayed in the picture and in the golden files beside the callbacks. Any
/// thread may log; a message belongs to the recording of the current task. Outside a recording a
/// message is ignored: combine this handler with another one in a `MultiplexLogHandler`.
///
/// ```swift
/// LoggingSystem.bootstrap { label in
///   MultiplexLogHandler([StreamLogHandler.standardError(label: label), LifelineLogHandler(label: label)])
/// }
/// ```
public struct LifelineLogHandler: LogHandler {
  /// The label of the logger.
  public let label: String
  /// The minimum level of messages that are written.
  public var logLevel: Logger.Level
  /// The metadata of every message.
  public var metadata: Logger.Metadata = [:]
  /// Provides further metadata for each message.
  public var metadataProvider: Logger.MetadataProvider?

  /// Creates a handler.
  ///
  /// - Parameters:
  ///   - label: The label of the logger.
  ///   - logLevel: The minimum level of messages that are written.
  ///   - metadataProvider: Provides further metadata for each message.
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
