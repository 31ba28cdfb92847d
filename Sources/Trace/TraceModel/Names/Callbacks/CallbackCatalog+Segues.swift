extension Name {
  /// Returns whether a control of a storyboard may perform a segue.
  public static let shouldPerformSegue = Name(id: 342)
  /// Returns the children that are searched for the destination of an unwind segue.
  public static let allowedChildrenForUnwinding = Name(id: 343)
  /// Returns whether a controller is the destination of an unwind segue.
  public static let canPerformUnwind = Name(id: 344)
  /// Shows a child on the way to the destination of an unwind segue.
  public static let unwindTowards = Name(id: 345)
  /// The action method of an unwind segue.
  public static let unwindAction = Name(id: 346)
}

extension CallbackCatalog {
  /// The callbacks of controllers about segues.
  static let segues = [
    Section(.controller, .segue).rows([
      Row(.shouldPerformSegue, "shouldPerformSegue(withIdentifier:sender:)"),
      Row(.allowedChildrenForUnwinding, "allowedChildrenForUnwinding(from:)"),
      Row(.canPerformUnwind, "canPerformUnwindSegueAction(_:from:sender:)"),
      Row(.unwindAction, "unwindAction"),
    ]),
    Section(.controller, .segue, argument: .controller).rows([
      Row(.unwindTowards, "unwind(for:towards:)")
    ]),
  ]
}
