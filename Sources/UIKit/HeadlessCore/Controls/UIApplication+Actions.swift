import Foundation

extension UIApplication {
  // choice: nil-target-chain
  /// Sends an action to a target.
  ///
  /// Without a target, the action is sent to the next responder that has its method, beginning at
  /// the first responder and then at the sender.
  ///
  /// - Returns: Whether the method was called.
  @discardableResult
  public func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    guard let receiver = target ?? receiver(of: action, from: sender) else { return false }
    return life.runtime.performAction(
      action,
      on: selectorTarget(receiver),
      sender: sender,
      event: event
    )
  }

  private func receiver(of action: Selector, from sender: Any?) -> UIResponder? {
    for start in [life.runtime.firstResponder, sender as? UIResponder] {
      var responder = start
      while let candidate = responder {
        if candidate.canPerformAction(action, withSender: sender) { return candidate }
        responder = candidate.next
      }
    }
    return nil
  }
}
