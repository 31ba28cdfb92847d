/// A rewritten file.
struct FileResult: Codable, Sendable {
  /// The content, which a cache does not contain.
  var bytes: [UInt8] = []
  var diagnostics: [Diagnostic] = []
  /// The class marked as the app's delegate.
  var delegateName: String?
  var usesAutoreleasePool = false
  var standIns = StandIns()
  var hasMissingImplementations = false
  var hasClasses = false

  private enum CodingKeys: CodingKey {
    case diagnostics, delegateName, usesAutoreleasePool, standIns, hasMissingImplementations
    case hasClasses
  }
}
