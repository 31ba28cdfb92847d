import HeadlessSwiftUI

/// Modifiers of accessibility.
extension InspectableView {
  /// The text of `accessibilityLabel(_:)`.
  public func accessibilityLabel() throws -> InspectableView<ViewType.Text> {
    try text(of: "accessibilityLabel")
  }

  /// The text of `accessibilityValue(_:)`.
  public func accessibilityValue() throws -> InspectableView<ViewType.Text> {
    try text(of: "accessibilityValue")
  }

  /// The text of `accessibilityHint(_:)`.
  public func accessibilityHint() throws -> InspectableView<ViewType.Text> {
    try text(of: "accessibilityHint")
  }

  /// The value of `accessibilityHidden(_:)`.
  public func accessibilityHidden() throws -> Bool {
    try inspected.attribute("accessibilityHidden") == "true"
  }

  /// The value of `accessibilityIdentifier(_:)`.
  public func accessibilityIdentifier() throws -> String {
    try inspected.attribute("accessibilityIdentifier")
  }

  /// The value of `accessibilitySortPriority(_:)`.
  public func accessibilitySortPriority() throws -> Double {
    try inspected.number("accessibilitySortPriority")
  }

  /// Finds a view with an accessibility label.
  public func find(
    viewWithAccessibilityLabel label: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find { try $0.accessibilityLabel().string() == label }
  }

  /// Finds a view with an accessibility identifier.
  public func find(
    viewWithAccessibilityIdentifier identifier: String
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    try find { try $0.accessibilityIdentifier() == identifier }
  }

  private func text(of name: String) throws -> InspectableView<ViewType.Text> {
    let string = try inspected.attribute(name)
    return InspectableView<ViewType.Text>(inspected.value(Text(verbatim: string), at: name))
  }
}

extension InspectedView {
  /// A level with a view that a modifier or a control stores, and that is not in the tree.
  func value(_ view: any View, at name: String) -> InspectedView {
    let source = InspectionSource(view)
    let call = InspectionCall(name: name)
    guard let root = source.graph.root else {
      return InspectedView(
        .absent(.viewNotFound(parent: name)),
        in: source,
        parent: self,
        call: call
      )
    }
    return InspectedView(.view(root), in: source, parent: self, call: call)
  }
}
