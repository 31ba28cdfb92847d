/// The name with which a system reports a crash that the runtime prevents.
///
/// A diagnostic of the runtime begins with it, a colon and a space, as with the name of an
/// exception.
package enum CrashName: String, CaseIterable, Sendable {
  /// A stack without room, after a recursion.
  case badAccess = "EXC_BAD_ACCESS"
  /// Memory or time without end.
  case resource = "EXC_RESOURCE"

  /// Returns whether a message reports a crash.
  package static func isReported(by text: String) -> Bool {
    allCases.contains { text.hasPrefix("\($0.rawValue): ") }
  }
}
