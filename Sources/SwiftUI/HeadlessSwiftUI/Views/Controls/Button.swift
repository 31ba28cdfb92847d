import Foundation

/// The purpose of a button (developer.apple.com/documentation/swiftui/buttonrole).
public struct ButtonRole: Hashable, Sendable {
  package let name: String
  /// A button that deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// A button that cancels something.
  public static let cancel = ButtonRole(name: "cancel")
  /// A button that confirms something.
  public static let confirm = ButtonRole(name: "confirm")
  /// A button that closes something.
  public static let close = ButtonRole(name: "close")
}

/// A control that performs an action (developer.apple.com/documentation/swiftui/button).
public struct Button<Label: View> {
  /// The purpose.
  package let role: ButtonRole?
  /// The action of a tap.
  package let action: @MainActor () -> Void
  package let label: Label

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a purpose.
  @preconcurrency
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button: ControlView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    if let style = node.readEnvironment(\.buttonStyle) {
      let configuration = ButtonStyleConfiguration(
        role: role,
        label: .init(label),
        isPressed: false
      )
      children.append(style(configuration), at: .role("label"))
    } else {
      children.append(label, at: .role("label"))
    }
  }

  package func describe(_ attributes: inout AttributeList) {
    if let role { attributes.append("role", role.name) }
  }

  package func activate(_ node: Node) { node.performAction { action() } }

  package func makeLayout(for node: Node) -> (any BoxLayout)? { StackLayout.label }
}

extension Button where Label == Text {
  @preconcurrency
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @preconcurrency @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a localized title and a purpose.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a purpose.
  @preconcurrency @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button with a title and a symbol.
  @preconcurrency @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { HeadlessSwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title, a symbol and a purpose.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      HeadlessSwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button in the body of a style.
  @MainActor @preconcurrency
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: { configuration.trigger() }) { configuration.label }
  }
}
