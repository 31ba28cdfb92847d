internal import TraceModel

extension Duration {
  /// The duration as pictures format it, with at most three significant digits: `352 ms`, `2.84 s`.
  package var shortText: String { TimeText.length(wholeNanoseconds) }
}
