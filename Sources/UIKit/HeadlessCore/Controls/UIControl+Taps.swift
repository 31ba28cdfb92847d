import Foundation

extension UIControl {
  // choice: tap-order
  /// Performs what the end of a tap in the control causes: the actions of `touchUpInside`, then the
  /// change of the value with its actions.
  ///
  /// A disabled control does nothing.
  ///
  /// - Parameters:
  ///   - point: The end of the tap, in the control's coordinates.
  ///   - event: The event of the tap.
  package func finishTap(at point: CGPoint, with event: UIEvent?) {
    guard isEnabled else { return }
    sendActions(for: .touchUpInside, with: event)
    guard isEnabled else { return }
    changeValue(byTapAt: point, with: event)
  }

  /// Performs each action of a value that the user has changed once.
  package func sendValueChanged(with event: UIEvent?) {
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }
}
