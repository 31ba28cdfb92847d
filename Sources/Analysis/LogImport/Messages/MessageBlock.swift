import TraceModel

/// A message of a framework that continues on further lines.
protocol MessageBlock {
  /// The event of the first line, without kind, name and subject.
  var context: TraceEvent { get }
  /// Whether all facts of the message were read, so that only advice can follow.
  var isComplete: Bool { get }
  /// The whole message; `nil` if the first line was only a mention, such as a title.
  var message: UIKitMessage? { get }

  /// Adds a line.
  ///
  /// - Returns: Whether the line is part of the message.
  mutating func add(_ line: ArraySlice<UInt8>) -> Bool
}

extension UIKitMessage {
  /// Returns the message with the further lines to read; `nil` if it is complete.
  func block(context: TraceEvent) -> (any MessageBlock)? {
    ConstraintBlock(self, context: context) ?? LeakBlock(self, context: context)
      ?? SentenceBlock(self, context: context) ?? ExceptionBlock(self, context: context)
  }
}
