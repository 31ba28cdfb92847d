extension Name {
  /// Makes a responder the first responder of its window.
  public static let becomeFirstResponder = Name(id: 302)
  /// Ends the role of a first responder.
  public static let resignFirstResponder = Name(id: 303)
  /// Returns whether editing of a text field may begin.
  public static let textFieldShouldBeginEditing = Name(id: 304)
  /// Sent after editing of a text field began.
  public static let textFieldDidBeginEditing = Name(id: 305)
  /// Returns whether editing of a text field may end.
  public static let textFieldShouldEndEditing = Name(id: 306)
  /// Sent after editing of a text field ended, with or without a reason.
  public static let textFieldDidEndEditing = Name(id: 307)
  /// Returns whether typed text is inserted into a text field.
  public static let textFieldShouldChange = Name(id: 308)
  /// Sent after the text or the selection of a text field changed.
  public static let textFieldDidChangeSelection = Name(id: 309)
  /// Returns whether the clear button clears the text.
  public static let textFieldShouldClear = Name(id: 310)
  /// Returns whether the return key has its default effect.
  public static let textFieldShouldReturn = Name(id: 311)
  /// Returns whether editing of a text view may begin.
  public static let textViewShouldBeginEditing = Name(id: 312)
  /// Sent after editing of a text view began.
  public static let textViewDidBeginEditing = Name(id: 313)
  /// Returns whether editing of a text view may end.
  public static let textViewShouldEndEditing = Name(id: 314)
  /// Sent after editing of a text view ended.
  public static let textViewDidEndEditing = Name(id: 315)
  /// Returns whether typed text is inserted into a text view.
  public static let textViewShouldChange = Name(id: 316)
  /// Sent after the user changed the text of a text view.
  public static let textViewDidChange = Name(id: 317)
  /// Sent after the selection of a text view changed.
  public static let textViewDidChangeSelection = Name(id: 318)
  /// A notification is posted to its observers; the begin’s text is its name: `keyboardWillShow`.
  public static let notification = Name(id: 319)
}

extension CallbackCatalog {
  /// The callbacks of first responders and of editing.
  static let text = [
    Section(.anyObject, .text).rows([
      Row(.becomeFirstResponder, "becomeFirstResponder"),
      Row(.resignFirstResponder, "resignFirstResponder"),
      Row(.notification, "notification"),
    ]),
    Section(.delegate, .text).rows([
      Row(.textFieldShouldBeginEditing, "textFieldShouldBeginEditing"),
      Row(.textFieldDidBeginEditing, "textFieldDidBeginEditing"),
      Row(.textFieldShouldEndEditing, "textFieldShouldEndEditing"),
      Row(.textFieldDidEndEditing, "textFieldDidEndEditing"),
      Row(.textFieldShouldChange, "textField(_:shouldChangeCharactersIn:replacementString:)"),
      Row(.textFieldDidChangeSelection, "textFieldDidChangeSelection"),
      Row(.textFieldShouldClear, "textFieldShouldClear"),
      Row(.textFieldShouldReturn, "textFieldShouldReturn"),
      Row(.textViewShouldBeginEditing, "textViewShouldBeginEditing"),
      Row(.textViewDidBeginEditing, "textViewDidBeginEditing"),
      Row(.textViewShouldEndEditing, "textViewShouldEndEditing"),
      Row(.textViewDidEndEditing, "textViewDidEndEditing"),
      Row(.textViewShouldChange, "textView(_:shouldChangeTextIn:replacementText:)"),
      Row(.textViewDidChange, "textViewDidChange"),
      Row(.textViewDidChangeSelection, "textViewDidChangeSelection"),
    ]),
  ]
}
