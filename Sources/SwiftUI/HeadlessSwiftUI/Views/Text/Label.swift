/// A title with an icon (developer.apple.com/documentation/swiftui/label).
public struct Label<Title: View, Icon: View> {
  package let title: Title
  package let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: PrimitiveView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(icon, at: .role("icon"))
    children.append(title, at: .role("title"))
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: 8)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

/// A value with a label (developer.apple.com/documentation/swiftui/labeledcontent).
public struct LabeledContent<Label: View, Content: View> {
  package let label: Label
  package let content: Content

  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent: PrimitiveView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(label, at: .role("label"))
    children.append(Spacer(), at: .role("space"))
    children.append(content, at: .role("content"))
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a localized label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a text with a localized label.
  public init<Value: StringProtocol>(_ titleKey: LocalizedStringKey, value: Value) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
}
