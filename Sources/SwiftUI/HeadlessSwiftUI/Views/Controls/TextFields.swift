public import Foundation

/// A control for a line of text (developer.apple.com/documentation/swiftui/textfield).
public struct TextField<Label: View> {
  package let text: Binding<String>
  /// The placeholder of the field.
  package let prompt: Text?
  /// The direction in which the field grows; `nil` for one line.
  package let axis: Axis?
  /// Called when editing begins or ends.
  package let onEditingChanged: (@MainActor (Bool) -> Void)?
  /// Called by the return key.
  package let onCommit: (@MainActor () -> Void)?
  /// The purpose of the field.
  package let label: Label

  fileprivate init(
    _ text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis? = nil,
    onEditingChanged: (@MainActor (Bool) -> Void)? = nil,
    onCommit: (@MainActor () -> Void)? = nil,
    label: Label
  ) {
    self.text = text
    self.prompt = prompt
    self.axis = axis
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
    self.label = label
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt: prompt, label: label())
  }

  /// Creates a field for a value in a format.
  public init<Style: ParseableFormatStyle>(
    value: Binding<Style.FormatInput>,
    format: Style,
    prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where Style.FormatOutput == String {
    self.init(.formatted(value, format), prompt: prompt, label: label())
  }
}

extension TextField: ControlView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    node.setAttribute("text", node.read(text))
    children.append(label, at: .role("label"), isShown: false)
  }

  /// Enters a text as the user does: editing begins, the text is written.
  @MainActor @discardableResult
  package func enter(_ text: String, _ node: Node) -> Bool { node.edit(self.text, to: text) }

  /// Presses the return key.
  @MainActor
  package func submit(_ node: Node) {
    let submit = EnvironmentValues(node.context.environment).submitAction
    node.performAction(text: "submit") {
      onCommit?()
      submit?()
    }
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? { TextInputLayout() }
}

extension Binding where Value == String {
  /// A text of a value; texts that cannot be parsed are not written.
  fileprivate static func formatted<Style: ParseableFormatStyle>(
    _ value: Binding<Style.FormatInput>,
    _ format: Style
  ) -> Binding<String> where Style.FormatOutput == String {
    // Parts of views are used on the main actor only.
    nonisolated(unsafe) let format = format
    return Binding(
      get: { format.format(value.wrappedValue) },
      set: { text in
        guard let parsed = try? format.parseStrategy.parse(text) else { return }
        value.wrappedValue = parsed
      }
    )
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text, label: Text(title))
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a localized title that grows along an axis.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text, axis: axis, label: Text(titleKey))
  }

  /// Creates a field with a localized title, and actions.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping @MainActor (Bool) -> Void,
    onCommit: @escaping @MainActor () -> Void = {}
  ) {
    self.init(
      text,
      onEditingChanged: onEditingChanged,
      onCommit: onCommit,
      label: Text(titleKey)
    )
  }

  /// Creates a field with a localized title, and an action of the return key.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping @MainActor () -> Void
  ) {
    self.init(text, onCommit: onCommit, label: Text(titleKey))
  }

  /// Creates a field with a localized title for a value in a format.
  public init<Style: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey,
    value: Binding<Style.FormatInput>,
    format: Style,
    prompt: Text? = nil
  ) where Style.FormatOutput == String {
    self.init(.formatted(value, format), prompt: prompt, label: Text(titleKey))
  }
}

/// A control for a secret line of text
/// (developer.apple.com/documentation/swiftui/securefield).
public struct SecureField<Label: View> {
  package let text: Binding<String>
  /// Called by the return key.
  package let onCommit: (@MainActor () -> Void)?
  /// The purpose of the field.
  package let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    onCommit = nil
    self.label = label()
  }
}

extension SecureField: ControlView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    // The text is secret: traces contain its length.
    node.setAttribute("length", node.read(text).count)
    children.append(label, at: .role("label"), isShown: false)
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? { TextInputLayout() }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}

/// A control for long text (developer.apple.com/documentation/swiftui/texteditor).
public struct TextEditor {
  package let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }
}

extension TextEditor: ControlView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    node.setAttribute("text", node.read(text))
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? { FillingLayout() }
}
