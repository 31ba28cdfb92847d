public import HeadlessSwiftUI

/// Calls of the closures of gestures.
extension InspectableView {
  /// Taps the view.
  ///
  /// - Throws: For a view that is disabled or hidden, with the reason.
  public func callOnTapGesture() throws { try callGesture("onTapGesture") }

  /// Presses the view for some time.
  public func callOnLongPressGesture() throws { try callGesture("onLongPressGesture") }

  private func callGesture(_ name: String) throws {
    let (node, gesture) = try modifier(GestureModifier.self, named: name) { modifier in
      modifier.name == name && modifier.perform != nil
    }
    try inspected.requireResponsive()
    guard let perform = gesture.perform else { return }
    inspected.source.perform({ perform() }, of: node)
  }

  /// Calls the closure of `onSubmit(of:_:)`.
  public func callOnSubmit(of triggers: SubmitTriggers = .text) throws {
    for entry in try content.modifiers {
      guard
        let modifier = entry.node.primitiveModifier
          as? EnvironmentAttributeModifier<(@MainActor () -> Void)?>,
        modifier.name == "onSubmit",
        let action = modifier.inspectedValue as? @MainActor () -> Void
      else { continue }
      return inspected.source.perform({ action() }, of: entry.node)
    }
    throw InspectionError.modifierNotFound(
      parent: inspected.messageName,
      modifier: "onSubmit(of: \(triggers.rawValue))",
      index: 0
    )
  }
}
