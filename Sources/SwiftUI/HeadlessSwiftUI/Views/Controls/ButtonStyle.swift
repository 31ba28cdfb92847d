/// The appearance of buttons (developer.apple.com/documentation/swiftui/buttonstyle).
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// The view that a button displays.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button in a style.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: PrimitiveView {
    let content: any View
    package static var isElement: Bool { false }
    init(_ content: any View) { self.content = content }
    package func makeChildren(_ children: inout ChildList, of node: Node) {
      children.append(content)
    }
  }

  /// The purpose.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the user presses the button.
  public let isPressed: Bool
}

/// The appearance and the interaction of buttons
/// (developer.apple.com/documentation/swiftui/primitivebuttonstyle).
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The view that replaces a button.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button in a style.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public typealias Label = ButtonStyleConfiguration.Label
  /// The purpose.
  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void
  /// Performs the action of the button.
  @MainActor
  public func trigger() { action() }
}

/// A style of the framework, which is recorded by its name.
public protocol _NamedStyle: Sendable {
  /// The name in traces.
  var _name: String { get }
}

/// A style of the framework for buttons.
public struct _SystemButtonStyle: PrimitiveButtonStyle, _NamedStyle {
  /// The name in traces.
  public let _name: String
  /// The button itself.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension PrimitiveButtonStyle where Self == _SystemButtonStyle {
  /// The default style.
  public static var automatic: _SystemButtonStyle { .init(_name: "automatic") }
  /// A style without decoration.
  public static var plain: _SystemButtonStyle { .init(_name: "plain") }
  /// A style without border.
  public static var borderless: _SystemButtonStyle { .init(_name: "borderless") }
  /// A style with a border.
  public static var bordered: _SystemButtonStyle { .init(_name: "bordered") }
  /// A style with a prominent border.
  public static var borderedProminent: _SystemButtonStyle { .init(_name: "borderedProminent") }
}

extension View {
  /// Sets the style of buttons in the view.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    environment(
      \.buttonStyle,
      { configuration in AnyView(style.makeBody(configuration: configuration)) }
    )
    .attribute("buttonStyle", "\(Style.self)")
  }

  // choice: primitive-button-styles
  /// Sets the style of buttons in the view; it is recorded, and its body is not evaluated.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    attribute("buttonStyle", (style as? any _NamedStyle)?._name ?? "\(Style.self)")
  }
}
