import TraceModel

/// Methods that type on the keyboard.
extension HeadlessApp {
  /// Types a text into the text field or text view that is edited, character by character.
  ///
  /// The delegate is asked about each character. A line break presses the return key.
  ///
  /// - Throws: ``TouchError`` with code `notEditing` when no text is edited; ``ClockError``.
  public func type(
    _ text: String,
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    try runtime.loop.idle()
    for character in text {
      try press("type \(character.isNewline ? "return" : String(character))") {
        if character.isNewline { $0.pressReturn() } else { $0.enter(String(character)) }
      }
    }
  }

  /// Presses the return key.
  ///
  /// - Throws: As `type(_:)`.
  public func pressReturn(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    try type("\n", fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Presses the delete key.
  ///
  /// - Throws: As `type(_:)`.
  public func pressDelete(
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) throws {
    let step = begin(CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    defer { step?.end(at: now) }
    try runtime.loop.idle()
    try press("press delete") { $0.deleteBackwardByKeyboard() }
  }

  private func press(_ action: String, _ body: (any EditableText) -> Void) throws {
    guard let text = runtime.firstResponder as? any EditableText else {
      let responder = runtime.firstResponder.map { "\(Swift.type(of: $0)) is" } ?? "nothing is"
      throw TouchError(.notEditing, "can't \(action): \(responder) the first responder")
    }
    runtime.inContext {
      runtime.dispatcher.call(.type, on: runtime.application.traceSubject) { body(text) }
    }
    try runtime.loop.idle()
  }
}
