public import HeadlessSwiftUI

extension InspectableView where View == ViewType.Button {
  /// Taps the button.
  ///
  /// - Throws: For a button that is disabled or hidden, with the reason.
  public func tap() throws {
    try inspected.operate(as: (any InspectedButton).self) { $0.inspectedAction() }
  }

  /// The purpose; `nil` if there is none.
  public func role() throws -> ButtonRole? {
    try inspected.control(as: (any InspectedButton).self).inspectedRole
  }
}

extension InspectableView where View == ViewType.Toggle {
  /// Taps the toggle.
  public func tap() throws {
    try inspected.operate(as: (any InspectedToggle).self) {
      $0.inspectedValue.wrappedValue.toggle()
    }
  }

  /// Whether the toggle is on.
  public func isOn() throws -> Bool {
    try inspected.control(as: (any InspectedToggle).self).inspectedValue.wrappedValue
  }
}

extension InspectableView where View == ViewType.TextField {
  /// The text.
  public func input() throws -> String { try inspected.textInput() }

  /// Enters a text.
  public func setInput(_ value: String) throws { try inspected.setTextInput(value) }

  public func prompt() throws -> InspectableView<ViewType.Text> {
    guard let prompt = try inspected.control(as: (any InspectedTextInput).self).inspectedPrompt
    else { throw InspectionError.viewNotFound(parent: "prompt") }
    return InspectableView<ViewType.Text>(inspected.value(prompt, at: "prompt"))
  }

  /// Calls the closure for the begin and the end of editing.
  public func callOnEditingChanged() throws {
    try inspected.operate(as: (any InspectedTextInput).self) { $0.inspectedOnEditingChanged?(true) }
  }

  /// Calls the closure of the return key.
  public func callOnCommit() throws {
    try inspected.operate(as: (any InspectedTextInput).self) { $0.inspectedOnCommit?() }
  }
}

extension InspectableView where View == ViewType.SecureField {
  /// The text.
  public func input() throws -> String { try inspected.textInput() }

  /// Enters a text.
  public func setInput(_ value: String) throws { try inspected.setTextInput(value) }

  /// Calls the closure of the return key.
  public func callOnCommit() throws {
    try inspected.operate(as: (any InspectedTextInput).self) { $0.inspectedOnCommit?() }
  }
}

extension InspectableView where View == ViewType.TextEditor {
  /// The text.
  public func input() throws -> String { try inspected.textInput() }

  /// Enters a text.
  public func setInput(_ value: String) throws { try inspected.setTextInput(value) }
}

extension InspectableView where View == ViewType.Picker {
  /// Chooses a value.
  public func select<Value: Hashable>(value: Value) throws {
    let type = try inspected.control(as: (any InspectedPicker).self).inspectedSelectionType
    guard type == Value.self else {
      throw InspectionError.notSupported(
        "select(value:) expected a value of type \(type) but received \(Value.self)"
      )
    }
    try inspected.operate(as: (any InspectedPicker).self) { $0.inspectedSelect(value) }
  }

  /// The chosen value.
  public func selectedValue<Value: Hashable>(_ type: Value.Type = Value.self) throws -> Value {
    let picker = try inspected.control(as: (any InspectedPicker).self)
    guard let value = picker.inspectedSelection as? Value else {
      throw InspectionError.notSupported(
        """
        selectedValue(_:) expected a value of type \(picker.inspectedSelectionType) but received \
        \(type)
        """
      )
    }
    return value
  }
}

extension InspectableView where View == ViewType.Slider {
  public func value() throws -> Double {
    try inspected.control(as: (any InspectedSlider).self).inspectedValue.wrappedValue
  }

  /// Writes a value.
  public func setValue(_ value: Double) throws {
    try inspected.operate(as: (any InspectedSlider).self) { $0.inspectedValue.wrappedValue = value }
  }

  /// Calls the closure for the begin and the end of a drag.
  public func callOnEditingChanged() throws {
    try inspected.operate(as: (any InspectedSlider).self) { $0.inspectedOnEditingChanged(false) }
  }
}

extension InspectableView where View == ViewType.Stepper {
  /// Taps the button that increments.
  public func increment() throws {
    try inspected.operate(as: (any InspectedStepper).self) { stepper in
      guard let increment = stepper.inspectedIncrement else {
        throw InspectionError.callbackNotFound(parent: "Stepper", callback: "onIncrement")
      }
      increment()
    }
  }

  /// Taps the button that decrements.
  public func decrement() throws {
    try inspected.operate(as: (any InspectedStepper).self) { stepper in
      guard let decrement = stepper.inspectedDecrement else {
        throw InspectionError.callbackNotFound(parent: "Stepper", callback: "onDecrement")
      }
      decrement()
    }
  }
}

extension InspectedView {
  /// The view as a kind of control.
  func control<Control>(as type: Control.Type) throws -> Control {
    let view = try content().view
    guard let control = view as? Control else {
      throw InspectionError.typeMismatch(
        factual: TypeNames.of(Swift.type(of: view)).message,
        expected: "\(type)"
      )
    }
    return control
  }

  /// Operates a control that responds, then updates the tree.
  func operate<Control>(as type: Control.Type, _ action: (Control) throws -> Void) throws {
    try requireResponsive()
    let control = try control(as: type)
    let node = try content().node
    var failure: (any Error)?
    source.perform({ do { try action(control) } catch { failure = error } }, of: node)
    if let failure { throw failure }
  }

  fileprivate func textInput() throws -> String {
    try control(as: (any InspectedTextInput).self).inspectedText.wrappedValue
  }

  fileprivate func setTextInput(_ value: String) throws {
    try operate(as: (any InspectedTextInput).self) { $0.inspectedText.wrappedValue = value }
  }
}

/// Searches for controls by their labels.
extension InspectableView {
  /// Finds a button with a text in its label.
  public func find(button title: String) throws -> InspectableView<ViewType.Button> {
    try find(ViewType.Button.self) { button in
      (try? button.labelView().find(text: title)) != nil
    }
  }

  /// Finds a link with a text in its label or destination.
  public func find(navigationLink title: String) throws -> InspectableView<ViewType.NavigationLink>
  {
    try find(ViewType.NavigationLink.self) { (try? $0.find(text: title)) != nil }
  }

  /// Finds a link with a text in its label.
  public func find(link title: String) throws -> InspectableView<ViewType.Link> {
    try find(ViewType.Link.self) { (try? $0.labelView().find(text: title)) != nil }
  }
}
