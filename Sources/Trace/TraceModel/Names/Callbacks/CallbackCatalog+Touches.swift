extension Name {
  /// Sent to a responder when fingers touch its view.
  public static let touchesBegan = Name(id: 292)
  /// Sent to a responder when its fingers move.
  public static let touchesMoved = Name(id: 293)
  /// Sent to a responder when its fingers are lifted.
  public static let touchesEnded = Name(id: 294)
  /// Sent to a responder when the system or a gesture recognizer takes its touches.
  public static let touchesCancelled = Name(id: 295)
  /// Sends an event to the window or the responder that it concerns.
  public static let sendEvent = Name(id: 296)
  /// Returns whether a gesture recognizer may begin.
  public static let gestureShouldBegin = Name(id: 297)
  /// Returns whether a gesture recognizer receives a touch.
  public static let gestureShouldReceive = Name(id: 298)
  /// Returns whether two gesture recognizers may recognize at the same time.
  public static let gestureShouldRecognizeSimultaneously = Name(id: 299)
  /// Returns whether a gesture recognizer waits for the failure of another one.
  public static let gestureShouldRequireFailure = Name(id: 300)
  /// Returns whether another gesture recognizer waits for the failure of this one.
  public static let gestureShouldBeRequiredToFail = Name(id: 301)
}

extension CallbackCatalog {
  /// The callbacks of touches and of the delegates of gesture recognizers.
  static let touches = [
    Section(.anyObject, .touches).rows([
      Row(.touchesBegan, "touchesBegan(_:with:)"),
      Row(.touchesMoved, "touchesMoved(_:with:)"),
      Row(.touchesEnded, "touchesEnded(_:with:)"),
      Row(.touchesCancelled, "touchesCancelled(_:with:)"),
      Row(.sendEvent, "sendEvent"),
    ]),
    Section(.delegate, .touches).rows([
      Row(.gestureShouldBegin, "gestureRecognizerShouldBegin"),
      Row(.gestureShouldReceive, "gestureRecognizer(_:shouldReceive:)"),
      Row(
        .gestureShouldRecognizeSimultaneously,
        "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
      ),
      Row(.gestureShouldRequireFailure, "gestureRecognizer(_:shouldRequireFailureOf:)"),
      Row(.gestureShouldBeRequiredToFail, "gestureRecognizer(_:shouldBeRequiredToFailBy:)"),
    ]),
  ]
}
