package import TraceModel

extension StateBand.State {
  /// The word for the state in pictures and their legends.
  package var word: String { StatePaint(self).word }
}
