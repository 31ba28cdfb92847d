import Foundation

/// A control for a number in a range (developer.apple.com/documentation/swiftui/slider).
public struct Slider<Label: View, ValueLabel: View> {
  package let value: Binding<Double>
  package let bounds: ClosedRange<Double>
  /// The distance between values; `nil` for any value.
  package let step: Double?
  /// Called when a drag begins or ends.
  package let onEditingChanged: @MainActor (Bool) -> Void
  /// The purpose of the slider.
  package let label: Label

  fileprivate init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride?,
    label: Label,
    _ onEditingChanged: @escaping @MainActor (Bool) -> Void
  ) where Value.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) },
      set: { value.wrappedValue = Value($0) }
    )
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.onEditingChanged = onEditingChanged
  }
}

extension Slider: ControlView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    node.setAttribute("value", CGFloat(node.read(value)).text)
    children.append(label, at: .role("label"), isShown: false)
  }

  /// Drags the slider to a value, which is limited to the range and rounded to a step.
  @MainActor @discardableResult
  package func drag(to new: Double, _ node: Node) -> Bool {
    guard new.isFinite else { return false }
    var result = min(max(new, bounds.lowerBound), bounds.upperBound)
    if let step, step > 0 {
      let steps = ((result - bounds.lowerBound) / step).rounded()
      result = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    return node.performAction(text: CGFloat(result).text) {
      onEditingChanged(true)
      value.wrappedValue = result
      onEditingChanged(false)
    }
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    WideControlLayout(height: 31, idealWidth: 200)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  @preconcurrency
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, label: label(), onEditingChanged)
  }

  /// Creates a slider with steps and a label.
  @preconcurrency
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, label: label(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  @preconcurrency
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: nil, label: EmptyView(), onEditingChanged)
  }

  /// Creates a slider with steps.
  @preconcurrency
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {
    self.init(value, in: bounds, step: step, label: EmptyView(), onEditingChanged)
  }
}

/// A control that increments and decrements
/// (developer.apple.com/documentation/swiftui/stepper).
public struct Stepper<Label: View> {
  /// Performs an increment; `nil` if it is not possible.
  package let onIncrement: (@MainActor () -> Void)?
  /// Performs a decrement; `nil` if it is not possible.
  package let onDecrement: (@MainActor () -> Void)?
  package let label: Label

  /// Creates a stepper with actions.
  @preconcurrency
  public init(
    @ViewBuilder label: () -> Label,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) {
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.label = label()
  }

  /// Creates a stepper for a value.
  public init<Value: Strideable>(
    value: Binding<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    // Parts of views are used on the main actor only.
    nonisolated(unsafe) let step = step
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) }
    )
  }

  /// Creates a stepper for a value in a range.
  public init<Value: Strideable>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    // Parts of views are used on the main actor only.
    nonisolated(unsafe) let (bounds, step) = (bounds, step)
    @MainActor func move(by distance: Value.Stride) {
      let new = value.wrappedValue.advanced(by: distance)
      value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
    }
    self.init(label: label, onIncrement: { move(by: step) }, onDecrement: { move(by: -step) })
  }
}

extension Stepper: ControlView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(label, at: .role("label"))
  }

  /// Taps the button that increments.
  @MainActor
  package func increment(_ node: Node) {
    guard let onIncrement else { return }
    node.performAction(text: "increment") { onIncrement() }
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    LabeledControlLayout(
      control: CGSize(width: 94, height: 32),
      isLabelHidden: node.readEnvironment(\.labelsHidden)
    )
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title for a value.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(titleKey) }
  }

  /// Creates a stepper with a localized title for a value in a range.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }

  /// Creates a stepper with a localized title and actions.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}
