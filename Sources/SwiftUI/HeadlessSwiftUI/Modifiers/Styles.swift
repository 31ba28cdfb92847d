/// The appearance of lists.
public protocol ListStyle: _NamedStyle {}
/// The appearance of text fields.
public protocol TextFieldStyle: _NamedStyle {}
/// The appearance of pickers.
public protocol PickerStyle: _NamedStyle {}
/// The appearance of toggles.
public protocol ToggleStyle: _NamedStyle {}
/// The appearance of views of progress.
public protocol ProgressViewStyle: _NamedStyle {}
/// The appearance of labels.
public protocol LabelStyle: _NamedStyle {}

/// A style of the framework, which is recorded by its name.
public struct _SystemStyle: ListStyle, TextFieldStyle, PickerStyle, ToggleStyle, ProgressViewStyle,
  LabelStyle
{
  /// The name in traces.
  public let _name: String
}

extension ListStyle where Self == _SystemStyle {
  /// The default style.
  public static var automatic: _SystemStyle { .init(_name: "automatic") }
  /// A style without decoration.
  public static var plain: _SystemStyle { .init(_name: "plain") }
  /// Sections as groups.
  public static var grouped: _SystemStyle { .init(_name: "grouped") }
  /// Sections as groups with insets.
  public static var insetGrouped: _SystemStyle { .init(_name: "insetGrouped") }
  /// Rows with insets.
  public static var inset: _SystemStyle { .init(_name: "inset") }
  public static var sidebar: _SystemStyle { .init(_name: "sidebar") }
}

extension TextFieldStyle where Self == _SystemStyle {
  /// The default style.
  public static var automatic: _SystemStyle { .init(_name: "automatic") }
  /// A style without decoration.
  public static var plain: _SystemStyle { .init(_name: "plain") }
  /// A style with a round border.
  public static var roundedBorder: _SystemStyle { .init(_name: "roundedBorder") }
}

extension PickerStyle where Self == _SystemStyle {
  /// The default style.
  public static var automatic: _SystemStyle { .init(_name: "automatic") }
  /// Options beside each other.
  public static var segmented: _SystemStyle { .init(_name: "segmented") }
  public static var wheel: _SystemStyle { .init(_name: "wheel") }
  public static var menu: _SystemStyle { .init(_name: "menu") }
  /// Options in the list.
  public static var inline: _SystemStyle { .init(_name: "inline") }
  /// A further screen.
  public static var navigationLink: _SystemStyle { .init(_name: "navigationLink") }
}

extension ToggleStyle where Self == _SystemStyle {
  /// The default style.
  public static var automatic: _SystemStyle { .init(_name: "automatic") }
  public static var `switch`: _SystemStyle { .init(_name: "switch") }
  public static var button: _SystemStyle { .init(_name: "button") }
}

extension ProgressViewStyle where Self == _SystemStyle {
  /// The default style.
  public static var automatic: _SystemStyle { .init(_name: "automatic") }
  /// A circle.
  public static var circular: _SystemStyle { .init(_name: "circular") }
  /// A bar.
  public static var linear: _SystemStyle { .init(_name: "linear") }
}

extension LabelStyle where Self == _SystemStyle {
  /// The default style.
  public static var automatic: _SystemStyle { .init(_name: "automatic") }
  public static var iconOnly: _SystemStyle { .init(_name: "iconOnly") }
  public static var titleOnly: _SystemStyle { .init(_name: "titleOnly") }
  public static var titleAndIcon: _SystemStyle { .init(_name: "titleAndIcon") }
}

public struct PlainListStyle: ListStyle {
  public init() {}
  /// The name in traces.
  public var _name: String { "plain" }
}

/// A list with groups.
public struct GroupedListStyle: ListStyle {
  public init() {}
  /// The name in traces.
  public var _name: String { "grouped" }
}

/// A list with groups and insets.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  /// The name in traces.
  public var _name: String { "insetGrouped" }
}

/// A text field with a round border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  /// The name in traces.
  public var _name: String { "roundedBorder" }
}

/// A picker with options beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  public init() {}
  /// The name in traces.
  public var _name: String { "segmented" }
}
