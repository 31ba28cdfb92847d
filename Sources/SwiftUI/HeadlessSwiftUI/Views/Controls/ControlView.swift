import HeadlessUIKit
import TraceModel

/// A view that the user operates: a tap, a new value.
@MainActor @preconcurrency
package protocol ControlView: PrimitiveView {
  /// Performs the action of a tap; does nothing for controls that a tap does not change.
  ///
  /// - Parameter node: The node of the control.
  func activate(_ node: Node)
}

extension ControlView {
  package func activate(_ node: Node) {}
}

extension Node {
  /// Whether the environment enables controls.
  package var isEnabled: Bool { EnvironmentValues(context.environment).isEnabled }

  /// Performs an action of the user on the control, as the callback `action`.
  ///
  /// The update that follows belongs to the next commit.
  ///
  /// - Parameters:
  ///   - text: The new value, for the trace.
  ///   - body: Calls the closure of the app or writes a binding.
  /// - Returns: Whether the control is enabled; a disabled one does nothing.
  @discardableResult
  package func performAction(text: String? = nil, _ body: () -> Void) -> Bool {
    guard isEnabled, !isRemoved else { return false }
    graph.runtime.inContext {
      graph.runtime.invokeNode(.action, on: actingSubject, text: text, body)
    }
    return true
  }

  /// Taps the control.
  ///
  /// - Returns: Whether the node is a control that is enabled.
  @discardableResult
  package func tap() -> Bool {
    guard let control = view as? any ControlView, isEnabled, !isRemoved else { return false }
    control.activate(self)
    return true
  }

  /// Writes a binding of the control as the user does.
  ///
  /// - Returns: Whether the control is enabled; a disabled one does nothing.
  @discardableResult
  package func edit<Value>(_ binding: Binding<Value>, to value: Value) -> Bool {
    performAction(text: described(value)) { binding.wrappedValue = value }
  }
}
