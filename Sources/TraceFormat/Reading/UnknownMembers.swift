/// What a reader does with members and events that the format does not know.
public enum UnknownMembers: Sendable {
  /// Keeps them in the events, so that a writer repeats them.
  ///
  /// Members that differ from event to event then cost memory as long as the file.
  case keep
  /// Leaves them out: memory is bounded by names and living objects.
  case leaveOut
}
