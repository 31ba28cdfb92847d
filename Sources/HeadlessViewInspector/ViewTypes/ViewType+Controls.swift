/// Controls and views without others.
extension ViewType {
  /// A control with an action.
  public struct Button: KnownViewType {
    public static let typePrefix = "Button"
  }

  /// A control that is on or off.
  public struct Toggle: KnownViewType {
    public static let typePrefix = "Toggle"
  }

  /// A control for text.
  public struct TextField: KnownViewType {
    public static let typePrefix = "TextField"
  }

  /// A control for secret text.
  public struct SecureField: KnownViewType {
    public static let typePrefix = "SecureField"
  }

  /// A control for long text.
  public struct TextEditor: KnownViewType {
    public static let typePrefix = "TextEditor"
  }

  /// A control for a value within bounds.
  public struct Slider: KnownViewType {
    public static let typePrefix = "Slider"
  }

  /// A control that increments and decrements.
  public struct Stepper: KnownViewType {
    public static let typePrefix = "Stepper"
  }

  /// A control for a date.
  public struct DatePicker: KnownViewType {
    public static let typePrefix = "DatePicker"
  }

  /// A control that opens a URL.
  public struct Link: KnownViewType {
    public static let typePrefix = "Link"
  }

  /// A title with an icon.
  public struct Label: KnownViewType {
    public static let typePrefix = "Label"
  }

  /// Progress of a task.
  public struct ProgressView: KnownViewType {
    public static let typePrefix = "ProgressView"
  }

  /// A control for one of several values.
  public struct Picker: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Picker"
  }

  /// A control with a menu of actions.
  public struct Menu: KnownViewType, MultipleViewContent {
    public static let typePrefix = "Menu"
  }

  /// Text.
  public struct Text: KnownViewType {
    public static let typePrefix = "Text"
  }

  /// A view without content.
  public struct EmptyView: KnownViewType {
    public static let typePrefix = "EmptyView"
  }

  /// Flexible space.
  public struct Spacer: KnownViewType {
    public static let typePrefix = "Spacer"
  }

  /// A line between views.
  public struct Divider: KnownViewType {
    public static let typePrefix = "Divider"
  }

  /// A color.
  public struct Color: KnownViewType {
    public static let typePrefix = "Color"
  }

  /// An image.
  public struct Image: KnownViewType {
    public static let typePrefix = "Image"
  }

  /// A shape.
  public struct Shape: KnownViewType {
    public static let typePrefix = "Shape"
  }
}

extension KnownViews {
  /// The controls.
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
