package import TraceRecorder

// Identities count up from 1 in each context: only with the context they name one object.

extension UIView {
  /// The context that the view records into.
  package nonisolated var recordingContext: RecordingContext { life.runtime.context }
}

extension UIViewController {
  /// The context that the controller records into.
  package nonisolated var recordingContext: RecordingContext { life.runtime.context }
}

extension TracedObject {
  /// The context that the object records into.
  package nonisolated var recordingContext: RecordingContext { context }
}
