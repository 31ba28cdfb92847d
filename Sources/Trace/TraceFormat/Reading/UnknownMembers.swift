/// The handling of members and events that the format does not define.
public enum UnknownMembers: Sendable {
  /// Stores them in the events, so that a writer repeats them.
  ///
  /// Members that differ from event to event then take as much memory as the file.
  case keep
  /// Drops them: memory is bounded by names and living objects.
  case leaveOut
}
