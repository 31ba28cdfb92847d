public import Foundation

/// A control that opens an address (developer.apple.com/documentation/swiftui/link).
public struct Link<Label: View> {
  /// The address.
  package let destination: URL
  package let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: ControlView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(label, at: .role("label"))
  }

  package func describe(_ attributes: inout AttributeList) {
    attributes.append("destination", destination.absoluteString)
  }

  package func activate(_ node: Node) {
    let open = EnvironmentValues(node.context.environment).openURL
    node.performAction(text: destination.absoluteString) { open(destination) }
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? { StackLayout.label }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A button that displays a menu (developer.apple.com/documentation/swiftui/menu).
///
/// The content exists from the beginning and is not shown; its buttons can be operated.
public struct Menu<Label: View, Content: View> {
  package let label: Label
  package let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension Menu: ControlView {
  // choice: menu-content-not-shown
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(label, at: .role("label"))
    children.append(content, at: .role("content"), isShown: false)
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? { StackLayout.label }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }
}

extension Menu where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content,
      label: { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
    )
  }
}

/// A view whose content the user shows and hides
/// (developer.apple.com/documentation/swiftui/disclosuregroup).
public struct DisclosureGroup<Label: View, Content: View> {
  @State private var ownValue = false
  private let binding: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Creates a group that stores whether the content is shown.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    binding = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group with a binding to whether the content is shown.
  public init(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    binding = isExpanded
    self.content = content
    self.label = label()
  }
}

extension DisclosureGroup: View {
  /// The label as a button, and the content below it.
  public var body: some View {
    let isExpanded = binding ?? $ownValue
    VStack(alignment: .leading) {
      Button(action: { isExpanded.wrappedValue.toggle() }, label: { label })
      if isExpanded.wrappedValue { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a group with a localized title and a binding to whether the content is shown.
  public init(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: { Text(titleKey) })
  }
}
