package import TraceRecorder

// Identities count up from 1 in each context: they are unique only together with their context.

extension UIView {
  /// The context of the view's recording.
  package nonisolated var recordingContext: RecordingContext { life.recordingContext }
}

extension UIViewController {
  /// The context of the controller's recording.
  package nonisolated var recordingContext: RecordingContext { life.recordingContext }
}
