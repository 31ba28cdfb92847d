/// Controls and views without others.
extension ViewType {
  /// A control with an action.
  public struct Button: KnownViewType {}

  /// A control that is on or off.
  public struct Toggle: KnownViewType {}

  /// A control for text.
  public struct TextField: KnownViewType {}

  /// A control for secret text.
  public struct SecureField: KnownViewType {}

  /// A control for long text.
  public struct TextEditor: KnownViewType {}

  /// A control for a value within bounds.
  public struct Slider: KnownViewType {}

  /// A control that increments and decrements.
  public struct Stepper: KnownViewType {}

  /// A control for a date.
  public struct DatePicker: KnownViewType {}

  /// A control that opens a URL.
  public struct Link: KnownViewType {}

  /// A title with an icon.
  public struct Label: KnownViewType {}

  /// Progress of a task.
  public struct ProgressView: KnownViewType {}

  /// A control for one of several values.
  public struct Picker: KnownViewType, MultipleViewContent {}

  /// A control with a menu of actions.
  public struct Menu: KnownViewType, MultipleViewContent {}

  public struct Text: KnownViewType {}

  /// A view without content.
  public struct EmptyView: KnownViewType {}

  /// Flexible space.
  public struct Spacer: KnownViewType {}

  /// A line between views.
  public struct Divider: KnownViewType {}

  public struct Color: KnownViewType {}

  public struct Image: KnownViewType {}

  public struct Shape: KnownViewType {}
}

extension KnownViews {
  static let controls: [any KnownViewType.Type] = [
    ViewType.Button.self, ViewType.Toggle.self, ViewType.TextField.self, ViewType.SecureField.self,
    ViewType.TextEditor.self, ViewType.Slider.self, ViewType.Stepper.self, ViewType.DatePicker.self,
    ViewType.Link.self, ViewType.Label.self, ViewType.ProgressView.self, ViewType.Picker.self,
    ViewType.Menu.self,
  ]

  /// The views without others.
  static let leaves: [any KnownViewType.Type] = [
    ViewType.Text.self, ViewType.EmptyView.self, ViewType.Spacer.self, ViewType.Divider.self,
    ViewType.Color.self, ViewType.Image.self, ViewType.Shape.self,
  ]
}
