/// Descent to controls.
extension InspectableView where View: SingleViewContent {
  /// The only child as `Button`.
  public func button() throws -> InspectableView<ViewType.Button> {
    try descend(to: ViewType.Button.self, nil)
  }

  /// The only child as `Toggle`.
  public func toggle() throws -> InspectableView<ViewType.Toggle> {
    try descend(to: ViewType.Toggle.self, nil)
  }

  /// The only child as `TextField`.
  public func textField() throws -> InspectableView<ViewType.TextField> {
    try descend(to: ViewType.TextField.self, nil)
  }

  /// The only child as `SecureField`.
  public func secureField() throws -> InspectableView<ViewType.SecureField> {
    try descend(to: ViewType.SecureField.self, nil)
  }

  /// The only child as `TextEditor`.
  public func textEditor() throws -> InspectableView<ViewType.TextEditor> {
    try descend(to: ViewType.TextEditor.self, nil)
  }

  /// The only child as `Slider`.
  public func slider() throws -> InspectableView<ViewType.Slider> {
    try descend(to: ViewType.Slider.self, nil)
  }

  /// The only child as `Stepper`.
  public func stepper() throws -> InspectableView<ViewType.Stepper> {
    try descend(to: ViewType.Stepper.self, nil)
  }

  /// The only child as `DatePicker`.
  public func datePicker() throws -> InspectableView<ViewType.DatePicker> {
    try descend(to: ViewType.DatePicker.self, nil)
  }

  /// The only child as `Link`.
  public func link() throws -> InspectableView<ViewType.Link> {
    try descend(to: ViewType.Link.self, nil)
  }

  /// The only child as `Label`.
  public func label() throws -> InspectableView<ViewType.Label> {
    try descend(to: ViewType.Label.self, nil)
  }

  /// The only child as `ProgressView`.
  public func progressView() throws -> InspectableView<ViewType.ProgressView> {
    try descend(to: ViewType.ProgressView.self, nil)
  }

  /// The only child as `Picker`.
  public func picker() throws -> InspectableView<ViewType.Picker> {
    try descend(to: ViewType.Picker.self, nil)
  }

  /// The only child as `Menu`.
  public func menu() throws -> InspectableView<ViewType.Menu> {
    try descend(to: ViewType.Menu.self, nil)
  }
}

/// Descent to controls.
extension InspectableView where View: MultipleViewContent {
  /// The child at an index as `Button`.
  public func button(_ index: Int) throws -> InspectableView<ViewType.Button> {
    try descend(to: ViewType.Button.self, index)
  }

  /// The child at an index as `Toggle`.
  public func toggle(_ index: Int) throws -> InspectableView<ViewType.Toggle> {
    try descend(to: ViewType.Toggle.self, index)
  }

  /// The child at an index as `TextField`.
  public func textField(_ index: Int) throws -> InspectableView<ViewType.TextField> {
    try descend(to: ViewType.TextField.self, index)
  }

  /// The child at an index as `SecureField`.
  public func secureField(_ index: Int) throws -> InspectableView<ViewType.SecureField> {
    try descend(to: ViewType.SecureField.self, index)
  }

  /// The child at an index as `TextEditor`.
  public func textEditor(_ index: Int) throws -> InspectableView<ViewType.TextEditor> {
    try descend(to: ViewType.TextEditor.self, index)
  }

  /// The child at an index as `Slider`.
  public func slider(_ index: Int) throws -> InspectableView<ViewType.Slider> {
    try descend(to: ViewType.Slider.self, index)
  }

  /// The child at an index as `Stepper`.
  public func stepper(_ index: Int) throws -> InspectableView<ViewType.Stepper> {
    try descend(to: ViewType.Stepper.self, index)
  }

  /// The child at an index as `DatePicker`.
  public func datePicker(_ index: Int) throws -> InspectableView<ViewType.DatePicker> {
    try descend(to: ViewType.DatePicker.self, index)
  }

  /// The child at an index as `Link`.
  public func link(_ index: Int) throws -> InspectableView<ViewType.Link> {
    try descend(to: ViewType.Link.self, index)
  }

  /// The child at an index as `Label`.
  public func label(_ index: Int) throws -> InspectableView<ViewType.Label> {
    try descend(to: ViewType.Label.self, index)
  }

  /// The child at an index as `ProgressView`.
  public func progressView(_ index: Int) throws -> InspectableView<ViewType.ProgressView> {
    try descend(to: ViewType.ProgressView.self, index)
  }

  /// The child at an index as `Picker`.
  public func picker(_ index: Int) throws -> InspectableView<ViewType.Picker> {
    try descend(to: ViewType.Picker.self, index)
  }

  /// The child at an index as `Menu`.
  public func menu(_ index: Int) throws -> InspectableView<ViewType.Menu> {
    try descend(to: ViewType.Menu.self, index)
  }
}
