/// The reaction of the runtime where UIKit throws an exception.
public enum FailurePolicy: String, Sendable, CaseIterable {
  /// Ends the program with UIKit's message.
  case trap
  /// Refuses the operation and records the name and the message of the exception.
  case record
}
