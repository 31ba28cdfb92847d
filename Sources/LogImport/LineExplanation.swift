/// The record of one line, for people who ask why a line is or is not an event.
public struct LineExplanation: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: UInt32
  /// The offset of its first byte, counted from 0.
  public var byte: UInt64
  /// What was made of it.
  public var verdict: LineVerdict
  /// What was understood: `ViewController 111 viewDidLoad`, a sentence of UIKit's, or empty.
  public var detail: String
}
