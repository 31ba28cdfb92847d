import Foundation

/// A control for a choice (developer.apple.com/documentation/swiftui/picker).
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// The chosen tag.
  package let selection: Binding<SelectionValue>
  package let label: Label
  /// The options, with tags.
  package let content: Content

  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  public init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }
}

extension Picker: ControlView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    node.setAttribute("selection", described(node.read(selection)))
    children.append(label, at: .role("label"))
    // choice: picker-options-not-shown
    children.append(content, at: .role("content"), isShown: false)
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    LabeledControlLayout(
      control: CGSize(width: 60, height: 34),
      isLabelHidden: node.readEnvironment(\.labelsHidden)
    )
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}
