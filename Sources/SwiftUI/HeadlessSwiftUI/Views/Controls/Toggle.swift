import Foundation

/// A control for a value that is on or off (developer.apple.com/documentation/swiftui/toggle).
public struct Toggle<Label: View> {
  /// The value.
  package let isOn: Binding<Bool>
  package let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: ControlView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    node.setAttribute("isOn", node.read(isOn))
    children.append(label, at: .role("label"))
  }

  package func activate(_ node: Node) { node.edit(isOn, to: !isOn.wrappedValue) }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    LabeledControlLayout(
      control: CGSize(width: 51, height: 31),
      isLabelHidden: node.readEnvironment(\.labelsHidden)
    )
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == HeadlessSwiftUI.Label<Text, Image> {
  /// Creates a toggle with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { HeadlessSwiftUI.Label(titleKey, systemImage: systemImage) }
  }
}
