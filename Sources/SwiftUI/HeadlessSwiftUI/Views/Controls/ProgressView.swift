import Foundation

/// The progress of a task (developer.apple.com/documentation/swiftui/progressview).
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// The finished part between 0 and 1; `nil` if it is unknown.
  package let fractionCompleted: Double?
  package let label: Label

  fileprivate init(fraction: Double?, label: Label) {
    fractionCompleted = fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    self.label = label
  }
}

extension ProgressView: PrimitiveView {
  package func makeChildren(_ children: inout ChildList, of node: Node) {
    children.append(label, at: .role("label"))
  }

  package func describe(_ attributes: inout AttributeList) {
    if let fractionCompleted { attributes.append("fraction", CGFloat(fractionCompleted).text) }
  }

  package func makeLayout(for node: Node) -> (any BoxLayout)? {
    ProgressLayout(isDeterminate: fractionCompleted != nil)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indicator for an unknown progress, with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label())
  }

  /// Creates a view for a progress, with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?,
    total: Value = 1.0,
    @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: value.map { Double($0 / total) }, label: label())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == EmptyView {
  /// Creates an indicator for an unknown progress.
  public init() {
    self.init(fraction: nil, label: EmptyView())
  }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) {
    self.init(fraction: value.map { Double($0 / total) }, label: EmptyView())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView, Label == Text {
  /// Creates an indicator for an unknown progress, with a localized title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey))
  }

  /// Creates an indicator for an unknown progress, with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) {
    self.init(fraction: nil, label: Text(title))
  }

  /// Creates a view for a progress, with a localized title.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey,
    value: Value?,
    total: Value = 1.0
  ) {
    self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey))
  }
}
