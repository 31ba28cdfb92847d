import TraceModel

extension Runtime {
  /// Reports a storyboard or xib that can't be read.
  package func failNib(_ message: String, exception: String = "NSInternalInconsistencyException") {
    fail(
      recording.name("interface-builder-file"),
      exception: exception,
      message,
      about: .none
    )
  }
}
