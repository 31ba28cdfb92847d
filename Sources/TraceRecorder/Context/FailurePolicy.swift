/// What the runtime does where UIKit throws an exception.
public enum FailurePolicy: String, Sendable, CaseIterable {
  /// Ends the program with UIKit's text.
  case trap
  /// Refuses the operation and records its name and text.
  case record
}
