/// A control with an action.
@MainActor @preconcurrency
package protocol InspectedButton: View {
  /// The action of a tap.
  var inspectedAction: @MainActor () -> Void { get }
  /// The purpose.
  var inspectedRole: ButtonRole? { get }
}

extension Button: InspectedButton {
  package var inspectedAction: @MainActor () -> Void { action }
  package var inspectedRole: ButtonRole? { role }
}

/// A control for a value that is on or off.
@MainActor @preconcurrency
package protocol InspectedToggle: View {
  var inspectedValue: Binding<Bool> { get }
}

extension Toggle: InspectedToggle {
  package var inspectedValue: Binding<Bool> { isOn }
}

/// A control for text.
@MainActor @preconcurrency
package protocol InspectedTextInput: View {
  var inspectedText: Binding<String> { get }
  /// The placeholder of the control.
  var inspectedPrompt: Text? { get }
  /// Called when editing begins or ends.
  var inspectedOnEditingChanged: (@MainActor (Bool) -> Void)? { get }
  /// Called by the return key.
  var inspectedOnCommit: (@MainActor () -> Void)? { get }
}

extension TextField: InspectedTextInput {
  package var inspectedText: Binding<String> { text }
  package var inspectedPrompt: Text? { prompt }
  package var inspectedOnEditingChanged: (@MainActor (Bool) -> Void)? { onEditingChanged }
  package var inspectedOnCommit: (@MainActor () -> Void)? { onCommit }
}

extension SecureField: InspectedTextInput {
  package var inspectedText: Binding<String> { text }
  package var inspectedPrompt: Text? { nil }
  package var inspectedOnEditingChanged: (@MainActor (Bool) -> Void)? { nil }
  package var inspectedOnCommit: (@MainActor () -> Void)? { onCommit }
}

extension TextEditor: InspectedTextInput {
  package var inspectedText: Binding<String> { text }
  package var inspectedPrompt: Text? { nil }
  package var inspectedOnEditingChanged: (@MainActor (Bool) -> Void)? { nil }
  package var inspectedOnCommit: (@MainActor () -> Void)? { nil }
}

/// A control for a choice.
@MainActor @preconcurrency
package protocol InspectedPicker: View {
  /// The type of the choice.
  var inspectedSelectionType: any Any.Type { get }
  /// The choice.
  var inspectedSelection: Any { get }
  /// Writes a choice of the type.
  func inspectedSelect(_ value: Any)
}

extension Picker: InspectedPicker {
  package var inspectedSelectionType: any Any.Type { SelectionValue.self }
  package var inspectedSelection: Any { selection.wrappedValue }
  package func inspectedSelect(_ value: Any) {
    if let value = value as? SelectionValue { selection.wrappedValue = value }
  }
}

/// A control for a number.
@MainActor @preconcurrency
package protocol InspectedSlider: View {
  /// The number.
  var inspectedValue: Binding<Double> { get }
  /// Called when a drag begins or ends.
  var inspectedOnEditingChanged: @MainActor (Bool) -> Void { get }
}

extension Slider: InspectedSlider {
  package var inspectedValue: Binding<Double> { value }
  package var inspectedOnEditingChanged: @MainActor (Bool) -> Void { onEditingChanged }
}

/// A control that increments and decrements.
@MainActor @preconcurrency
package protocol InspectedStepper: View {
  /// Performs an increment; `nil` if it is not possible.
  var inspectedIncrement: (@MainActor () -> Void)? { get }
  /// Performs a decrement; `nil` if it is not possible.
  var inspectedDecrement: (@MainActor () -> Void)? { get }
}

extension Stepper: InspectedStepper {
  package var inspectedIncrement: (@MainActor () -> Void)? { onIncrement }
  package var inspectedDecrement: (@MainActor () -> Void)? { onDecrement }
}
